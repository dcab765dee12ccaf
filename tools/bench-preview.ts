/**
 * How long an edit of pages.yaml takes to show in an open page. Makes 20 edits in a copy of the file, all over a page,
 * and waits for each in a real browser. Leaves with 1 when the median is above the limit.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { startPreview } from '../renderer/preview/index.ts'
import { readOptions } from '../scripts/support/arguments.ts'
import { browserFlags, provideBrowser } from '../tests/support/browser.ts'
import { copySite } from '../tests/support/copy-site.ts'

readOptions('', {})
const EDITS = 20
const LIMIT_MS = 150
const ROUTE = '/roof-repair'

const folder = await mkdtemp(join(tmpdir(), 'bench-preview-'))
const file = await copySite('pages.yaml', folder)
const source = await readFile('pages.yaml', 'utf8')

const preview = await startPreview({ file, host: '127.0.0.1', port: 0 })
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
try {
  const page = await browser.newPage()
  await page.goto(preview.url + ROUTE)
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let edit = 0; edit < EDITS; edit++) times.push(await measure(page, edit))
  report(times)
} finally {
  await browser.close()
  await preview.close()
  await rm(folder, { recursive: true })
}

/** Milliseconds from the writing of the file to the frame that shows the edit. */
async function measure(page: Page, edit: number): Promise<number> {
  const word = `Edit${edit}`
  const start = performance.now()
  await writeFile(file, edited(word, edit))
  await page.waitForFunction((text) => document.body.textContent?.includes(text), word, { polling: 'raf' })
  const time = performance.now() - start
  await page.waitForTimeout(150)
  return time
}

/** Puts a word into one of the headings and titles of the page, another at each edit. */
function edited(word: string, edit: number): string {
  const start = source.indexOf(`\n  ${ROUTE}:\n`)
  const end = source.indexOf('\n  /', start + 5)
  const page = source.slice(start, end)
  const places = [...page.matchAll(/^ {6,12}(?:- )?(?:heading|title): (?=[A-Z])/gm)]
  const place = places[edit % places.length]
  const at = start + (place?.index ?? 0) + (place?.[0].length ?? 0)
  return `${source.slice(0, at)}${word} ${source.slice(at)}`
}

function report(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  console.log(
    `${EDITS} edits of ${ROUTE} in pages.yaml (${source.split('\n').length} lines), ${cpus().length} processors`,
  )
  console.log(
    `median ${at(0.5)} ms, fastest ${at(0)} ms, 90 % within ${at(0.9)} ms, slowest ${at(1)} ms; limit ${LIMIT_MS} ms`,
  )
  if (at(0.5) > LIMIT_MS) process.exitCode = 1
}
