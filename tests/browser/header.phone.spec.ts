import type { Page } from 'playwright/test'
import { inTestAll, runsAll } from '../support/places.ts'
import { arrive, header, isOpen, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

const toggle = (page: Page) => header(page).locator('.mobile-menu > summary')
const services = (page: Page) => menu(page).getByLabel('Services: more pages')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

test.beforeEach(({ page }) => arrive(page, '/'))

test('a bar at the foot of the screen says Millbrook and offers a call, a text message and a quote', async ({
  page,
}) => {
  const bar = page.locator('.place-bar')
  await expect(bar).toHaveText(/^MillbrookCallTextQuote$/)
  const ways = { Call: 'tel:+15415550142', Text: 'sms:+15415550142', Quote: '/#contact' }
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const top of [0, 1500]) {
      await scrollTo(page, top)
      const box = await bar.boundingBox()
      expect(box).toMatchObject({ x: 0, width })
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height)
    }
    for (const [name, href] of Object.entries(ways)) {
      const link = bar.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      const target = await link.boundingBox()
      expect(Math.min(target?.width ?? 0, target?.height ?? 0), `${name} at ${width} px`).toBeGreaterThanOrEqual(44)
      expect(await link.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the bars take no more than a third of a short screen, such as a page at 400 %', inTestAll, async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [667, 375],
    [390, 480],
    [1024, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const top of [600, 900, 860]) {
      await scrollTo(page, top)
      const taken = await page.locator('.site-header:not(.is-hidden), .place-bar').evaluateAll((bars) =>
        bars
          .map((bar) => bar.getBoundingClientRect())
          .map((box) => Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)))
          .reduce((sum, part) => sum + part, 0),
      )
      expect(taken, `${width} × ${height} at ${top}`).toBeLessThanOrEqual(height / 3)
    }
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await scrollTo(page, 0)
  await expect(header(page).getByRole('link', { name: 'Call (541) 555-0142' })).toBeInViewport({ ratio: 1 })
  await toggle(page).tap()
  await services(page).tap()
  for (const name of ['Winter Storage', 'About', 'Get a Quote']) {
    await entry(page, name).scrollIntoViewIfNeeded()
    await expect(entry(page, name)).toBeInViewport({ ratio: 1 })
  }
})

test('a touch and the keyboard open and close the menu, which says whether the services are unfolded', async ({
  page,
}) => {
  await expect(menu(page)).toBeHidden()
  await toggle(page).tap()
  const shown = menu(page).locator('> ul > li > a')
  const names = await shown.filter({ visible: true }).allInnerTexts()
  expect(names).toEqual(['HOME', 'SERVICES', 'FAQ', 'ABOUT', 'SEARCH'])
  await expect(entry(page, 'Get a Quote')).toBeVisible()
  await toggle(page).tap()
  await expect(menu(page)).toBeHidden()
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Home')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Home')).toBeFocused()
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
  await expect(services(page)).toBeFocused()
  await expect(services(page)).toHaveAccessibleName('Services: more pages')
  expect(await isOpen(services(page))).toBe(false)
  await page.keyboard.press('Enter')
  expect(await isOpen(services(page))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(entry(page, 'City Bikes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('nobody gets under the open menu: what lies behind is dimmed and still, and Tab stays in the header', async ({
  page,
}) => {
  const button = header(page).getByRole('button', { name: 'Menu' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.tap()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const behind = page.locator('main, footer')
  for (const part of await behind.all()) await expect(part).toHaveJSProperty('inert', true)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isUnder = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
    expect(isUnder, `after ${step + 1} times Tab`).toBe(false)
  }
  await page.mouse.move(200, 700)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const veil = await header(page)
    .locator('.mobile-menu')
    .evaluate((menu) => getComputedStyle(menu, '::before').backgroundColor)
  expect(veil).toMatch(/rgba\(0, 0, 0, 0\.[5-9]\)/)
  await button.tap()
  for (const part of await behind.all()) await expect(part).toHaveJSProperty('inert', false)
  await button.tap()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const part of await behind.all()) await expect(part).toHaveJSProperty('inert', false)
})

test('SERVICES and GET A QUOTE lead to their sections and close the menu, which leads to other pages too', async ({
  page,
}) => {
  await toggle(page).tap()
  await entry(page, 'Services').tap()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What we do, from saddle to pedal' })).toBeInViewport()
  await scrollTo(page, 0)
  await toggle(page).tap()
  await entry(page, 'Get a Quote').tap()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport()
  await scrollTo(page, 0)
  await toggle(page).tap()
  await services(page).tap()
  await entry(page, 'Fleet Bikes').tap()
  await expect(page).toHaveURL('/fleet-bikes')
  await toggle(page).tap()
  await entry(page, 'FAQ').tap()
  await expect(page).toHaveURL('/faq')
})

test('the menu is seen whole on a phone, unfolds every service, and reaches its last entry on a small screen', async ({
  page,
}) => {
  const screens = [
    [360, 640],
    [390, 844],
  ] as const
  for (const [width, height] of runsAll ? screens : screens.slice(0, 1)) {
    await page.setViewportSize({ width, height })
    await toggle(page).tap()
    for (const name of ['Home', 'Services', 'FAQ', 'About', 'Get a Quote']) {
      await expect(entry(page, name)).toBeInViewport({ ratio: 1 })
      await entry(page, name).tap({ trial: true })
    }
    await expect(entry(page, 'Bike Repair')).toBeHidden()
    await services(page).tap()
    for (const name of ['Same-Day Service', 'Flat Tires', 'Electric Cargo Bikes', 'Winter Storage', 'About']) {
      await entry(page, name).scrollIntoViewIfNeeded()
      await entry(page, name).tap({ trial: true })
      await entry(page, 'Get a Quote').tap({ trial: true })
    }
    await services(page).tap()
    await expect(entry(page, 'Bike Repair')).toBeHidden()
    await toggle(page).tap()
    await expect(menu(page)).toBeHidden()
  }
  await page.setViewportSize({ width: 390, height: 500 })
  await toggle(page).tap()
  await entry(page, 'Get a Quote').scrollIntoViewIfNeeded()
  await expect(entry(page, 'Get a Quote')).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the menu opens and leads on', async ({ page }) => {
    await toggle(page).tap()
    await services(page).tap()
    await entry(page, 'Flat Tires').tap()
    await expect(page).toHaveURL('/flat-tires')
  })
})

test('the quote in the bar leads to the form of the page, or to the section for it', async ({ page }) => {
  await arrive(page, '/bike-repair')
  await page.locator('.place-bar').getByRole('link', { name: 'Quote' }).click()
  await expect(page.locator('main .form-card').first().getByLabel('Name')).toBeFocused()
  await expect(page).toHaveURL('/bike-repair#estimate')
  await arrive(page, '/faq')
  await expect(page.locator('.place-bar').getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '/#contact')
})
