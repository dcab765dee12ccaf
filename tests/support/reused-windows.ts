import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'

interface Wanted {
  width: number
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
}

/**
 * Windows for tests that look at pages and leave nothing in the browser: each test opens its pages in one that another
 * has left. A window of its own would start a process, which takes longer than most of what is looked at.
 */
export function reusedWindows(browser: () => Browser) {
  const idle: Page[] = []
  return async ({ width, colorScheme = 'light', reducedMotion = 'no-preference' }: Wanted): Promise<Page> => {
    const page = idle.pop() ?? (await (await browser().newContext()).newPage())
    onTestFinished(() => void idle.push(page))
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ media: null, colorScheme, reducedMotion })
    return page
  }
}
