import { hash } from 'node:crypto'
import { beginningOf, MOST_IN_GROUP, type TextsFile, type WordsFile } from '../../common/search/files.ts'
import type { ResolvedPage } from '../../pipeline/index.ts'
import { entryOf } from './entry.ts'

/** How the pages of a language are shared out. It follows from their addresses alone. */
export interface Shape {
  groups: ResolvedPage[][]
  /** How many first letters name a file of words. */
  letters: number
  /** How many groups in a row are read again together: for each such share the words of a file are kept apart. */
  inShare: number
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
    if (isFine) return { groups, letters, inShare: letters < 2 ? 1 : IN_LARGE_SHARE }
  }
}

/** Of ten thousand pages, shares of one group would be hundreds of thousands of parts. */
const IN_LARGE_SHARE = 8

/** All that is known of some groups in a row. */
export interface Share {
  /** Of each group. */
  texts: TextsFile[]
  lengths: number[][]
  /** Its words by their file. */
  words: Map<string, WordCounts>
}

/** For each word and part of a page the number of each page that has it, and how often. */
export type WordCounts = Record<string, number[][]>

/** Makes a share of its groups, the first of which has a number. */
export function makeShare(groups: readonly ResolvedPage[][], first: number, letters: number): Share {
  const entries = groups.map((pages) => pages.map(entryOf))
  const words = new Map<string, WordCounts>()
  for (const [group, ofGroup] of entries.entries()) {
    for (const [place, entry] of ofGroup.entries()) {
      const page = (first + group) * MOST_IN_GROUP + place
      for (const [field, part] of entry.words.entries()) {
        for (const [word, times] of count(part)) {
          const beginning = beginningOf(word, letters)
          const file = words.get(beginning) ?? noWords()
          words.set(beginning, file)
          file[word] ??= [[], [], []]
          file[word][field]?.push(page, times)
        }
      }
    }
  }
  return {
    texts: entries.map((ofGroup) => ofGroup.map(({ shown }) => shown)),
    lengths: entries.map((ofGroup) => ofGroup.flatMap((entry) => entry.words.map((part) => new Set(part).size))),
    words,
  }
}

function count(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

/** A file of words, of those that shares have for it, in their order. */
export function joinWords(parts: Iterable<WordCounts>): WordsFile {
  const all = new Map<string, number[][]>()
  for (const part of parts) {
    for (const [word, fields] of Object.entries(part)) {
      const places = all.get(word) ?? [[], [], []]
      all.set(word, places)
      for (const [field, pages] of fields.entries()) places[field]?.push(...pages)
    }
  }
  const sorted = [...all].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.assign(noWords(), Object.fromEntries(sorted.map(([word, fields]) => [word, fields.map(asSteps)])))
}

/** Says of each page but the first how much higher its number is than that of the one before. */
const asSteps = (pages: readonly number[]) =>
  pages.map((number, at) => (at % 2 === 0 && at > 0 ? number - (pages[at - 2] ?? 0) : number))

/** Without a prototype: "constructor" is a word as others are. */
const noWords = (): WordCounts => Object.create(null)
