import { withoutOrder } from '../common/direction.ts'

/** What a link's target depends on, apart from its own words. */
export interface LinkContext {
  /** Put before numbers in "tel:" links: "+1". */
  phoneCountryCode?: string | undefined
  /** The anchors of the page on which the link stands. */
  anchors: readonly string[]
  homeAnchors: readonly string[]
  /** Whether the page has a form of its own in its opening, which answers to "#estimate". */
  hasRequest?: boolean | undefined
  /** The address of the home page in the language of the link: "/" where this is left out. */
  home?: string
}

/** The least of a site and a page that links need; a resolved site and page fit. */
interface LinkSite {
  settings: { phoneCountryCode?: string }
  pages: readonly { route: string; anchors: readonly string[] }[]
}

/** The context for links on a page; without a page, for menus and whatever else stands on every page. */
export function linkContext(
  site: LinkSite,
  page?: { anchors: readonly string[]; hasRequest?: boolean | undefined },
): LinkContext {
  const homeAnchors = site.pages.find(({ route }) => route === '/')?.anchors ?? []
  const { anchors = [], hasRequest } = page ?? {}
  return { phoneCountryCode: site.settings.phoneCountryCode, anchors, homeAnchors, hasRequest }
}

/** Links that lead somewhere; others, such as "javascript:" and "data:", are what somebody wrote, run as a page. */
const leads = /^(?:https?|mailto|tel|sms):/i

/** Browsers leave out spaces and signs that cannot be seen before they look for the scheme. */
const isHarmless = (href: string) => {
  const seen = href.includes(':') ? withoutOrder(href).replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '') : ''
  return leads.test(seen) || !/^[a-z][a-z\d+.-]*:/i.test(seen)
}

/**
 * The target as the browser needs it, tokens already filled: a phone number in international form, a section that
 * this page lacks on the home page, and a wish for contact in the page's own form where it has one. What would run
 * instead of leading somewhere leads nowhere. Anything else, and what was resolved before, comes back unchanged.
 */
export function resolveHref(href: string, context: LinkContext): string {
  const { phoneCountryCode, anchors, homeAnchors, hasRequest, home = '/' } = context
  if (!isHarmless(href)) return '#'
  if (href.startsWith('tel:') || href.startsWith('sms:')) return dialable(href, phoneCountryCode)
  const anchor = href.startsWith('#') ? href.slice(1) : ''
  if (anchor === '' || anchors.includes(anchor) || !homeAnchors.includes(anchor)) return href
  return anchor === 'contact' && hasRequest ? '#estimate' : `${home}#${anchor}`
}

/** Countries whose numbers keep their first zero when they are called from abroad: Italy, San Marino, parts of Africa. */
const zeroKept = ['+39', '+378', '+225', '+241', '+242']

/**
 * A "tel:" or "sms:" link in international form; a number that begins with "+" has its country code already. The zero
 * that is dialled only within a country, "0114" or "+44 (0)114", is left out. Without a code it is that of the country.
 */
export function dialable(href: string, countryCode?: string): string {
  const [scheme, number = ''] = withoutOrder(href).split(':')
  const digits = number.replace(/\(0\)/, '').replaceAll(/\D/g, '')
  if (number.trim().startsWith('+')) return `${scheme}:+${digits}`
  if (!countryCode) return `${scheme}:${digits}`
  return `${scheme}:${countryCode}${zeroKept.includes(countryCode) ? digits : digits.replace(/^0/, '')}`
}

export type Target =
  | { kind: 'anchor'; anchor: string }
  | { kind: 'page'; route: string; anchor?: string }
  | { kind: 'file' }
  | { kind: 'outside' }
  | { kind: 'unclear' }

const outside = /^(?:https?:\/\/[^/\s?#]+(?:[/?#]|$)|mailto:[^\s@]+@|(?:tel|sms):\+?[\d(])/i

/** What kind of thing a link leads to. A path whose last part has an ending, such as /feed.xml, is a file. */
export function targetOf(href: string): Target {
  if (href.startsWith('#')) return { kind: 'anchor', anchor: href.slice(1) }
  if (!href.startsWith('/') || href.startsWith('//'))
    return { kind: outside.test(withoutOrder(href)) ? 'outside' : 'unclear' }
  const [path = '', anchor] = href.includes('#') ? href.split('#') : [href]
  const route = path.includes('?') ? path.replace(/\?.*$/, '') : path
  if (route.includes('.') && /\.[a-z0-9]+$/i.test(route)) return { kind: 'file' }
  return anchor ? { kind: 'page', route, anchor } : { kind: 'page', route }
}

const markdownLink =
  /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm

/** The targets of the links in a Markdown text, with the words to underline; code is left out. */
export function markdownLinks(text: string): { href: string; image: boolean }[] {
  if (!text.includes('](') && !text.includes(']:')) return []
  const prose = text.replaceAll(/(`+)[^`][\s\S]*?\1/g, (code) => ' '.repeat(code.length))
  return [...prose.matchAll(markdownLink)].map((match) => ({
    href: String(match[1] ?? match[2]),
    image: match[0].startsWith('!'),
  }))
}
