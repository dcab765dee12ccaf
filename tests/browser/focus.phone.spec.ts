/** The point of a picture that its crop keeps in view. */
import { expect, test } from 'playwright/test'

test('a picture is cut around its point, in spite of the policy; other pages have nothing of it', async ({ page }) => {
  await page.goto('/bike-repair')
  const picture = page.getByAltText('Somebody looking closely')
  await expect(picture).toHaveCSS('object-position', '30% 20%')
  await expect(page.getByAltText('Ida Brandt beside the van').or(page.locator('.picture img')).last()).toHaveCSS(
    'object-position',
    /^50% /,
  )
  const styles = await page.locator('head style').allTextContents()
  expect(styles.at(-1)).toContain('.focus-30-20 img{object-position:30% 20%}')
  await page.goto('/flat-tires')
  expect(await page.content()).not.toContain('focus-30-20')
})
