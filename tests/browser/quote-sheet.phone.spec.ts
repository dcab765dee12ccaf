import type { Page } from 'playwright/test'
import { inTestAll, runsAll } from '../support/places.ts'
import { arrive, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Need a Quote?' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Get a free quote' })

/** Runs in the page: which forms, headings over forms and openings are in view, and which of them the button is over. */
const beneathButton = () => {
  const button = document.querySelector('.sheet-button')
  const box = button?.getBoundingClientRect()
  const isShown = box !== undefined && box.height > 0 && box.top < innerHeight
  const overlaps = (part: Element, { top, bottom, left, right }: Omit<DOMRect, 'toJSON' | 'x' | 'y'>) => {
    const place = part.getBoundingClientRect()
    const isBeside = place.right <= left || place.left >= right || place.bottom <= top || place.top >= bottom
    return place.height > 0 && !isBeside
  }
  const parts = document.querySelectorAll('.hero, main .form-card, #contact .section-head')
  const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth, width: innerWidth, height: innerHeight }
  const names = (found: Element[]) => found.map(({ className }) => className)
  return {
    isShown,
    inView: names([...parts].filter((part) => overlaps(part, screen))),
    covered: names(isShown && box ? [...parts].filter((part) => overlaps(part, box)) : []),
  }
}

test.beforeEach(async ({ page, hasScripts }) => {
  await arrive(page, '/')
  await page.locator('.hub-items').scrollIntoViewIfNeeded()
  if (hasScripts) await expect(opener(page)).toBeInViewport({ ratio: 1 })
})

test('the button floats over the page and opens the sheet at the foot of the screen', async ({ page }) => {
  await scrollTo(page, 1700)
  await expect(opener(page)).toBeInViewport({ ratio: 1 })
  await expect(sheet(page)).toBeHidden()
  await opener(page).tap()
  await expect(sheet(page)).toBeVisible()
  await expect
    .poll(async () => {
      const box = await sheet(page).boundingBox()
      return [box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]
    })
    .toEqual([0, 390, 844])
  await expect(sheet(page).getByRole('button', { name: 'Get My Free Quote' })).toBeVisible()
})

test('the button is there where no form is, and never over one', async ({ page }) => {
  await page.locator('.hub-items summary').nth(3).click()
  const screens = [
    [390, 844],
    [360, 640],
  ] as const
  for (const [width, height] of runsAll ? screens : screens.slice(0, 1)) {
    await page.setViewportSize({ width, height })
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const seen = { shown: 0, away: 0 }
    for (let top = 0; top <= end; top += height / 4) {
      await scrollTo(page, top)
      const { inView, covered, isShown } = await page.evaluate(beneathButton)
      expect(covered, `covered at ${top} of ${width} × ${height}`).toEqual([])
      expect(isShown, `at ${top}, with ${inView.join(', ') || 'no form'} in view`).toBe(inView.length === 0)
      seen[isShown ? 'shown' : 'away'] += 1
    }
    expect(Math.min(seen.shown, seen.away)).toBeGreaterThan(3)
  }
})

test('the keyboard comes to the button even where a form is, and sees it', inTestAll, async ({ page }) => {
  await page.locator('.hub-items summary').last().focus()
  await scrollTo(page, 600)
  await expect(opener(page)).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toBeInViewport({ ratio: 1 })
})

test('the close control closes the sheet, gives the focus back, and keeps what was typed; so does a tap beside it', async ({
  page,
}) => {
  await opener(page).tap()
  await sheet(page).getByLabel('Name').fill('Ada Example')
  await sheet(page).getByRole('button', { name: 'Close' }).tap()
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).tap()
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Ada Example')
  await sheet(page).getByRole('heading', { name: 'Get a free quote' }).tap()
  await expect(sheet(page)).toBeVisible()
  await page.touchscreen.tap(195, 20)
  await expect(sheet(page)).toBeHidden()
})

test('the keyboard stays in the open sheet and reaches all of it, and Escape gives the focus back', async ({
  page,
}) => {
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sheet(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  const stops = new Set<string>()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    stops.add(await page.evaluate(() => document.activeElement?.closest('dialog, main, header, footer')?.tagName ?? ''))
    if (
      await sheet(page)
        .getByRole('button', { name: 'Get My Free Quote' })
        .evaluate((button) => button === document.activeElement)
    )
      stops.add('submit')
  }
  expect(stops).toContain('submit')
  expect(stops).toContain('DIALOG')
  for (const outside of ['MAIN', 'HEADER', 'FOOTER']) expect(stops).not.toContain(outside)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the quote form stands open in the page, without a button that would do nothing', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Get My Free Quote' })).toBeVisible()
    await expect(opener(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
  })
})
