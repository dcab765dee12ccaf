import type { SiteSettings } from '../schema/types.generated.ts'

/** The title for search engines and the browser's tab: one that does not contain the brand gets the site's suffix. */
export function pageTitle({ brand, titleSuffix }: Pick<SiteSettings, 'brand' | 'titleSuffix'>, title: string): string {
  return title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${titleSuffix ?? brand}`
}
