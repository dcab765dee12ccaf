/** Asks axe about a page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ContextObject, RunOptions } from 'axe-core'
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
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    iframes: false,
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: axeTags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  return page.evaluate(run, { context: { exclude, ...(include.length > 0 && { include }) }, options })
}

/** In the page. The driver of axe for Playwright would send axe with each question, and ask seven times. */
async function run({ context, options }: { context: ContextObject; options: RunOptions }): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(context, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id} ${html}: ${failureSummary}`.replace(/\s+/g, ' ')),
  )
}
