import type { Cache } from '../cache/cache.ts'
import { type IndexContext, indexPage } from '../check/index-page.ts'
import { type PageIndex, unreadableIndex } from '../check/page-index.ts'
import { frameOf } from '../expand/frame.ts'
import { type OldName, upgrade, warnings } from '../read/migrations/upgrade.ts'
import { isDoubtful, type ParsedFile, parsePages, type ReadPage, readPage } from '../read/parse.ts'
import type { Chunk } from '../read/split.ts'
import { pageInEnglishDays, withEnglishDays } from '../read/weekdays.ts'
import { type Around, createKeyOf } from './keys.ts'

/** A file of which each page was read and checked by itself. */
export interface PagesRead {
  parsed: ParsedFile
  /** Of the pages that are no templates. */
  indexed: ReadonlyMap<Chunk, IndexedPage>
  /** Reads a page; each is read once. */
  read: (chunk: Chunk) => UpgradedPage
  /** What pages are judged by. */
  context: IndexContext
  keyOf: ReturnType<typeof createKeyOf>
  cache: Cache
  /** Old names outside the pages. */
  old: OldName[]
}

/** All that is kept of a page: what reading it brought to light, without its data, and its index. */
export interface IndexedPage extends Omit<ReadPage, 'data'> {
  index: PageIndex
}

/** A page with new names in place of old ones. */
export interface UpgradedPage extends ReadPage {
  old: OldName[]
}

/** The second step: each page by itself becomes data, is checked and indexed, unless the cache knows it. */
export function readPages(around: ParsedFile, { cache, ...options }: Around & { cache: Cache }): PagesRead {
  const { data: frame, old } = upgrade(withEnglishDays(around.data))
  const context = { ...options, frame: frameOf(ofPages(frame)) }
  const keyOf = createKeyOf(ofPages(frame), options)
  const read = createReader(frame)
  const indexed = new Map(
    around.source.chunks
      .filter(isPlain)
      .map((chunk) => [chunk, cache.get(keyOf(chunk), () => indexRead(chunk, read(chunk), context))]),
  )
  const parsed = parsePages({ ...around, data: frame }, (chunk) => indexed.get(chunk) ?? read(chunk))
  return { parsed, indexed, read, context, keyOf, cache, old }
}

export const isTemplate = (route: string) => route.includes('{')

/** A template is read each time, since it makes pages, and so is a page that slipped, of which nothing is known. */
const isPlain = ({ route, slipped }: Chunk) => route !== undefined && !slipped && !isTemplate(route)

/** What a page is judged by. Menus and old addresses are judged by the pages, not the other way about. */
function ofPages(data: unknown): Record<string, unknown> {
  const { pages, navigation, redirects, ...rest } = Object(data)
  return rest
}

function createReader(frame: unknown): (chunk: Chunk) => UpgradedPage {
  const upgraded = new Map<Chunk, UpgradedPage>()
  return (chunk) => {
    const page = upgraded.get(chunk) ?? readUpgraded(chunk, frame)
    upgraded.set(chunk, page)
    return page
  }
}

function readUpgraded(chunk: Chunk, frame: unknown): UpgradedPage {
  const page = readPage(chunk)
  const { engine } = Object(frame)
  // Few pages have days, and to look for them takes time.
  const data = chunk.text.includes('days') ? pageInEnglishDays(page.data, frame) : page.data
  const { data: upgraded, old } = upgrade({ engine, pages: { [String(chunk.route)]: data } })
  return { ...page, data: Object.values((upgraded as { pages: object }).pages)[0], old }
}

function indexRead(chunk: Chunk, page: UpgradedPage, context: IndexContext): IndexedPage {
  const { data, isBroken, mistakes, old } = page
  if (isBroken) return { isBroken, mistakes, index: unreadableIndex }
  const read = { route: String(chunk.route), data, isSound: !isDoubtful(page), warnings: warnings(old) }
  return { isBroken, mistakes, index: indexPage({ ...read, source: chunk.text }, context) }
}
