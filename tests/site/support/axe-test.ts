import type { Browser } from 'playwright'
import { test as base, expect } from 'playwright/test'
import { type Matrix, openMatrix } from '../../support/axe/matrix.ts'

export { expect }

/** One for all tests of a browser: opening a context for each page would take longer than the checks. */
const matrices = new WeakMap<Browser, Promise<Matrix>>()

/** Not a fixture of workers, which would give these tests workers of their own. */
export const test = base.extend<{ matrix: Matrix }>({
  matrix: async ({ browser, baseURL }, use) => {
    const opened = matrices.get(browser) ?? browser.newContext({ ...(baseURL && { baseURL }) }).then(openMatrix)
    matrices.set(browser, opened)
    await use(await opened)
  },
})
