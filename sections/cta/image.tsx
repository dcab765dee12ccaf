/** The classes of a band over a picture: their styles are sent where a band has one (styles/classes.ts). */
export const overImage = {
  section: 'relative isolate py-[calc(var(--gap-band)+3rem)]',
  picture: 'cta-picture',
  text: 'text-on-band',
}
