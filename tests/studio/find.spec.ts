/** Words are found wherever they are written, shown on their pages, and replaced in one step that can be taken back. */
import { expect, type Page } from 'playwright/test'
import { openAt, show, testStates } from './support/states.ts'
import { test } from './support/test.ts'

const search = async (page: Page, words: string) => {
  await page.keyboard.press('Control+Shift+F')
  await expect(page.getByRole('searchbox', { name: 'Find words' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Find words' }).fill(words)
}
const count = (page: Page) => page.locator('.find-count')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** How many places are marked on the page in the frame. */
const marked = (page: Page) =>
  page
    .frameLocator('.canvas iframe')
    .locator('body')
    .evaluate(() => (CSS.highlights.get('studio-found') as Highlight | undefined)?.size ?? 0)

test('a place is shown on its page, marked, with its field', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await search(page, 'chain')
  await expect(count(page)).toHaveText(/^Found in \d+ places$/)
  const repair = page.getByRole('region', { name: /Bike Repair/ }).first()
  await repair.locator('.find-hit').first().click()
  await expect(page.locator('.canvas iframe')).toHaveAttribute('title', '/bike-repair')
  await expect.poll(() => marked(page)).toBeGreaterThan(0)
  await expect(page.locator('.form-panel :focus')).toBeVisible()
  await expect(repair.locator('[aria-current="true"]')).toHaveCount(1)
  // The list stays, and what is marked goes with it.
  await button(page, 'Site').click()
  await expect.poll(() => marked(page)).toBe(0)
})

test('words are replaced in one place, on one page and everywhere, each in one step', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await search(page, 'millbrook')
  await expect(count(page)).toHaveText(/places/)
  const before = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0])
  await expect(button(page, /^Replace here/)).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Elmford')
  const home = page.getByRole('region', { name: 'Home', exact: true })
  await home.getByRole('button', { name: /^Replace here: Good Rides/ }).click()
  await expect(count(page)).toHaveText(`Found in ${before - 1} places`)
  await expect(page.locator('.notice')).toHaveText(/Replaced in 1 place/)
  await expect(page.frameLocator('.canvas iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Good Rides Begin in Elmford',
  )
  await home.getByRole('button', { name: /^Replace all in/ }).click()
  await expect(home).toHaveCount(0)
  await button(page, /^Replace all \d+/).click()
  await expect(count(page)).toHaveText('Nothing found')
  await button(page, /^Save$/).click()
  await expect(page.locator('.notice')).toHaveText(/Saved/)
  const lines = await studio.changedLines()
  expect(lines.filter((line) => line.startsWith('+') && !line.includes('Elmford'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('-'))).toHaveLength(lines.length / 2)
  for (const left of [/^Found in \d+ places$/, /^Found in \d+ places$/, `Found in ${before} places`]) {
    await button(page, 'Undo').click()
    await expect(count(page)).toHaveText(left)
  }
})

test('capitals and whole words can matter', async ({ page, studio }) => {
  await openAt(page, studio, '/')
  await search(page, 'bike')
  await expect(count(page)).toHaveText(/places/)
  const all = await count(page).textContent()
  await button(page, 'Whole words').click()
  await expect(count(page)).not.toHaveText(all ?? '')
  const whole = await count(page).textContent()
  await button(page, 'Match capitals').click()
  await expect(count(page)).not.toHaveText(whole ?? '')
  await page.getByRole('searchbox', { name: 'Find words' }).fill('no such words at all')
  await expect(count(page)).toHaveText('Nothing found')
})

test('a field says its language to the browser, and whether its spelling is to be checked', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first()
  await page.locator('.section-entry', { hasText: 'Good Rides' }).click()
  await expect(field('Heading')).toHaveAttribute('lang', 'en-US')
  await expect(field('Heading')).toHaveAttribute('spellcheck', 'true')
  await button(page, 'Site').click()
  await expect(field('Tagline')).toHaveAttribute('spellcheck', 'true')
  for (const name of ['Email', 'Phone']) await expect(field(name)).toHaveAttribute('spellcheck', 'false')
})

testStates('what is found', [
  {
    name: 'places of a word',
    part: '.outline',
    async go(page) {
      await show(page, 'Sections')
      await search(page, 'Millbrook')
      await page.getByRole('textbox', { name: 'Replace with' }).fill('Elmford')
      await expect(page.locator('.find-hit').first()).toBeVisible()
    },
  },
])
