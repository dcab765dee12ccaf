/** Asks axe about a page as it stands: in one message, whose answer is what it found and nothing else. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { askAxe } from './in-page.ts'

/** WCAG 2.2 at level AA, and axe's own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const rulesOfPlace = ['target-size', 'scrollable-region-focusable']
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Half a megabyte. A page that is opened again and again gets it as an init script, which is sent once. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Question {
  /** These rules alone. */
  rules?: readonly string[]
  /** All rules but these. */
  without?: readonly string[]
  /** The parts of the page that are asked about, by selectors; the whole page where none is named. */
  include?: string[]
  exclude?: string[]
}

/** What axe found, a line for each element. */
export async function violationsOf(page: Page, question: Question = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(askAxe, runOf(question))
}

/** A question as axe understands it. Violations are looked for in the page itself: none of ours has frames that count. */
export function runOf({ rules, without = [], include = [], exclude = [] }: Question) {
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  return { options, include, exclude }
}
