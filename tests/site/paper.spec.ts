import { expect, test } from '../browser/support/test.ts'
import { violationsOf } from '../support/axe/builder.ts'
import { inTestAll } from '../support/places.ts'

test('a printed page is dark on white, with its answers and without its forms', async ({ page }) => {
  await page.goto('/roof-repair')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Glue strips do not set in the cold')).toBeVisible()
  await expect(page.locator('.form-card')).toBeHidden()
  await expect(page.locator('.backdrop')).toBeHidden()
  await test.step('for who reads light on dark, too', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 253, 249)')
    await page.emulateMedia({ media: 'print', colorScheme: null })
  })
  // A browser leaves backgrounds out when it prints.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.background = 'none'
  })
  expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([])
})

test('a printed range stands beside its answers, without buttons and form', async ({ page }) => {
  await page.goto('/estimator')
  await page.getByLabel('Size in square feet').fill('1,600')
  await page.getByRole('button', { name: 'Next' }).click()
  for (const [choice, button] of [
    ['Medium', 'Next'],
    ['One story', 'Next'],
    ['3-tab', 'Show my range'],
  ] as const) {
    await page.getByRole('radio', { name: choice }).check()
    await page.getByRole('button', { name: button }).click()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('House footprint: 1,600 square feet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change my answers' })).toBeHidden()
  await expect(page.locator('.calculator').getByLabel('Email')).toBeHidden()
})

test('stars keep the colors of a visitor who has chosen them', inTestAll, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/reviews')
  const stars = page.locator('.stars').first()
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(stars).toHaveCSS('background-color', text)
})
