import { runsAll } from '../support/places.ts'
import { arrive, header, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

// The column moves with the header, smoothly; these tests are about where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => arrive(page, '/'))

test('the quote form follows the scroll beside the services, clear of the header when it comes back', async ({
  page,
}) => {
  const column = page.getByRole('complementary', { name: 'Get a free quote' })
  await page.locator('details', { hasText: 'Learn More About Repairs' }).locator('summary').click()
  const start = await column.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await scrollTo(page, start + 50)
  const stuck = (await column.boundingBox())?.y ?? 0
  expect(stuck).toBeGreaterThanOrEqual(0)
  await scrollTo(page, start + 350)
  expect((await column.boundingBox())?.y).toBeCloseTo(stuck, 0)
  await expect(column.getByLabel('Name')).toBeInViewport()
  await scrollTo(page, start + 400)
  await scrollTo(page, start + 350)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await column.boundingBox())?.y).toBeGreaterThanOrEqual(110)
})

test('the first field to mend is seen, though messages make the form taller', async ({ page }) => {
  const column = page.getByRole('complementary', { name: 'Get a free quote' })
  await page.setViewportSize({ width: 1440, height: 900 })
  // The header leaves and the column moves up by it: who clicks in that very moment misses the button.
  await scrollTo(page, await column.evaluate((element) => element.getBoundingClientRect().top + scrollY))
  await column.getByRole('button', { name: 'Get My Free Quote' }).click()
  await expect(column.getByLabel('Name')).toBeFocused()
  await expect(column.getByText('Name is required')).toBeVisible()
  await expect
    .poll(async () => (await column.getByText('Name', { exact: true }).boundingBox())?.y)
    .toBeGreaterThanOrEqual(110)
})

/** Runs in the page: the fields that are not seen whole, or over whose middle something lies. */
const notWhole = (fields: Element[]) =>
  fields
    .filter((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      return !isInView || !field.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))

test('the form is whole beside the services, with its button and no scrollbar, in windows of all sizes', async ({
  page,
}) => {
  const column = page.getByRole('complementary', { name: 'Get a free quote' })
  const fields = column.getByRole('textbox').or(column.getByRole('combobox')).or(column.getByRole('button'))
  await page.locator('details', { hasText: 'Learn More About Repairs' }).locator('summary').click()
  const windows = [
    [1366, 641],
    [768, 1024],
    [1440, 900],
    [1280, 800],
    [1280, 720],
  ] as const
  for (const [width, height] of runsAll ? windows : windows.slice(0, 2)) {
    await page.setViewportSize({ width, height })
    await scrollTo(page, 0)
    const start = await column.evaluate(
      (element) => (element.closest('.hub-grid')?.getBoundingClientRect().top ?? 0) + scrollY,
    )
    for (const top of [start, start + 300, start + 250]) {
      await scrollTo(page, top)
      await expect.poll(() => fields.evaluateAll(notWhole), `at ${width} × ${height}, ${top - start}`).toEqual([])
    }
    expect(await fields.count()).toBeGreaterThan(6)
    expect(await column.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  }
})

test('the column stands from 768 px, the floating button below', async ({ page }) => {
  const column = page.getByRole('complementary', { name: 'Get a free quote' })
  const button = page.getByRole('button', { name: 'Need a Quote?' })
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(column).toBeVisible()
  await expect(button).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(column).toBeHidden()
  await page.locator('.hub-items').scrollIntoViewIfNeeded()
  await expect(button).toBeVisible()
})
