import { expect, test } from '../browser/support/test.ts'
import { runsAll } from '../support/places.ts'

test.use({ hasScripts: false })

test('without JavaScript every accordion opens and closes', async ({ page }) => {
  for (const path of ['/', '/faq', '/service-areas']) {
    await page.goto(path)
    const all = page.locator('main details')
    expect(await all.count()).toBeGreaterThan(0)
    // Each is the browser's own; `npm test -- --all` tries all.
    for (const details of (await all.all()).slice(0, runsAll ? undefined : 1)) {
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
  for (const path of runsAll ? ['/', '/roof-repair', '/faq', '/estimator', '/blog'] : ['/', '/faq']) {
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

test('a browser that knows no layers shows a page no wider than the phone, without the field for robots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    // Without the policy, which allows no style sheet but the site's own.
    const { 'content-security-policy': _, ...headers } = response.headers()
    const html = await response.text()
    const body = html.replaceAll('@layer ', '@unknown ').replaceAll('font-palette', 'x-palette')
    await route.fulfill({ response, headers, body })
  })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const trap of await page.locator('.trap').all()) await expect(trap).not.toBeInViewport()
  expect(await page.locator('.trap').first().boundingBox()).toMatchObject({ x: -780 })
  // Its styles are no longer those of the site, which every test is asked for at its end.
  await page.goto('about:blank')
})
