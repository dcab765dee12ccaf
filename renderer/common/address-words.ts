import anyAscii from 'any-ascii'

/** Of languages that write a letter as two where it cannot be had, and not as the one without its sign. */
const asTwo: Record<string, Record<string, string>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
}

/**
 * A text as addresses can say it: in small Latin letters, digits and hyphens. "Łódź, цены" is "lodz-tseny". With its
 * language, "Über uns" is "ueber-uns" as Germans write it.
 */
export const addressWords = (text: string, language = ''): string =>
  latin(spelt(text.normalize('NFC').toLowerCase(), asTwo[language.slice(0, 2)]))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** Letters of any script in Latin ones without accents. Signs of pronunciation, as in "bol'shoj", are left out. */
const latin = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{L}+/gu, (letters) => anyAscii(letters).replaceAll("'", ''))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')

const spelt = (text: string, pairs: Record<string, string> = {}) =>
  text.replaceAll(/\p{L}/gu, (letter) => pairs[letter] ?? letter)
