/** The classes of a short text: their styles are sent where a page has one (styles/classes.ts). Without "split", which openings have. */
export const short = { left: 'split-short side-left', right: 'split-short' }
