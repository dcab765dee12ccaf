import type { ResolvedPage } from './content/index.ts'

/** The first-level heading that a page shows. */
export function pageHeading(page: ResolvedPage): string {
  const opening = page.blocks.find((block) => block.type === 'hero' || block.type === 'page-hero')
  return opening?.heading ?? page.title
}
