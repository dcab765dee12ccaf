import { nearest } from '../../common/nearest.ts'

/**
 * What was meant by "Mon-Fri" or "Sat, Sun" where a list of known values is asked for; empty where it holds none, or a
 * word that is none of them.
 */
export function listMeant(written: string, known: readonly string[]): string[] {
  const [, from, to] = /^\s*(\p{L}+)\.?\s*(?:-|–|—|to|through|until)\s*(\p{L}+)\.?\s*$/iu.exec(written) ?? []
  const [first, last] = [from, to].map((word) => known.indexOf(fullName(word ?? '', known) ?? ''))
  if (first !== undefined && last !== undefined && first >= 0 && last > first) return known.slice(first, last + 1)
  const words = written.split(known.some((name) => name.includes('-')) ? /[^\p{L}-]+/u : /[^\p{L}]+/u)
  const meant = words.map((word) => fullName(word, known) ?? nearest(word, known))
  const isRead = words.every((word, index) => meant[index] !== undefined || word.length <= longestJoin)
  return isRead ? meant.filter((name) => name !== undefined) : []
}

/** The length of "and", "und" and "y". */
const longestJoin = 3

/** "Mon" and "monday" are "Monday" where only one known value begins so. */
export function fullName(word: string, known: readonly string[]): string | undefined {
  const start = word.toLowerCase()
  if (known.includes(start)) return start
  const found = known.filter((name) => name.toLowerCase().startsWith(start))
  return start.length >= 2 && found.length === 1 ? found[0] : undefined
}

/** A number with the comma of other languages: "38,25" is 38.25, and "1,200" is 1200 or, less often, 1.2. */
export function withoutComma(written: string): string | undefined {
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(written)) return written.replaceAll(',', '')
  return /^-?\d+,\d+$/.test(written) ? written.replace(',', '.') : undefined
}
