import type { Browser, Page } from 'playwright/test'

/** A phone whose owner has set the letters to twice their size. A page of its own: the tests' one would keep them. */
export async function phoneWithLargeLetters(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  return page
}
