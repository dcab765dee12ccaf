import type { Page } from 'playwright/test'
import { expect, test } from './support/test.ts'

const services = ['Roofing', 'Siding', 'Gutters', 'Insulation', 'Painting', 'Skylights', 'Commercial']
const hub = (page: Page) => page.getByRole('region', { name: 'What we do, from ridge to foundation' })
const item = (page: Page, title: string) =>
  hub(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const summary = (page: Page, title: string) => item(page, title).locator('summary')
const moreLink = (page: Page, title: string) =>
  item(page, title).getByRole('link', { name: `Learn More About ${title}`, exact: true })

test.beforeEach(({ page }) => page.goto('/'))

test('the hub lists seven services, all closed', async ({ page }) => {
  await expect(hub(page).locator('summary').getByRole('heading')).toHaveText(services)
  for (const title of services) await expect(moreLink(page, title)).toBeHidden()
})

test('one service is open at a time, and the open one closes again', async ({ page }) => {
  for (const [index, title] of services.entries()) {
    await summary(page, title).click()
    await expect(moreLink(page, title)).toBeVisible()
    for (const other of services.slice(0, index)) await expect(moreLink(page, other)).toBeHidden()
  }
  await summary(page, 'Commercial').click()
  await expect(hub(page).getByText('Learn More About').filter({ visible: true })).toHaveCount(0)
})

test('each service shows overview, picture with caption, copy, related posts and the way to its page', async ({
  page,
}) => {
  for (const title of services) {
    await summary(page, title).click()
    const opened = item(page, title)
    await expect(summary(page, title)).toHaveText(/(\w+\W+){8}/)
    const picture = opened.getByRole('figure').getByRole('img')
    await expect(picture).toHaveAccessibleName(/\w+ \w+/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await expect(opened.locator('figcaption')).toHaveText(/\w+ \w+ \w+/)
    const posts = opened.getByRole('link', { name: 'opens in a new tab' })
    expect(await posts.count(), `posts of ${title}`).toBeGreaterThanOrEqual(2)
    for (const post of await posts.all()) {
      await expect(post).toHaveAttribute('target', '_blank')
      await expect(post).toHaveAttribute('href', /^\/blog\/[a-z]/)
    }
    await expect(moreLink(page, title)).toHaveAttribute('href', `/services/${title.toLowerCase()}`)
  }
  await moreLink(page, 'Commercial').click()
  await expect(page).toHaveURL('/services/commercial')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a related post opens beside the page, which stays as it is', async ({ page, context }) => {
  await summary(page, 'Gutters').click()
  const [post] = await Promise.all([
    context.waitForEvent('page'),
    item(page, 'Gutters').getByRole('link', { name: 'The fall gutter checklist' }).click(),
  ])
  await expect(post).toHaveURL('/blog/fall-gutter-checklist')
  expect(await post.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/')
  await expect(moreLink(page, 'Gutters')).toBeVisible()
})

test('the keyboard opens and closes a service', async ({ page }) => {
  await summary(page, 'Siding').focus()
  await page.keyboard.press('Enter')
  await expect(moreLink(page, 'Siding')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(item(page, 'Siding').getByRole('link').first()).toBeFocused()
  await summary(page, 'Siding').focus()
  await page.keyboard.press('Space')
  await expect(moreLink(page, 'Siding')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('services open one at a time all the same', async ({ page }) => {
    await summary(page, 'Roofing').click()
    await summary(page, 'Painting').click()
    await expect(moreLink(page, 'Painting')).toBeVisible()
    await expect(moreLink(page, 'Roofing')).toBeHidden()
  })
})
