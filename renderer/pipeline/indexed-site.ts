import type { Cache } from '../cache/cache.ts'
import { type IndexContext, indexPage } from '../check/index-page.ts'
import { strayPages } from '../check/mistakes/stray-pages.ts'
import { type PageIndex, unreadableIndex } from '../check/page-index.ts'
import { isRecord } from '../common/is-record.ts'
import { type Blog, makeBlog } from '../expand/blog/pages.ts'
import { frameOf } from '../expand/frame.ts'
import type { Pages } from '../expand/outline.ts'
import { type Expansion, expand } from '../expand/templates/expand.ts'
import { type OldName, upgrade, warnings } from '../read/migrations/upgrade.ts'
import { isDoubtful, type ParsedFile, parsePages, type ReadPage, readPage } from '../read/parse.ts'
import { type Chunk, firstByRoute } from '../read/split.ts'
import { withEnglishDays } from '../read/weekdays.ts'
import { type Around, createKeys } from './keys.ts'

/** A file with an index of each page. */
export interface IndexedSite {
  parsed: ParsedFile
  expansion: Expansion
  site: Pages<PageIndex>
  /** The lists of posts, and the pages that are made of them. */
  blog: Blog
  /** Old names outside the pages and in templates; those in pages are in their indexes. */
  old: OldName[]
  /** The data of a page, which is read now if its index was known. */
  dataOf(route: string): unknown
  /** Tells everything that the data of a page follows from; undefined where that is not known. */
  keyOf(route: string): string | undefined
  /** The hash of the text that a page was read from, and the address for which a template was filled. */
  writtenAt(route: string): { hash: string; made: string } | undefined
}

/** Reads and indexes the pages of a file whose frame was read, those alone that the cache does not know. */
export function indexSite(around: ParsedFile, { cache, ...options }: Around & { cache: Cache }): IndexedSite {
  const { chunks } = around.source
  const { data: frame, old } = upgrade(withEnglishDays(around.data))
  const context = { ...options, frame: frameOf(ofPages(frame)) }
  const { hashOf, keyOf } = createKeys(ofPages(frame), options)
  const read = createReader()

  const plain = chunks.filter(isPlain)
  const indexed = new Map(
    plain.map((chunk) => [chunk, cache.get(keyOf(chunk), () => indexRead(chunk, read(chunk), context))]),
  )
  const parsed = parsePages({ ...around, data: frame }, (chunk) => indexed.get(chunk) ?? read(chunk))

  const expansion = expand(parsed)
  const { file, origins } = expansion
  const whole = frameOf(file.data)
  const made = isRecord(whole.data.pages) ? whole.data.pages : {}
  const byRoute = firstByRoute(chunks)
  const chunkOf = (route: string) => byRoute.get(origins.get(route) ?? route)
  const indexOf = (route: string): PageIndex => {
    const chunk = chunkOf(route)
    const known = chunk && indexed.get(chunk)
    if (known) return known.index
    const own = old.filter(({ path }) => path[0] === 'pages' && path[1] === route)
    const page = { route, data: made[route], isSound: !file.doubtful.includes(route), warnings: warnings(own) }
    const make = () => indexPage({ ...page, written: chunk?.text ?? '' }, context)
    return chunk ? cache.get(keyOf(chunk, route), make) : make()
  }
  // Where "pages:" is misspelt no template was filled: what it would make cannot be judged.
  const unfilled = Object.keys(made).filter(isTemplate)
  const routes = Object.keys(made).filter((route) => !isTemplate(route))
  const pages = new Map(routes.map((route) => [route, indexOf(route)]))
  const strays = strayPages(whole.data).flatMap(([, route]) => (pages.has(String(route)) ? [] : [String(route)]))
  for (const route of [...file.broken, ...unfilled, ...strays]) pages.set(route, unreadableIndex)

  const dataOf = (route: string) => {
    const chunk = chunkOf(route)
    return made[route] ?? (chunk && read(chunk).data)
  }
  const blog = makeBlog(new Map([...pages].map(([route, page]) => [route, listedBy(page)])), whole, dataOf)
  for (const [route, data] of blog.pages)
    pages.set(route, indexPage({ route, data, isSound: true, warnings: [], written: '' }, context))

  const templates = chunks.filter(({ route = '' }) => isTemplate(route))
  return {
    parsed,
    expansion,
    site: { ...whole, pages },
    blog,
    old: [...old.filter(isOutsidePages), ...templates.flatMap((chunk) => read(chunk).old)],
    dataOf: (route) => blog.pages.get(route) ?? dataOf(route),
    keyOf(route) {
      const chunk = chunkOf(route)
      return chunk && keyOf(chunk, origins.has(route) ? route : '')
    },
    writtenAt(route) {
      const chunk = chunkOf(route)
      return chunk && { hash: hashOf(chunk), made: origins.has(route) ? route : '' }
    },
  }
}

/** What a page is judged by. Menus and old addresses are judged by the pages, not the other way about. */
function ofPages(data: unknown): Record<string, unknown> {
  const { pages, navigation, redirects, ...rest } = Object(data)
  return rest
}

/** What lists of posts go by of a page. */
const listedBy = ({ head, searchResult, draft, language, lists }: PageIndex) => ({
  ...{ head, title: String(searchResult.title ?? ''), draft, listsPosts: lists.includes('post') },
  ...(language !== undefined && { language }),
})

const isTemplate = (route: string) => route.includes('{')

const isOutsidePages = ({ path: [part, route] }: OldName) => part !== 'pages' || isTemplate(String(route))

/** A template is read each time, since it makes pages, and so is a page that slipped, of which nothing is known. */
const isPlain = ({ route, slipped }: Chunk) => route !== undefined && !slipped && !isTemplate(route)

/** A page with new names in place of old ones. */
interface UpgradedPage extends ReadPage {
  old: OldName[]
}

/** Reads each page once. */
function createReader(): (chunk: Chunk) => UpgradedPage {
  const known = new Map<Chunk, UpgradedPage>()
  return (chunk) => {
    const page = known.get(chunk) ?? readUpgraded(chunk)
    known.set(chunk, page)
    return page
  }
}

function readUpgraded(chunk: Chunk): UpgradedPage {
  const page = readPage(chunk)
  const { data, old } = upgrade({ pages: { [String(chunk.route)]: page.data } })
  return { ...page, data: Object.values((data as { pages: object }).pages)[0], old }
}

/** All that is kept of a page: what reading it brought to light, without its data, and its index. */
interface IndexedPage extends Omit<ReadPage, 'data'> {
  index: PageIndex
}

function indexRead(chunk: Chunk, page: UpgradedPage, context: IndexContext): IndexedPage {
  const { data, isBroken, mistakes, old } = page
  if (isBroken) return { isBroken, mistakes, index: unreadableIndex }
  const read = { route: String(chunk.route), data, isSound: !isDoubtful(page), warnings: warnings(old) }
  return { isBroken, mistakes, index: indexPage({ ...read, written: chunk.text }, context) }
}
