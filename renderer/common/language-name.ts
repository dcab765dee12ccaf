/** Whether a text is a language tag as sites have them: "pl", "es-US". */
export const isLanguage = (text: string): boolean => /^[a-z]{2}(-[A-Z]{2})?$/.test(text)

/** A language by its own name, as its readers look for it: "Español"; or by that in another language: "Spanish". */
export function languageName(language: string, inLanguage = language): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language.slice(0, 2)) ?? language
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}
