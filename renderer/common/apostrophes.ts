/** A text with the apostrophes within its words as print has them, which is how Markdown sets those of paragraphs. */
export const withApostrophes = (text: string): string => text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
