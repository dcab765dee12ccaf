/** What the starters show, once they are built. */
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import { launchWithWindows } from '../../tools/budget/measure.ts'
import { axeSource, rulesOfColour, violationsOf } from '../support/axe/builder.ts'
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
/** One as visitors have, in which pages are weighed. */
let weighing: Browser

beforeAll(async () => {
  if (!executablePath) return
  browser = await chromium.launch({ executablePath, args: readingFlags })
  if (runsAll) weighing = await launchWithWindows()
}, minute)
afterAll(async () => {
  await browser?.close()
  await weighing?.close()
})

/** The home page; with `npm test -- --all` as many more as show every type of section of a starter between them. */
async function coveringPages(starter: string): Promise<string[]> {
  const { site } = await readSite(fileOf(starter))
  if (!runsAll) return ['/']
  const seen = new Set<string>()
  const isNew = (type: string) => !seen.has(type) && seen.add(type)
  const pages = [...(site?.pages ?? [])].sort((one, other) => Number(other.route === '/') - Number(one.route === '/'))
  return pages.filter(({ blocks }) => blocks.filter(({ type }) => isNew(type)).length > 0).map(({ route }) => route)
}

interface Seen {
  violations: string[]
  misplaced: string[]
}

/**
 * Visits pages once for all that is looked at in a browser: by axe on a phone, by day and by night, and by how they lie
 * on a narrow phone, with `npm test -- --all` on a usual one, and on a laptop, in the fonts of the design.
 */
async function see(starter: string): Promise<Seen> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.addInitScript(axeSource)
  const files = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: join(buildOf(starter), 'client') },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const seen: Seen = { violations: [], misplaced: [] }
  const routes = await coveringPages(starter)
  expect(routes[0]).toBe('/')
  for (const route of routes) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    const address = new URL(route === '/' ? route : `${route}/`, files.resolvedUrls?.local[0])
    expect((await page.goto(address.href))?.status(), route).toBe(200)
    const violations = await violationsOf(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    violations.push(...(await violationsOf(page, { rules: rulesOfColour })))
    seen.violations.push(...violations.map((each) => `${route}: ${each}`))
    await page.evaluate(() => document.documentElement.classList.remove('system-fonts'))
    for (const width of runsAll ? [320, 390, 1280] : [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of runsAll && route === '/' ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(() => document.fonts.ready)
        const faults = await page.evaluate(layoutFaults)
        seen.misplaced.push(...faults.map((each) => `${route}, ${width} px, ${colorScheme}: ${each}`))
      }
    }
  }
  await page.close()
  await files.close()
  return seen
}

describe.each(starters)('the starter "%s"', (starter) => {
  let printed: string
  let sight: Promise<Seen> | undefined
  /** Pages are visited when the first test asks. */
  const seen = () => {
    sight ??= see(starter)
    return sight
  }
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
    async () => expect((await seen()).violations).toEqual([]),
  )

  test.skipIf(!executablePath)(
    'lies on every screen without overlaps, cut words or empty bands',
    { timeout: 2 * minute },
    async () => expect((await seen()).misplaced).toEqual([]),
  )

  // Those of the own site are kept to in every run.
  test.runIf(runsAll && executablePath)(
    'keeps to the budgets of pages where it is heaviest',
    { timeout: minute },
    async () => {
      const [longest = '/'] = [...pagesOf(starter)]
        .filter(([route]) => !route.endsWith('.html'))
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([route]) => route)
      const routes = [...new Set(['/', longest])]
      expect(await overBudgetIn(weighing, starter, routes)).toEqual([])
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
