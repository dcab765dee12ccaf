import { test as base, expect, type TestInfo } from 'playwright/test'
import { type Matrix, type Outcome, openMatrix } from '../../support/axe/matrix.ts'
import type { AxeCount } from '../../support/axe/reporter.ts'

export { expect }

/** One page object for all tests of a worker: opening a context for each page would take longer than the checks. */
export const test = base.extend<object, { matrix: Matrix }>({
  matrix: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL })
      await use(await openMatrix(context))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Expects that axe found nothing, and counts the checks for the last line of the run. */
export function expectNothing({ checks, problems }: Outcome, what: 'pages' | 'states', name: string, info: TestInfo) {
  const count: AxeCount = { pages: 0, states: 0, checks, violations: problems.length, [what]: 1 }
  info.annotations.push({ type: 'axe', description: JSON.stringify(count) })
  expect(checks, `${name} can be seen`).toBeGreaterThan(0)
  expect.soft(problems, name).toEqual([])
}
