import { type Finding, worded } from '../../common/problem.ts'
import { isLarge } from '../../common/search/large.ts'
import type { PageIndex } from '../page-index.ts'
import { type Check, error, type SiteToCheck, warning } from './check.ts'

/** A search that is nowhere, or that leads visitors without JavaScript nowhere. */
export const search = {
  when: 'in full',
  codes: {
    'search-without-page': error(
      'The menus are to lead to the search, and no page has one. Give a page the section "search", or remove "search: true".',
    ),
    'search-without-list': warning(
      'A site with many pages has a search and no list of all pages. The search needs JavaScript: without it, and where it finds nothing, visitors are shown that list. Give a page the section "site-map".',
    ),
  },
  ofSite: ({ site }) => [...checkPage(site), ...checkLists(site)],
} satisfies Check

function checkPage({ data, pages }: SiteToCheck['site']): Finding[] {
  if (Object(data.site).search !== true || [...pages.values()].some((page) => has('search', page))) return []
  return [{ ...worded('search-without-page', { section: { choice: 'search' } }), place: { path: ['site', 'search'] } }]
}

/** The first page with a search of each language that has no list of its pages. */
function checkLists({ pages }: SiteToCheck['site']): Finding[] {
  const open = [...pages].filter(([, { draft, head }]) => !draft && !head.noindex)
  if (!isLarge(open.length)) return []
  const listed = new Set([...pages.values()].filter((page) => has('site-map', page)).map(({ language }) => language))
  const bare = new Map(
    [...pages].flatMap(([route, page]) =>
      has('search', page) && !listed.has(page.language) ? [[page.language, route] as const] : [],
    ),
  )
  return [...bare.values()].map((route) => ({
    ...worded('search-without-list', { route }, { section: { choice: 'site-map' } }),
    place: { path: ['pages', route], key: true },
  }))
}

const has = (type: string, { draft, types }: PageIndex) => !draft && types.includes(type)
