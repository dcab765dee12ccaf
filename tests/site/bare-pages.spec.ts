import type { Page } from 'playwright/test'
import { plainFormAction } from '../../renderer/common/reserved.ts'
import { expect, test } from '../browser/support/test.ts'
import { launchWith, undrawnFlags } from '../support/browser.ts'
import { chosenPaths, sitemapPaths } from './support/crawl.ts'
import { expectDescribed } from './support/described.ts'
import { visibleText } from './support/visible-text.ts'

test.use({ launchOptions: launchWith(undrawnFlags), hasScripts: false })

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

test('without JavaScript a page of every kind reads on a narrow phone, nothing on it is dead, and machines are told what it shows', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const chosen = await chosenPaths(page.request)
  for (const path of (await sitemapPaths(page.request)).filter((each) => chosen.includes(each))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await test.step(`${path} reads, and nothing on it is dead`, async () => {
      expect.soft(await faults(page), path).toEqual({ overflow: 0, headings: 1, dead: [] })
      expect.soft((await visibleText(page)).length, `${path}: characters to read`).toBeGreaterThan(300)
    })
    await test.step(`${path} describes the business, its trail, its service and its questions`, () =>
      expectDescribed(page, path))
  }
})
