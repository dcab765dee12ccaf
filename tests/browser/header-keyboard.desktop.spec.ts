import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { arrive, header, isOpen, isVisiblyFocused, mainMenu, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

const link = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true })
const arrow = (page: Page, name: string) => mainMenu(page).getByLabel(`${name}: more pages`)

test.beforeEach(async ({ page }) => {
  await arrive(page, '/')
  await link(page, 'Services').focus()
  await page.keyboard.press('Tab')
})

test('the arrow beside Services opens the dropdown and says so, and Escape closes one level at a time', async ({
  page,
}) => {
  await expect(arrow(page, 'Services')).toBeFocused()
  expect(await isVisiblyFocused(arrow(page, 'Services'))).toBe(true)
  expect(await isOpen(arrow(page, 'Services'))).toBe(false)
  await page.keyboard.press('Enter')
  expect(await isOpen(arrow(page, 'Services'))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(link(page, 'City Bikes')).toBeFocused()
  expect(await isVisiblyFocused(link(page, 'City Bikes'))).toBe(true)
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
  await expect(arrow(page, 'Cargo Bikes')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Electric Cargo Bikes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Electric Cargo Bikes')).toBeHidden()
  await expect(arrow(page, 'Cargo Bikes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page, 'City Bikes')).toBeHidden()
  await expect(arrow(page, 'Services')).toBeFocused()
})

test('a submenu page opens by keyboard alone', inTestAll, async ({ page }) => {
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/electric-cargo-bikes')
})

test('the arrow keys go through the open menu, which closes when the keyboard moves on', async ({ page }) => {
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  for (const name of ['Cargo Bikes', 'Bike Repair', 'Flat Tires']) {
    await page.keyboard.press('ArrowDown')
    await expect(link(page, name)).toBeFocused()
  }
  await page.keyboard.press('ArrowUp')
  await expect(link(page, 'Bike Repair')).toBeFocused()
  await link(page, 'Winter Storage').focus()
  await page.keyboard.press('ArrowDown')
  await expect(link(page, 'Winter Storage')).toBeFocused()
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(link(page, 'About')).toBeFocused()
  await expect(link(page, 'Winter Storage')).toBeHidden()
})

test('the header stays while the keyboard is in it, however the page scrolls', async ({ page }) => {
  const quote = header(page).getByRole('link', { name: 'Get a Quote' })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(quote).toBeFocused()
  for (const top of [200, 700, 1200]) {
    await scrollTo(page, top)
    await expect(header(page)).not.toHaveClass(/is-hidden/)
  }
  expect(await isVisiblyFocused(quote)).toBe(true)
  await quote.blur()
  await scrollTo(page, 1300)
  await expect(header(page)).not.toBeInViewport()
})
