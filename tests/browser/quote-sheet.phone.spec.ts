import type { Page } from 'playwright/test'
import { scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Need a Quote?' })
const send = (page: Page) => page.getByRole('button', { name: 'Get My Free Estimate' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Get a free quote' })

test.beforeEach(({ page }) => page.goto('/'))

test('the button floats over the page and opens the sheet at the foot of the screen', async ({ page }) => {
  await scrollTo(page, 3000)
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

test('the button leaves the form of the opening free on a short phone', async ({ page }) => {
  await expect(opener(page)).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 568 })
  for (const control of await page.locator('.hero form').getByRole('textbox').or(send(page)).all()) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(opener(page)).toBeHidden()
  }
  await send(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(opener(page)).toBeVisible()
})

test('the button is away while a form of the page is filled in', async ({ page }) => {
  const message = page.locator('#contact').getByLabel('Message')
  await message.focus()
  await expect(opener(page)).toBeHidden()
  await message.blur()
  await expect(opener(page)).toBeVisible()
})

test('the close control closes the sheet and gives the focus back', async ({ page }) => {
  await opener(page).tap()
  await sheet(page).getByRole('button', { name: 'Close' }).tap()
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Escape closes the sheet and gives the focus back', async ({ page }) => {
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a tap beside the sheet closes it, a tap in it does not', async ({ page }) => {
  await opener(page).tap()
  await sheet(page).getByRole('heading', { name: 'Get a free quote' }).tap()
  await expect(sheet(page)).toBeVisible()
  await page.touchscreen.tap(195, 20)
  await expect(sheet(page)).toBeHidden()
})

test('the keyboard stays in the open sheet and reaches all of it', async ({ page }) => {
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
})

test('what was typed is still there when the sheet opens again', async ({ page }) => {
  await opener(page).tap()
  await sheet(page).getByLabel('Name').fill('Ada Example')
  await sheet(page).getByRole('button', { name: 'Close' }).tap()
  await opener(page).tap()
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Ada Example')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the quote form stands open in the page, without a button that would do nothing', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Get My Free Quote' })).toBeVisible()
    await expect(opener(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
  })
})
