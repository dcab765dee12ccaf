import type { Page } from 'playwright/test'
import { inTestAll, runsAll } from '../support/places.ts'
import { currentStop, type Stop } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

// A page that still scrolls would be judged by where it was.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

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

/** The way up is the same everywhere; `npm test -- --all` takes it on every page. */
const goesUp = (path: string) => runsAll || path === '/'

for (const [path, details] of [
  ['/', {}],
  ['/bike-repair', {}],
  ['/faq', inTestAll],
  ['/estimator', {}],
  ['/service-areas', inTestAll],
] as const) {
  const ways = goesUp(path) ? ', down and up' : ''
  test(`the keyboard sees every stop of ${path}${ways}, and is never trapped`, details, async ({ page }) => {
    await page.goto(path)
    const down = await walk(page, 'Tab')
    expect(down[0]?.name).toContain('Skip to content')
    expect(down.at(-1)?.name).toContain('Privacy Policy')
    const up = goesUp(path) ? await walk(page, 'Shift+Tab', down.length) : []
    if (goesUp(path)) expect(up.map(({ name }) => name)).toEqual(down.map(({ name }) => name).reverse())
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
