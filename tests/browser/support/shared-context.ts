import type { Browser, BrowserContext, ViewportSize } from 'playwright/test'

/** What `use` says of a context; tests that say the same share one. */
export interface ContextUse {
  viewport: ViewportSize | null | undefined
  isMobile: boolean | undefined
  hasTouch: boolean | undefined
  javaScriptEnabled: boolean | undefined
  contextOptions: { reducedMotion?: 'reduce' | 'no-preference' | null }
}

const kept = new Map<string, BrowserContext>()

/** The worker's context for tests like this one, with one page; Playwright gives a new one the options by itself. */
export async function takeContext(browser: Browser, use: ContextUse): Promise<BrowserContext> {
  const name = JSON.stringify([use.viewport, use.isMobile, use.hasTouch, use.javaScriptEnabled, use.contextOptions])
  const known = kept.get(name)
  if (known) return known
  const context = await browser.newContext()
  await context.newPage()
  kept.set(name, context)
  context.once('close', () => kept.delete(name))
  return context
}

/**
 * Makes a context as good as new: cookies, storage, cache, routes, sizes and media. The page stays where it is, under
 * another address, so that the next visit loads whatever it asks for; Playwright's own way (`reuseContext`) goes to three
 * pages in between. What cannot be taken back, as a clock or a script for all pages, is up to the test: it closes the context.
 */
export async function cleanContext(context: BrowserContext, { viewport, contextOptions }: ContextUse): Promise<void> {
  const [page, ...others] = context.pages()
  if (!page || page.isClosed()) return context.close()
  for (const other of others) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  if (page.url() === 'about:blank') return
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/left-by-a-test')
  })
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  // A second session left open would undo at every visit what the first asks of media.
  await devtools.detach()
  const size = page.viewportSize()
  if (viewport && (size?.width !== viewport.width || size.height !== viewport.height)) {
    await page.setViewportSize(viewport)
  }
  const reducedMotion = contextOptions.reducedMotion ?? 'no-preference'
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none', reducedMotion })
}
