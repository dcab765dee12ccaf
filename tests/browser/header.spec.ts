import { arrive, header, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

test('the header is 110 px high, hides below 10 px on the way down and shows on the way up', async ({ page }) => {
  await arrive(page, '/')
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await header(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 110 })
  await test.step('it stays within the first 10 px, whichever way the page moves', async () => {
    await scrollTo(page, 5)
    await scrollTo(page, 9)
    await scrollTo(page, 10)
    await page.waitForTimeout(400)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })
  await test.step('on the way down it never goes further than the page', async () => {
    for (const top of [11, 20, 40, 60, 109]) {
      await scrollTo(page, top)
      await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(-top)
    }
  })
  await scrollTo(page, 900)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 880)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 900)
  await expect(header(page)).not.toBeInViewport()
  await test.step('it shows when the keyboard comes back to it', async () => {
    await header(page)
      .getByRole('link', { name: /home page/ })
      .focus()
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })
})

test('the skip link is the first stop and leads past the header, and the logo leads home', async ({ page }) => {
  await arrive(page, '/faq')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await header(page)
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL('/')
})
