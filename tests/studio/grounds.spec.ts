/** The ground of a section: its edge, and the picture behind it, beside its color. */
import { expect, type Page } from 'playwright/test'
import { look, openAt } from './support/states.ts'
import { test } from './support/test.ts'

const choice = (page: Page, group: string, name: string) =>
  page
    .locator('.form-panel')
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name, exact: true })

test('edge and picture stand with the ground, drawn, and a straight edge is chosen at first', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/about')
  await page.locator('.section-entry', { hasText: 'open' }).first().click()
  const straight = choice(page, 'Upper edge', 'Straight')
  await expect(straight).toHaveAttribute('aria-pressed', 'true')
  await expect(straight.locator('svg')).toBeVisible()
  await choice(page, 'Upper edge', 'Slant').click()
  await expect(straight).toHaveAttribute('aria-pressed', 'false')
  await straight.click()
  await expect(straight).toHaveAttribute('aria-pressed', 'true')
  expect(await look(page, { part: '.form-panel' })).toEqual([])
  const picture = page.locator('.form-panel').getByRole('group', { name: 'Picture behind' })
  await picture.getByRole('button', { name: 'Choose a picture' }).click()
  await page.locator('.picture-grid button').first().click()
  await expect(picture.locator('img').first()).toBeVisible()
  await page
    .locator('.section-bar')
    .getByRole('button', { name: /^Background/ })
    .click()
  await page.locator('.section-bar').getByRole('button', { name: 'Picture behind' }).click()
  await expect(picture.locator('.picture-choice')).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = await studio.changedLines()
  expect(lines.join('\n')).toContain('backdrop')
  expect(lines.join('\n')).not.toContain('edge')
})
