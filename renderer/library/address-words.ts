import anyAscii from 'any-ascii'

/** A text as addresses can say it: in small Latin letters, digits and hyphens. "Łódź, цены" is "lodz-tseny". */
export const addressWords = (text: string): string =>
  latin(text)
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
