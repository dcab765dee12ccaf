import type { PageContextValue } from '../../context.ts'
import { businessData } from './business.ts'

/** All structured data (schema.org) of a page, built from what the page shows. */
export function structuredData({ site, page }: PageContextValue): Record<string, unknown>[] {
  return [businessData(site.settings), ...(page.schema ?? [])]
}
