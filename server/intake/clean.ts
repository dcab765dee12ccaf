/** Makes visitors' text fit to store: no control characters (PostgreSQL refuses NUL), one kind of line end. */

const controls = /(?![\n\t])\p{Cc}/gu

/** Text of several lines. Unpaired surrogates become U+FFFD, as no database can store them. */
export const cleanText = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '').trim()

/** Text of one line: line ends and tabs become spaces. */
export const cleanLine = (text: string) => cleanText(text).replace(/[\n\t\u2028\u2029]+/g, ' ')

const mostExtras = 20
const longestExtraName = 60
const longestExtraValue = 1000

/** Values under names that no field has: kept, but only so many and so long. */
export function cleanExtras(values: Iterable<[string, unknown]>): { extra: Record<string, unknown>; isCut: boolean } {
  const all = [...values]
  const kept = all.slice(0, mostExtras).map(([name, value]): [string, string] => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return [cleanLine(name).slice(0, longestExtraName), cleanText(text).slice(0, longestExtraValue)]
  })
  const isCut = all.length > kept.length || kept.some(([, text]) => text.length === longestExtraValue)
  return { extra: Object.fromEntries(kept), isCut }
}
