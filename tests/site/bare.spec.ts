import type { Page } from 'playwright/test'
import { plainFormAction } from '../../renderer/forms/wire.ts'
import { expect, test } from '../browser/support/test.ts'
import { sitemapPaths } from './support/crawl.ts'
import { visibleText } from './support/visible-text.ts'

test.use({ javaScriptEnabled: false })

interface Faults {
  /** How far the page scrolls sideways, in pixels. */
  overflow: number
  headings: number
  /** What would do nothing without a script. */
  dead: string[]
}

/** What a visitor without JavaScript would stumble over. */
const faults = (page: Page) =>
  page.evaluate((action): Faults => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
    const isPlain = (form: HTMLElement) =>
      form.getAttribute('action') === action &&
      form.getAttribute('method') === 'post' &&
      form.querySelector('button[type=submit], button:not([type])')
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      overflow: scrollWidth - clientWidth,
      headings: shown('h1').length,
      dead: [
        ...shown('form').filter((form) => !isPlain(form)),
        ...shown('main button[type=button], .needs-script, details:not(:has(> summary))'),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    }
  }, plainFormAction)

test('without JavaScript every page reads on a narrow phone, and nothing on it is dead', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await sitemapPaths(page.request)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect.soft(await faults(page), path).toEqual({ overflow: 0, headings: 1, dead: [] })
    expect.soft((await visibleText(page)).length, `${path}: characters to read`).toBeGreaterThan(300)
  }
})

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
        icons.filter((icon) => icon.getBoundingClientRect().width > 64).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
    expect(large, path).toEqual([])
  }
})
