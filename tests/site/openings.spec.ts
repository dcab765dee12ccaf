/** How the pictures of openings stand: whole and undarkened where they are no background. */
import { expect, test } from '../browser/support/test.ts'
import { runsAll } from '../support/places.ts'

const opening = ':is(.hero, .page-hero)'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the picture of an opening stands over the words, with nothing drawn on it', async ({ page }) => {
    const routes = [
      '/',
      '/gutter-guards',
      '/blog/hail-damage-louisville',
      '/reviews',
      '/faq',
      '/roof-repair/germantown',
    ]
    for (const route of runsAll ? routes : routes.slice(0, 3)) {
      await page.goto(route)
      const picture = page.locator(`${opening} > .picture`)
      const [shown, heading] = await Promise.all([picture.boundingBox(), page.locator('h1').boundingBox()])
      expect.soft(shown?.height, route).toBeGreaterThan(150)
      expect.soft((shown?.y ?? 0) + (shown?.height ?? 0), route).toBeLessThanOrEqual(heading?.y ?? 0)
      expect.soft(await picture.evaluate((element) => getComputedStyle(element, '::after').content), route).toBe('none')
      // Nothing of the picture, its blurred stand-in included, lies on the words.
      const isOnTop = (element: Element) => {
        const { x, y } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + 2, y + 8))
      }
      expect.soft(await page.locator('h1').evaluate(isOnTop), route).toBe(true)
      const frames = await picture
        .locator('img')
        .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().height)))
      expect.soft(new Set(frames).size, route).toBe(1)
    }
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the picture of an opening is whole, although a form stands beside the words', async ({ page }) => {
    const routes = ['/gutter-guards', '/house-wrap-installation', '/commercial-roofing', '/roof-replacement/okolona']
    for (const route of runsAll ? routes : routes.slice(0, 2)) {
      await page.goto(route)
      const shares = await page.locator(`${opening} > .picture picture img`).evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect()
        const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
        return [width / (image.naturalWidth * scale), height / (image.naturalHeight * scale)]
      })
      // All of one side, and nearly all of the other.
      expect.soft(Math.max(...shares), route).toBeCloseTo(1, 1)
      expect.soft(Math.min(...shares), route).toBeGreaterThan(0.85)
      await expect.soft(page.locator('.page-hero .form-card'), route).toBeInViewport()
    }
  })

  test('the picture under words and a form ends behind the form, which hides nothing of it', async ({ page }) => {
    const routes = ['/emergency-services', '/roof-leaks', '/es/emergencias', '/roof-repair/germantown', '/financing']
    for (const route of runsAll ? routes : routes.slice(0, 2)) {
      await page.goto(route)
      const picture = await page.locator(`${opening} > .picture`).boundingBox()
      const form = await page.locator('.page-hero .form-card').boundingBox()
      const hidden = (picture?.x ?? 0) + (picture?.width ?? 0) - (form?.x ?? 0)
      expect.soft(hidden, route).toBeGreaterThan(0)
      expect.soft(hidden, route).toBeLessThanOrEqual((form?.width ?? 0) / 2 + 1)
    }
  })

  test('no opening cuts the truck that its picture shows to its wheels', async ({ page }) => {
    await page.goto('/privacy-policy')
    const share = await page.locator(`${opening} > .picture picture img`).evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      return height / width / (image.naturalHeight / image.naturalWidth)
    })
    expect(share).toBeGreaterThan(0.8)
  })
})
