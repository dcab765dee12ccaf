import { siteIn } from '../pipeline/in-language.ts'
import type { PageHead, Site } from '../pipeline/index.ts'
import { pagesToFind } from './listed.ts'

/** A page, or a part of a menu that is none, with those below it. */
export interface MapEntry {
  label: string
  route?: string
  entries: MapEntry[]
}

interface Link {
  label: string
  href: string
  items?: Link[]
}

/**
 * The pages of a language, or of the site's first, each once: as the header's menu orders them, others below the page
 * with which their address begins, then as the footer orders them, and at last those that stand nowhere.
 */
export function siteMapOf(site: Site, language?: string): MapEntry[] {
  const { navigation, home, words } = siteIn(site, language)
  const pages = new Map(pagesToFind(site, language).map((page) => [page.route, page]))
  const entries = new Map(
    [...pages].map(([route, { title }]) => [route, { label: title, route, entries: [] } as MapEntry]),
  )
  const waiting = new Set(pages.keys())

  /** The entry of a page that has no place yet. */
  function take(route: string, label?: string): MapEntry[] {
    const entry = waiting.delete(route) ? entries.get(route) : undefined
    if (!entry) return []
    entry.label = pages.get(route)?.label ?? label ?? entry.label
    return [entry]
  }
  const fromMenu = (links: readonly Link[]): MapEntry[] =>
    links.flatMap(({ label, href, items = [] }) => {
      const [entry] = take(href, label)
      const below = fromMenu(items)
      if (!entry) return below.length > 0 ? [{ label, entries: below }] : []
      entry.entries.unshift(...below)
      return [entry]
    })

  const top = [...take(home, words.document.home), ...fromMenu(navigation.header ?? [])]
  for (const route of [...waiting]) {
    const above = entries.get(pageAbove(route, home, pages) ?? '')
    if (above) above.entries.push(...take(route))
  }
  for (const { heading, items } of navigation.footer ?? []) {
    const below = fromMenu(items)
    if (below.length > 0) top.push({ label: heading, entries: below })
  }
  const others = [...fromMenu(navigation.legal ?? []), ...[...waiting].flatMap((route) => take(route))]
  const hasParts = top.some(({ entries }) => entries.length > 0)
  if (!hasParts || others.length === 0) return [...top, ...others]
  return [...top, { label: words.search.others, entries: others }]
}

/** The nearest page above one by its address, the home page left out: all lie below that. */
function pageAbove(route: string, home: string, pages: ReadonlyMap<string, PageHead>): string | undefined {
  const above = route.slice(0, route.lastIndexOf('/'))
  if (above === '' || above === home) return undefined
  return pages.has(above) ? above : pageAbove(above, home, pages)
}
