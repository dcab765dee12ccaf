import { addressWords } from '../common/address-words.ts'
import { knownList, nearest, suggestion } from '../common/nearest.ts'
import { type Finding, type Path, worded } from '../common/problem.ts'
import { builtFiles } from '../common/reserved.ts'
import { resolveHref, targetOf } from '../expand/links.ts'
import { homeOf, type Pages } from '../expand/outline.ts'
import { aboutItem } from '../expand/templates/check-sets.ts'
import { at, message } from '../messages/message.ts'
import { shown } from '../messages/shown.ts'
import { isMeant, isOldRoute } from '../schema/route.ts'

/** A link as it stands in the file: the words to underline, and its target with tokens filled. */
export interface Link {
  path: Path
  written: string
  href: string
}

/** What is wrong with a link, or nothing. */
export function checkLink(
  link: Link,
  outline: Pages,
  files: readonly string[] | undefined,
  madeOfPosts: Made = nothing,
): Finding | undefined {
  const target = targetOf(link.href)
  if (target.kind === 'outside') return undefined
  if (target.kind === 'anchor') return checkAnchor(link, target.anchor, outline)
  if (target.kind === 'file')
    return files && !builtFiles.includes(link.href) ? checkFile(link, files, outline) : undefined
  if (target.kind === 'unclear') return unclear(link, outline)
  const page = outline.pages.get(target.route)
  if (page)
    return target.anchor && page.certain && !page.draft
      ? anchorOn(link, target.anchor, target.route, page.names)
      : undefined
  // A list of them is reported by itself, and holds who knows what.
  if (Array.isArray(outline.data.redirects)) return undefined
  const redirects = Object.keys(outline.redirects)
  const badlyWritten = [...outline.pages.keys(), ...redirects.filter((from) => !isOldRoute(from))]
  const isKnown = redirects.includes(target.route) || badlyWritten.some((key) => isMeant(key, target.route))
  return isKnown ? undefined : deadLink(link, target.route, outline, madeOfPosts)
}

/** The pages that the build makes of posts. */
type Made = Pick<ReadonlySet<string>, 'has'>
const nothing: Made = new Set()

function deadLink(link: Link, route: string, { pages, redirects, data }: Pages, madeOfPosts: Made): Finding {
  const template = templateFor(route, Object(data.data))
  if (template !== undefined) return unmadePage(link, route, template)
  const item = lostItem(route, (other) => pages.has(other) && !madeOfPosts.has(other), Object(data.data))
  if (item) return unmadeItem(link, route, item)
  const bare = route.replace(/\/+$/, '') || '/'
  const addresses = [...pages.keys(), ...Object.keys(redirects)]
  return {
    ...worded('dead-link', { page: shown(route), place: at(link.path) }),
    about: route,
    lacks: route,
    suggestion: addresses.includes(bare) ? message('did-you-mean', { name: bare }) : suggestion(route, addresses),
    place: { path: link.path, text: link.written },
  }
}

/** The address of the template that would make a page of items: "/{service.slug}/{area.slug}". */
function templateFor(route: string, sets: Record<string, unknown>): string | undefined {
  const parts = route.split('/').filter(Boolean)
  const named = parts.map((part) => Object.keys(sets).find((set) => Object.hasOwn(itemsOf(sets[set]), part)))
  return parts.length < 2 || named.includes(undefined) ? undefined : named.map((set) => `/{${set}.slug}`).join('')
}

interface LostItem {
  set: string
  slug: string
  known: string[]
}

/** The item that a set lacks for a page to be made for it, as others are: "germantown" of "area". */
function lostItem(
  route: string,
  isPage: (route: string) => boolean,
  sets: Record<string, unknown>,
): LostItem | undefined {
  const parts = route.split('/')
  if (parts.length < 3) return undefined
  for (const [index, slug] of parts.entries()) {
    const isMade = (other: string) => isPage(parts.with(index, other).join('/'))
    const set = Object.keys(sets).find((name) => Object.keys(itemsOf(sets[name])).some(isMade))
    if (slug !== '' && set !== undefined) return { set, slug, known: Object.keys(itemsOf(sets[set])) }
  }
  return undefined
}

const unmadeItem = (link: Link, route: string, { set, slug, known }: LostItem): Finding => ({
  code: 'dead-link',
  about: aboutItem(set, slug),
  lacks: route,
  place: { path: link.path, text: link.written },
  message: message('dead-link.item', { page: shown(route), place: at(link.path), item: shown(slug), set: shown(set) }),
  hint: [
    ...suggestion(slug, known, (meant) => route.replace(slug, meant)),
    message('known', { known: knownList(slug, known) }),
  ],
})

const itemsOf = (set: unknown): object => Object(Object(set).items)

/** A template that is gone or was moved is one mistake, however many links lead to its pages. */
const unmadePage = (link: Link, route: string, template: string): Finding => ({
  code: 'dead-link',
  about: template,
  lacks: route,
  place: { path: link.path, text: link.written },
  message: message('dead-link', { page: shown(route), place: at(link.path) }),
  hint: message('dead-link.template-hint', { template: shown(template) }),
})

