/** The classes of cards in rows, which few sites have: their styles are sent where they are chosen (styles/classes.ts). */
export const rows = {
  card: 'md:flex-row',
  /** As high as the text beside it, and no lower than a wide picture; one that stands upright is cut. */
  picture: 'md:flex-[0_0_38%] md:[&_img]:h-full',
  /** Without a picture, a row has icon, title and text side by side. */
  words:
    'md:grid md:grid-cols-[3.2rem_minmax(0,2fr)_minmax(0,5fr)] md:items-center md:gap-x-[1.6rem] md:px-8 md:py-6 md:[&>h3~*]:col-start-3',
  besidePicture: 'md:p-8',
  title: 'text-[1.55rem] md:first:col-span-2',
}
