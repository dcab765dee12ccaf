/** What social networks show of a page, beside what search engines list. */
import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { openAt } from './support/states.ts'
import { test } from './support/test.ts'

test('a page shows how it is shared, and follows its title: words, length and the drawn picture', async ({
  page,
  studio,
}) => {
  const text = await readFile(studio.file, 'utf8')
  await writeFile(studio.file, text.replace('socialPictures: same', 'socialPictures: titled'))
  await openAt(page, studio, '/flat-tires')
  const card = page.getByRole('region', { name: 'When it is shared' })
  await expect(card.locator('.share-title')).toContainText('Flat Tires')
  const picture = card.locator('img')
  const drawn = await picture.getAttribute('src')
  expect(drawn).toMatch(/^data:image\/jpeg;base64,/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1200)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Wheels, brakes and gears')
  await expect(card.locator('.share-title')).toContainText('Wheels, brakes and gears')
  await expect(picture).not.toHaveAttribute('src', String(drawn))
  await expect(card).toContainText(/Title: \d+ characters/)
  const inFirstFonts = await picture.getAttribute('src')
  const saved = await readFile(studio.file, 'utf8')
  await writeFile(studio.file, saved.replace('pair: sturdy', 'pair: elegant'))
  await expect(picture).not.toHaveAttribute('src', String(inFirstFonts))
})

test('no field moves when the card comes: who is about to press one presses it', async ({ page, studio }) => {
  await openAt(page, studio, '/flat-tires')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const first = await title.boundingBox()
  await expect(page.getByRole('region', { name: 'When it is shared' }).locator('img')).toBeVisible()
  expect(await title.boundingBox()).toEqual(first)
})
