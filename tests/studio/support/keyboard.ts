/** A hand that has no pointer: it finds its way by Tab, and looks at every step where the focus is. */
import { type ElementHandle, expect, type Locator, type Page } from 'playwright/test'

const mostSteps = 150

/** What has the focus, as somebody sees it who looks at the screen. */
export interface Focused {
  name: string
  /** The part of the studio, or none where the focus is lost. */
  part: string
  /** Whether something around it shows that it has the focus. */
  isSeen: boolean
}

/** Presses Tab until the focus is on something; every stop on the way must be one that can be seen. */
export async function reach(page: Page, wanted: Locator, key = 'Tab'): Promise<Focused[]> {
  const way: Focused[] = []
  let element = await wanted.first().elementHandle()
  let seen = await whatHasFocus(page, element)
  while (!seen.isWanted && way.length < mostSteps) {
    if (seen.isGone) {
      // The studio has drawn it again.
      element = await wanted.first().elementHandle()
      seen = await whatHasFocus(page, element)
      continue
    }
    await page.keyboard.press(key)
    seen = await whatHasFocus(page, element)
    const stops = way.map(({ name }) => name).join(' → ')
    expect(seen.isSeen, `${seen.name} can be seen to have the focus, after ${stops}`).toBe(true)
    way.push(seen)
  }
  if (seen.isWanted) return way
  throw new Error(`${wanted} was not reached: ${way.map(({ name }) => name).join(' → ')}`)
}

/** Reaches a button by Tab and presses it. */
export async function use(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await reach(page, wanted, key)
  await page.keyboard.press('Enter')
}

/** The focus must never fall back to the page as a whole. */
export async function keepsFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await whatHasFocus(page)).part, { message: 'the focus is lost' }).not.toBe('nowhere')
}

/** Says too whether it is the wanted element, and whether that has gone from the page. */
export function whatHasFocus(
  page: Page,
  wanted: ElementHandle | null = null,
): Promise<Focused & { isWanted: boolean; isGone: boolean }> {
  return page.evaluate((wanted) => {
    const element = document.activeElement
    const found = { isWanted: element === wanted, isGone: wanted?.isConnected === false }
    if (!element || element === document.body) return { ...found, name: 'nothing', part: 'nowhere', isSeen: false }
    const part = element.closest('dialog, .top-bar, .outline, .stage, .form-panel, .notice, .views')
    // What only its label shows has the line of the focus around that.
    const drawn = (element.matches('.visually-hidden') && element.closest('label')) || element
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
    const { width, height, top, bottom } = drawn.getBoundingClientRect()
    const isOnScreen = width > 1 && height > 1 && bottom > 0 && top < innerHeight
    return {
      ...found,
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName,
      part: part?.className.split(' ')[0] || 'nowhere',
      // The page in the frame shows the focus by its own styles.
      isSeen: element.tagName === 'IFRAME' || (isOnScreen && outlineStyle !== 'none' && outlineWidth !== '0px'),
    }
  }, wanted)
}
