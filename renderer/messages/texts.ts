/** Texts of a language, by what they name. */
export type Texts = Readonly<Record<string, string>>
