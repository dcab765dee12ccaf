import type { Page } from 'playwright/test'
import { inTestAll } from '../support/places.ts'
import { goTo } from './support/keyboard.ts'
import { arrive, header } from './support/page.ts'
import { expect, test } from './support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Search the workshop' })
const field = (page: Page) => section(page).getByRole('searchbox', { name: 'What is it about?' })
const answer = (page: Page) => section(page).getByRole('status')
const results = (page: Page) => section(page).getByRole('listitem')

test('the index comes at the first focus, and pages are found while words are typed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /search/.test(new URL(request.url()).pathname) && asked.push(request.url()))
  await arrive(page, '/search')
  asked.length = 0
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await field(page).focus()
  await expect.poll(() => asked.filter((address) => address.endsWith('.json')).length).toBe(2)
  await field(page).fill('fall check')
  await expect(answer(page)).toHaveText(/^\d pages with “fall check”$/)
  await expect(field(page)).toHaveAccessibleDescription(/^\d pages with “fall check”$/)
  await expect(results(page).first().getByRole('heading', { level: 3 })).toHaveText('The Fall Checklist')
  await expect(results(page).first().locator('mark')).toContainText(['Fall', 'Checklist'])
  await expect(results(page).first()).toContainText('/blog/fall-checklist')
  await expect(page).toHaveURL('/search?q=fall+check')
  await field(page).fill('')
  await expect(results(page)).toHaveCount(0)
  await expect(answer(page)).toHaveText('')
  await expect(page).toHaveURL('/search')
})

test('the keyboard goes from the header to the field and on to a page, and back to what was found', async ({
  page,
}) => {
  await arrive(page, '/about')
  await header(page).getByRole('link', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/search')
  await header(page).getByRole('link', { name: 'Search' }).focus()
  await goTo(page, field(page))
  await page.keyboard.type('tandem')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toHaveText(/^\d pages with “tandem”$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(results(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tandem/)
  await page.goBack()
  await expect(field(page)).toHaveValue('tandem')
  await expect(answer(page)).toHaveText(/^\d pages with “tandem”$/)
})

test('an address with a question shows what it finds, ten at first, and the keyboard stands on the eleventh', async ({
  page,
}) => {
  await page.goto('/search?q=bike')
  await expect(field(page)).toHaveValue('bike')
  await expect(results(page)).toHaveCount(10)
  await section(page).getByRole('button', { name: 'Show more' }).click()
  await expect(results(page).nth(10).getByRole('link')).toBeFocused()
})

test('what is misspelled or nowhere is said, with the way to all pages', async ({ page }) => {
  await page.goto('/search?q=tandm')
  await expect(answer(page)).toHaveText(/^No page has just “tandm”\. \d+ pages? comes? close$/)
  await field(page).fill('<b>xylophone</b>')
  await expect(answer(page)).toHaveText(/^Nothing found for “<b>xylophone<\/b>”/)
  const all = section(page).getByRole('link', { name: 'see all pages' })
  await expect(all).toHaveAttribute('href', '/search#pages')
})

test(
  'files of an older build are asked for once, and then those of the new one',
  inTestAll,
  async ({ page, problems }) => {
    problems.allow(/404/)
    let isFirst = true
    await page.route('**/search.json', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      await route.fulfill({ json: { letters: 0, words: { '': 'gone' }, texts: [], lengths: [] } })
    })
    await page.goto('/search?q=tandem')
    await expect(answer(page)).toHaveText(/pages with “tandem”/)
  },
)

test('without a connection the search says so, and works again with one', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load/)
  await page.route('**/search.json', (route) => route.abort())
  await page.goto('/search?q=tandem')
  await expect(answer(page)).toHaveText('The search cannot be loaded just now. Please try again.')
  await expect(section(page).getByRole('link', { name: 'see all pages' })).toBeVisible()
  await page.unroute('**/search.json')
  await section(page).getByRole('button', { name: 'Search' }).click()
  await expect(answer(page)).toHaveText(/pages with “tandem”/)
})

test('the page for addresses without one leads to the search', inTestAll, async ({ page, problems }) => {
  problems.allow(/404/)
  await page.goto('/no/such-page')
  await page.getByRole('main').getByRole('link', { name: 'Search our pages' }).click()
  await expect(page).toHaveURL('/search')
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a link leads to the list of all pages, and on to each', async ({ page }) => {
    await page.goto('/search')
    await expect(field(page)).toBeHidden()
    await section(page).getByRole('link', { name: 'see all pages' }).click()
    await expect(page).toHaveURL('/search#pages')
    const list = page.getByRole('region', { name: 'All pages' })
    await expect(list).toBeInViewport()
    await list.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
  })
})
