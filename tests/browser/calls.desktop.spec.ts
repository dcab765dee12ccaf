import { arrive, restOfScrolling } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the form beside the headline of a wide screen is seen already: nothing moves', async ({ page }) => {
  await arrive(page, '/bike-repair#estimate')
  await expect(page.locator('#estimate').getByLabel('Name')).toBeFocused()
  await restOfScrolling(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
