/** The classes of an opening in two halves; a file of its own, so that other openings are sent without their styles. */
export const split = {
  /** The picture fills the half beside the text, to the edge of the screen. */
  plain: 'lg:grid lg:grid-cols-2',
  wrap: 'lg:col-start-1 lg:row-start-1 lg:me-0 lg:w-full lg:max-w-[calc(var(--half)+var(--gutter))] lg:pe-16 lg:ps-(--gutter)',
  /** The whole picture stands under the text: beside text and form it would be cut to a strip. */
  withForm:
    'lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16 lg:gap-y-8 lg:px-[max(var(--gutter),50%-var(--half))] lg:pt-10 lg:pb-16',
  wrapWithForm: 'lg:contents',
  heading: 'lg:text-[min(3rem,11.5vw)]',
}
