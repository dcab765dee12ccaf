/**
 * Takes the pictures of the studio that the guide shows, of this project's own site. Nothing is saved but the pictures.
 * Leaves with 0, with 2 when called wrongly.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { withStudio } from '../scripts/support/with-studio.ts'

const { values } = readOptions('[--out DIR]', { out: textOr('docs/pictures') })
const WIDTH = 1000
/** Until what moves has come to rest. */
const REST_MS = 1500

/** What the guide shows, in the order of its text, each going on from the one before. */
const pictures: Record<string, (page: Page) => Promise<unknown>> = {
  async words(page) {
    await page.frameLocator('.canvas iframe').locator('main h1').click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).waitFor()
  },
  async sections(page) {
    await page.getByRole('button', { name: 'Add a section', exact: true }).click()
    await page.getByRole('dialog').locator('iframe').first().waitFor()
  },
  async mistake(page) {
    await page.keyboard.press('Escape')
    await page.locator('.entry-button').first().click()
    const link = page.getByLabel('Leads to', { exact: true }).first()
    await link.fill('/a-page-that-is-gone')
    await page.locator('.said.is-error').first().waitFor()
    await page.locator('.said.is-error').first().scrollIntoViewIfNeeded()
  },
  async changes(page) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Roofs That Keep the Weather Out')
    await page.getByRole('button', { name: /unsaved/ }).click()
    await page.getByRole('dialog').locator('summary').click()
  },
}

await mkdir(values.out, { recursive: true })
await withStudio('pages.yaml', async (page) => {
  for (const [name, go] of Object.entries(pictures)) {
    await go(page)
    await page.waitForTimeout(REST_MS)
    const file = join(values.out, `studio-${name}.webp`)
    await sharp(await page.screenshot())
      .resize({ width: WIDTH })
      .webp({ quality: 82 })
      .toFile(file)
    console.log(file)
  }
})
