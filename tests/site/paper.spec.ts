import axe from 'axe-core'
import { expect, test } from '../browser/support/test.ts'

test('a printed page is dark on white, with its answers and without its forms', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/roof-repair')
  await expect(page.getByText('Glue strips do not set in the cold')).toBeVisible()
  await expect(page.locator('.form-card')).toBeHidden()
  await page.evaluate(axe.source)
  const pale = await page.evaluate(async () => {
    // A browser leaves backgrounds out when it prints.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.background = 'none'
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ runOnly: 'color-contrast' })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
  expect(pale).toEqual([])
})

test('stars keep the colors of a visitor who has chosen them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/reviews')
  const star = page.locator('.stars .full').first()
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(star).toHaveCSS('fill', text)
  await expect(star).toHaveCSS('stroke', text)
})
