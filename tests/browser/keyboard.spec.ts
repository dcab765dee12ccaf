import type { Page } from 'playwright/test'
import { scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

interface Stop {
  name: string
  hasOutline: boolean
  isInView: boolean
  isCovered: boolean
  height: number
}

// A page that still scrolls would be judged by where it was.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** Where the keyboard is, as the visitor sees it; undefined past the end of the page. */
const currentStop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { left, top, bottom, width, height } = element.getBoundingClientRect()
    const [shownTop, shownBottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const [x, y] = [left + width / 2, (shownTop + shownBottom) / 2]
    const onTop = document.elementFromPoint(x, y)
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.id} ${element.textContent.trim().slice(0, 40)}`,
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: shownBottom - shownTop >= 20,
      isCovered: onTop !== null && !element.contains(onTop) && !onTop.contains(element),
      height,
    }
  })

/** Goes through the page until its end, or for a number of steps: backwards some browsers begin anew at the end. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps = 250): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < steps) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  return stops
}

/** A carousel that is not alive yet is one more stop, because it scrolls. */
async function bringToLife(page: Page) {
  for (const carousel of await page.locator('[data-trigger=visible]').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-ready')
  }
  await scrollTo(page, 0)
}

for (const path of ['/', '/roof-repair', '/faq']) {
  test(`the keyboard sees every stop of ${path}, down and up, and is never trapped`, async ({ page }) => {
    await page.goto(path)
    await bringToLife(page)
    const down = await walk(page, 'Tab')
    expect(down[0]?.name).toContain('Skip to content')
    expect(down.at(-1)?.name).toContain('Privacy Policy')
    const up = await walk(page, 'Shift+Tab', down.length)
    expect(up.map(({ name }) => name)).toEqual(down.map(({ name }) => name).reverse())
    for (const [direction, stops] of Object.entries({ down, up })) {
      const named = (isWrong: (stop: Stop) => boolean) => stops.filter(isWrong).map(({ name }) => name)
      expect(
        named(({ hasOutline }) => !hasOutline),
        `${direction}: no visible focus`,
      ).toEqual([])
      expect(
        named(({ isInView }) => !isInView),
        `${direction}: out of view`,
      ).toEqual([])
      expect(
        named(({ isCovered }) => isCovered),
        `${direction}: covered by something else`,
      ).toEqual([])
      expect(
        named(({ height }) => height < 24),
        `${direction}: lower than 24 px`,
      ).toEqual([])
    }
  })
}
