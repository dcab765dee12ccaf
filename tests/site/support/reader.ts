/** The `test` of those who only read pages: all tests of a worker share one, which takes half the time. */
import type { BrowserContext, Page } from 'playwright/test'
import { test as base, expect } from '../../browser/support/test.ts'

export { expect }

export const test = base.extend<object, { reader: { context: BrowserContext; page: Page } }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(viewport && { viewport }) })
      await use({ context, page: await context.newPage() })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ reader }, use) => use(reader.context),
  page: ({ reader }, use) => use(reader.page),
})
