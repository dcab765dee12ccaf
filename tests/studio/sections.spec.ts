/** Sections: chosen from shelves, copied from another page, shared, and changed in their looks by looking at them. */
import { expect, type FrameLocator, type Page } from 'playwright/test'
import { openAt } from './support/states.ts'
import type { RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

let frame: FrameLocator

test.beforeEach(async ({ page, studio }) => {
  await studio.beginAgain((text) => text.replace('\nkinds:\n', '\nkinds:\n  service: { last: cta }\n'))
  frame = page.frameLocator('.canvas iframe')
})

const outline = (page: Page) => page.locator('.section-list .entry-name')

async function chooseSection(page: Page, name: string) {
  await page.locator('.section-entry', { hasText: name }).click()
}

async function addSection(page: Page) {
  await page.getByRole('button', { name: 'Add a section', exact: true }).click()
}

async function save(page: Page, studio: RunningStudio) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return studio.changedLines()
}

test('sections stand on shelves; what the kind of the page forbids says so before', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await addSection(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Why trust us' }).click()
  await expect(dialog.getByRole('button', { name: /^Reviews/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Notice/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Openings' }).click()
  await dialog.getByText('do not fit here').click()
  await expect(dialog.getByText('A page has one opening')).toHaveCount(2)
})

test('a section that would stand last goes before the one that has to', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const before = await outline(page).allTextContents()
  await page.locator('.section-entry').last().click()
  await addSection(page)
  const name = String(before.at(-2))
  await expect(page.getByRole('dialog')).toContainText(`will stand behind “${name}”`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Notice/ })
    .click()
  await expect(outline(page)).toHaveCount(before.length + 1)
  expect((await outline(page).allTextContents()).at(-1)).toBe(before.at(-1))
  await expect(page.getByText('Nothing to mend')).toBeVisible()
})

test('the button that would break the kind of the page says why, and does nothing', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const before = await outline(page).allTextContents()
  await page.locator('.section-entry').first().click()
  const remove = page.getByRole('toolbar').getByRole('button', { name: 'Remove: A page of the kind “Service” needs' })
  await remove.click({ force: true })
  await expect(page.getByRole('alert')).toContainText('needs a section')
  await expect(outline(page)).toHaveText(before)
})

test('a section of another page is copied', async ({ page, studio }) => {
  await openAt(page, studio, '/flat-tires')
  await page.locator('.section-entry').first().click()
  await addSection(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'From another page' }).click()
  await dialog.getByRole('searchbox').fill('bike-repair')
  await dialog.getByRole('button', { name: 'Bike Repair' }).click()
  const section = dialog.getByRole('button', { name: /How a repair goes/ })
  await expect(section.locator('iframe').contentFrame().getByText('How a repair goes')).toBeAttached()
  await section.click()
  await expect(frame.getByRole('heading', { name: 'How a repair goes' })).toBeVisible()
  const lines = await save(page, studio)
  expect(lines).toContain('+        heading: How a repair goes')
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([])
})

test('a section is shared: its lines move, and it says on how many pages it stands', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await chooseSection(page, 'How a repair goes')
  await page.getByRole('button', { name: 'Share with other pages' }).click()
  await expect(page.getByLabel('Its name')).toHaveValue('how-a-repair-goes')
  await page.getByLabel('Its name').fill('estimate-cta')
  await expect(page.getByRole('dialog')).toContainText('There is a shared section “estimate-cta” already')
  await page.getByLabel('Its name').fill('repair-steps')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('This section stands on 1 page.')).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'How a repair goes' })).toBeVisible()
  const lines = await save(page, studio)
  expect(lines).toContain('+  repair-steps:')
  expect(lines).toContain('+    heading: How a repair goes')
  const trimmed = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).trim().replace(/^- /, ''))
  expect(trimmed('+').filter((line) => !trimmed('-').includes(line))).toEqual(['repair-steps:', 'use: repair-steps'])
})

test('a tone is chosen by looking at it', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await chooseSection(page, 'How a repair goes')
  const dark = page.getByRole('group', { name: 'Background' }).getByRole('button', { name: 'Dark' })
  const picture = dark.locator('iframe').contentFrame()
  await expect(picture.getByText('How a repair goes')).toBeAttached()
  await expect(picture.locator('.band-dark')).toBeAttached()
  await dark.click()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  expect(await save(page, studio)).toEqual(['-        tone: tint', '+        tone: dark'])
})
