/** Where the keyboard is, and how a visitor gets on with it alone. */
import type { Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

export interface Stop {
  name: string
  hasOutline: boolean
  isInView: boolean
  isCovered: boolean
  height: number
}

/** Where the keyboard is, as the visitor sees it; undefined past the end of the page. */
export const currentStop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const shown = ({ top, bottom }: DOMRect) => ({ top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) })
    const box = element.getBoundingClientRect()
    // Between the two lines of a link that is broken in two may stand another link.
    const line = [...element.getClientRects()].find((rect) => shown(rect).bottom > shown(rect).top) ?? box
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const onTop = document.elementFromPoint(line.left + line.width / 2, (shown(line).top + shown(line).bottom) / 2)
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.id} ${element.textContent.trim().slice(0, 40)}`,
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: shown(box).bottom - shown(box).top >= 20,
      isCovered: onTop !== null && !element.contains(onTop) && !onTop.contains(element),
      height: box.height,
    }
  })

/** Goes on by one key until it comes to an element. Each stop on the way can be seen, and is not under something else. */
export async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', steps = 80) {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    // Past the end of a page or sheet the keyboard is in the browser's own bar, and then at the start again.
    if (!stop) continue
    expect(stop, 'a stop that can be seen').toMatchObject({ hasOutline: true, isInView: true, isCovered: false })
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`the keyboard does not come to ${target}`)
}

/** Fills a form from its first field to its button, typing and pressing Tab as people do. */
export async function typeForm(page: Page, fields: [field: Locator, text: string][], button: Locator) {
  for (const [field, text] of fields) {
    await goTo(page, field)
    await page.keyboard.type(text)
  }
  await goTo(page, button)
  await page.keyboard.press('Enter')
}
