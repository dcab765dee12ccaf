import { usesOf } from '../check/checks/unused.ts'
import type { PageIndex } from '../check/page-index.ts'
import type { Path } from '../common/problem.ts'
import type { PostLists } from '../expand/blog/pages.ts'
import { type Frame, frameTexts } from '../expand/frame.ts'
import { languagesOf } from '../expand/translations.ts'
import { schemaOf } from '../schema/schemas.ts'
import type { Block, Page, PageBlock, RegionsBlock } from '../schema/types.generated.ts'
import { mapBlock, mapTexts, type Replace, type Text } from '../schema/walk.ts'
import { filler } from './filler.ts'
import { homesOf, searchPagesOf } from './homes.ts'
import type { IndexedSite } from './index-site.ts'
import { createHashOf } from './page-hash.ts'
import { createFrame, type SiteFrame } from './site-frame.ts'

/** A page without its sections: what other pages may want to know of it. */
export interface PageHead extends Omit<Page, 'blocks'> {
  route: string
  /** Every anchor that a link to this page may name. */
  anchors: string[]
  /** The types of its sections, each once. */
  types: string[]
  /** The anchor of the first of its sections of each type, where that has one. */
  ids: Readonly<Record<string, string>>
  /** What its sections choose and have that brings classes of its own (renderer/check/layouts.ts), each once. */
  layouts: string[]
  /** The names of the forms that its sections show, each once. */
  forms: string[]
  /** Its sections that list regions: by those of all pages a postal code is looked up. */
  regions: RegionsBlock[]
  /** Whether its opening shows one, which answers to "#estimate" then. */
  hasRequest: boolean
  /** A draft for the time being: it does not show yet, or shows no more. */
  away?: boolean
}

export interface ResolvedPage extends PageHead {
  /** They are made anew each time that they are asked for, since those of all pages at once take much room. */
  readonly blocks: Block[]
}

/** The whole site, ready to be rendered: shared sections in place, tokens filled and links resolved. */
export interface Site extends SiteFrame {
  /** What pages of the site's further languages show or follow, by language. */
  translations: Record<string, SiteFrame>
  /** The addresses of the pages, in the order of the file. */
  routes: string[]
  /** In the order of the file; made when they are asked for, since a check alone needs none of them. */
  readonly pages: ResolvedPage[]
  /** Where the posts are listed. */
  postLists: PostLists
  /** The pictures of images/ that it uses, in alphabetical order. */
  images: string[]
  /** Those of them that phones show upright behind words, by the keys of common/upright.ts. */
  uprights: string[]
  /** The points of pictures that crops keep in view, each once. */
  focuses: string[]
  /** The origins of what pages show of other sites once a visitor asks for it, each once. */
  frames: string[]
  /** The videos of public/ that pages show, with their captions, and the films of openings. */
  videos: string[]
  /** When something begins or ends to show by itself, in milliseconds. */
  nextChange?: number
  /** What tells everything that a page is drawn from, by hashes, but the code and what it asks of other pages. */
  hashOf: (route: string) => string
  /** The size in bytes of a file in public/ by its address, where it is known. */
  sizeOf?: SizeOf
}

export type SizeOf = (file: string) => number | undefined

/** Sets marks into a text as it will be shown, which tell where in the file it is written. */
export type Mark = (shown: string, text: Text) => string

/**
 * Makes a site of a file without errors. Markdown keeps its links as written: they are resolved when it is rendered.
 * With `mark`, every text goes through it last.
 */
export function resolve(indexed: IndexedSite, { mark, sizeOf }: { mark?: Mark; sizeOf?: SizeOf } = {}): Site {
  const { site, dataOf } = indexed
  const marking = (replace: Replace): Replace => (mark ? (text) => mark(replace(text), text) : replace)
  const homes = homesOf(site)
  const searchPages = searchPagesOf(site)
  const frames = new Map(
    languagesOf(site).map((language) => [language, createFrame(site, language, { homes, searchPages }, marking)]),
  )
  const [first] = frames.values()
  if (!first) throw new Error('a site has a language')
  const formsIn = (use: string): string[] => {
    const { kind, name = '' } = /^(?<kind>form|shared) (?<name>.*)$/s.exec(use)?.groups ?? {}
    const form = kind === 'shared' ? Object(site.shared[name]).form : name
    return kind && typeof form === 'string' ? [form] : []
  }
  const resolvePage = ([route, record]: [string, PageIndex]): ResolvedPage => {
    const { own, links } = frames.get(record.language ?? '') ?? first
    const fill = filler(own, { ...links, anchors: record.names, hasRequest: record.hasRequest })
    const replace = marking(fill)
    const fields = { ...record.searchResult, ...record.head }
    const head = mapTexts(fields, schemaOf('page'), ['pages', route], replace) as Omit<Page, 'blocks'>
    const { names: anchors, types, ids, layouts } = record
    const page = {
      route,
      ...head,
      anchors,
      types,
      ids,
      layouts,
      forms: [...new Set(record.uses.flatMap(formsIn))],
      regions: record.regions.map((block) => mapBlock(block, [], fill) as RegionsBlock),
      hasRequest: record.hasRequest,
    }
    return withBlocks(page, () =>
      (dataOf(route) as Page).blocks.map(
        (block, index) => mapBlock(placed(block, own), placeOf(block, route, index), replace) as Block,
      ),
    )
  }
  let pages: ResolvedPage[] | undefined
  return {
    ...first.frame,
    translations: Object.fromEntries([...frames].slice(1).map(([language, { frame }]) => [language, frame])),
    postLists: indexed.blog.lists,
    images: usedOf('image', site),
    uprights: usedOf('upright', site),
    focuses: usedOf('focus', site),
    frames: usedOf('frame', site),
    videos: usedOf('video', site),
    hashOf: createHashOf(indexed),
    ...(sizeOf && { sizeOf }),
    ...(indexed.nextChange !== undefined && { nextChange: indexed.nextChange }),
    routes: [...site.pages.keys()],
    get pages() {
      pages ??= [...site.pages].map(resolvePage)
      return pages
    },
  }
}

/** The page whose sections were asked for last: whoever draws a page asks for them several times. */
let latest: { page: object; blocks: Block[] } | undefined

function withBlocks(page: PageHead, make: () => Block[]): ResolvedPage {
  const get = () => {
    if (latest?.page !== page) latest = { page, blocks: make() }
    return latest.blocks
  }
  return Object.defineProperty(page, 'blocks', { get, enumerable: true, configurable: true }) as ResolvedPage
}

/** What texts of the whole site use of one kind, such as the names of pictures, in alphabetical order. */
function usedOf(kind: 'image' | 'upright' | 'focus' | 'frame' | 'video', site: IndexedSite['site']): string[] {
  const uses = [...site.pages.values()].flatMap((page) => page.uses)
  return [...new Set([...uses, ...usesOf(frameTexts(site))])]
    .flatMap((use) => (use.startsWith(`${kind} `) ? [use.slice(kind.length + 1)] : []))
    .sort()
}

/** The section itself, or the shared one, which shows when its place says. */
function placed(block: PageBlock, { shared }: Frame): PageBlock {
  if (!('use' in block)) return block
  const { use, ...times } = block
  return { ...Object(shared[use]), ...times }
}

/** Where the section is written that stands at a place of a page. */
const placeOf = (block: PageBlock, route: string, index: number): Path =>
  'use' in block ? ['shared', block.use] : ['pages', route, 'blocks', index]
