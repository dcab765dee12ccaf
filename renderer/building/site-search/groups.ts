import { hash } from 'node:crypto'
import { beginningOf, MOST_IN_GROUP, type TextsFile, type WordsFile } from '../../library/search/files.ts'
import type { ResolvedPage } from '../../site/index.ts'
import { entryOf } from './entry.ts'

/** How the pages of a language are shared out. It follows from their addresses alone. */
export interface Shape {
  groups: ResolvedPage[][]
  /** How many first letters name a file of words. */
  letters: number
}

/** A group's file of texts is read for each page in it that is found. */
const USUAL_IN_GROUP = 8
/** Up to so many pages all words are one file, of which every word can be mended; beyond, files by their first letters. */
const MOST_IN_ONE_FILE = 200
const MOST_BY_LETTER = 2000

export function shapeOf(pages: readonly ResolvedPage[]): Shape {
  const letters = pages.length <= MOST_IN_ONE_FILE ? 0 : pages.length <= MOST_BY_LETTER ? 1 : 2
  const sorted = pages.toSorted((one, other) => (one.route < other.route ? -1 : 1))
  const hashes = sorted.map(({ route }) => Number.parseInt(hash('sha1', route, 'hex').slice(0, 8), 16))
  for (let count = 1; ; count *= 2) {
    const groups = Array.from({ length: count }, (): ResolvedPage[] => [])
    for (const [place, page] of sorted.entries()) groups[(hashes[place] ?? 0) % count]?.push(page)
    const isFine = pages.length <= count * USUAL_IN_GROUP && groups.every(({ length }) => length <= MOST_IN_GROUP)
    if (isFine) return { groups, letters }
  }
}

/** All that is known of a group. */
export interface Group {
  texts: TextsFile
  lengths: number[]
  /** Its words by their file, each with places in the group in the place of numbers of pages, and not how much higher. */
  words: Map<string, WordsFile>
}

export function makeGroup(pages: readonly ResolvedPage[], letters: number): Group {
  const entries = pages.map(entryOf)
  const words = new Map<string, WordsFile>()
  for (const [place, entry] of entries.entries()) {
    for (const [field, counted] of entry.words.map(count).entries()) {
      for (const [word, times] of counted) {
        const beginning = beginningOf(word, letters)
        const file = words.get(beginning) ?? noWords()
        words.set(beginning, file)
        file[word] ??= [[], [], []]
        file[word][field]?.push(place, times)
      }
    }
  }
  return {
    texts: entries.map(({ shown }) => shown),
    lengths: entries.flatMap((entry) => entry.words.map((part) => new Set(part).size)),
    words,
  }
}

function count(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

/** A file of words of the parts that groups have in it. */
export function joinWords(parts: Iterable<{ group: number; words: WordsFile }>): WordsFile {
  const all = new Map<string, number[][]>()
  const last = new Map<number[], number>()
  for (const { group, words } of parts) {
    for (const [word, fields] of Object.entries(words)) {
      const known = all.get(word) ?? [[], [], []]
      all.set(word, known)
      for (const [field, pages] of known.entries()) {
        for (const [at, place] of (fields[field] ?? []).entries()) {
          if (at % 2 === 1) pages.push(place)
          else {
            const number = group * MOST_IN_GROUP + place
            pages.push(number - (last.get(pages) ?? 0))
            last.set(pages, number)
          }
        }
      }
    }
  }
  return Object.assign(noWords(), Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1))))
}

/** Without a prototype: "constructor" is a word as others are. */
const noWords = (): WordsFile => Object.create(null)
