import type { Page } from 'playwright/test'
import { arrive } from '../browser/support/page.ts'
import { expect, test } from '../browser/support/test.ts'
import { inTestAll } from '../support/places.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: /Find a question/ })
const questions = (page: Page) => page.locator('.faq details')
const status = (page: Page) => page.locator('.faq').getByRole('status')

test('typing leaves the questions with these words, says how many, and gives all back', async ({ page }) => {
  await arrive(page, '/faq')
  await field(page).fill('gutter guards')
  await expect(status(page)).toHaveText(/^\d+ of 30 questions have these words$/)
  await expect(questions(page).filter({ hasText: 'Are gutter guards worth it?' })).toBeVisible()
  await expect(questions(page).filter({ hasText: 'Can I pay in installments?' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Roof basics and materials' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Roof basics and materials' })).toBeHidden()
  const shown = await questions(page).filter({ visible: true }).count()
  await expect(status(page)).toHaveText(new RegExp(`^${shown} of 30 `))
  await field(page).fill('zeppelin')
  await expect(status(page)).toHaveText(/No question has these words\. Call \(502\)\u00a0555-0142/)
  await expect(questions(page).filter({ visible: true })).toHaveCount(0)
  await field(page).fill('')
  await expect(status(page)).toBeEmpty()
  await expect(questions(page).filter({ visible: true })).toHaveCount(30)
  await expect(page.getByRole('link', { name: 'Roof basics and materials' })).toBeVisible()
})

test('the words typed before the code arrives are looked for once it does', inTestAll, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await arrive(page, '/faq')
  await field(page).fill('adjuster')
  await expect(questions(page).filter({ visible: true })).toHaveCount(30)
  release()
  await expect(status(page)).toHaveText(/of 30 questions/)
  await expect(field(page)).toHaveValue('adjuster')
})

test('no code of the filter is fetched before a visitor touches it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  const chunks = () => fetched.filter((path) => path.startsWith('/assets/chunks/'))
  await page.goto('/faq', { waitUntil: 'networkidle' })
  expect(chunks()).toEqual([])
  await field(page).focus()
  await expect.poll(() => chunks().length).toBeGreaterThan(1)
})

test('a link leads to each category', inTestAll, async ({ page }) => {
  await arrive(page, '/faq')
  const links = page.getByRole('navigation', { name: 'What homeowners ask us' }).getByRole('link')
  await expect(links).toHaveCount(6)
  await links.filter({ hasText: 'Gutters and drainage' }).click()
  await expect(page.getByRole('heading', { name: 'Gutters and drainage' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('the links stay and the field, which could not find anything, does not show', async ({ page }) => {
    await arrive(page, '/faq')
    await expect(page.getByRole('link', { name: /Gutters and drainage/ })).toBeVisible()
    await expect(page.locator('.faq input')).toBeHidden()
  })
})
