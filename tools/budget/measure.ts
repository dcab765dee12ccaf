import { type Browser, chromium, type Page } from 'playwright'
import { brotli } from '../../renderer/build/compress.ts'
import { serveBuild } from '../../scripts/support/serve-build.ts'
import { browserFlags, findBrowserWithWindows, provideBrowser } from '../../tests/support/browser.ts'
import { type Fetched, type Traffic, watchTraffic } from './browse.ts'
import {
  blocking,
  hasOwnFonts,
  inSystemFonts,
  isHome,
  looks,
  pictureSlots,
  type RuleUse,
  type Shifts,
  shifts,
  usedRules,
  watchShifts,
} from './in-page.ts'
import { oversized } from './pictures.ts'

/** Sizes are bytes as sent. */
export interface PageWeight {
  route: string
  /** Whether it is the home page, of any of the site's languages. */
  isHome: boolean
  /** Arrangements that the site chooses, each with styles of its own. */
  looks: number
  /** Whether it has three cards with pictures or more. */
  listsPictures: boolean
  /** The document up to the end of its first section: head, styles and what the first screen shows. */
  firstPaint: number
  /** The styles in the document. */
  styles: number
  document: number
  /** Elements of the page before any interaction. */
  elements: number
  /** Script fetched or in the page before any interaction. */
  script: number
  /** Whether it tells if the business is open now, which takes a script of its own. */
  tellsWhetherOpen: boolean
  /** Whether it shows a week, which begins with today by a script of its own. */
  showsWeek: boolean
  /** Script files fetched besides the one of all pages on a page without interactive blocks, which needs none. */
  needless: string[]
  /** Everything fetched without scrolling. */
  total: number
  /** All script after a form on the page was touched; absent on a page without a form. */
  afterTouch?: number
  /** Addresses of style sheets and scripts that hold up the first paint. */
  blocking: string[]
  /** The rules of the styles in the document. */
  rules: RuleUse[]
  oversized: { url: string; width: number; slot: number }[]
  shifts: Shifts
  /** Texts that stay in fonts of the system. */
  inSystemFonts: string[]
  heaviest: Fetched[]
}

/** The screen of Lighthouse's phone. With `isMobile` the browser would count no shift in the first half second. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }
/** Sections change their fonts one a frame, which takes a while where the processor is busy. */
const FONTS_MS = 5000
/** The script that all pages share (renderer/html/document/page.client.ts). */
const OF_ALL_PAGES = /\/assets\/page\.[\w-]+\.js$/
/** Pages that are open at a time: as many as a small machine has processors. */
const AT_A_TIME = 2

/** Weighs pages of a build, each in a browser with an empty cache: one with windows, as visitors have, fetches fewer pictures ahead. */
export async function measureSite(dist: string, routes: string[]): Promise<PageWeight[]> {
  const browser = await launchWithWindows()
  try {
    return await measureIn(browser, dist, routes)
  } finally {
    await browser.close()
  }
}

export const launchWithWindows = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowserWithWindows() ?? provideBrowser(), args: browserFlags })

/** The same in a browser that is open, for who weighs pages of several builds. */
export async function measureIn(browser: Browser, dist: string, routes: string[]): Promise<PageWeight[]> {
  const server = await serveBuild(dist)
  try {
    const left = routes.values()
    const weights: PageWeight[] = []
    const work = async () => {
      const visitor = await openVisitor(browser)
      for (const route of left) weights.push(await measurePage(visitor, server.url, route))
      await visitor.page.context().close()
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
    return weights
  } finally {
    server.stop()
  }
}

interface Visitor extends Traffic {
  page: Page
}

/** A page that can be visited again and again as if for the first time; a new one for each visit takes a third longer. */
async function openVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  return { page, ...(await watchTraffic(page, await context.newCDPSession(page))) }
}

async function measurePage({ page, fetched, settled, emptyCache }: Visitor, site: string, route: string) {
  await emptyCache()
  const response = await page.goto(`${site}${route}`, { waitUntil: 'load' })
  await settled()
  await page.waitForFunction(hasOwnFonts, undefined, { timeout: FONTS_MS }).catch(() => {})
  const html = (await response?.text()) ?? ''
  const files = fetched.filter(({ kind }) => kind === 'Script')
  const tellsWhetherOpen = html.includes('data-opening=')
  const showsWeek = html.includes('data-week=')
  const weight: PageWeight = {
    route,
    isHome: await page.evaluate(isHome),
    looks: await page.evaluate(looks),
    listsPictures: (await page.locator('.page-card img').count()) >= 2,
    firstPaint: await firstPaint(html),
    styles: await inside(html, 'style'),
    document: await compressedSize(html),
    script: sum(files) + (await inside(html, 'script')),
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    tellsWhetherOpen,
    showsWeek,
    needless:
      tellsWhetherOpen || showsWeek || html.includes('data-island=')
        ? []
        : files.map(({ url }) => url).filter((url) => !OF_ALL_PAGES.test(url)),
    total: sum(fetched),
    blocking: await page.evaluate(blocking),
    rules: await page.evaluate(usedRules),
    oversized: oversized(await page.evaluate(pictureSlots)),
    shifts: await page.evaluate(shifts),
    inSystemFonts: await page.evaluate(inSystemFonts),
    heaviest: fetched.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3),
  }
  const field = page.locator('[data-island="form"] :is(input, select, textarea):visible:not([tabindex="-1"])').first()
  if (await field.count()) {
    await field.focus()
    await page.locator('[data-island="form"][data-ready]').first().waitFor({ state: 'attached' })
    await settled()
    weight.afterTouch = sum(fetched.filter(({ kind }) => kind === 'Script'))
  }
  return weight
}

const sum = (files: Fetched[]) => files.reduce((total, { bytes }) => total + bytes, 0)

function firstPaint(html: string): Promise<number> {
  const end = html.indexOf('</section>', html.indexOf('<h1'))
  return compressedSize(end < 0 ? html : html.slice(0, end))
}

/** What stands in the elements of a name without attributes. */
function inside(html: string, name: 'script' | 'style'): Promise<number> {
  const elements = html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))
  return compressedSize([...elements].map(([, text = '']) => text).join(''))
}

/** Bytes of a text as sent. */
export async function compressedSize(text: string): Promise<number> {
  return text ? (await brotli(Buffer.from(text))).length : 0
}
