/**
 * Shows what the first visit of a page costs a browser. Milliseconds of the processor on the page's main thread,
 * medians; several builds are visited in turns, to be compared in one run. A page of every kind without routes.
 */
import { type Browser, chromium } from 'playwright'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { PAGE_KINDS } from '../scripts/support/page-kinds.ts'
import { serveBuild } from '../scripts/support/serve-build.ts'
import { browserFlags, provideBrowser } from '../tests/support/browser.ts'
import { median } from './bench/measure.ts'
import { record } from './bench-input/trace.ts'
import { PHONE } from './budget/measure.ts'

const { values, positionals } = readOptions(
  '[--dist DIR]… [--runs 9] [ROUTE …]',
  { dist: { type: 'string', multiple: true, default: ['dist'] }, runs: textOr('9') },
  Infinity,
)
/** By the names of the browser's records; a kind includes what it set off, as layout that a script asks for. */
const WORK = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'TimerFire', 'FireAnimationFrame'],
}
const NAMES = ['all', 'longest', ...Object.keys(WORK)]
/** Milliseconds in which fonts and pictures have come and what they set off is done. */
const REST = 800

async function visit(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const { tasks, work } = await record(browser, url, async () => {
    await page.goto(url)
    await page.waitForTimeout(REST)
  })
  await context.close()
  const all = tasks.map(({ cpu }) => cpu)
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
  return [
    sum(all),
    Math.max(0, ...all),
    ...Object.values(WORK).map((names) => sum(names.map((name) => work.get(name) ?? 0))),
  ]
}

const row = (cells: string[]) =>
  cells.map((cell, index) => (index < 2 ? `${cell} `.padEnd(20) : cell.padStart(9))).join('')

const servers = await Promise.all(values.dist.map((dist) => serveBuild(dist)))
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
console.log(row(['page', 'build', ...NAMES]))
for (const route of positionals.length > 0 ? positionals : PAGE_KINDS.map((page) => page.route)) {
  const visits: number[][][] = servers.map(() => [])
  for (let run = 0; run < Number(values.runs); run++) {
    for (const [index, { url }] of servers.entries()) visits[index]?.push(await visit(browser, url + route))
  }
  for (const [index, dist] of values.dist.entries()) {
    const middle = NAMES.map((_, column) => median((visits[index] ?? []).map((figures) => figures[column] ?? 0)))
    console.log(row([route, dist, ...middle.map((figure) => figure.toFixed(1))]))
  }
}
await browser.close()
for (const server of servers) server.stop()
