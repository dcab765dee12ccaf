import { thankYouPath } from '../../reserved.ts'
import { targetOf } from '../links.ts'
import type { Pages } from '../outline.ts'
import type { Finding } from '../problem.ts'
import type { PageRecord } from '../record.ts'
import type { Text } from '../walk.ts'
import { linksIn } from './references.ts'

/** Pages to which no other page and no menu leads, so that visitors never find them; `texts` are those of the frame. */
export function checkOrphans(site: Pages<PageRecord>, texts: readonly Text[]): Finding[] {
  const orphans = unlinkedPages(site, texts).map(
    (route): Finding => ({
      code: 'orphan-page',
      severity: 'warning',
      place: { path: ['pages', route], key: true },
      message: `No page and no menu links to ${route}`,
      hint: 'Link to it where a visitor would look for it, mark it with "noindex: true" if it is not to be found, or remove it.',
    }),
  )
  return [...orphans, ...idleThanks(site)]
}

/** The addresses of public pages to which nothing leads. */
export function unlinkedPages(site: Pages<PageRecord>, texts: readonly Text[]): string[] {
  const linked = linkedRoutes(site, texts)
  const pages = [...site.pages].filter(([route, page]) => route !== '/' && !linked.has(route) && isPublic(page))
  return pages.map(([route]) => route)
}

/** Pages of thanks to which no form leads. */
function idleThanks({ pages, redirects }: Pages<PageRecord>): Finding[] {
  const isIdle = ([route, { draft, head }]: [string, PageRecord]) =>
    head.kind === 'confirmation' && !draft && route !== thankYouPath && redirects[thankYouPath] !== route
  return [...pages].filter(isIdle).map(([route]) => ({
    code: 'idle-confirmation',
    severity: 'warning',
    place: { path: ['pages', route], key: true },
    message: `No form leads to ${route}: who sends one comes to "${thankYouPath}"`,
    hint: `Give the page that address, or lead there under "redirects:" with "${thankYouPath}: ${route}". A page that thanks nobody is of another kind.`,
  }))
}

/** Pages that are meant to be found: no drafts, and nothing that is kept from search engines. */
function isPublic({ draft, head }: PageRecord): boolean {
  return !draft && head.noindex !== true && head.kind !== 'confirmation'
}

function linkedRoutes({ pages, tokens }: Pages<PageRecord>, texts: readonly Text[]): Set<string> {
  const linked = new Set<string>()
  const follow = (href: string, own?: string) => {
    const target = targetOf(href)
    if (target.kind === 'page' && target.route !== own) linked.add(target.route)
  }
  for (const text of texts) for (const { href } of linksIn(text, tokens)) follow(href)
  for (const [route, { links }] of pages) for (const href of links) follow(href, route)
  const isListed = [...pages.values()].some(({ listsPosts }) => listsPosts)
  if (isListed) for (const [route, { head }] of pages) if (head.kind === 'post') linked.add(route)
  return linked
}
