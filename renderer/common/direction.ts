type Direction = 'ltr' | 'rtl'

const directions = new Map<string, Direction>()

/** How a language is written, as HTML says it: Arabic and Hebrew from right to left. */
export function directionOf(language: string): Direction {
  const before = directions.get(language)
  if (before) return before
  // Newer than the types of TypeScript's library.
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo: () => { direction: Direction } }
  const { direction } = locale.getTextInfo()
  directions.set(language, direction)
  return direction
}

/** The signs around a text that keeps its own order within another one (Unicode Bidirectional Algorithm, UAX 9). */
const [OPEN, CLOSE] = ['\u2066', '\u2069']

/** A telephone number, or another text of digits alone, in a text that is written from right to left, where its groups of digits would change places. */
export const inOrder = (digits: string, language: string): string =>
  directionOf(language) === 'rtl' && digits !== '' ? `${OPEN}${digits}${CLOSE}` : digits

/** A telephone number as pages show it, on one line and in its order. */
export const phoneText = (phone: string, language: string): string => inOrder(phone.replaceAll(' ', '\u00a0'), language)

/** What stands between the parts of an address or a list: Arabic, Persian and Urdu have a comma of their own. */
export const commaOf = (language: string): string =>
  new Intl.Locale(language).maximize().script === 'Arab' ? '، ' : ', '

/** What stands between parts that have such commas themselves. */
export const semicolonOf = (language: string): string => (commaOf(language) === ', ' ? '; ' : '؛ ')

/** What is dialled has no such signs. */
export const withoutOrder = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
