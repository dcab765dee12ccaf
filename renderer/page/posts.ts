import type { PageHead, Site } from '../site/index.ts'

/** The published posts of the blog, newest first. */
export function newestPosts({ pages }: Site, limit?: number): PageHead[] {
  const posts = pages.filter((page) => page.kind === 'post' && !page.draft)
  return posts.sort((one, other) => (other.date ?? '').localeCompare(one.date ?? '')).slice(0, limit)
}
