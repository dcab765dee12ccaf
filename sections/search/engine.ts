import MiniSearch, { type AsPlainObject, type SearchOptions } from 'minisearch'
import {
  beginningOf,
  type FoundPage,
  MOST_IN_GROUP,
  type SearchManifest,
  searchFields,
  searchFile,
  type TextsFile,
  type WordsFile,
} from '../../renderer/common/search/files.ts'
import { wordsIn } from '../../renderer/common/search/words.ts'

/** A page that was found, by its number, and those of its words by which it was. */
export interface Hit {
  page: number
  words: ReadonlySet<string>
}

export interface Hits {
  hits: Hit[]
  /** False where no page has all words as they were asked for: these have similar ones, or some of them. */
  isExact: boolean
}

/** Reads JSON from an address of the site. */
export type Read = (address: string) => Promise<unknown>

/** Looks for pages in the files that the build has made. It reads each once, when a question needs it. */
export interface Engine {
  search(question: string): Promise<Hits>
  /** What is shown of pages that were found. */
  pages(hits: readonly Hit[]): Promise<FoundPage[]>
}

/** Reads what every question needs. */
export async function openEngine(address: string, read: Read): Promise<Engine> {
  const manifest = (await read(address)) as SearchManifest
  const files = new Map<string, Promise<unknown>>()
  const readOnce = (hash: string) => {
    const file = files.get(hash) ?? read(searchFile(hash))
    files.set(hash, file)
    return file
  }
  let loaded = ''
  let index = indexOf(manifest, [])

  /** Has the index hold all words that begin as those of a question do. */
  async function load(question: string) {
    const beginnings = new Set(wordsIn(question).map(({ word }) => beginningOf(word, manifest.letters)))
    const hashes = [...beginnings].flatMap((beginning) => manifest.words[beginning] ?? []).sort()
    if (hashes.join() === loaded) return
    const words = (await Promise.all(hashes.map(readOnce))) as WordsFile[]
    loaded = hashes.join()
    index = indexOf(manifest, words)
  }

  // Where all words are in one file it is read ahead of the first question.
  if (manifest.letters === 0) await load('any')
  return {
    async search(question) {
      if (wordsIn(question).length === 0) return { hits: [], isExact: true }
      await load(question)
      return searchIn(index, question)
    },
    async pages(hits) {
      const groups = hits.map(({ page }) => manifest.texts[Math.floor(page / MOST_IN_GROUP)] ?? '')
      const texts = (await Promise.all(groups.map(readOnce))) as TextsFile[]
      return hits.flatMap(({ page }, at) => texts[at]?.[page % MOST_IN_GROUP] ?? [])
    },
  }
}

const asTyped: SearchOptions = {
  boost: { title: 4, headings: 2 },
  combineWith: 'AND',
  // The last word may not be typed to its end yet.
  prefix: (word, at, all) => word.length > 2 || at === all.length - 1,
}
const similar: SearchOptions = { ...asTyped, fuzzy: mostMistakes }

/** Typing mistakes that a word may have. Numbers are asked for as they are. */
function mostMistakes(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

function searchIn(index: MiniSearch, question: string): Hits {
  const tries: SearchOptions[] = [asTyped, similar, { ...similar, combineWith: 'OR' }]
  for (const [at, options] of tries.entries()) {
    const hits = index.search(question, options).map(({ id, terms }) => ({ page: id as number, words: new Set(terms) }))
    if (hits.length > 0) return { hits, isExact: at === 0 }
  }
  return { hits: [], isExact: true }
}

/** What is indexed of a page is counted by the build; here its counts become an index of MiniSearch. */
function indexOf({ lengths }: SearchManifest, files: readonly WordsFile[]): MiniSearch {
  const pages = lengths.flatMap((group, number) =>
    pagesOf(group).map((parts, at) => [number * MOST_IN_GROUP + at, parts] as const),
  )
  const places = new Map(pages.map(([page], place) => [page, place]))
  const index = files.flatMap((file) =>
    Object.entries(file).map(([word, fields]): AsPlainObject['index'][number] => [
      word,
      Object.fromEntries(fields.flatMap((field, at) => (field.length > 0 ? [[at, countsOf(field, places)]] : []))),
    ]),
  )
  const average = searchFields.map(
    (_, field) => pages.reduce((sum, [, parts]) => sum + (parts[field] ?? 0), 0) / pages.length,
  )
  const plain: AsPlainObject = {
    documentCount: pages.length,
    nextId: pages.length,
    documentIds: Object.fromEntries(pages.map(([page], place) => [place, page])),
    fieldIds: Object.fromEntries(searchFields.map((name, at) => [name, at])),
    fieldLength: Object.fromEntries(pages.map(([, parts], place) => [place, parts])),
    averageFieldLength: average,
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  }
  return MiniSearch.loadJSON(JSON.stringify(plain), {
    fields: [...searchFields],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => word,
  })
}

/** How many words the parts of each page of a group have. */
function pagesOf(group: readonly number[]): number[][] {
  const parts = searchFields.length
  return Array.from({ length: group.length / parts }, (_, page) => group.slice(page * parts, (page + 1) * parts))
}

/** How often each page has a word, by the place of the page. */
function countsOf(field: readonly number[], places: ReadonlyMap<number, number>): Record<string, number> {
  let page = 0
  const counts: Record<string, number> = {}
  for (let at = 0; at < field.length; at += 2) {
    page += field[at] ?? 0
    counts[places.get(page) ?? -1] = field[at + 1] ?? 0
  }
  return counts
}
