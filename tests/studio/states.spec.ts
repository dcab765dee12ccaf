/** The studio in its states: accessible to everybody, in light and dark, wide and narrow; and when others edit too. */
import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { writeAdvice } from './support/advice.ts'
import { choosePage, look, openAt, show, testStates } from './support/states.ts'
import { openStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const section = async (page: Page, name: string) => {
  await show(page, 'Sections')
  await page.locator('.section-entry', { hasText: name }).click()
  await show(page, 'Fields')
}
const tab = async (page: Page, name: 'Page' | 'Pages' | 'Site') => {
  const inOutline = page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name, exact: true })
  if (await inOutline.isVisible()) await inOutline.click()
  else await show(page, name === 'Page' ? 'Sections' : name)
}
const addSection = async (page: Page) => {
  await tab(page, 'Page')
  await page.getByRole('button', { name: 'Add a section', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

testStates('the parts of the studio', [
  { name: 'a page', go: async () => {} },
  {
    name: 'a section with lists, icons and pictures',
    part: '.form-panel',
    async go(page) {
      await choosePage(page, 'Bike Repair', '/bike-repair')
      await section(page, 'Three things')
      for (const entry of ['Dry chains', 'Needs'])
        await page.locator('.entry-button', { hasText: entry }).first().click()
    },
  },
  {
    name: 'the point of a picture',
    part: '.form-panel',
    async go(page) {
      await section(page, 'Where we begin')
      await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('30')
    },
  },
  {
    name: 'the looks of a section',
    part: '.form-panel',
    async go(page) {
      await section(page, 'How a repair goes')
      await page.locator('.form-panel .looks-grid').first().scrollIntoViewIfNeeded()
      await expect(page.locator('.looks-grid iframe').first()).toBeAttached()
    },
  },
  {
    name: 'all parts of the site',
    part: '.outline, .form-panel',
    async go(page) {
      await tab(page, 'Site')
      await page.locator('.panel-list button', { hasText: 'Business' }).click()
      await expect(page.getByRole('textbox', { name: 'Business name', exact: true })).toBeAttached()
      await show(page, 'Site')
    },
  },
  { name: 'the list of pages', part: '.outline', go: (page) => tab(page, 'Pages') },
  {
    name: 'the last step of the tour',
    part: '.tour',
    async go(page) {
      await page.locator('body').press('?')
      await page.getByRole('button', { name: 'Show the tour again' }).click()
      const tour = page.getByRole('complementary', { name: 'Tour' })
      for (let step = 1; step < 4; step++) await tour.getByRole('button', { name: 'Next' }).click()
    },
  },
])

testStates('the windows of the studio', [
  {
    name: 'the keys',
    part: 'dialog',
    async go(page) {
      await page.locator('body').press('?')
      await expect(page.getByRole('dialog')).toContainText('Ctrl Z')
    },
  },
  {
    name: 'a piece of advice that is put aside',
    part: 'dialog',
    async go(page, studio) {
      await writeAdvice(studio)
      await page.getByRole('button', { name: '1 piece of advice' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Put aside/ })
        .click()
      await page.getByRole('dialog').getByText('Put aside (1)').click()
    },
  },
  { name: 'the choice of a section', part: 'dialog', go: addSection },
  {
    name: 'the sections of another page',
    part: 'dialog',
    async go(page) {
      await addSection(page)
      await page.getByRole('button', { name: 'From another page' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Bike Repair' }).click()
      await expect(page.getByRole('dialog').getByText('How a repair goes')).toBeVisible()
    },
  },
  {
    name: 'a section that is to be shared',
    part: 'dialog',
    async go(page) {
      await choosePage(page, 'Bike Repair', '/bike-repair')
      await section(page, 'How a repair goes')
      await page.getByRole('button', { name: 'Share with other pages' }).click()
      await expect(page.getByLabel('Its name')).toBeVisible()
    },
  },
  {
    name: 'a new page',
    part: 'dialog',
    async go(page) {
      await tab(page, 'Pages')
      await page.getByRole('button', { name: 'New page' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the list of pictures',
    part: 'dialog',
    async go(page) {
      await tab(page, 'Site')
      await page.getByRole('button', { name: 'Pictures', exact: true }).click()
      await expect(page.getByRole('dialog').getByText('inspection.jpg')).toBeVisible()
    },
  },
])

test('what somebody else saves shows at once, and both are kept', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await page.locator('.section-entry', { hasText: 'Where we begin' }).click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Where all begins')
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  const text = await readFile(studio.file, 'utf8')
  await writeFile(studio.file, text.replace('How a repair goes', 'How it all goes'))
  const frame = page.frameLocator('.canvas iframe')
  await expect(frame.getByRole('heading', { name: 'How it all goes' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Where all begins' })).toBeVisible()
  const theirs = (await readFile(studio.file, 'utf8')).replace('heading: Where we begin', 'heading: Where I begin')
  await writeFile(studio.file, theirs)
  await page.getByRole('button', { name: 'Changed by two' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Where all begins')
  await expect(dialog).toContainText('Where I begin')
  expect(await look(page, { part: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Put mine back' }).click()
  await expect(frame.getByRole('heading', { name: 'Where all begins' })).toBeVisible()
})

test('a browser that asks for German or Spanish gets the studio in it', inTestAll, async ({ browser, studio }) => {
  for (const [locale, save, title] of [
    ['de-AT', 'Speichern', 'Titel'],
    ['es-MX', 'Guardar', 'Título'],
    ['eo', 'Save', 'Title'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await openStudio(page, studio)
    await expect(page.getByRole('button', { name: save, exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: title, exact: true })).toBeVisible()
    expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'eo' ? 'en' : locale.slice(0, 2))
    await context.close()
  }
})

test('a German studio says in German what is wrong, what it advises, what was done and what it refuses', async ({
  browser,
  studio,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openAt(page, studio, '/flat-tires')
  await page.locator('.section-entry', { hasText: 'Look inside' }).click()
  const heading = page.getByRole('textbox', { name: 'Überschrift', exact: true })
  await heading.fill('')
  await heading.blur()
  const empty = '„Flat Tires › Bild und Text › Überschrift“ ist leer.'
  await expect(heading).toHaveAccessibleDescription(new RegExp(empty))
  await heading.fill('Look **inside**')
  await page.getByRole('button', { name: '1 Hinweis', exact: true }).click()
  const advice = /„\*\*inside\*\*“ in „Flat Tires › .*Überschrift“ sehen Besucher genau so, wie es dasteht\./
  await expect(page.getByRole('dialog')).toContainText(advice)
  await expect(page.getByRole('dialog')).toContainText('Schreiben Sie nur die Wörter, ohne Zeichen')
  await page.keyboard.press('Escape')
  const change = 'Flat Tires › Bild und Text › Überschrift geändert'
  await page.getByRole('button', { name: /nicht gespeichert/ }).click()
  await expect(page.getByRole('dialog')).toContainText(change)
  await page.keyboard.press('Escape')
  await button('Rückgängig').click()
  await expect(page.getByRole('status')).toHaveText(`Rückgängig gemacht: ${change}`)
  await page.getByRole('button', { name: /Titel, Adresse und Suche/ }).click()
  await button('Adresse ändern').click()
  await page.getByRole('dialog').getByLabel('Adresse').fill('/faq')
  await page.getByRole('dialog').getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /Die Seite \/faq gibt es schon\. Wählen Sie eine andere Adresse\./,
  )
  await context.close()
})

test('the page is tried out as visitors have it: a link leads on, and the studio follows', async ({ page, studio }) => {
  await openStudio(page, studio)
  await page.getByRole('button', { name: 'Try out' }).click()
  await page.frameLocator('.canvas iframe').getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page.locator('.page-address')).toHaveText('/faq')
})

test('of two pages that are chosen at once, the frame shows the last', inTestAll, async ({ page, studio }) => {
  await openAt(page, studio, '/faq')
  await expect(page.frameLocator('.canvas iframe').locator('h1')).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`${studio.origin}/bike-repair`, (route) => held.then(() => route.continue()))
  await choosePage(page, 'Bike Repair', '/bike-repair')
  const asked = page.waitForRequest(`${studio.origin}/faq`)
  await choosePage(page, 'Questions', '/faq')
  await asked
  answer()
})

test('a window whose code does not come says that the studio cannot be reached, and opens later', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio)
  const changes = page.locator('.changes-button')
  await page.route('**/Changes-*.js', (route) => route.abort())
  await changes.click()
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  await page.unroute('**/Changes-*.js')
  await changes.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
