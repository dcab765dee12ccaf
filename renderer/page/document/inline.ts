import { safeJson } from '../../library/safe-json.ts'
import type { SiteSettings } from '../../schema/types.generated.ts'
import type { Assets } from './assets.ts'
import { themeStyles } from './theme.ts'

/** Has the browser render a page of the site ahead when a visitor is about to follow a link to it. */
export const NEXT_PAGES = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }

/** The style sheet of every page, with the colours of the site. */
export const styleText = (settings: SiteSettings, { styles }: Pick<Assets, 'styles'>) =>
  styles + themeStyles(settings.theme)

/** What the content security policy has to list by its hash; everything else that is inline is data, which runs nothing. */
export function inlineOf(settings: SiteSettings, assets: Assets): { styles: string[]; scripts: string[] } {
  return {
    styles: [styleText(settings, assets)],
    scripts: [safeJson(NEXT_PAGES), ...(assets.pageScript ? [assets.pageScript] : [])],
  }
}
