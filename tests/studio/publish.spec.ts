/** Publishing from a studio of one's own, as an owner sees it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { gitIn } from '../desk/support/publishing.ts'
import { inTestAll } from '../support/places.ts'
import { look, openAt } from './support/states.ts'
import { type RunningStudio, runStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const dialogOf = (page: Page) => page.getByRole('dialog')

/** A studio of its own, whose folder is a repository with a place to which it is pushed. */
async function withPlace(prepare?: (text: string) => string) {
  const studio = await runStudio(prepare)
  const folder = dirname(studio.file)
  const bare = mkdtempSync(join(tmpdir(), 'studio-bare-'))
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  gitIn(folder, 'add', '-A')
  gitIn(folder, 'commit', '--quiet', '-m', 'The site')
  gitIn(folder, 'remote', 'add', 'origin', bare)
  gitIn(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  return { studio, bare }
}

/** Somebody else changes the site where it is published. */
function elsewhere(bare: string, from: string, to: string) {
  const clone = mkdtempSync(join(tmpdir(), 'studio-clone-'))
  execFileSync('git', ['clone', '--quiet', bare, clone], { stdio: 'ignore' })
  const file = join(clone, 'pages.yaml')
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  writeFileSync(file, before.replace(from, to))
  gitIn(clone, 'commit', '--quiet', '--all', '-m', 'From elsewhere')
  gitIn(clone, 'push', '--quiet')
  rmSync(clone, { recursive: true })
}

async function writeBrand(page: Page, studio: RunningStudio, name: string) {
  await openAt(page, studio, '/flat-tires')
  await button(page, 'Site').click()
  await page.locator('.panel-list button', { hasText: 'Business' }).click()
  await page.getByLabel('Tagline', { exact: true }).fill(name)
}

test('a change is published with two clicks, after it was told in words', async ({ page }) => {
  test.setTimeout(400_000)
  const { studio, bare } = await withPlace()
  await writeBrand(page, studio, 'Bikes for everybody')
  await button(page, 'Publish').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('listitem')).toHaveText(['Business › Tagline changed'])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await look(page, { part: 'dialog' }), colorScheme).toEqual([])
  }
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.locator('.notice', { hasText: 'Published. Your host shows it' })).toBeVisible({ timeout: 120_000 })
  await expect(button(page, 'Look at it')).toBeVisible()
  expect(gitIn(bare, 'show', 'main:pages.yaml')).toContain('tagline: Bikes for everybody')
  await expect(button(page, 'Everything is saved')).toBeVisible()
  await button(page, 'Publish').click()
  await expect(dialog.getByText('Everything that you have changed is published.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await studio.stop()
})

// tests/desk/from-folder.test.ts and two-editors.spec.ts say the same of what is published.
test('where somebody else has published other words, one chooses between both', inTestAll, async ({ page }) => {
  test.setTimeout(400_000)
  const { studio, bare } = await withPlace((text) => text.replace(/^ {2}tagline: .*$/m, '  tagline: As it was'))
  elsewhere(bare, 'tagline: As it was', 'tagline: Said elsewhere')
  await writeBrand(page, studio, 'Said here')
  await button(page, 'Publish').click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Visitors see it at')
  await expect(dialog).not.toContainText('../')
  const now = dialog.getByRole('button', { name: 'Publish now' })
  await now.waitFor()
  // What is asked then comes late.
  await page.route('**/api/publication?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await now.click()
  await expect(dialog.getByRole('alert')).toContainText(/1 place was changed here and at studio-bare-\w+ at once/, {
    timeout: 120_000,
  })
  await expect(now).toBeHidden()
  await expect(dialog.getByRole('group', { name: 'Business › Tagline' })).toContainText('Said elsewhere')
  // Said once: what stands behind the window cannot be pressed.
  await expect(page.getByRole('alert')).toHaveCount(1)
  expect(await look(page, { part: 'dialog' })).toEqual([])
  await dialog.getByRole('radio', { name: 'Yours Said here' }).check()
  await dialog.getByRole('button', { name: 'Publish what is chosen' }).click()
  await expect(page.locator('.notice', { hasText: 'Published. Your host shows it' })).toBeVisible({ timeout: 120_000 })
  expect(gitIn(bare, 'show', 'main:pages.yaml')).toContain('tagline: Said here')
  await studio.stop()
})

test('without a place to publish to, what is missing is said, and the pages are made', async ({ page, studio }) => {
  test.setTimeout(400_000)
  await openAt(page, studio, '/')
  await button(page, 'Publish').click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('keeps no history yet')
  await expect(dialog).toContainText('docs/publishing.md')
  expect(await look(page, { part: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Make the pages' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Making the pages/)
  await expect(dialog.locator('code')).toHaveText(join(dirname(studio.file), 'dist/client'), { timeout: 120_000 })
  expect(readFileSync(join(dirname(studio.file), 'dist/client/index.html'), 'utf8')).toContain('Linden Cycles')
  rmSync(join(dirname(studio.file), 'dist'), { recursive: true })
})

test('on a phone what is not saved comes first, then publishing; what a template claims is told', async ({ page }) => {
  const { studio } = await withPlace((text) => text.replace(/^( {2}tagline: .*)$/m, '$1 # yours'))
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, studio, '/')
  await expect(button(page, 'Save')).toBeHidden()
  await button(page, 'Publish').click()
  await expect(dialogOf(page)).toContainText('1 thing on the site still comes from the template')
  await dialogOf(page).getByRole('button', { name: 'Look at them' }).click()
  await button(page, /^This is right/).click()
  await expect(button(page, 'Publish')).toBeHidden()
  await button(page, 'Save').click()
  await expect(button(page, 'Publish')).toBeVisible()
  await studio.stop()
})
