/** The classes of text with a picture: their styles are sent where a text has one (styles/classes.ts). */
export const withImage = { section: 'has-picture', picture: 'framed' }
