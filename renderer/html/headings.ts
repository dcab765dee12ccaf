import type { ResolvedPage } from '../pipeline/index.ts'
import { isOpening } from '../schema/opening.ts'

/** The first-level heading that a page shows. */
export function pageHeading(page: ResolvedPage): string {
  const opening = page.blocks.find(isOpening)
  return opening?.heading ?? page.title
}
