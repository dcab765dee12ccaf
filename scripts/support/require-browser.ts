import { Refusal } from '../../studio/edit/refusal.ts'
import { findBrowser } from '../../tests/support/browser.ts'
import { BROWSER_PACKAGES, providePlaywright } from './playwright.ts'

/** The browser of a machine on which nothing is installed unasked, with what drives it; says how to get one where there is none. */
export async function requireBrowser() {
  const { chromium } = await providePlaywright()
  const executablePath = findBrowser()
  if (executablePath) return { chromium, executablePath }
  throw new Refusal(
    'There is no browser here that could open a page',
    `Install Chrome or Chromium, or run "npx playwright-core@${BROWSER_PACKAGES['playwright-core']} install chromium", or set CHROMIUM_PATH to one that is there.`,
  )
}
