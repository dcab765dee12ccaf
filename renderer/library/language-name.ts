/** A language by its own name, as its readers look for it: "Español". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language.slice(0, 2)) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
