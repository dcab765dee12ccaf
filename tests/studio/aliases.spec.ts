/** A file in which one value stands in several places, by a YAML anchor and its aliases. */
import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { openAt } from './support/states.ts'
import { test } from './support/test.ts'

const items = '{ title: You bring it, text: Before ten in the morning., note: No appointment }'

test('what an alias stands for becomes the own of its place, with the change that asked for it', async ({
  page,
  studio,
}) => {
  const text = await readFile(studio.file, 'utf8')
  const withAlias = text.replace(`- ${items}`, `- &first ${items}\n          - *first`)
  expect(withAlias).not.toBe(text)
  await writeFile(studio.file, withAlias)
  await openAt(page, studio, '/bike-repair')
  await page.locator('.section-entry', { hasText: 'How a repair goes' }).click()
  await page.locator('.entry-button', { hasText: 'You bring it' }).nth(1).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('We fetch it')
  await page.getByRole('alert').getByRole('button', { name: "Make it this place's own" }).click()
  await expect(page.frameLocator('.canvas iframe').getByText('We fetch it')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const saved = await readFile(studio.file, 'utf8')
  expect(saved).toBe(withAlias.replace('- *first', `- ${items.replace('You bring it', 'We fetch it')}`))
})
