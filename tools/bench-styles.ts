/**
 * Shows what it brings that a page carries only its own styles, and that classes of Tailwind have short names there. Bytes of the same document in three forms (as built,
 * with long names, with the whole sheet besides), and as one with a sheet that all pages share as a file; and milliseconds
 * until a slow phone paints the first and the third page of a visit, medians of visits in turns.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { brotli } from '../renderer/build/compress.ts'
import { shortSelector } from '../renderer/html/styles/short.ts'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { buildOf } from '../scripts/support/build-of.ts'
import { listen } from '../scripts/support/listen.ts'
import { browserFlags, provideBrowser } from '../tests/support/browser.ts'
import { loadStyles } from '../tests/support/styles/whole.ts'
import { median } from './bench/measure.ts'
import { PHONE } from './budget/measure.ts'
import { SLOW_PHONE } from './lighthouse/audit.ts'

const options = { dist: textOr('dist'), runs: textOr('9') }
const { values, positionals } = readOptions('[--dist DIR] [--runs 9] [ROUTE …]', options, Infinity)
const client = join(buildOf(values), 'client')
const { classNames, wholeSheet } = await loadStyles()
const names = new Map([...classNames()].map(([name, short]) => [short, name]))
const inSheet = (css: string) =>
  css.replace(/(?<=\.)_\w+/g, (short) => names.get(short)?.replace(/[^\w-]/g, '\\$&') ?? short)
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#x27;' }
const inElements = (html: string) =>
  html.replace(/(?<= class=")[^"]+/g, (classes) =>
    classes.replace(/\b_\w+/g, (short) => names.get(short)?.replace(/[&<>']/g, (sign) => signs[sign] ?? '') ?? short),
  )
const whole = inSheet(wholeSheet())
const sharedSheet = shortSelector(wholeSheet(), classNames())
const withLongNames = (html: string) => inElements(html).replace(/(?<=<style>).*?(?=<\/style>)/s, inSheet)
const FORMS: Record<string, (html: string) => string> = {
  short: (html) => html,
  cut: withLongNames,
  // Faces and theme, which follow the part of the style sheet, are in no part.
  whole: (html) => withLongNames(html).replace(/(?<=<style>).*?(?=@font-face)/s, () => whole),
  shared: (html) => html.replace(/<style>.*?(?=@font-face)/s, () => `<link rel="stylesheet" href="${SHARED}"><style>`),
}
/** The sheet of all pages as a file, with short names, which browsers keep. */
const SHARED = '/shared.css'

/** Milliseconds until the first paint of each of three pages that somebody visits one after the other on a slow phone. */
async function paints(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(PHONE)
  const times: number[] = []
  for (const visit of [1, 2, 3]) times.push(await paint(await context.newPage(), `${url}?${visit}`))
  await context.close()
  return times
}

async function paint(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { requestLatencyMs: latency, downloadThroughputKbps, cpuSlowdownMultiplier: rate } = SLOW_PHONE.throttling
  const downloadThroughput = (downloadThroughputKbps * 1024) / 8
  const network = { offline: false, latency, downloadThroughput, uploadThroughput: downloadThroughput }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(url, { waitUntil: 'commit' })
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = (list: PerformanceObserverEntryList) =>
          list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => void resolve(startTime))
        new PerformanceObserver(tell).observe({ type: 'paint', buffered: true })
      }),
  )
  await page.close()
  return time
}

let html = ''
const server = createServer(async ({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === SHARED) {
    response.setHeader('content-encoding', 'br').setHeader('content-type', 'text/css')
    response.setHeader('cache-control', 'public, max-age=3600').end(await brotli(Buffer.from(sharedSheet)))
    return
  }
  const make = FORMS[pathname.slice(1)]
  if (make) response.setHeader('content-encoding', 'br').setHeader('content-type', 'text/html')
  response.end(await (make ? brotli(Buffer.from(make(html))) : readFile(join(client, pathname)).catch(() => '')))
})
const site = await listen(server)
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
console.log('page, form: bytes, with brotli, with gzip, milliseconds until the first paint, of the third page')
for (const route of positionals.length > 0 ? positionals : ['/', '/roof-replacement', '/thank-you']) {
  html = await readFile(join(client, route, 'index.html'), 'utf8')
  const forms = Object.entries(FORMS).map(([name, make]) => ({ name, text: make(html), visits: [] as number[][] }))
  for (let run = 0; run < Number(values.runs); run++)
    for (const { name, visits } of forms) visits.push(await paints(browser, `${site}/${name}`))
  for (const { name, text, visits } of forms) {
    const sizes = [text.length, (await brotli(Buffer.from(text))).length, gzipSync(text, { level: 9 }).length]
    const [first, third] = [0, 2].map((page) => median(visits.map((visit) => visit[page] ?? Number.NaN)).toFixed(0))
    console.log(`${route}, ${name}: ${sizes.join(', ')}, ${first}, ${third}`)
  }
}
await browser.close()
server.close()
