/**
 * Runs Lighthouse on a page of every kind, as on a phone, and takes the median of three visits. Fails below 100 in a
 * category, above 1 s until the largest part is painted, with any shift or blocking, and where an insight finds fault;
 * with --slow where a slow phone paints nothing for 1.2 s. A page of one line comes first, to show what this machine
 * takes for any page.
 */
import { constants, setPriority } from 'node:os'
import { flag, readOptions, text, textOr } from '../scripts/support/arguments.ts'
import { buildOf } from '../scripts/support/build-of.ts'
import { startChromium } from '../scripts/support/chromium.ts'
import { kindsOf, PAGE_KINDS } from '../scripts/support/page-kinds.ts'
import { serveBuild } from '../scripts/support/serve-build.ts'
import { provideBrowser } from '../tests/support/browser.ts'
import { median, provideLighthouse, type Visit, visit } from './lighthouse/audit.ts'
import { shortcomings, slowShortcomings } from './lighthouse/limits.ts'
import { serveOneLine } from './lighthouse/one-line.ts'

const { values, positionals } = readOptions(
  '[--pages FILE | --dist DIR] [--runs 3] [--slow] [ROUTE …]',
  { pages: text, dist: text, runs: textOr('3'), slow: flag },
  Infinity,
)
const dist = values.pages === undefined ? buildOf({ dist: 'dist', ...values }) : buildOf(values)
const usual = values.pages === undefined ? PAGE_KINDS : await kindsOf(values.pages)
const chosen = positionals.map((route) => PAGE_KINDS.find((page) => page.route === route) ?? { kind: route, route })

function row(cells: (string | number)[]): string {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(20) : String(cell).padStart(10))).join('')
}

function print(kind: string, { categories, fcp, lcp, tbt, cls }: Visit) {
  const times = [fcp, lcp, tbt].map((time) => `${time.toFixed(0)} ms`)
  console.log(row([kind, ...Object.values(categories), ...times, cls.toFixed(4)]))
}

async function visits(url: string, port: number, kind: string): Promise<Visit> {
  const made: Visit[] = []
  for (let run = 0; run < Number(values.runs); run++)
    made.push(await visit(lighthouse, url, { port, kind, isSlow: values.slow }))
  return median(made)
}

const lighthouse = await provideLighthouse()
const server = await serveBuild(dist)
const oneLine = await serveOneLine()
const browser = provideBrowser()
const chromium = await startChromium(browser)
// Lighthouse works while the page loads: it is not to take the processor from the browser, which has started before.
setPriority(constants.priority.PRIORITY_LOW)
let failures = 0
console.log(`Visited with ${browser}`)
try {
  const machine = await visits(oneLine.url, chromium.port, 'one line')
  const names = Object.keys(machine.categories).map((id) => id.slice(0, 9))
  console.log(row(['page', ...names, 'FCP', 'LCP', 'TBT', 'CLS']))
  print('(one line of text)', machine)
  for (const { kind, route } of chosen.length > 0 ? chosen : usual) {
    const result = await visits(`${server.url}${route}`, chromium.port, kind)
    print(kind, result)
    const found = values.slow ? slowShortcomings(result) : shortcomings(result)
    for (const text of found) console.error(`  ${route}: ${text}`)
    if (found.length > 0) failures++
  }
} finally {
  await chromium.stop()
  server.stop()
  oneLine.stop()
}
if (failures > 0) console.error(`${failures} pages are short of ${values.slow ? 'the limit' : 'a full score'}`)
if (failures > 0) process.exitCode = 1
