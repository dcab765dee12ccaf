/** Single changes are taken back, and the site as it was at an earlier time is looked at and brought back. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { countClicks } from './support/clicks.ts'
import { openAt, testStates } from './support/states.ts'
import { test } from './support/test.ts'

const heading = 'Good Rides Begin in Millbrook'
const frameOf = (page: Page) => page.frameLocator('.canvas iframe')
const shown = (page: Page, text: string) => frameOf(page).getByRole('heading', { name: text })
const changes = (page: Page) => page.locator('.changes-button')
const dialog = (page: Page) => page.getByRole('dialog')
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
}

async function writeHeading(page: Page, before: string, after: string) {
  // While what was typed before is on its way back to the page, a click only chooses the section.
  await expect(async () => {
    await shown(page, before).click({ timeout: 1000 })
    await expect(frameOf(page).locator('[data-typing][contenteditable]')).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(after)
  await page.keyboard.press('Escape')
  await expect(shown(page, after)).toBeVisible()
}

testStates('changes and versions', [
  {
    name: 'with both',
    part: 'dialog',
    async go(page: Page) {
      await writeHeading(page, heading, 'One')
      await save(page)
      await writeHeading(page, 'One', 'Two')
      await changes(page).click()
      await expect(
        dialog(page)
          .getByRole('button', { name: /^Look at it/ })
          .first(),
      ).toBeVisible()
    },
  },
])

test(
  'one change of several is taken back; the others stay, and it can be done again',
  inTestAll,
  async ({ page, studio }) => {
    await openAt(page, studio, '/')
    await writeHeading(page, heading, 'Another Headline')
    await writeHeading(page, 'What neighbors say', 'What neighbors say of us')
    await changes(page).click()
    await dialog(page)
      .getByRole('button', { name: /^Take back:/ })
      .first()
      .click()
    await expect(dialog(page).getByRole('button', { name: /^Take back:/ })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(shown(page, heading)).toBeVisible()
    await expect(shown(page, 'What neighbors say of us')).toBeVisible()
    await page.getByRole('button', { name: 'Redo' }).first().click()
    await expect(shown(page, 'Another Headline')).toBeVisible()
  },
)

test('an earlier version shows as pages in two clicks; one leads back to now, and saving keeps it', async ({
  page,
  studio,
}) => {
  const original = await readFile(studio.file, 'utf8')
  await openAt(page, studio, '/')
  await writeHeading(page, heading, 'The First One')
  await save(page)
  await writeHeading(page, 'The First One', 'Not Saved Yet')
  const clicks = await countClicks(page)
  await changes(page).click()
  await expect(dialog(page).locator('li', { hasText: 'Heading changed' }).last()).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /^Look at it/ })
    .nth(1)
    .click()
  expect(await clicks()).toBe(2)
  await expect(shown(page, heading)).toBeVisible()
  expect(await readFile(studio.file, 'utf8')).not.toBe(original)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(shown(page, 'Not Saved Yet')).toBeVisible()
  await changes(page).click()
  await dialog(page)
    .getByRole('button', { name: /^Look at it/ })
    .nth(1)
    .click()
  await expect(shown(page, heading)).toBeVisible()
  await save(page)
  expect(await readFile(studio.file, 'utf8')).toBe(original)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(shown(page, 'Not Saved Yet')).toBeVisible()
})

test('what was committed to a repository is among the versions', async ({ page, studio }) => {
  const folder = dirname(studio.file)
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=Nora', '-c', 'user.email=nora@lime.example', ...args], { cwd: folder })
  await git('init', '--quiet')
  await git('add', 'pages.yaml')
  await git('commit', '--quiet', '--message', 'Open the workshop')
  await openAt(page, studio, '/')
  await writeHeading(page, heading, 'Changed Since')
  await changes(page).click()
  const version = dialog(page).locator('li', { hasText: 'Open the workshop' })
  await expect(version).toContainText('Nora')
  await version.getByRole('button', { name: /^Look at it/ }).click()
  await expect(shown(page, heading)).toBeVisible()
})
