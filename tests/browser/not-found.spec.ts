import { expect, test } from './support/test.ts'

test('an unknown path answers 404, says so, links home, and is logged', async ({ page, problems }) => {
  problems.allow(/404/)
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such-page'))
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.locator('main svg')).toBeVisible()
  expect((await logged).type()).toBe('error')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good Rides Begin in Millbrook')
})
