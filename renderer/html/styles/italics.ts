/** What a page asks for besides folders whose texts stress words: the italics of its font. */
export const ITALICS = 'italics'

/** A style sheet of fonts as pages have it that stress no words. */
export const withoutItalics = (fonts: string): string => fonts.replace(/@font-face\{[^}]*font-style:italic[^}]*\}/g, '')
