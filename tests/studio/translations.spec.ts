/** A further language: how far it is, a page that is translated, words that all pages share, and the way back. */
import { expect, type Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { look, openAt } from './support/states.ts'
import { test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** The panel of languages with one that has just been added. */
async function addLanguage(page: Page, name: string) {
  await button(page, 'Site').click()
  await page.locator('.panel-list button', { hasText: 'Languages' }).click()
  await button(page, 'Add a language').click()
  await page.getByRole('searchbox', { name: 'Search languages' }).fill(name)
  await page.locator('.language-list li button').first().click()
  return page.getByRole('region', { name: new RegExp(`^${name}`) })
}

test('a page is translated with one click: visitors see it once its owner says so', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  const polish = await addLanguage(page, 'Polish')
  await expect(polish.locator('header small')).toHaveText(/^0 of \d+ pages$/)
  await expect(polish.getByRole('listitem').filter({ hasText: 'Written once for many pages' })).toHaveCount(2)
  await expect(page.locator('.form-panel')).not.toContainText(/pl-PL|Everything is translated/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await look(page, { part: '.form-panel' }), colorScheme).toEqual([])
  }
  await button(page, 'Translate this page: About the Workshop').click()
  await expect(page.locator('.notice')).toContainText('visitors do not see it yet')
  await expect(page.frameLocator('.canvas iframe').locator('html')).toHaveAttribute('lang', 'pl-PL')
  // What is to be translated, and not what visitors get in its place.
  await expect(
    page.frameLocator('.canvas iframe').getByRole('heading', { name: 'When the door is open' }),
  ).toBeVisible()
  await button(page, 'Site').click()
  await page.locator('.panel-list button', { hasText: 'Languages' }).click()
  await expect(polish).toContainText('Begun. Visitors do not see it yet.')
  await expect(polish.locator('header small')).toHaveText(/^0 of/)
  await button(page, 'Show to visitors: About the Workshop').click()
  await expect(polish.locator('header small')).toHaveText(/^1 of \d+ pages$/)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  const lines = await studio.changedLines()
  expect(lines).toEqual(expect.arrayContaining(['+    language: pl-PL', '+    translationOf: /about']))
  expect(lines.filter((line) => line.includes('draft'))).toEqual([])
})

test(
  'links of translated pages lead to pages of their language, whichever was there first',
  inTestAll,
  async ({ page, studio }) => {
    await openAt(page, studio, '/')
    await addLanguage(page, 'Polish')
    const link = (name: string) => page.frameLocator('.canvas iframe').getByRole('main').getByRole('link', { name })
    const outline = page.locator('.outline')
    const translate = async (name: string) => {
      await outline.getByRole('button', { name: 'Site', exact: true }).click()
      await page.locator('.panel-list button', { hasText: 'Languages' }).click()
      await button(page, `Translate this page: ${name}`).click()
      await expect(page.locator('.notice')).toContainText(`“${name}” is there for Polish`)
    }
    await translate('Bikes We Brought Back')
    await translate('About the Workshop')
    await expect(link('See what came of it')).toHaveAttribute('href', '/pl/projects')
    await expect(link('Look around')).toHaveAttribute('href', '/workshop-pictures')
    await translate('Pictures from the Workshop')
    await outline.getByRole('button', { name: 'Site', exact: true }).click()
    await page.locator('.panel-list button', { hasText: 'Languages' }).click()
    await button(page, 'Open: About the Workshop').click()
    await expect(link('Look around')).toHaveAttribute('href', '/pl/workshop-pictures')
    await expect(link('Ask us').first()).toHaveAttribute('href', '/#contact')
  },
)

test('words that all pages share lead to where they are written, and wait until they differ', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  const polish = await addLanguage(page, 'Polish')
  const waiting = polish.getByText(/things wait that all pages share$/)
  const count = Number.parseInt((await waiting.textContent()) ?? '', 10)
  await waiting.click()
  await polish.getByRole('button', { name: 'Tagline' }).click()
  const field = page.getByRole('textbox', { name: 'Tagline', exact: true })
  await expect(field).toBeFocused()
  await expect(waiting).toHaveText(new RegExp(`^${count} `))
  await field.fill('Rowery dla wszystkich')
  await expect(waiting).toHaveText(new RegExp(`^${count - 1} `))
  // The list stays open meanwhile.
  await expect(polish.getByRole('button', { name: 'Description for search engines' })).toBeVisible()
  await expect(polish.getByRole('button', { name: 'Tagline' })).toHaveCount(0)
  await polish.getByRole('button', { name: 'Menus and footer' }).click()
  const menu = page.getByRole('group', { name: 'At the top' })
  await expect(menu.locator('.entry-name').first()).toHaveText('Home')
  await expect(menu).toBeInViewport()
  await expect(page.locator('.form-panel .chip', { hasText: /^Site$|^Pages$/ })).toHaveCount(0)
})

test('a language goes with its pages, after one was told which', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await addLanguage(page, 'Polish')
  await button(page, 'Translate this page: About the Workshop').click()
  await expect(page.locator('.notice')).toContainText('visitors do not see it yet')
  await button(page, 'Site').click()
  await page.locator('.panel-list button', { hasText: 'Languages' }).click()
  await button(page, 'Remove Polish (Poland)').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 page in Polish (Poland) goes with it')
  await expect(dialog.getByRole('listitem')).toHaveText(['About the Workshop'])
  await dialog.getByRole('button', { name: 'Remove Polish (Poland)' }).click()
  await expect(page.getByText('Your pages are in English (United States).')).toBeVisible()
  await expect(button(page, 'Save')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect(await studio.changedLines()).toEqual([])
})
