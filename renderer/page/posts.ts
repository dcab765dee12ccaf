import type { PageHead, Site } from '../site/index.ts'

/** The published posts of the blog in a language, or in the site's first, newest first. */
export function newestPosts({ pages }: Site, language?: string, limit?: number): PageHead[] {
  const isOne = (page: PageHead) => page.kind === 'post' && !page.draft && page.language === language
  const posts = pages.filter(isOne)
  return posts.sort((one, other) => (other.date ?? '').localeCompare(one.date ?? '')).slice(0, limit)
}
