import { nearest } from '../../common/nearest.ts'

/**
 * What was meant by "Mon-Fri" or "Sat, Sun" where a list of known values is asked for; empty where it holds none, or a
 * word that is none of them.
 */
export function listMeant(text: string, choices: readonly string[]): string[] {
  const [, from, to] = /^\s*(\p{L}+)\.?\s*(?:-|–|—|to|through|until)\s*(\p{L}+)\.?\s*$/iu.exec(text) ?? []
  const [first, last] = [from, to].map((word) => choices.indexOf(fullName(word ?? '', choices) ?? ''))
  if (first !== undefined && last !== undefined && first >= 0 && last > first) return choices.slice(first, last + 1)
  const words = text.split(choices.some((name) => name.includes('-')) ? /[^\p{L}-]+/u : /[^\p{L}]+/u)
  const meant = words.map((word) => fullName(word, choices) ?? nearest(word, choices))
  const isRead = words.every((word, index) => meant[index] !== undefined || word.length <= longestJoin)
  return isRead ? meant.filter((name) => name !== undefined) : []
}

/** The length of "and", "und" and "y". */
const longestJoin = 3

/** "Mon" and "monday" are "Monday" where only one known value begins so. */
export function fullName(word: string, choices: readonly string[]): string | undefined {
  const start = word.toLowerCase()
  if (choices.includes(start)) return start
  const matches = choices.filter((name) => name.toLowerCase().startsWith(start))
  return start.length >= 2 && matches.length === 1 ? matches[0] : undefined
}

/** A number with the comma of other languages: "38,25" is 38.25, and "1,200" is 1200 or, less often, 1.2. */
export function withoutComma(text: string): string | undefined {
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(text)) return text.replaceAll(',', '')
  return /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : undefined
}
