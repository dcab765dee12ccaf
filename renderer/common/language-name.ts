/** Whether a text is a language tag as sites have them: "pl", "es-US", "ar-JO-u-nu-latn" for Arabic with the digits 1 2 3. */
export const isLanguage = (text: string): boolean => /^[a-z]{2}(-[A-Z]{2})?(-u-nu-[a-z]{4})?$/.test(text)

/** The tag without its digits, which search engines and networks do not know. */
export const withoutDigits = (language: string): string => language.replace(/-u-.*/, '')

/** A language by its own name, as its readers look for it: "Español"; or by that in another language: "Spanish". */
export function languageName(language: string, inLanguage = language): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language.slice(0, 2)) ?? language
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}
