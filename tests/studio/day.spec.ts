/** What an owner does in the studio with sections and mistakes, and what of it stands in the file afterwards. */
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { openAt } from './support/states.ts'
import { openStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const frameIn = (page: Page) => page.frameLocator('.canvas iframe')
const outline = (page: Page) => page.locator('.section-list .entry-name')

test('a section is added, moved, and moved back by undoing; the file has its lines alone', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const before = await outline(page).allTextContents()
  await page.locator('.section-entry', { hasText: 'Where we begin' }).click()
  await page.getByRole('button', { name: 'Add a section', exact: true }).click()
  await page.getByRole('button', { name: /^Notice/ }).click()
  await expect(outline(page)).toHaveCount(before.length + 1)
  await expect(frameIn(page).locator('main .notice, main section').nth(2)).toBeVisible()
  const withNotice = await outline(page).allTextContents()
  expect(withNotice.toSpliced(2, 1)).toEqual(before)
  await page.getByRole('toolbar').getByRole('button', { name: 'Move up' }).click()
  const moved = [withNotice[0], withNotice[2], withNotice[1], ...withNotice.slice(3)]
  await expect(outline(page)).toHaveText(moved as string[])
  await page.keyboard.press('Control+z')
  await expect(outline(page)).toHaveText(withNotice)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = await studio.changedLines()
  expect(lines[0]).toBe('+      - type: notice')
  expect(lines.every((line) => line.startsWith('+'))).toBe(true)
})

test('a shared section says where else it stands, and can become the page’s own', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await frameIn(page).getByRole('heading', { name: 'Find out what your bike needs' }).click()
  await expect(page.getByText(/This section stands on \d+ pages/)).toBeVisible()
  await page.getByRole('button', { name: "Make it this page's own" }).click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Come by')
  await expect(frameIn(page).getByRole('heading', { name: 'Come by' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = await studio.changedLines()
  expect(lines.filter((line) => line.startsWith('-'))).toEqual(['-      - use: estimate-cta'])
  expect(lines).toContain('+        heading: Come by')
})

test('a mistake stands at its field in the words of the check, and goes when it is mended', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/bike-repair')
  await frameIn(page).getByRole('link', { name: 'How it goes on' }).click()
  await page.getByLabel('Leads to', { exact: true }).fill('/nowhere')
  // Nobody is told so at the first letter.
  await expect(page.locator('.said.is-error')).toHaveCount(0)
  // Past the button of the field.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('.said.is-error')).toContainText('/nowhere')
  await page.getByRole('button', { name: '1 mistake' }).click()
  await expect(page.getByRole('dialog')).toContainText('/nowhere')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nothing to mend')).toBeVisible()
  await expect(page.locator('.said.is-error')).toHaveCount(0)
})

test('a section gets a photo of a phone, and a new page is made', async ({ page, studio }) => {
  const name = `phone-photo-${process.pid}.jpg`
  const taken = sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a8b6f' } })
  const buffer = await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const dialog = page.getByRole('dialog')
  await openAt(page, studio, '/')
  await page.locator('.section-entry', { hasText: 'Tell us what you need' }).click()
  await page.locator('.picture-choice[id*="-image-"]').click()
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await expect(page.getByLabel('What the picture shows', { exact: true })).toBeFocused()
  await page.getByLabel('What the picture shows', { exact: true }).fill('The bench in the morning')
  await expect(frameIn(page).getByAltText('The bench in the morning')).toBeVisible()
  await button('Pages').click()
  await button('New page').click()
  await dialog.getByLabel('Title').fill('Wheel Truing')
  await dialog.getByLabel('Put it into the menu').check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.locator('.page-address')).toHaveText('/wheel-truing')
  await expect(frameIn(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frameIn(page).locator('header a[href="/wheel-truing"]').first()).toHaveText('Wheel Truing')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = await studio.changedLines()
  expect(lines).toContain(`+        image: { src: ${name}, alt: The bench in the morning }`)
  expect(lines).toContain('+  /wheel-truing:')
  expect(lines.filter((line) => line.startsWith('-'))).toHaveLength(1)
})

test('what was not saved is there again when the window was closed', async ({ page, context, studio }) => {
  await openAt(page, studio, '/flat-tires')
  await frameIn(page).locator('main h1').click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Tires without air')
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  await page.close()
  const again = await context.newPage()
  await openStudio(again, studio, '/flat-tires')
  await expect(again.getByText('1 unsaved change')).toBeVisible()
  expect(await studio.changedLines()).toEqual([])
})

test('what shows for some time only is all there, each with its time, which a section takes along', async ({
  page,
  studio,
}) => {
  const AT = '  /bike-repair:\n    kind: service\n'
  await studio.beginAgain((text) => {
    const [before, after = ''] = text.split(AT)
    return `${before}${AT}    until: 2099-12-26\n${after.replace('- use: estimate-cta', '- { use: estimate-cta, until: 2099-12-31 18:00 }')}`
  })
  await openAt(page, studio, '/bike-repair')
  const entry = page.locator('.section-entry', { hasText: 'Find out what your bike needs' })
  await expect(entry.locator('.badge')).toContainText(['Shared', '– 2099-12-31 18:00'])
  await expect(frameIn(page).getByText('– 2099-12-26', { exact: true })).toBeVisible()
  await expect(frameIn(page).getByText('– 2099-12-31 18:00', { exact: true })).toBeAttached()
  await frameIn(page).getByRole('heading', { name: 'Find out what your bike needs' }).click()
  await page.getByRole('button', { name: "Make it this page's own" }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = (await studio.changedLines()).filter((line) => line.startsWith('+')).join('\n')
  expect(lines).toContain('until: 2099-12-31 18:00')
  expect(lines).toContain('type: cta')
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(page.locator('.page-list li', { hasText: '/bike-repair' }).locator('.badge').first()).toHaveText(
    '– 2099-12-26',
  )
})
