import AxeBuilder from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allExamples } from '../../renderer/examples/read.ts'
import { exampleHref } from '../../renderer/gallery/collect.ts'
import { type Preview, startPreview } from '../../renderer/preview/index.ts'
import { htmlRules } from '../site/support/html-rules.ts'
import { browserFlags, provideBrowser } from '../support/browser.ts'

const numbered = allExamples().map((example, index, all) => ({
  ...example,
  href: exampleHref(example.type, all.slice(0, index).filter(({ type }) => type === example.type).length),
}))
const good = numbered.filter(({ problems }) => problems.length === 0)

let preview: Preview
let browser: Browser
let page: Page

beforeAll(async () => {
  preview = await startPreview({
    file: 'renderer/examples/host.yaml',
    host: '127.0.0.1',
    port: 0,
    follows: false,
    onRead: () => {},
  })
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  page = await (await browser.newContext()).newPage()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await preview?.close()
})

const validator = new HtmlValidate(htmlRules)
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function open(href: string, width: number, colorScheme: 'light' | 'dark') {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(`${preview.url}/_gallery/${href}`)
  await page.waitForFunction(() => !document.querySelector('[data-trigger=visible]:not([data-ready])'))
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function violations(): Promise<string[]> {
  const found = (await new AxeBuilder({ page }).withTags(wcag).analyze()).violations
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
}

/** How far the page can be scrolled to the right, in pixels. */
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the later steps of the estimator are accessible on every band', async () => {
  for (const { href } of good.filter(({ type }) => type === 'estimator')) {
    await open(href, 1280, 'light')
    await page.getByLabel('Size in square feet').fill('1500')
    await page.getByRole('button', { name: 'Next' }).click()
    for (const choice of ['Low', 'One story']) {
      expect(await violations()).toEqual([])
      await page.getByRole('radio', { name: choice }).check()
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Show my range' }).click()
    await page.getByRole('heading', { name: 'Ballpark range' }).waitFor()
    expect(await violations()).toEqual([])
  }
}, 120_000)

describe.each(good)('$type: $name', ({ href }) => {
  test('is valid HTML', async () => {
    const html = await (await fetch(`${preview.url}/_gallery/${href}`)).text()
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)),
    ).toEqual([])
  }, 30_000)

  test('fits a phone of 320 pixels and is accessible on it', async () => {
    await open(href, 320, 'light')
    expect(await overflow()).toBe(0)
    expect(await violations()).toEqual([])
  }, 60_000)

  test('fits a desktop and is accessible on it, in dark mode', async () => {
    await open(href, 1280, 'dark')
    expect(await overflow()).toBe(0)
    expect(await violations()).toEqual([])
  }, 60_000)
})
