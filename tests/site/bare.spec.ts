import { expect, test } from '../browser/support/test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript every accordion opens and closes', async ({ page }) => {
  for (const path of ['/', '/faq', '/service-areas']) {
    await page.goto(path)
    const all = page.locator('main details')
    expect(await all.count()).toBeGreaterThan(0)
    for (const details of await all.all()) {
      const content = details.locator('> :not(summary)').first()
      await expect(content).toBeHidden()
      await details.locator('summary').click()
      await expect(content).toBeVisible()
      await details.locator('summary').click()
      await expect(content).toBeHidden()
    }
  }
})

test('without styles a page reads from the skip link to the footer, and no icon outgrows the text', async ({
  page,
}) => {
  for (const path of ['/', '/roof-repair', '/faq', '/estimator', '/blog']) {
    await page.goto(path)
    const tops = await page.evaluate(() => {
      for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove()
      const parts = ['.skip-link', '.header-logo', '.header-nav', 'h1', 'main h2', '.site-footer', '.footer-legal']
      return parts.map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN)
    })
    expect(tops, path).toEqual(tops.toSorted((a, b) => a - b))
    expect(tops[0], path).toBeLessThan(20)
    const large = await page
      .locator('svg')
      .evaluateAll((icons) =>
        icons.filter((icon) => icon.getBoundingClientRect().height > 64).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
    expect(large, path).toEqual([])
  }
})
