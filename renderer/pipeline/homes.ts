import { isLarge } from '../common/search/large.ts'
import { homeOf } from '../expand/outline.ts'
import { languagesOf } from '../expand/translations.ts'
import type { SiteSettings } from '../schema/types.generated.ts'
import type { IndexedSite } from './index-site.ts'

/** The home page of each language that has one. */
export function homesOf(site: IndexedSite['site']): Record<string, string> {
  const [first = '', ...others] = languagesOf(site)
  const homes = others.map((language) => [language, homeOf(site.pages, language)] as const)
  return { [first]: '/', ...Object.fromEntries(homes.filter(([, route]) => route !== '/')) }
}

/** The page with a search of each language that has one, on a site that leads its visitors there. */
export function searchPagesOf(site: IndexedSite['site']): Record<string, string> {
  const ready = [...site.pages].filter(([, { draft }]) => !draft)
  const listed = ready.filter(([, { head }]) => !head.noindex)
  const { language: first, search = isLarge(listed.length) }: SiteSettings = Object(site.data.site)
  const withSearch = search ? ready.filter(([, { types }]) => types.includes('search')) : []
  return Object.fromEntries(withSearch.map(([route, { language = first }]) => [language, route]).reverse())
}
