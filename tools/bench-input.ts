/**
 * Shows how soon pages answer on a processor four times slower. Of every kind of page the longest task until the first
 * paint, after it, and once its first form is touched; these are the processor's time, times four. The key presses, one
 * while the form comes to life and one after, are the time until they show with the browser slowed down. Each is the
 * least of several visits: other work of the machine only adds.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { PAGE_KINDS } from '../scripts/support/page-kinds.ts'
import { serveBuild } from '../scripts/support/serve-build.ts'
import { browserFlags, provideBrowser } from '../tests/support/browser.ts'
import { record } from './bench-input/trace.ts'
import { PHONE } from './budget/measure.ts'

const { values } = readOptions('[--dist DIR] [--runs 3]', { dist: textOr('dist'), runs: textOr('3') })
const SLOWER = 4
/** Milliseconds in which late tasks and frames are noted. */
const REST = 600
const NAMES = ['load', 'after', 'touch', 'early', 'late'] as const
type Figures = Partial<Record<(typeof NAMES)[number], number>>

const fieldOf = (page: Page) => page.locator('[data-island] input:visible:not([tabindex="-1"])').first()

/** Touches the first form and presses a key at once, and another one when it is alive. */
async function type(page: Page) {
  await fieldOf(page).tap()
  await page.keyboard.press('1')
  await page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('2')
  await page.waitForTimeout(REST)
}

async function tasks(browser: Browser, page: Page, url: string): Promise<Figures> {
  let touched = Number.POSITIVE_INFINITY
  const recording = await record(browser, url, async () => {
    await page.goto(url)
    await page.waitForTimeout(REST)
    touched = await page.evaluate(() => performance.now())
    if (await fieldOf(page).count()) await type(page)
  })
  const longest = (from: number, to: number) =>
    SLOWER * Math.max(0, ...recording.tasks.filter(({ start }) => start >= from && start < to).map(({ cpu }) => cpu))
  const figures = { load: longest(0, recording.firstPaint), after: longest(recording.firstPaint, touched) }
  return (await fieldOf(page).count()) ? { ...figures, touch: longest(touched, Number.POSITIVE_INFINITY) } : figures
}

async function keys(page: Page, url: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url)
  if (!(await fieldOf(page).count())) return {}
  await page.evaluate(watchKeys)
  await type(page)
  const [early = 0, late = 0] = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  return { early, late }
}

/** Runs in the page: notes how long key presses take until they show. The least that browsers tell is 16 ms. */
function watchKeys() {
  const keys: number[] = []
  Object.assign(window, { keys })
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration)
  }).observe(options)
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const [one, other] = [await browser.newContext(PHONE), await browser.newContext(PHONE)]
  const figures = { ...(await tasks(browser, await one.newPage(), url)), ...(await keys(await other.newPage(), url)) }
  await Promise.all([one.close(), other.close()])
  return figures
}

const row = (cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(14))).join('')

const server = await serveBuild(values.dist)
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
console.log(row(['', 'first paint', 'after it', 'form touched', 'early key', 'later key']))
for (const { kind, route } of PAGE_KINDS) {
  const visits: Figures[] = []
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(browser, `${server.url}${route}`))
  const least = (name: (typeof NAMES)[number]) => {
    const given = visits.flatMap((figures) => figures[name] ?? [])
    return given.length > 0 ? `${Math.min(...given).toFixed(0)} ms` : '–'
  }
  console.log(row([kind, ...NAMES.map(least)]))
}
await browser.close()
server.stop()
