import type { ResolvedPage, Site } from '../pipeline/index.ts'

const known = new WeakMap<Site, Map<string, ResolvedPage>>()

/** The page at a path such as "/roof-repair"; a slash at the end makes no difference. */
export function findPage(site: Site, path: string): ResolvedPage | undefined {
  const pages = known.get(site) ?? new Map(site.pages.map((page) => [page.route, page]))
  known.set(site, pages)
  return pages.get(path.length > 1 ? path.replace(/\/$/, '') : path)
}
