import { hash } from 'node:crypto'
import { usesOf } from '../checking/checks/unused.ts'
import type { PageIndex } from '../checking/page-index.ts'
import { countryOf } from '../library/country.ts'
import { inOrder } from '../library/direction.ts'
import type { Path } from '../library/problem.ts'
import { isLarge } from '../library/search/large.ts'
import { today } from '../library/today.ts'
import { type Words, wordsOf } from '../library/words/index.ts'
import { sectionOf } from '../making/anchors.ts'
import { announcementOn } from '../making/announcement.ts'
import type { PostLists } from '../making/blog/pages.ts'
import { formIn } from '../making/forms.ts'
import { type Frame, frameTexts } from '../making/frame.ts'
import { type LinkContext, resolveHref } from '../making/links.ts'
import { specialHoursOn } from '../making/opening-hours.ts'
import { homeOf } from '../making/outline.ts'
import { fillTokens, type Tokens } from '../making/tokens.ts'
import { languagesOf } from '../making/translations.ts'
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
  /** The anchor of the first of its sections of each type, where that has one. */
  ids: Readonly<Record<string, string>>
  /** What its sections choose and have that brings classes of its own (renderer/checking/layouts.ts), each once. */
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
  /** What sections, forms and documents say besides, in the language of the pages. */
  words: Words
  /** The home page in the language of these pages. */
  home: string
  /** The home page of each language that has one. */
  homes: Record<string, string>
  /** The page with the search in this language, where menus lead to it. */
  searchPage?: string
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
  /** The points of pictures that crops keep in view, each once. */
  focuses: string[]
  /** The origins of what pages show of other sites once a visitor asks for it, each once. */
  frames: string[]
  /** The videos of public/ that pages show, with their captions. */
  videos: string[]
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
  const showsForm = (use: string) =>
    use.startsWith('form ') || (use.startsWith('shared ') && 'form' in Object(site.shared[use.slice('shared '.length)]))
  const resolvePage = ([route, record]: [string, PageIndex]): ResolvedPage => {
    const { own, links } = frames.get(record.language ?? '') ?? first
    const replace = marking(filler(own, { ...links, anchors: record.names }))
    const fields = { ...record.searchResult, ...record.head }
    const head = mapTexts(fields, schemaOf('page'), ['pages', route], replace) as Omit<Page, 'blocks'>
    const { names: anchors, types, ids, layouts } = record
    const page = { route, ...head, anchors, types, ids, layouts, hasForm: record.uses.some(showsForm) }
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
    focuses: usedOf('focus', site),
    frames: usedOf('frame', site),
    videos: usedOf('video', site),
    hashOf: createHashOf(indexed),
    ...(sizeOf && { sizeOf }),
    routes: [...site.pages.keys()],
    get pages() {
      pages ??= [...site.pages].map(resolvePage)
      return pages
    },
  }
}

/** The home page of each language that has one. */
function homesOf(site: IndexedSite['site']): Record<string, string> {
  const [first = '', ...others] = languagesOf(site)
  const known = others.map((language) => [language, homeOf(site.pages, language)] as const)
  return { [first]: '/', ...Object.fromEntries(known.filter(([, route]) => route !== '/')) }
}

/** The page with a search of each language that has one, on a site that leads its visitors there. */
function searchPagesOf(site: IndexedSite['site']): Record<string, string> {
  const ready = [...site.pages].filter(([, { draft }]) => !draft)
  const listed = ready.filter(([, { head }]) => !head.noindex)
  const { language: first, search = isLarge(listed.length) }: SiteSettings = Object(site.data.site)
  const withSearch = search ? ready.filter(([, { types }]) => types.includes('search')) : []
  return Object.fromEntries(withSearch.map(([route, { language = first }]) => [language, route]).reverse())
}

/** What the pages of a language show or follow, and what they are filled from. */
function createFrame(
  site: IndexedSite['site'],
  language: string,
  { homes, searchPages }: Record<'homes' | 'searchPages', Record<string, string>>,
  marking: (replace: Replace) => Replace,
) {
  const own = site.in(language)
  // What stands in several parts of the file has no one place to which a mark could lead.
  const marked = own === site.in(undefined) ? marking : (replace: Replace) => replace
  const written = mapTexts(own.data.site, schemaOf('site'), ['site'], marked(filler(own))) as SiteSettings
  const settings = { ...written, ...(written.phone && { phone: inOrder(written.phone, written.language) }) }
  const home = homes[language] ?? '/'
  const links: LinkContext = {
    ...{ phoneCountryCode: settings.phoneCountryCode, anchors: [], home },
    homeAnchors: site.pages.get(home)?.names ?? [],
  }
  const everywhere = marked(filler(own, links))
  const place = { country: countryOf(settings), timeZone: settings.timeZone }
  const frame: SiteFrame = {
    settings,
    words: wordsOf(settings.language, settings.words, countryOf(settings)),
    home,
    homes,
    ...(searchPages[language] && { searchPage: searchPages[language] }),
    navigation: mapTexts(own.data.navigation ?? {}, schemaOf('navigation'), ['navigation'], everywhere) as Navigation,
    forms: mapEach(own.forms, (form, name) =>
      formIn(place, mapTexts(form, schemaOf('form'), ['forms', name], everywhere) as Form),
    ),
    redirects: mapEach(own.redirects, (to) =>
      forHeader(everywhere({ text: String(to), path: [], schema: { reference: 'link' } })),
    ),
  }
  return { own, links, frame }
}

function createHashOf({ site, dataOf, writtenAt }: IndexedSite): (route: string) => string {
  const { data } = site
  const homes = homesOf(site)
  const homeAnchors = Object.values(homes).map((route) => site.pages.get(route)?.names ?? [])
  const settings = data.site as SiteSettings
  // A page is made anew once the last day of what it announces has passed.
  const shown = [announcementOn(settings.announcement, today()), ...specialHoursOn(settings.specialHours, today())]
  const frame = digest([
    data.site,
    shown,
    data.facts,
    data.navigation,
    data.forms,
    data.shared,
    data.translations,
    homes,
    homeAnchors,
    searchPagesOf(site),
  ])
  const sets = digest(data.data)
  // What is over is no longer shown: a page with events is made anew each day.
  const day = today(settings.timeZone)
  const dayOf = (route: string) => (site.pages.get(route)?.types.includes('events') ? day : '')
  return (route) => {
    const at = writtenAt(route)
    if (!at) return digest([frame, dataOf(route), dayOf(route)])
    return `${frame}${at.made && `${sets}${at.made}`}${at.hash}${dayOf(route)}`
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

/** What texts of the whole site use of one kind, such as the names of pictures, in alphabetical order. */
function usedOf(kind: 'image' | 'focus' | 'frame' | 'video', site: IndexedSite['site']): string[] {
  const uses = [...site.pages.values()].flatMap((page) => page.uses)
  return [...new Set([...uses, ...usesOf(frameTexts(site))])]
    .flatMap((use) => (use.startsWith(`${kind} `) ? [use.slice(kind.length + 1)] : []))
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
