/** The `test` of all browser tests: pages of the running site, and no tolerance for complaints of the browser. */
import type { ConsoleMessage, WebError } from 'playwright'
import { test as base, expect } from 'playwright/test'
import { showFailure } from '../../support/failure.ts'
import { lackingStyles } from '../../support/styles/lacking.ts'

export { expect }

export interface Problems {
  /** Says that a message is part of what is tested, such as the browser's line about a 500 that the test answers. */
  allow: (pattern: RegExp) => void
}

/**
 * Every test ends with a look at what the browser complained about: console errors and warnings (content security
 * policy and hydration among them) and uncaught errors. There must be none but those a test allows. Nor may a page lack
 * styles for the state that it is in.
 */
export const test = base.extend<{ problems: Problems; hasScripts: boolean }>({
  /** False for a visitor without JavaScript. Playwright's own option would start a browser context, and then another. */
  hasScripts: [true, { option: true }],
  page: async ({ page, hasScripts }, use) => {
    if (hasScripts) return use(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
    await use(page)
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: false })
    await devtools.detach()
  },
  problems: [
    async ({ context }, use, info) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      const note = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`)
      }
      const noteError = (error: WebError) => found.push(`uncaught: ${error.error()}`)
      context.on('console', note).on('weberror', noteError)
      await use({ allow: (pattern) => allowed.push(pattern) })
      context.off('console', note).off('weberror', noteError)
      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      if (info.status !== info.expectedStatus || unexpected.length > 0) await showFailure(context, info)
      expect(unexpected, 'complaints of the browser').toEqual([])
      // Not of what a command has written beside the site.
      const served = context.pages().filter((page) => page.url().startsWith('http'))
      for (const page of served) expect(await lackingStyles(page), `styles for ${page.url()}`).toEqual([])
    },
    { auto: true },
  ],
})
