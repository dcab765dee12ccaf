import type { Page } from 'playwright/test'
import { header, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

const toggle = (page: Page) => header(page).locator('summary')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

test.beforeEach(({ page }) => page.goto('/'))

test('a bar at the foot of the screen says Louisville', async ({ page }) => {
  const bar = page.getByText('Louisville', { exact: true }).filter({ visible: true }).first()
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
  await scrollTo(page, 1500)
  expect(await bar.boundingBox()).toEqual(box)
})

test('the menu button opens and closes the menu', async ({ page }) => {
  await expect(menu(page)).toBeHidden()
  await toggle(page).tap()
  const shown = menu(page).locator('> ul > li > a')
  expect(await shown.allInnerTexts()).toEqual(['HOME', 'SERVICES', 'FAQ', 'ABOUT'])
  await expect(entry(page, 'Get a Quote')).toBeVisible()
  await toggle(page).tap()
  await expect(menu(page)).toBeHidden()
})

test('SERVICES and GET A QUOTE lead to their sections and close the menu', async ({ page }) => {
  await toggle(page).tap()
  await entry(page, 'Services').tap()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What we do, from ridge to foundation' })).toBeInViewport()
  await scrollTo(page, 0)
  await toggle(page).tap()
  await entry(page, 'Get a Quote').tap()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tell us what you need' })).toBeInViewport()
})

test('the menu leads to other pages, each service among them', async ({ page }) => {
  await toggle(page).tap()
  await entry(page, 'Solar-Ready Roofing').tap()
  await expect(page).toHaveURL('/solar-ready-roofing')
  await toggle(page).tap()
  await entry(page, 'FAQ').tap()
  await expect(page).toHaveURL('/faq')
})

test('the keyboard opens the menu, and Escape closes it and gives the focus back', async ({ page }) => {
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Home')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Home')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('an open menu reaches its last entry on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await toggle(page).tap()
  await entry(page, 'Get a Quote').scrollIntoViewIfNeeded()
  await expect(entry(page, 'Get a Quote')).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and leads on', async ({ page }) => {
    await toggle(page).tap()
    await entry(page, 'About').tap()
    await expect(page).toHaveURL('/about')
  })
})
