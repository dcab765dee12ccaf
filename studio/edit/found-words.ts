/** Words as an owner looks for them: in texts that are read, and never in what leads somewhere or is filled in. */
import type { Path } from '../../renderer/common/problem.ts'
import { isName } from '../../renderer/schema/is-name.ts'
import type { Text } from '../../renderer/schema/walk.ts'

export interface Sought {
  words: string
  /** "Roof" and "roof" are two words. */
  matchCase: boolean
  /** "roof" is not found in "roofer". */
  wholeWords: boolean
}

export interface Found {
  start: number
  end: number
}

/** Tokens, and the addresses of links and pictures in Markdown. */
const kept = /\{[^{}\s]*\}|\]\((?:[^()]|\([^()]*\))*\)|<[a-z][a-z0-9+.-]*:[^>]*>|\bhttps?:\/\/\S+|^\[[^\]]+\]:.*$/gim
/** In data without a schema: what is written like an address, a file or a name by which something is found. */
const code = /^(?:[/#]|[a-z]+:\S)|^\S+\.[a-z0-9]{2,5}$|^[a-z0-9_-]*$/
/** What programs read, although the schema allows any words. */
const forPrograms: readonly (readonly [part: string, key: string])[] = [
  ['site', 'formsKey'],
  ['forms', 'payload'],
  ['facts', 'source'],
]

/** Whether a text of the file is words for somebody who reads. */
export function isRead({ text, path, schema }: Text): boolean {
  if (isName(schema)) return false
  const [part, last] = [path[0], path.at(-1)]
  // The value of an option is what a form sends; its label is what is read.
  if (part === 'forms' && last === 'value') return false
  if (forPrograms.some(([top, key]) => part === top && path.includes(key))) return false
  return part !== 'data' || !code.test(text)
}

/** Finds the places of the words in a text. A space is any space, and a straight apostrophe is a curly one too. */
export function finderOf({ words, matchCase, wholeWords }: Sought): (text: string) => Found[] {
  const source = words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll(/['’]/g, "['’]")
  const letter = '[\\p{L}\\p{N}_]'
  const pattern = wholeWords ? `(?<!${letter})${source}(?!${letter})` : source
  const find = new RegExp(pattern, matchCase ? 'gu' : 'giu')
  return (text) => {
    const found = [...text.matchAll(find)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
    if (found.length === 0 || !/[{[<:]/.test(text)) return found
    const safe = [...text.matchAll(kept)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
    return found.filter(({ start, end }) => safe.every((part) => end <= part.start || start >= part.end))
  }
}

/** A text with other words in some of its places. */
export function withWords(text: string, places: readonly Found[], words: string): string {
  return places.toReversed().reduce((now, { start, end }) => now.slice(0, start) + words + now.slice(end), text)
}

export const isWithin = (path: Path, part: Path) => part.every((step, depth) => path[depth] === step)
