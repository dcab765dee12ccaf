/** Parts of a page, by what they are to a visitor. */
import type { Locator, Page } from 'playwright/test'

export const header = (page: Page) => page.getByRole('banner')
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const topForm = (page: Page) => page.getByRole('region', { name: 'Get Your Free Estimate' })
export const contactForm = (page: Page) => page.getByRole('region', { name: 'Tell us what you need' })

/** Opens a page and waits for the script of all pages, which comes once the page is painted (first.client.ts). */
export async function arrive(page: Page, address: string) {
  await page.goto(address)
  await page.evaluate(async () => {
    const { page: script } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {}
    if (script && matchMedia('(scripting: enabled)').matches) await import(script)
  })
}

/** Scrolls at once, as far as the page goes, and waits until the page's scroll listeners have run. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, top)
}

/** Waits until smooth scrolling has come to rest. */
export async function restOfScrolling(page: Page) {
  await page.evaluate(async () => {
    let last = -1
    while (last !== scrollY) {
      last = scrollY
      await new Promise((done) => setTimeout(done, 200))
    }
  })
}

/** Whether the keyboard is here, and can be seen to be. */
export async function isVisiblyFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return element === document.activeElement && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
}

/** Whether a <summary> says that what it opens is open. */
export const isOpen = (summary: Locator) =>
  summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)
