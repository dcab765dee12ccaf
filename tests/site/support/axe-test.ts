import { test as base, expect } from 'playwright/test'
import { type Matrix, openMatrix } from '../../support/axe/matrix.ts'

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
