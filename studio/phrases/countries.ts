const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let codes: ReadonlyMap<string, string> | undefined

/** What a language calls the country with an English name: "Deutschland" for "Germany". One that is none stays. */
export function countryIn(language: string, name: string): string {
  codes ??= codesByName()
  const code = codes.get(name)
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? name
}

/** Intl has no list of countries: every pair of letters is asked for. */
function codesByName() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(all.map((code) => [names.of(code) ?? code, code]))
}
