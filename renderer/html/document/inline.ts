import { safeJson } from '../../common/safe-json.ts'
import type { SiteSettings } from '../../schema/types.generated.ts'
import { focusStyles } from '../focus.ts'
import type { Assets } from './assets.ts'
import { themeStyles } from './theme.ts'

/** Has the browser render a page of the site ahead when a visitor is about to follow a link to it. */
export const NEXT_PAGES = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }

/** A style sheet with the colours of the site. */
export const styleText = (settings: SiteSettings, styles: string) => styles + themeStyles(settings.theme, styles)

export interface Inline {
  styles: string[]
  scripts: string[]
}

/** What the content security policy has to list by its hash; everything else that is inline is data, which runs nothing. */
export function inlineOf(
  settings: SiteSettings,
  { pageScript }: Pick<Assets, 'pageScript'>,
  styles: readonly string[],
  focuses: readonly string[],
): Inline {
  const sheets = [...new Set(styles)].sort().map((text) => styleText(settings, text))
  return {
    styles: focuses.length > 0 ? [...sheets, focusStyles(focuses)] : sheets,
    scripts: [safeJson(NEXT_PAGES), ...(pageScript ? [pageScript] : [])],
  }
}
