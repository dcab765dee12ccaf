import type { PageHead, Site } from '../site/index.ts'

/** The published pages of a kind in a language, or in the site's first, newest first. */
export function newestOfKind({ pages }: Site, kind: PageHead['kind'], language?: string): PageHead[] {
  const found = pages.filter((page) => page.kind === kind && !page.draft && page.language === language)
  return found.sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
}

/** The published posts of the blog in a language, or in the site's first, newest first. */
export const newestPosts = (site: Site, language?: string, limit?: number): PageHead[] =>
  newestOfKind(site, 'post', language).slice(0, limit)

/** The projects that a page lists: all, or on the page of one those after it and then those before. */
export function projectsFrom(page: PageHead, projects: readonly PageHead[]): PageHead[] {
  const at = projects.findIndex(({ route }) => route === page.route)
  return [...projects.slice(at + 1), ...projects.slice(0, Math.max(at, 0))]
}
