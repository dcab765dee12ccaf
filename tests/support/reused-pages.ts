import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'

interface Wanted {
  width: number
  colorScheme?: 'light' | 'dark'
}

/**
 * Pages for tests that look at one and leave nothing in it: each is opened anew, in a window that another test has left.
 * A window of its own would start a process, which takes longer than most of what is looked at.
 */
export function reusedPages(browser: () => Browser) {
  const idle: Page[] = []
  return async (address: string, { width, colorScheme = 'light' }: Wanted): Promise<Page> => {
    const page = idle.pop() ?? (await (await browser().newContext({ viewport: { width, height: 800 } })).newPage())
    onTestFinished(() => void idle.push(page))
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'reduce' })
    await page.goto(address)
    return page
  }
}
