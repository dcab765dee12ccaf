import type { Page } from 'playwright/test'
import { shifts, watchShifts } from '../../scripts/budget/in-page.ts'
import { browserFlags, findBrowserWithWindows, launchWith } from '../support/browser.ts'
import { arrive, header, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

const services = ['Repairs', 'Wheels', 'Gears', 'Brakes', 'Painting', 'Lights', 'Fleets']
const hub = (page: Page) => page.getByRole('region', { name: 'What we do, from saddle to pedal' })
const item = (page: Page, title: string) =>
  hub(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const summary = (page: Page, title: string) => item(page, title).locator('summary')
const moreLink = (page: Page, title: string) =>
  item(page, title).getByRole('link', { name: `Learn More About ${title}`, exact: true })

// A post opens in a tab of its own.
test.use({ launchOptions: launchWith(browserFlags, findBrowserWithWindows()) })
test.beforeEach(({ page }) => arrive(page, '/'))

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
  await summary(page, 'Fleets').click()
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
  await moreLink(page, 'Fleets').click()
  await expect(page).toHaveURL('/services/fleets')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a related post opens beside the page, which stays as it is', async ({ page, context }) => {
  await summary(page, 'Gears').click()
  const [post] = await Promise.all([
    context.waitForEvent('page'),
    item(page, 'Gears').getByRole('link', { name: 'The fall checklist' }).click(),
  ])
  await expect(post).toHaveURL('/blog/fall-checklist')
  expect(await post.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/')
  await expect(moreLink(page, 'Gears')).toBeVisible()
})

test('the keyboard opens and closes a service', async ({ page }) => {
  await summary(page, 'Wheels').focus()
  await page.keyboard.press('Enter')
  await expect(moreLink(page, 'Wheels')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(item(page, 'Wheels').getByRole('link').first()).toBeFocused()
  await summary(page, 'Wheels').focus()
  await page.keyboard.press('Space')
  await expect(moreLink(page, 'Wheels')).toBeHidden()
})

/** Brings a heading to a height of the screen, on the way down, so that the header is hidden. */
async function bringTo(page: Page, title: string, y: number) {
  const top = await summary(page, title).evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await scrollTo(page, top - y - 40)
  await scrollTo(page, top - y)
}

/** A tap where the heading is; Playwright's own would bring it below the header first. */
async function tap(page: Page, title: string) {
  const box = await summary(page, title).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 40)
}

async function pressEnter(page: Page, title: string) {
  await summary(page, title).evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
}

const topOf = (page: Page, title: string) =>
  summary(page, title).evaluate(async (element) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return element.getBoundingClientRect().top
  })

for (const [way, open] of [
  ['tapped', tap],
  ['opened by the keyboard', pressEnter],
] as const) {
  test(`a heading that is ${way} stays where it is while the service above it closes`, async ({ page }) => {
    await page.addInitScript(watchShifts)
    await page.reload()
    await summary(page, 'Repairs').click()
    for (const [title, y] of [
      ['Wheels', 422],
      ['Gears', 30],
      ['Fleets', 300],
      ['Repairs', 200],
      ['Painting', 5],
    ] as const) {
      await bringTo(page, title, y)
      await expect(header(page)).not.toBeInViewport()
      const before = await topOf(page, title)
      expect(Math.abs(before - y)).toBeLessThan(10)
      await open(page, title)
      expect(Math.abs((await topOf(page, title)) - before), title).toBeLessThanOrEqual(1)
      await expect(moreLink(page, title)).toBeVisible()
      await expect(hub(page).locator('details[open]')).toHaveCount(1)
      await expect(header(page), `${title}: nothing comes over it`).not.toBeInViewport()
    }
    expect((await page.evaluate(shifts)).sum).toBeLessThan(0.0005)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('services open one at a time all the same', async ({ page }) => {
    await summary(page, 'Repairs').click()
    await summary(page, 'Painting').click()
    await expect(moreLink(page, 'Painting')).toBeVisible()
    await expect(moreLink(page, 'Repairs')).toBeHidden()
  })
})
