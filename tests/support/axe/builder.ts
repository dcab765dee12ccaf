/** Asks axe about a page as it stands, through its own driver for Playwright. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** WCAG 2.2 at level AA, and axe's own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const rulesOfPlace = ['target-size', 'scrollable-region-focusable']
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** A builder that looks for violations in the page itself: none of ours has frames that count. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Half a megabyte, which need not be sent again. A source with a value would send axe itself back each time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode()
  return axe.options({ resultTypes: ['violations'], preload: false, iframes: false })
}

/** All rules, but for some. */
export const axeWithout = async (page: Page, rules: string[]) => (await axeOn(page)).withTags(tags).disableRules(rules)

/** What axe found, a line for each element. */
export async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id} ${html}: ${failureSummary}`.replace(/\s+/g, ' ')),
  )
}
