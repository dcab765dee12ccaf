/** Counts what a person clicks or taps, in the page and in its frames. */
import type { Page } from 'playwright/test'

export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let count = 0
  await page.exposeFunction('clicked', () => void count++)
  const listen = () =>
    addEventListener(
      // A click on the name of a field gives its control one more, of nobody.
      'pointerdown',
      (event) => event.isTrusted && (globalThis as never as { clicked(): void }).clicked(),
      true,
    )
  await page.addInitScript(listen)
  for (const frame of page.frames()) await frame.evaluate(listen)
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return count
  }
}
