import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { settings, widths } from './settings.ts'

/** What one test has checked, as an annotation of the type "axe" carries it. */
export interface AxeCount {
  pages: number
  states: number
  checks: number
  violations: number
}

/** Ends a run that asked axe with a line that says how much was checked. */
export default class AxeReporter implements Reporter {
  #total: AxeCount = { pages: 0, states: 0, checks: 0, violations: 0 }

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { description } of annotations.filter(({ type }) => type === 'axe')) {
      const count: AxeCount = JSON.parse(description ?? '{}')
      for (const name of Object.keys(this.#total) as (keyof AxeCount)[]) this.#total[name] += count[name]
    }
  }

  onEnd() {
    const { pages, states, checks, violations } = this.#total
    if (checks === 0) return
    const combinations = `${widths.length} widths × ${settings.length} settings`
    const verdict = `${checks.toLocaleString('en-US')} checks, ${violations} violations`
    console.log(`\naxe: (${pages} pages + ${states} states) × ${combinations} = ${verdict}`)
  }
}
