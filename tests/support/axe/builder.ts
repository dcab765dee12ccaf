/** Asks axe about a page as it stands, through its own driver for Playwright. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

import { axeTags } from '../../../scripts/test/look.ts'
export const rulesOfPlace = ['target-size', 'scrollable-region-focusable']
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

const driver = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** Half a megabyte. A page that is opened again and again gets it as an init script, which is sent once. */
export const axeSource = readFileSync(createRequire(driver).resolve('axe-core/axe.min.js'), 'utf8')

export interface Question {
  /** These rules alone. */
  rules?: readonly string[]
  /** All rules but these. */
  without?: readonly string[]
  /** The parts of the page that are asked about, by selectors; the whole page where none is named. */
  include?: string[]
  exclude?: string[]
}

/** What axe found, a line for each element. Violations are looked for in the page itself: none of ours has frames that count. */
export async function violationsOf(page: Page, question: Question = {}): Promise<string[]> {
  const { rules, without = [], include = [], exclude = [] } = question
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // The driver would send axe with each question. A source with a value would send axe itself back each time.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode()
  axe.options({ resultTypes: ['violations'], preload: false, iframes: false })
  if (rules) axe.withRules([...rules])
  else axe.withTags(axeTags).disableRules([...without])
  for (const part of include) axe.include(part)
  for (const part of exclude) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id} ${html}: ${failureSummary}`.replace(/\s+/g, ' ')),
  )
}
