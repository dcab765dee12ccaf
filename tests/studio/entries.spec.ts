/** Entries of a list, such as steps and cards, changed as a whole on the page itself. */
import { expect } from 'playwright/test'
import { look, openAt } from './support/states.ts'
import { test } from './support/test.ts'

test('an entry that is clicked on the page has a bar there: it moves, and goes', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const frame = page.frameLocator('.canvas iframe')
  await frame.getByText('We call', { exact: true }).click()
  const bar = page.getByRole('toolbar', { name: 'We call' })
  await expect(bar.getByRole('button', { name: 'Move down' })).toBeDisabled()
  await bar.getByRole('button', { name: 'Move up' }).click()
  const steps = frame.locator('#steps li')
  await expect(steps.first()).toContainText('We call')
  expect(await look(page, { part: '.stage, .form-panel' })).toEqual([])
  await bar.getByRole('button', { name: 'Duplicate' }).click()
  await expect(steps).toHaveCount(3)
  await page.getByRole('toolbar', { name: 'We call' }).getByRole('button', { name: 'Remove' }).click()
  await expect(steps).toHaveCount(2)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = await studio.changedLines()
  expect(lines.map((line) => line.trim().replace(/\s+/, ' '))).toHaveLength(2)
})

test('a picture in a list is seen in its form, and another is chosen there by looking', async ({ page, studio }) => {
  await openAt(page, studio, '/workshop-pictures')
  const frame = page.frameLocator('.canvas iframe')
  await frame.getByRole('img', { name: 'The van in a drive' }).click()
  await page.getByRole('button', { name: 'Choose a picture: truck-driveway.jpg' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /hub-painting/ })
    .click()
  await expect(frame.locator('#bench img[src*="hub-painting"]')).toBeVisible()
  await expect(frame.getByRole('dialog')).toHaveCount(0)
})
