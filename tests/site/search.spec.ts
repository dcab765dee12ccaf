import { arrive } from '../browser/support/page.ts'
import { expect, test } from '../browser/support/test.ts'

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`the first page that a search finds stands on the first screen, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const address of ['/search?q=gutter', '/es/buscar?q=techo']) {
      await arrive(page, address)
      const first = page.locator('.search-results li').first()
      await first.waitFor()
      // The opening, which stands close above, hides none of the heading.
      const isOnTop = (heading: Element) => {
        const { x, y } = heading.getBoundingClientRect()
        return heading.contains(document.elementFromPoint(x + 2, y + 4))
      }
      expect(await page.locator('.search h2').evaluate(isOnTop), address).toBe(true)
      const bar = await page.locator('.place-bar').boundingBox()
      const found = await first.boundingBox()
      expect((found?.y ?? height) + (found?.height ?? 0), address).toBeLessThanOrEqual(bar?.y ?? height)
    }
  })
