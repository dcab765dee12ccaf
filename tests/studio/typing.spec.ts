/** Words that are typed where they stand on the page, and what of it stands in the file afterwards. */
import { expect, type Locator, type Page } from 'playwright/test'
import { countClicks } from './support/clicks.ts'
import { openAt } from './support/states.ts'
import type { RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const frameIn = (page: Page) => page.frameLocator('.canvas iframe')
const typed = (page: Page) => frameIn(page).locator('[data-typing][contenteditable]')

/** Clicks on a text once the page leads to the file. */
async function open(page: Page, text: Locator, position?: { x: number; y: number }) {
  await expect(async () => {
    await text.click({ timeout: 1000, ...(position && { position }) })
    await expect(typed(page)).toBeFocused({ timeout: 500 })
  }).toPass()
}

async function saved(page: Page, studio: RunningStudio): Promise<string[]> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return studio.changedLines()
}

test('a headline is changed with one click and typing', async ({ page, studio }) => {
  await openAt(page, studio, '/flat-tires')
  const heading = frameIn(page).locator('main h1')
  await expect(heading).toBeVisible()
  const before = String(await heading.textContent())
  const clicks = await countClicks(page)
  await heading.click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expect(heading).toHaveText(`${before} and more`)
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue(`${before} and more`)
  const lines = await saved(page, studio)
  expect(await clicks()).toBe(1)
  expect(lines).toEqual([`-        heading: ${before}`, `+        heading: ${before} and more`])
})
