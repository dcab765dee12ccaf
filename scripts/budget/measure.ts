import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { browserFlags, provideBrowser } from '../../tests/support/browser.ts'
import { serveBuild } from '../support/serve-build.ts'

export interface PageWeight {
  route: string
  /** The document up to the end of its first section: head, styles and what the first screen shows. */
  firstPaint: number
  script: number
  /** Everything fetched without scrolling. */
  total: number
  /** All script after a form on the page was touched; absent on a page without a form. */
  afterTouch?: number
  /** Addresses of style sheets and scripts that hold up the first paint. */
  blocking: string[]
}

/** The phone of Lighthouse's mobile runs. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Weighs every page of a build, each in a browser with an empty cache. */
export async function measureSite(dist: string): Promise<PageWeight[]> {
  const routes = await pageRoutes(join(dist, 'client'))
  const server = await serveBuild(dist)
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  const weights: PageWeight[] = []
  for (const route of routes) weights.push(await measurePage(browser, server.url, join(dist, 'client'), route))
  await browser.close()
  server.stop()
  return weights
}

async function pageRoutes(client: string): Promise<string[]> {
  const files = await readdir(client, { recursive: true })
  const pages = files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  const routes = await Promise.all(pages.map(async (route) => ((await isPage(client, route)) ? [route] : [])))
  return routes.flat().sort()
}

/** A redirect is written as a page too, but a visitor never sees it. */
const isPage = async (client: string, route: string) =>
  !(await readFile(join(client, route, 'index.html'), 'utf8')).includes('http-equiv="refresh"')

async function measurePage(browser: Browser, url: string, client: string, route: string): Promise<PageWeight> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const fetched: { kind: string; bytes: number }[] = []
  page.on('response', (response) => {
    fetched.push({ kind: response.request().resourceType(), bytes: Number(response.headers()['content-length'] ?? 0) })
  })
  await page.goto(`${url}${route}`, { waitUntil: 'networkidle' })
  const sum = (kind?: string) =>
    fetched.reduce((total, file) => total + (kind && file.kind !== kind ? 0 : file.bytes), 0)
  const weight: PageWeight = {
    route,
    firstPaint: firstPaint(await readFile(join(client, route, 'index.html'), 'utf8')),
    script: sum('script'),
    total: sum(),
    blocking: await blocking(page),
  }
  const field = page.locator('form input:visible').first()
  if (await field.count()) {
    await field.focus()
    await page.waitForLoadState('networkidle')
    weight.afterTouch = sum('script')
  }
  await context.close()
  return weight
}

function firstPaint(html: string): number {
  const heading = html.indexOf('<h1')
  const end = html.indexOf('</section>', heading)
  return brotliCompressSync(html.slice(0, end)).length
}

const blocking = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
      )
      .map((entry) => entry.name),
  )
