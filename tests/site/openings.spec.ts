/** How the pictures of openings stand: whole and undarkened where they are no background. */
import { expect, test } from '../browser/support/test.ts'

const opening = ':is(.hero, .page-hero)'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const route of [
    '/',
    '/reviews',
    '/faq',
    '/blog/hail-damage-louisville',
    '/roof-repair/germantown',
    '/gutter-guards',
  ]) {
    test(`the picture of ${route} stands over the words, with nothing drawn on it`, async ({ page }) => {
      await page.goto(route)
      const picture = page.locator(`${opening} > .picture`)
      const [shown, heading] = await Promise.all([picture.boundingBox(), page.locator('h1').boundingBox()])
      expect(shown?.height).toBeGreaterThan(150)
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
      expect(await picture.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none')
      // Nothing of the picture, its blurred stand-in included, lies on the words.
      const isOnTop = (element: Element) => {
        const { x, y } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + 2, y + 8))
      }
      expect(await page.locator('h1').evaluate(isOnTop)).toBe(true)
      const frames = await picture
        .locator('img')
        .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().height)))
      expect(new Set(frames).size).toBe(1)
    })
  }
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const route of [
    '/gutter-guards',
    '/house-wrap-installation',
    '/commercial-roofing',
    '/roof-replacement/okolona',
  ]) {
    test(`the picture of ${route} is whole, although a form stands beside the words`, async ({ page }) => {
      await page.goto(route)
      const shares = await page.locator(`${opening} > .picture picture img`).evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect()
        const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
        return [width / (image.naturalWidth * scale), height / (image.naturalHeight * scale)]
      })
      // All of one side, and nearly all of the other.
      expect(Math.max(...shares)).toBeCloseTo(1, 1)
      expect(Math.min(...shares)).toBeGreaterThan(0.85)
      await expect(page.locator('.page-hero .form-card')).toBeInViewport()
    })
  }
})
