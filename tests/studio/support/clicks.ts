/** Counts what a person clicks or taps, in the page and in its frames. */
import type { Page } from 'playwright/test'

export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let count = 0
  await page.exposeFunction('clicked', () => void count++)
  const listen = () => {
    /** What a label passes its click on to: that is no second one. */
    let passedTo: EventTarget | null | undefined
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        const isPassedOn = target === passedTo
        const control = (target as Element).closest('label')?.control
        passedTo = control === target ? undefined : control
        if (isTrusted && !isPassedOn) (globalThis as never as { clicked(): void }).clicked()
      },
      true,
    )
  }
  await page.addInitScript(listen)
  for (const frame of page.frames()) await frame.evaluate(listen)
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return count
  }
}
