import AxeBuilder from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allExamples } from '../../renderer/examples/read.ts'
import { exampleHref } from '../../renderer/gallery/collect.ts'
import { htmlRules } from '../site/support/html-rules.ts'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { type ServedGallery, serveGallery } from '../support/gallery.ts'

const numbered = allExamples().map((example, index, all) => ({
  ...example,
  href: exampleHref(example.type, all.slice(0, index).filter(({ type }) => type === example.type).length),
}))
const good = numbered.filter(({ problems }) => problems.length === 0)

let gallery: ServedGallery
let browser: Browser
let page: Page

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  page = await (await browser.newContext()).newPage()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await gallery?.close()
})

const validator = new HtmlValidate(htmlRules)
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function setTo(width: number, colorScheme: 'light' | 'dark') {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

async function open(href: string) {
  await page.goto(gallery.url + href)
  await page.waitForFunction(() => !document.querySelector('[data-trigger=visible]:not([data-ready])'))
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** Legacy mode runs axe in the page itself, which is enough without frames and saves a second page for every run. */
async function violations(): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(wcag)
  const found = (await axe.analyze()).violations
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
}

/** How far the page can be scrolled to the right, in pixels. */
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the later steps of the estimator are accessible on every band', async () => {
  await setTo(1280, 'light')
  for (const { href } of good.filter(({ type }) => type === 'estimator')) {
    await open(href)
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
    const html = await (await fetch(gallery.url + href)).text()
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)),
    ).toEqual([])
  }, 30_000)

  test('fits a phone of 320 pixels and, in dark mode, a desktop, and is accessible on both', async () => {
    await setTo(320, 'light')
    await open(href)
    for (const width of [320, 1280]) {
      await setTo(width, width === 320 ? 'light' : 'dark')
      expect.soft(await overflow(), `at ${width} px`).toBe(0)
      expect.soft(await violations(), `at ${width} px`).toEqual([])
    }
  }, 60_000)
})
