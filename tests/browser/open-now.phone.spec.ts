import { expect, test } from './support/test.ts'

test('a visitor elsewhere reads whether it is open, by the clock of the place', async ({ page }) => {
  // Half past nine in the evening in London is half past one in Millbrook, in the middle of the break.
  await page.clock.install({ time: new Date('2026-11-23T21:30:00Z') })
  await page.goto('/about')
  const hours = page.locator('#open')
  await expect(hours.getByText('Closed. Opens today at 2:00 PM')).toBeVisible()
  await expect(hours.locator('[aria-current=date]')).toHaveText(/^Mon–Fri/)
  await page.clock.runFor('31:00')
  await expect(hours.getByText('Open now until 6:00 PM')).toBeVisible()
})
