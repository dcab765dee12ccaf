import { isOpening } from '../schema/opening.ts'
import type { ResolvedPage } from '../site/index.ts'

/** The first-level heading that a page shows. */
export function pageHeading(page: ResolvedPage): string {
  const opening = page.blocks.find(isOpening)
  return opening?.heading ?? page.title
}
