import { hash } from 'node:crypto'
import { usesOf } from '../checking/checks/unused.ts'
import type { PageIndex } from '../checking/page-index.ts'
import type { Path } from '../library/problem.ts'
import { today } from '../library/today.ts'
import { sectionOf } from '../making/anchors.ts'
import { announcementOn } from '../making/announcement.ts'
import { type Frame, frameTexts } from '../making/frame.ts'
import { type LinkContext, linkContext, resolveHref } from '../making/links.ts'
import { fillTokens, type Tokens } from '../making/tokens.ts'
import { schemaOf } from '../schema/schemas.ts'
import type { Block, Form, Navigation, Page, PageBlock, SiteSettings } from '../schema/types.generated.ts'
import { mapBlock, mapTexts, type Replace, type Text } from '../schema/walk.ts'
import type { IndexedSite } from './indexed-site.ts'

/** A page without its sections: what other pages may want to know of it. */
export interface PageHead extends Omit<Page, 'blocks'> {
  route: string
  /** Every anchor that a link to this page may name. */
  anchors: string[]
  /** The types of its sections, each once. */
  types: string[]
  /** The arrangements that its openings choose, each once. */
  layouts: string[]
  /** Whether a section of it shows a form. */
  hasForm: boolean
}

export interface ResolvedPage extends PageHead {
  /** They are made anew each time that they are asked for, since those of all pages at once take much room. */
  readonly blocks: Block[]
}

/** What every page shows or follows: plain JSON with tokens filled and links resolved. */
export interface SiteFrame {
  settings: SiteSettings
  navigation: Navigation
  forms: Record<string, Form>
  redirects: Record<string, string>
}

/** The whole site, ready to be rendered: shared sections in place, tokens filled and links resolved. */
export interface Site extends SiteFrame {
  /** The addresses of the pages, in the order of the file. */
  routes: string[]
  /** In the order of the file; made when they are asked for, since a check alone needs none of them. */
  readonly pages: ResolvedPage[]
  /** The pictures of images/ that it uses, in alphabetical order. */
  images: string[]
  /** What tells everything that a page is drawn from, by hashes, but the code and what it asks of other pages. */
  hashOf: (route: string) => string
}

/** Sets marks into a text as it will be shown, which tell where in the file it is written. */
export type Mark = (shown: string, text: Text) => string

/**
 * Makes a site of a file without errors. Markdown keeps its links as written: they are resolved when it is rendered.
 * With `mark`, every text goes through it last.
 */
export function resolve(indexed: IndexedSite, mark?: Mark): Site {
  const { site, dataOf } = indexed
  const marking = (replace: Replace): Replace => (mark ? (text) => mark(replace(text), text) : replace)
  const settings = mapTexts(site.data.site, schemaOf('site'), ['site'], marking(filler(site))) as SiteSettings
  const home = { settings, pages: [{ route: '/', anchors: site.pages.get('/')?.names ?? [] }] }
  const everywhere = marking(filler(site, linkContext(home)))
  const showsForm = (use: string) =>
    use.startsWith('form ') || (use.startsWith('shared ') && 'form' in Object(site.shared[use.slice('shared '.length)]))
  const resolvePage = ([route, record]: [string, PageIndex]): ResolvedPage => {
    const replace = marking(filler(site, linkContext(home, { anchors: record.names })))
    const fields = { ...record.searchResult, ...record.head }
    const head = mapTexts(fields, schemaOf('page'), ['pages', route], replace) as Omit<Page, 'blocks'>
    const { names: anchors, types, layouts } = record
    const page = { route, ...head, anchors, types, layouts, hasForm: record.uses.some(showsForm) }
    return withBlocks(page, () =>
      (dataOf(route) as Page).blocks.map(
        (block, index) => mapBlock(placed(block, site), placeOf(block, route, index), replace) as Block,
      ),
    )
  }
  let pages: ResolvedPage[] | undefined
  return {
    settings,
    navigation: mapTexts(site.data.navigation, schemaOf('navigation'), ['navigation'], everywhere) as Navigation,
    forms: mapEach(site.forms, (form, name) => mapTexts(form, schemaOf('form'), ['forms', name], everywhere) as Form),
    redirects: mapEach(site.redirects, (to) =>
      forHeader(everywhere({ text: String(to), path: [], schema: { reference: 'link' } })),
    ),
    images: picturesOf(site),
    hashOf: createHashOf(indexed),
    routes: [...site.pages.keys()],
    get pages() {
      pages ??= [...site.pages].map(resolvePage)
      return pages
    },
  }
}

function createHashOf({ site, dataOf, writtenAt }: IndexedSite): (route: string) => string {
  const { data } = site
  const homeAnchors = site.pages.get('/')?.names ?? []
  // A page is made anew once the last day of what it announces has passed.
  const shown = announcementOn((data.site as SiteSettings).announcement, today())
  const frame = digest([data.site, shown, data.facts, data.navigation, data.forms, data.shared, homeAnchors])
  const sets = digest(data.data)
  return (route) => {
    const at = writtenAt(route)
    if (!at) return digest([frame, dataOf(route)])
    return `${frame}${at.made && `${sets}${at.made}`}${at.hash}`
  }
}

const digest = (value: unknown) => hash('sha1', JSON.stringify(value) ?? '', 'base64')

/** The page whose sections were asked for last: whoever draws a page asks for them several times. */
let latest: { page: object; blocks: Block[] } | undefined

function withBlocks(page: PageHead, make: () => Block[]): ResolvedPage {
  const get = () => {
    if (latest?.page !== page) latest = { page, blocks: make() }
    return latest.blocks
  }
  return Object.defineProperty(page, 'blocks', { get, enumerable: true, configurable: true }) as ResolvedPage
}

function picturesOf({ pages, shared }: IndexedSite['site']): string[] {
  const uses = [...pages.values()].flatMap((page) => page.uses)
  return [...new Set([...uses, ...usesOf(frameTexts({ data: { shared } }))])]
    .flatMap((use) => (use.startsWith('image ') ? [use.slice('image '.length)] : []))
    .sort()
}

function mapEach<Value>(
  values: Record<string, unknown>,
  map: (value: unknown, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]))
}

/** An address as a header can carry it: in ASCII, without spaces, and without "$", which nginx would fill. */
function forHeader(target: string): string {
  const here = 'http://site'
  if (!/^(?:https?:|\/(?!\/))/i.test(target) || !URL.canParse(target, here)) return target
  const { href } = new URL(target, here)
  return (target.startsWith('/') ? href.slice(here.length) : href).replaceAll('$', '%24')
}

function filler({ tokens }: Frame, context?: LinkContext): Replace {
  return ({ text, schema }) => {
    const prose = context && schema.content === 'markdown' ? fillTargets(text, tokens, context) : text
    const filled = fillTokens(prose, tokens, schema.placeholders)
    return context && schema.reference === 'link' ? resolveHref(filled, context) : filled
  }
}

/** A phone number as it is shown has spaces and brackets, which would end a Markdown link's target. */
function fillTargets(text: string, tokens: Tokens, context: LinkContext): string {
  if (!text.includes('](')) return text
  return text.replace(/(\]\(\s*)([^)\s]*\{[^)\s]*)/g, (_, open: string, target: string) => {
    return open + resolveHref(fillTokens(target, tokens), context)
  })
}

const placed = (block: PageBlock, { shared }: Frame) => sectionOf(block, shared) as PageBlock

/** Where the section is written that stands at a place of a page. */
const placeOf = (block: PageBlock, route: string, index: number): Path =>
  'use' in block ? ['shared', block.use] : ['pages', route, 'blocks', index]
