/** Counts what a person clicks or taps, in the page and in its frames. */
import type { Page } from 'playwright/test'

export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let count = 0
  await page.exposeFunction('clicked', () => void count++)
  const listen = () => {
    let last: Event | undefined
    /** A label passes a click on to what it names. */
    const isPassedOn = ({ target, timeStamp }: Event) =>
      [...((target as HTMLInputElement).labels ?? [])].some((label) => label.contains(last?.target as Node)) &&
      timeStamp - (last?.timeStamp ?? 0) < 20
    const hear = (event: Event) => {
      if (event.isTrusted && !isPassedOn(event)) (globalThis as never as { clicked(): void }).clicked()
      last = event
    }
    addEventListener('click', hear, true)
  }
  await page.addInitScript(listen)
  for (const frame of page.frames()) await frame.evaluate(listen)
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return count
  }
}
