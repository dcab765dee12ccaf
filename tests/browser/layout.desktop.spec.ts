/** Where things stand on a wide screen. */
import type { Locator } from 'playwright/test'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

test('the words of an opening beside its picture begin at the edge of the page, however few they are', async ({
  page,
}) => {
  for (const width of [1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/storage')
    const edge = await boxOf(page.getByRole('contentinfo').locator('.footer-about'))
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    const picture = await boxOf(page.locator('.page-hero .picture').first())
    expect(heading.x, `at ${width} px`).toBeCloseTo(edge.x, 0)
    expect(picture.x, `at ${width} px`).toBeCloseTo(width / 2, 0)
  }
})

test('two fields beside one another stand level where one label is long, and where one has a message', async ({
  page,
}) => {
  await arrive(page, '/')
  const form = page.getByRole('region', { name: 'Tell us what you need' })
  const email = form.locator('[type=email]')
  const apart = () =>
    form.locator('[type=email], [type=tel]').evaluateAll((fields) => {
      const [one = 0, other = 1] = fields.map((field) => field.getBoundingClientRect().top)
      return one - other
    })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(email).toHaveAccessibleDescription('Please enter your email address')
  expect(await apart()).toBeCloseTo(0, 0)
  await form.locator('label', { hasText: 'Email' }).evaluate((label) => {
    label.textContent = 'An e-mail address at which you are reached while we are at work at your house'
  })
  expect(await apart()).toBeCloseTo(0, 0)
})

test('a notice at the end of a page keeps its distance from the foot of the page', async ({ page }) => {
  await page.goto('/storage')
  await page.locator('.notice').evaluate((notice) => document.querySelector('main')?.append(notice))
  const notice = await boxOf(page.locator('.notice'))
  const foot = await boxOf(page.getByRole('contentinfo'))
  expect(foot.y - notice.y - notice.height).toBeGreaterThan(40)
})

test('a fine line tells two sections on one ground apart, and none where the grounds differ', async ({ page }) => {
  await page.goto('/storage')
  const grounds = ['tint', 'tint', 'dark', 'dark', 'tint', 'plain', 'plain']
  const lines = await page.locator('main').evaluate((main, grounds) => {
    const bands = grounds.map((ground) => {
      const band = document.createElement('section')
      band.className = `band band-${ground}`
      return band
    })
    main.append(...bands)
    return bands.map((band) => getComputedStyle(band).borderTopWidth)
  }, grounds)
  expect(lines).toEqual(['0px', '1px', '0px', '1px', '0px', '0px', '0px'])
})

test('opening hours at the foot of the page are two columns, of which holidays with many words leave the room', async ({
  page,
}) => {
  await page.goto('/storage')
  const lefts = await page
    .locator('.footer-about div:not([data-until]) > dd')
    .evaluateAll((hours) => hours.map((each) => Math.round(each.getBoundingClientRect().left)))
  expect(lefts.length).toBeGreaterThan(1)
  expect(new Set(lefts).size).toBe(1)
})
