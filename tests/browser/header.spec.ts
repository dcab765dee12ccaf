import { arrive, header, scrollTo } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => arrive(page, '/'))

test('the header is 110 px high at the top of the screen', async ({ page }) => {
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await header(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 110 })
})

test('the header hides below 10 px on the way down and shows on the way up', async ({ page }) => {
  await scrollTo(page, 11)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 900)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 880)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 900)
  await expect(header(page)).not.toBeInViewport()
})

test('the header stays within the first 10 px, whichever way the page moves', async ({ page }) => {
  await scrollTo(page, 5)
  await scrollTo(page, 9)
  await scrollTo(page, 10)
  await page.waitForTimeout(400)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
})

test('the header shows when the keyboard comes back to it', async ({ page }) => {
  await scrollTo(page, 900)
  await expect(header(page)).not.toBeInViewport()
  await header(page)
    .getByRole('link', { name: /home page/ })
    .focus()
  await expect(header(page)).toBeInViewport({ ratio: 1 })
})

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the logo leads home from another page', async ({ page }) => {
  await arrive(page, '/faq')
  await header(page)
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL('/')
})
