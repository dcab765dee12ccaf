import { wordsIn } from '../../renderer/common/search/words.ts'

/** A piece of a text that is one of the words that were looked for, or what stands between them. */
export interface Piece {
  text: string
  isFound: boolean
}

/** Letters that an excerpt has, more or less. */
const LENGTH = 180
/** How far before the first word that was found an excerpt begins. */
const BEFORE = 50

/** Words that begin alike, such as "leak" and "leaks", are one word in different forms. */
const STEM = 4

/** A text in pieces, with the words that were found apart. */
export function marked(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of wordsIn(text).filter(({ word }) => words.has(word))) {
    if (match.start > end) pieces.push({ text: text.slice(end, match.start), isFound: false })
    pieces.push({ text: text.slice(match.start, match.end), isFound: true })
    end = match.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false })
  return pieces
}

/** From the line with most of the words, that part in which they stand; the first line where none has any. */
export function excerptOf(lines: readonly string[], words: ReadonlySet<string>): Piece[] {
  const counts = lines.map((line) => new Set(matchesIn(line, words).map(({ word }) => word.slice(0, STEM))).size)
  const at = counts.indexOf(Math.max(...counts))
  const text = lines.slice(at).reduce((text, line) => (text.length < LENGTH / 2 ? joined(text, line) : text), '')
  return marked(cut(text, matchesIn(text, words)[0]?.start ?? 0), words)
}

const matchesIn = (line: string, words: ReadonlySet<string>) => wordsIn(line).filter(({ word }) => words.has(word))

/** A heading before its text. */
const joined = (text: string, line: string) =>
  text === '' ? line : `${text}${/[.!?:…]$/.test(text) ? '' : ':'} ${line}`

/** A part of a text around a place, between words; the whole where it is short. */
function cut(text: string, place: number): string {
  const from = Math.min(place - BEFORE, text.length - LENGTH)
  const start = from <= 0 ? 0 : text.lastIndexOf(' ', from) + 1
  const rest = text.slice(start)
  const end = rest.length <= LENGTH + BEFORE ? rest.length : Math.max(rest.lastIndexOf(' ', LENGTH), 1)
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`
}
