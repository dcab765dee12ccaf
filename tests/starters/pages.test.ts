/** What the starters show, once they are built. */
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSite } from '../../renderer/site/index.ts'
import { axeWithout, violationsOf } from '../support/axe/builder.ts'
import { findBrowser, readingFlags } from '../support/browser.ts'
import { build, buildOf, fileOf, pagesOf, starters, textOf, toldBy, wordsOf } from './support.ts'

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

async function violationsIn(starter: string, colorScheme: 'light' | 'dark', routes: string[]): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme, reducedMotion: 'reduce' })
  await serveFrom(page, starter)
  const found: string[] = []
  for (const route of routes) {
    await page.goto(`http://starter.test${route}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    const violations = await violationsOf(await axeWithout(page, []))
    found.push(...violations.map((each) => `${route}: ${each}`), ...(wide ? [`${route} is wider than the screen`] : []))
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
