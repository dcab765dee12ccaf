import { type Finding, worded } from '../../common/problem.ts'
import { type PlainForms, thanksRoute } from '../../common/reserved.ts'
import { frameTexts } from '../../expand/frame.ts'
import { targetOf } from '../../expand/links.ts'
import type { Pages } from '../../expand/outline.ts'
import type { Text } from '../../schema/walk.ts'
import { linksIn } from '../links-in.ts'
import type { PageIndex } from '../page-index.ts'
import { type Check, warning } from './check.ts'

/** Pages that visitors never find. */
export const orphans = {
  when: 'if sound',
  codes: {
    'orphan-page': warning(
      'No page and no menu links to a page, so that visitors never find it. Link to it, keep it from search engines with "noindex: true", or remove it.',
    ),
    'idle-confirmation': warning(
      'No form leads to a page of thanks. Name it with "thankYouPage:" under "site:", or give it the address to which forms lead.',
    ),
  },
  ofSite: ({ site }) => checkOrphans(site, frameTexts(site)),
} satisfies Check

/** Pages to which no other page and no menu leads, so that visitors never find them; `texts` are those of the frame. */
function checkOrphans(site: Pages<PageIndex>, texts: readonly Text[]): Finding[] {
  const orphans = unlinkedPages(site, texts).map(
    (route): Finding => ({ ...worded('orphan-page', { route }), place: { path: ['pages', route], key: true } }),
  )
  return [...orphans, ...idleThanks(site)]
}

/** The addresses of public pages to which nothing leads. */
export function unlinkedPages(site: Pages<PageIndex>, texts: readonly Text[]): string[] {
  const linked = linkedRoutes(site, texts)
  const pages = [...site.pages].filter(([route, page]) => route !== '/' && !linked.has(route) && isPublic(page))
  return pages.map(([route]) => route)
}

/** Pages of thanks to which no form leads. */
function idleThanks({ pages, redirects, data }: Pages<PageIndex>): Finding[] {
  const thanks = thanksRoute<unknown>(Object(data.site) as PlainForms, redirects)
  const isIdle = ([route, { draft, head, translationOf }]: [string, PageIndex]) =>
    head.kind === 'confirmation' && !draft && route !== thanks && translationOf !== thanks
  return [...pages].filter(isIdle).map(([route]) => ({
    ...worded('idle-confirmation', { route, other: String(thanks) }, { route }),
    place: { path: ['pages', route], key: true },
  }))
}

/** Pages that are meant to be found: no drafts, and nothing that is kept from search engines. */
function isPublic({ draft, head }: PageIndex): boolean {
  return !draft && head.noindex !== true && head.kind !== 'confirmation'
}

function linkedRoutes({ pages, tokens }: Pages<PageIndex>, texts: readonly Text[]): Set<string> {
  const linked = new Set<string>()
  const follow = (href: string, own?: string) => {
    const target = targetOf(href)
    if (target.kind === 'page' && target.route !== own) linked.add(target.route)
  }
  for (const text of texts) for (const { href } of linksIn(text, tokens)) follow(href)
  for (const [route, { links }] of pages) for (const href of links) follow(href, route)
  for (const [route, { translationOf }] of pages) if (translationOf !== undefined) linked.add(route)
  // Menus lead there by themselves, and who wants it otherwise has said so.
  for (const [route, { types }] of pages) if (types.includes('search')) linked.add(route)
  const listed = new Set([...pages.values()].flatMap(({ lists }) => lists))
  for (const [route, { head }] of pages) if (listed.has(String(head.kind))) linked.add(route)
  return linked
}