/** An anchor alone is looked for on its own page, then on the home page; in menus and shared sections, on the home page. */
function checkAnchor(link: Link, anchor: string, outline: Pages): Finding | undefined {
  if (anchor === '' || anchor === 'top') return undefined
  const home = outline.pages.get(homeOf(outline.pages, languageAt(link.path, outline)))
  const hosts = hostsOf(link.path, outline)
  const judged = hosts.filter((page) => page.certain && !page.draft)
  const anchors = { phoneCountryCode: '', homeAnchors: home?.names ?? [] }
  const lacks = judged.some(
    (page) =>
      !page.names.includes(anchor) && resolveHref(`#${anchor}`, { ...anchors, anchors: page.names }) === `#${anchor}`,
  )
  if (hosts.length > 0 && !lacks) return undefined
  if (home?.names.includes(anchor) || (home && !home.certain)) return undefined
  const where: Where =
    link.path[0] === 'pages' ? { on: 'either', route: String(link.path[1]) } : { on: 'home', route: '/' }
  return deadAnchor(link, anchor, where, [...(home?.names ?? []), ...judged.flatMap((page) => page.names)])
}

/** The language of the pages on which a link is shown, where it is not the site's first. */
const languageAt = (path: Path, { pages }: Pages): string | undefined =>
  path[0] === 'translations' ? String(path[1]) : path[0] === 'pages' ? pages.get(String(path[1]))?.language : undefined

/** The pages on which a link is shown: its own, or those that take the shared section. */
function hostsOf(path: Path, { pages }: Pages) {
  if (path[0] === 'pages') return [pages.get(String(path[1]))].filter((page) => page !== undefined)
  if (path[0] === 'translations' && path[2] === 'shared')
    return [...pages.values()].filter(({ takes, language }) => language === path[1] && takes.includes(String(path[3])))
  return path[0] === 'shared' ? [...pages.values()].filter(({ takes }) => takes.includes(String(path[1]))) : []
}

function anchorOn(link: Link, anchor: string, route: string, names: string[]): Finding | undefined {
  return names.includes(anchor) || anchor === 'top' ? undefined : deadAnchor(link, anchor, { on: 'page', route }, names)
}

/** On which pages a section was looked for. */
interface Where {
  on: 'page' | 'home' | 'either'
  route: string
}

function deadAnchor(link: Link, anchor: string, where: Where, all: string[]): Finding | undefined {
  const isName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)
  // An "id" that is none is reported where it stands, with the name that it should be.
  if (all.some((name) => !isName(name) && addressWords(name) === anchor)) return undefined
  const names = [...new Set(all.filter(isName))]
  const prefix = where.on === 'page' ? `${where.route}#` : '#'
  return {
    code: 'dead-anchor',
    about: `${prefix}${anchor}`,
    place: { path: link.path, text: link.written },
    message: message('dead-anchor', { anchor, ...where, place: at(link.path) }),
    hint: [
      ...suggestion(anchor, names, (meant) => `${prefix}${meant}`),
      message(isName(anchor) ? 'dead-anchor.name-or-link' : 'dead-anchor.link', {
        anchor,
        count: names.length,
        anchors: { list: names.map((name) => `#${name}`), most: names.length },
      }),
    ],
  }
}

/** A web address, e-mail address or phone number as a link that a browser can follow. */
function schemeFor(href: string): string | undefined {
  if (/^(?:tel|sms|mailto|https?):\s/i.test(href)) return href.replace(/\s+/, '')
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(href)) return `mailto:${href}`
  if (/^\+?[\d(][\d() .-]{6,}$/.test(href)) return `tel:${href}`
  if (/^(?:phone|tel):\/*[\d(+]/i.test(href)) return href.replace(/^\w+:\/*/, 'tel:')
  if (/^h?t{1,2}ps?(?::\/|\/\/)\/?[\w.-]+\.[a-z]{2,}/i.test(href)) return href.replace(/^\w+:?\/{1,2}/, 'https://')
  return /^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|gov|edu)(?:[/?#]|$))/i.test(href) ? `https://${href}` : undefined
}

function unclear(link: Link, { pages }: Pages): Finding {
  const bare = `/${link.href.replace(/^[./]+/, '').replace(/\.(?:html?|php)$/i, '')}`.replace(
    /^\/(?:home|index)$/i,
    '/',
  )
  const file = /^[\w-]+\.(?:pdf|docx?|xlsx?|jpe?g|png|zip)$/i.test(link.href) ? `/${link.href}` : undefined
  const meant = schemeFor(link.href) ?? file ?? (pages.has(bare) ? bare : nearest(link.href, pages.keys()))
  return {
    code: 'bad-link',
    about: link.href,
    place: { path: link.path, text: link.written },
    message: message('bad-link', { link: shown(link.href), place: at(link.path) }),
    hint: [...(meant ? [message('did-you-mean', { name: meant })] : []), message('bad-link.hint')],
  }
}

function checkFile(link: Link, files: readonly string[], { pages, redirects }: Pages): Finding | undefined {
  const file = link.href.replace(/[?#].*$/, '')
  if (files.includes(file) || builtFiles.includes(file) || Object.hasOwn(redirects, file)) return undefined
  const page = file.replace(/(?:\/index)?\.(?:html?|php)$/i, '') || '/'
  return {
    code: 'dead-link',
    about: file,
    place: { path: link.path, text: link.written },
    message: message('dead-link.file', { file: shown(file), place: at(link.path) }),
    hint: [
      ...(pages.has(page)
        ? [message('did-you-mean', { name: page }), message('dead-link.no-ending')]
        : suggestion(file, files)),
      message('dead-link.file-hint'),
    ],
  }
}
