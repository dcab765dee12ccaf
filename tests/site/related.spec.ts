import { expect, test } from '../browser/support/test.ts'

test('related posts leave no row of cards with one card beside nothing', async ({ page }) => {
  for (const route of ['/blog/attic-insulation-depth', '/blog/working-with-an-adjuster']) {
    await page.goto(route)
    const list = page.locator('.related ul')
    await expect(list.locator('.page-card')).toHaveCount(1)
    const row = await list.boundingBox()
    const card = await list.locator('.page-card').boundingBox()
    expect(card?.width, route).toBeCloseTo(row?.width ?? 0, 0)
  }
})
