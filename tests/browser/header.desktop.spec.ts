import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { arrive, header, isOpen, mainMenu, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

const services = [
  'City Bikes',
  'Cargo Bikes',
  'Bike Repair',
  'Flat Tires',
  'Same-Day Service',
  'Bike Fitting',
  'Wheel Building',
  'Gear Tuning',
  'Brake Service',
  'Frame Painting',
  'Lights and Dynamos',
  'What It Costs',
  'Winter Storage',
]
const commercial = ['Electric Cargo Bikes', 'Fleet Bikes']
const link = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true })
const arrow = (page: Page, name: string) => mainMenu(page).getByLabel(`${name}: more pages`)

test.beforeEach(({ page }) => arrive(page, '/'))

test('the header shows the place, the logo, the menu and the way to a quote', async ({ page }) => {
  await expect(header(page).getByText('Millbrook')).toBeVisible()
  const [place, logo, quote] = await Promise.all(
    [
      header(page).getByText('Millbrook'),
      header(page).getByRole('link', { name: /home page/ }),
      header(page).getByRole('link', { name: 'Get a quote' }),
    ].map((part) => part.boundingBox()),
  )
  expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2).toBeCloseTo(640, -1)
  expect(place?.x).toBeLessThan(logo?.x ?? 0)
  expect(quote?.x).toBeGreaterThan(logo?.x ?? 0)
  const shown = mainMenu(page).getByRole('link').filter({ visible: true })
  await expect(shown).toHaveText(['HOME', 'SERVICES', 'ABOUT', 'FAQ', 'SEARCH'], { useInnerText: true })
  await test.step('the phone number stands in it from 768 px up, clear of the logo', async () => {
    for (const width of [768, 1023, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const phone = header(page).getByRole('link', { name: '(541) 555-0142' })
      await expect(phone).toHaveAttribute('href', 'tel:+15415550142')
      await phone.click({ trial: true })
      const [number, logo, whole] = await Promise.all(
        [phone, header(page).getByRole('link', { name: /home page/ }), header(page)].map((part) => part.boundingBox()),
      )
      expect((number?.x ?? 0) + (number?.width ?? 0), `at ${width} px`).toBeLessThan(logo?.x ?? 0)
      expect(number?.height, 'a single line').toBeLessThan(46)
      expect(number?.y).toBeGreaterThanOrEqual(0)
      expect(whole?.height).toBe(110)
    }
  })
})

test('the open dropdown is seen whole in a laptop’s window, and on a short screen every service can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 641 })
  await link(page, 'Services').hover()
  for (const name of services) await expect(link(page, name)).toBeInViewport({ ratio: 1 })
  await page.mouse.move(640, 635)
  await expect(link(page, 'Winter Storage')).toBeHidden()
  await page.setViewportSize({ width: 844, height: 390 })
  await arrow(page, 'Services').click()
  for (const name of [...commercial, ...services.slice(-1)]) {
    await link(page, name).scrollIntoViewIfNeeded()
    await expect(link(page, name)).toBeInViewport({ ratio: 1 })
  }
  await link(page, 'Winter Storage').click()
  await expect(page).toHaveURL('/storage')
})

test('GET A QUOTE leads to the contact section, from another page too', inTestAll, async ({ page }) => {
  await header(page).getByRole('link', { name: 'Get a quote' }).click()
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport()
  await arrive(page, '/about')
  await header(page).getByRole('link', { name: 'Get a quote' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport()
})

test('the pointer opens the services and, in them, the commercial ones; they close when it leaves, and by Escape', async ({
  page,
}) => {
  await expect(link(page, 'Bike Repair')).toBeHidden()
  await link(page, 'Services').hover()
  for (const name of services) await expect(link(page, name)).toBeVisible()
  for (const name of commercial) await expect(link(page, name)).toBeHidden()
  await page.mouse.move(640, 780)
  await expect(link(page, 'Bike Repair')).toBeHidden()
  await link(page, 'Services').hover()
  await expect(link(page, 'Bike Repair')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Bike Repair')).toBeHidden()
  await page.mouse.move(640, 780)
  await link(page, 'Services').hover()
  await link(page, 'Cargo Bikes').hover()
  for (const name of commercial) await expect(link(page, name)).toBeVisible()
  await link(page, 'Electric Cargo Bikes').hover()
  await link(page, 'Fleet Bikes').click()
  await expect(page).toHaveURL('/fleet-bikes')
})

test('hiding the header closes the dropdown and the submenu, under a resting pointer too', async ({ page }) => {
  await arrow(page, 'Services').click()
  await arrow(page, 'Cargo Bikes').click()
  await page.mouse.move(640, 780)
  await expect(link(page, 'Electric Cargo Bikes')).toBeVisible()
  await scrollTo(page, 400)
  await expect(link(page, 'Bike Repair')).toBeHidden()
  await scrollTo(page, 0)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await expect(link(page, 'Bike Repair')).toBeHidden()
  await expect(link(page, 'Electric Cargo Bikes')).toBeHidden()
  expect(await isOpen(arrow(page, 'Services'))).toBe(false)
  await link(page, 'Services').hover()
  await link(page, 'Bike Repair').hover()
  await page.mouse.wheel(0, 300)
  await expect(header(page)).not.toBeInViewport()
  await expect(link(page, 'Bike Repair')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the menus open under the pointer and from the keyboard', async ({ page }) => {
    await link(page, 'Services').hover()
    await link(page, 'Cargo Bikes').hover()
    await expect(link(page, 'Electric Cargo Bikes')).toBeVisible()
    await page.mouse.move(640, 780)
    await link(page, 'Services').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link(page, 'City Bikes')).toBeFocused()
    await expect(link(page, 'City Bikes')).toBeVisible()
  })
})
