/**
 * The name that somebody meant, as the file can have it: "Anfrage für Kinder" is "anfrage-fuer-kinder" or
 * "anfrageFuerKinder", "https://old.example/about.html?x" is "/about.html", "EN-us" is "en-US". `asAddress` are its words
 * as addresses say them. Undefined where none of these fits.
 */
export function fittingName(written: string, asAddress: string, pattern: string | undefined): string | undefined {
  const fits = new RegExp(pattern ?? '')
  const path = written.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  const tried = [
    written,
    `/${path.replaceAll(/^\/+|\/+$/g, '')}`,
    written.toLowerCase().replace(/-[a-z]{2}$/, (country) => country.toUpperCase()),
    asAddress,
    asAddress.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]
  return tried.find((name) => name !== '' && fits.test(name))
}
