/** What the starters show, once they are built. */
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSite } from '../../renderer/site/index.ts'
import { violationsOf } from '../support/axe/builder.ts'
import { findBrowser, readingFlags } from '../support/browser.ts'
import { runsAll } from '../support/places.ts'
import { layoutFaults } from './layout.ts'
import { build, buildOf, fileOf, overBudgetIn, pagesOf, starters, textOf, toldBy, wordsOf } from './support.ts'

/** Words of the trade and the town of this project's own site. */
const roofing =
  /\b(?:roof\w*|shingles?|gutters?|skylights?|siding|downspouts?|attic|wrenfield|louisville|kentucky|dach\w*|tejados?|techos?|canaletas?|tejas?)\b/gi
const minute = 60_000
const executablePath = findBrowser()
let browser: Browser

beforeAll(async () => {
  if (executablePath) browser = await chromium.launch({ executablePath, args: readingFlags })
}, minute)
afterAll(async () => {
  await browser?.close()
})

/** Some pages that show every type of section of a starter between them, the home page first. */
async function coveringPages(starter: string): Promise<string[]> {
  const { site } = await readSite(fileOf(starter))
  const seen = new Set<string>()
  const isNew = (type: string) => !seen.has(type) && seen.add(type)
  const pages = [...(site?.pages ?? [])].sort((one, other) => Number(other.route === '/') - Number(one.route === '/'))
  return pages.filter(({ blocks }) => blocks.filter(({ type }) => isNew(type)).length > 0).map(({ route }) => route)
}

/** Lets a page load from the folder of a build, without a server. */
async function serveFrom(page: Page, starter: string) {
  await page.route('http://starter.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = /\.\w+$/.test(pathname) ? pathname : join(pathname, 'index.html')
    return route.fulfill({ path: join(buildOf(starter), 'client', file) })
  })
}

type Scheme = 'light' | 'dark'

async function openIn(starter: string, colorScheme: Scheme) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme, reducedMotion: 'reduce' })
  await serveFrom(page, starter)
  return page
}

async function violationsIn(starter: string, scheme: Scheme, routes: string[]): Promise<string[]> {
  const page = await openIn(starter, scheme)
  const found: string[] = []
  for (const route of routes) {
    await page.goto(`http://starter.test${route}`)
    found.push(...(await violationsOf(page)).map((each) => `${route}: ${each}`))
  }
  await page.close()
  return found
}

/** How pages lie on a narrow phone, with `npm run test:all` on a usual one, and on a laptop, in the fonts of the design. */
async function misplacedIn(starter: string, scheme: Scheme, routes: string[]): Promise<string[]> {
  const page = await openIn(starter, scheme)
  const found: string[] = []
  for (const route of routes) {
    await page.goto(`http://starter.test${route}`)
    await page.evaluate(() => document.documentElement.classList.remove('system-fonts'))
    for (const width of runsAll ? [320, 390, 1280] : [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => document.fonts.ready)
      found.push(...(await page.evaluate(layoutFaults)).map((each) => `${route}, ${width} px, ${scheme}: ${each}`))
    }
  }
  await page.close()
  return found
}

describe.each(starters)('the starter "%s"', (starter) => {
  let printed: string
  beforeAll(async () => {
    printed = await build(starter)
  }, 3 * minute)

  test('is built without a mistake or a warning', () => {
    expect(printed).toContain('no problems')
  })

  test('shows no way from the home page to itself', () => {
    expect(pagesOf(starter).get('/')).not.toContain('class="breadcrumbs"')
  })

  test('has no word of roofing on any page', () => {
    const found = [...pagesOf(starter)].flatMap(([route, html]) =>
      (toldBy(html).match(roofing) ?? []).map((word) => `${route}: ${word}`),
    )
    expect(found).toEqual([])
  })

  test.skipIf(!executablePath)(
    `holds nothing that axe objects to, on a phone, by day and by night${executablePath ? '' : ' (skipped: no browser)'}`,
    { timeout: 2 * minute },
    async () => {
      const routes = await coveringPages(starter)
      expect(routes[0]).toBe('/')
      expect(await violationsIn(starter, 'light', routes)).toEqual([])
      expect(await violationsIn(starter, 'dark', routes.slice(0, 1))).toEqual([])
    },
  )

  test.skipIf(!executablePath)(
    'lies on every screen without overlaps, cut words or empty bands',
    { timeout: 2 * minute },
    async () => {
      expect(await misplacedIn(starter, 'light', await coveringPages(starter))).toEqual([])
      expect(await misplacedIn(starter, 'dark', ['/'])).toEqual([])
    },
  )

  test.skipIf(!executablePath)('keeps to the budgets of pages where it is heaviest', { timeout: minute }, async () => {
    const [longest = '/'] = [...pagesOf(starter)]
      .filter(([route]) => !route.endsWith('.html'))
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([route]) => route)
    const routes = [...new Set(['/', longest])]
    expect(await overBudgetIn(starter, routes)).toEqual([])
  })
})

/** What pages tell their visitors, in one text. */
const told = (starter: string, routes: RegExp) =>
  [...pagesOf(starter)].flatMap(([route, html]) => (routes.test(route) ? [toldBy(html)] : [])).join(' ')

/** Words that pages show although their author did not write them: those of the engine. */
function wordsOfEngine(starter: string, routes: RegExp): string[] {
  const written = wordsOf(textOf(starter))
  return [...wordsOf(told(starter, routes))].filter((word) => !written.has(word))
}

test.each([
  ['German', 'photographer', /./],
  ['Spanish', 'plumber', /^\/es/],
])('what the engine adds to %s pages holds no English word', (_, starter, routes) => {
  const english = wordsOf(['cafe', 'dental', 'law'].map((each) => told(each, /./)).join(' '))
  const names = wordsOf('Google Maps, Apple Maps, OpenStreetMap')
  const added = wordsOfEngine(starter, routes)
  expect(added.length).toBeGreaterThan(5)
  expect(added.filter((word) => english.has(word) && !names.has(word))).toEqual([])
})
