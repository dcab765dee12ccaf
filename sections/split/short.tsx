/** The classes of a short text: their styles are sent where a page has one (styles/classes.ts). */
export const short = { left: 'split-short side-left', right: 'split-short' }
