import { indexPage } from '../check/index-page.ts'
import { strayPages } from '../check/mistakes/stray-pages.ts'
import { type PageIndex, unreadableIndex } from '../check/page-index.ts'
import { isRecord } from '../common/is-record.ts'
import { type Blog, makeBlog } from '../expand/blog/pages.ts'
import { type Frame, frameOf } from '../expand/frame.ts'
import type { Pages } from '../expand/outline.ts'
import { type Expansion, expand } from '../expand/templates/expand.ts'
import { type OldName, warnings } from '../read/migrations/upgrade.ts'
import type { ParsedFile } from '../read/parse.ts'
import { firstByRoute } from '../read/split.ts'
import { hashOf } from './keys.ts'
import { isTemplate, type PagesRead } from './read-pages.ts'

/** A file whose templates have made their pages. */
export interface ExpandedSite extends PagesRead {
  expansion: Expansion
  whole: Frame
  /** Of templates and of the pages that they made. */
  madePages: Record<string, unknown>
}

/** The third step: templates make their pages. */
export function expandSite(pages: PagesRead): ExpandedSite {
  const expansion = expand(pages.parsed)
  const whole = frameOf(expansion.file.data)
  const allPages = isRecord(whole.data.pages) ? whole.data.pages : {}
  return { ...pages, expansion, whole, madePages: allPages }
}

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
  writtenAt(route: string): { hash: string; madeRoute: string } | undefined
  /** When something of it begins or ends to show, in milliseconds, where it is the site as visitors see it. */
  nextChange?: number
}

/** The fourth step: an index of every page, also of those that templates and posts make. */
export function indexSite(expanded: ExpandedSite): IndexedSite {
  const { parsed, indexed, read, context, keyOf, cache, old, expansion, whole, madePages } = expanded
  const { file, origins } = expansion
  const { chunks } = parsed.source
  const byRoute = firstByRoute(chunks)
  const chunkOf = (route: string) => byRoute.get(origins.get(route) ?? route)
  const indexOf = (route: string): PageIndex => {
    const chunk = chunkOf(route)
    const indexedPage = chunk && indexed.get(chunk)
    if (indexedPage) return indexedPage.index
    const own = old.filter(({ path }) => path[0] === 'pages' && path[1] === route)
    const page = { route, data: madePages[route], isSound: !file.doubtful.includes(route), warnings: warnings(own) }
    const make = () => indexPage({ ...page, source: chunk?.text ?? '' }, context)
    return chunk ? cache.get(keyOf(chunk, route), make) : make()
  }
  // Where "pages:" is misspelt no template was filled: what it would make cannot be judged.
  const unfilled = Object.keys(madePages).filter(isTemplate)
  const routes = Object.keys(madePages).filter((route) => !isTemplate(route))
  const pages = new Map(routes.map((route) => [route, indexOf(route)]))
  const strays = strayPages(whole.data).flatMap(([, route]) => (pages.has(String(route)) ? [] : [String(route)]))
  for (const route of [...file.broken, ...unfilled, ...strays]) pages.set(route, unreadableIndex)

  const dataOf = (route: string) => {
    const chunk = chunkOf(route)
    return madePages[route] ?? (chunk && read(chunk).data)
  }
  const blog = makeBlog(new Map([...pages].map(([route, page]) => [route, listedBy(page)])), whole, dataOf)
  for (const [route, data] of blog.pages) {
    const make = () => indexPage({ route, data, isSound: true, warnings: [], source: '' }, context)
    pages.set(route, cache.get(keyOf({ text: JSON.stringify(data) }, route), make))
  }

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
      return chunk && { hash: hashOf(chunk), madeRoute: origins.has(route) ? route : '' }
    },
  }
}

/** What lists of posts go by of a page. */
export const listedBy = ({ head, searchResult, draft, language, lists }: PageIndex) => ({
  head,
  title: String(searchResult.title ?? ''),
  draft,
  listsPosts: lists.includes('post'),
  ...(language !== undefined && { language }),
})

const isOutsidePages = ({ path: [part, route] }: OldName) => part !== 'pages' || isTemplate(String(route))
