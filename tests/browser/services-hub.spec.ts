import type { Page } from 'playwright/test'
import { shifts, watchShifts } from '../../tools/budget/in-page.ts'
import { runsAll } from '../support/places.ts'
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

test.beforeEach(({ page }) => arrive(page, '/'))

test('seven services are closed; one is open at a time, each with picture, caption, copy, posts and the way to its page', async ({
  page,
}) => {
  await expect(hub(page).locator('summary').getByRole('heading')).toHaveText(services)
  const opened = hub(page).locator('details[open]')
  await expect(opened).toHaveCount(0)
  // Each is drawn as the first.
  for (const title of runsAll ? services : services.slice(0, 2)) {
    await summary(page, title).click()
    await expect(opened.getByRole('heading', { level: 3 })).toHaveText([title])
    await expect(moreLink(page, title)).toBeVisible()
    await expect(moreLink(page, title)).toHaveAttribute('href', `/services/${title.toLowerCase()}`)
    await expect(summary(page, title)).toHaveText(/(\w+\W+){8}/)
    const picture = opened.getByRole('figure').getByRole('img')
    await expect(picture).toHaveAccessibleName(/\w+ \w+/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await expect(opened.locator('figcaption')).toHaveText(/\w+ \w+ \w+/)
    const posts = await opened
      .getByRole('link', { name: 'opens in a new tab' })
      .evaluateAll((links) => links.map((link) => [link.getAttribute('target'), link.getAttribute('href')]))
    expect(posts.length, `posts of ${title}`).toBeGreaterThanOrEqual(2)
    for (const post of posts) expect(post).toEqual(['_blank', expect.stringMatching(/^\/blog\/[a-z]/)])
  }
  await opened.locator('summary').click()
  await expect(hub(page).getByText('Learn More About').filter({ visible: true })).toHaveCount(0)
  await summary(page, 'Fleets').click()
  await moreLink(page, 'Fleets').click()
  await expect(page).toHaveURL('/services/fleets')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

test('a heading that is tapped, or opened by the keyboard, stays where it is while the service above it closes', async ({
  page,
}) => {
  await page.addInitScript(watchShifts)
  await page.reload()
  await summary(page, 'Repairs').click()
  const places = [
    ['Wheels', 422, tap],
    ['Gears', 30, pressEnter],
    ['Fleets', 300, tap],
    ['Repairs', 200, pressEnter],
    ['Painting', 5, tap],
    ['Lights', 5, pressEnter],
  ] as const
  for (const [title, y, open] of runsAll ? places : places.slice(0, 3)) {
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

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('services open one at a time all the same', async ({ page }) => {
    await summary(page, 'Repairs').click()
    await summary(page, 'Painting').click()
    await expect(moreLink(page, 'Painting')).toBeVisible()
    await expect(moreLink(page, 'Repairs')).toBeHidden()
  })
})
