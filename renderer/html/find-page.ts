import { oncePer } from '../common/once-per.ts'
import type { ResolvedPage, Site } from '../pipeline/index.ts'

const pagesOf = oncePer(({ pages }: Site) => new Map(pages.map((page) => [page.route, page])))

/** The page at a path such as "/roof-repair"; a slash at the end makes no difference. */
export function findPage(site: Site, path: string): ResolvedPage | undefined {
  return pagesOf(site).get(path.length > 1 ? path.replace(/\/$/, '') : path)
}
