import type { Page } from 'playwright/test'

/** A phone whose owner has set the letters to twice their size. */
export async function doubleLetters(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}
