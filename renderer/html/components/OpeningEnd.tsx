/** The name of the place behind the opening of a page. Nothing is painted before the browser has got this far. */
export const OPENING_END = 'opening-end'

export const OpeningEnd = () => <span id={OPENING_END} />
