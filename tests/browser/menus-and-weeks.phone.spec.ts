import type { Page } from 'playwright/test'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'

const week = (page: Page) => page.locator('#lessons')
const days = (page: Page) => week(page).locator('details')

test('a week begins with today on a phone, and its other days are folded', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T12:00:00')
  await page.goto('/flat-tires')
  await expect(days(page).locator('h3')).toHaveText(['Wednesday', 'Saturday', 'Monday'])
  await expect(days(page).first()).toHaveAttribute('aria-current', 'date')
  await expect(week(page).getByText('Patch a tube').first()).toBeVisible()
  await expect(week(page).getByText('Morning ride')).toBeHidden()
  await week(page).getByText('Saturday').tap()
  await expect(week(page).getByText('Morning ride')).toBeVisible()
})

test('on a day without entries it begins with the next one that has some', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T12:00:00')
  await page.goto('/flat-tires')
  await expect(days(page).locator('h3')).toHaveText(['Saturday', 'Monday', 'Wednesday'])
  await expect(week(page).locator('[aria-current]')).toHaveCount(0)
})

test('filters leave what fits all of them, open its days, and say how many are left', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T12:00:00')
  await page.goto('/flat-tires')
  // A choice comes from where the focus is, by which a page that is still loading knows of it.
  await week(page).getByLabel('Teacher').focus()
  await week(page).getByLabel('Teacher').selectOption('Ida')
  await expect(week(page).getByRole('status')).toHaveText('3 of 4 shown')
  await expect(week(page).getByText('True a wheel')).toBeHidden()
  await expect(week(page).getByText('Morning ride')).toBeVisible()
  await week(page).getByLabel('Kind').selectOption('Ride')
  await expect(week(page).getByRole('status')).toHaveText('1 of 4 shown')
  await expect(days(page).filter({ visible: true }).locator('h3')).toHaveText(['Saturday'])
  await week(page).getByLabel('Kind').selectOption('All')
  await week(page).getByLabel('Teacher').selectOption('All')
  await expect(week(page).getByRole('status')).toHaveText('')
  await expect(days(page).filter({ visible: true })).toHaveCount(3)
})

test('a button prints the card alone', async ({ page }) => {
  await arrive(page, '/flat-tires')
  const card = page.locator('#counter')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', '')
  })
  await card.getByRole('button', { name: 'Print the card' }).tap()
  await expect(page.locator('body')).toHaveAttribute('data-asked', '')
  await page.emulateMedia({ media: 'print' })
  await expect(card.getByText('Soup of the day')).toBeVisible()
  await expect(card.getByRole('button')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('its button is there once a tap of it is not lost', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/flat-tires', { waitUntil: 'commit' })
  const button = page.locator('#counter').getByText('Print the card')
  await expect(button).toBeAttached()
  await expect(button).toBeHidden()
  scripts.resolve()
  await expect(button).toBeVisible()
  await page.unroute(/\.js$/)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('all of the week is shown, from Monday on, without filters', async ({ page }) => {
    await page.goto('/flat-tires')
    await expect(days(page).locator('h3')).toHaveText(['Monday', 'Wednesday', 'Saturday'])
    await expect(week(page).getByText('Morning ride')).toBeVisible()
    await expect(week(page).locator('.needs-script')).toBeHidden()
  })
})
