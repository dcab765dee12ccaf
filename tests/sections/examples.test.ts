import { HtmlValidate } from 'html-validate'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anchorsOfSection } from '../../renderer/content/anchors.ts'
import { exampleHref } from '../../renderer/gallery/collect.ts'
import { htmlRules } from '../site/support/html-rules.ts'
import { type Matrix, openMatrix } from '../support/axe/matrix.ts'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { type ServedGallery, serveGallery } from '../support/gallery.ts'
import { allExamples } from './all-examples.ts'

const numbered = allExamples().map((example, index, all) => ({
  ...example,
  href: exampleHref(example.type, all.slice(0, index).filter(({ type }) => type === example.type).length),
}))
const good = numbered.filter(({ problems }) => problems.length === 0)

let gallery: ServedGallery
let browser: Browser
let matrix: Matrix
let checks = 0

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  matrix = await openMatrix(await browser.newContext())
}, 120_000)

afterAll(async () => {
  console.log(`axe: ${good.length} examples of sections = ${checks.toLocaleString('en-US')} checks`)
  await browser?.close()
  await gallery?.close()
})

const validator = new HtmlValidate(htmlRules)
/** Opens an example with all that opens in it, once its islands that come to life by themselves have done so. */
async function open(href: string) {
  await matrix.open(gallery.url + href)
  await matrix.page.waitForFunction(() => !document.querySelector('[data-trigger=visible]:not([data-ready])'))
  await matrix.page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function expectNoProblem(onlyAt?: number) {
  const outcome = await matrix.check('body *', onlyAt)
  checks += outcome.checks
  expect(outcome.problems).toEqual([])
}

test('the later steps of the estimator are accessible on every band', async () => {
  const { page } = matrix
  for (const { href } of good.filter(({ type }) => type === 'estimator')) {
    await open(href)
    await page.getByLabel('Size in square feet').fill('1500')
    await page.getByRole('button', { name: 'Next' }).click()
    for (const choice of ['Low', 'One story']) {
      await expectNoProblem(1280)
      await page.getByRole('radio', { name: choice }).check()
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Show my range' }).click()
    await page.getByRole('heading', { name: 'Ballpark range' }).waitFor()
    await expectNoProblem(1280)
  }
}, 120_000)

describe.each(good)('$type: $name', ({ href, block }) => {
  test('answers to every anchor to which links may lead', async () => {
    const html = await (await fetch(gallery.url + href)).text()
    for (const anchor of anchorsOfSection(block)) expect(html.split(`id="${anchor}"`).length - 1, anchor).toBe(1)
  }, 30_000)

  test('is valid HTML', async () => {
    const html = await (await fetch(gallery.url + href)).text()
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)),
    ).toEqual([])
  }, 30_000)

  test('fits every width and is accessible there, in every setting', async () => {
    await open(href)
    await expectNoProblem()
  }, 60_000)
})
