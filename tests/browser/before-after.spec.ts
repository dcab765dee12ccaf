import type { Page } from 'playwright/test'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'

const pair = (page: Page) => page.locator('#rust')
const slider = (page: Page) => pair(page).getByRole('slider')

/** How much of the first picture is seen, as the styles have it. */
const seen = (page: Page) =>
  pair(page)
    .locator('.compare')
    .evaluate((box) => getComputedStyle(box).getPropertyValue('--shown'))

test('the first pull shows more of one picture, and the arrow keys show more of the other', async ({ page }) => {
  await arrive(page, '/workshop-pictures')
  await slider(page).scrollIntoViewIfNeeded()
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('no slider')
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2)
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Monday: (7|8)\d%$/)
  const pulled = await slider(page).inputValue()
  expect(await seen(page)).toBe(`${pulled}%`)
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `Monday: ${Number(pulled) - 1}%`)
})

test('both are cut to the shape of the second, which may stand upright', async ({ page }) => {
  await arrive(page, '/workshop-pictures')
  const shapes = await page
    .locator('#door .picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect()))
  expect(shapes.map(({ width, height }) => height / width)).toEqual([expect.closeTo(1.25, 1), expect.closeTo(1.25, 1)])
  expect(new Set(shapes.map(({ left, width }) => `${left} ${width}`)).size).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('both pictures are seen whole, each with its name, and there is no slider', async ({ page }) => {
    await arrive(page, '/workshop-pictures')
    await expect(slider(page)).toBeHidden()
    for (const [name, alt] of [
      ['Monday', 'The old frame'],
      ['Friday', 'The painted frame'],
    ] as const) {
      const figure = pair(page).getByRole('figure').filter({ hasText: name })
      await expect(figure.getByRole('img', { name: alt })).toBeVisible()
    }
    const [first, second] = await pair(page).locator('.picture').all()
    const [one, other] = [await first?.boundingBox(), await second?.boundingBox()]
    expect(one && other && (one.y + one.height <= other.y || one.x + one.width <= other.x)).toBe(true)
  })
})
