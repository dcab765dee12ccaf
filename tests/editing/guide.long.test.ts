/**
 * Tries docs/editing.md as a new editor would: what the guide says is done, in its order, on a copy of a site, with the
 * preview open in a browser. GUIDE_PICTURES=docs/pictures makes the guide's pictures again, of the project's own site.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Preview, startPreview } from '../../renderer/preview/index.ts'
import { build } from '../publishing/support/site.ts'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { applyDiff, readGuide } from './support/guide.ts'
import { copyOf, run, site } from './support/site.ts'

const guide = readGuide('editing.md')
const diffs = guide.filter(({ language }) => language === 'diff').map(({ text }) => text)
const commands = guide.filter(({ language }) => language === 'sh').map(({ text }) => text.trim())
const [phone = '', subtitle = '', description = '', menu = '', mistake = ''] = diffs

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
}, 120_000)
afterAll(() => browser?.close())

/** The parts of a command line: `"Deck Repair"` is one. */
const words = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')

/** Runs a command of the guide on the copy instead of the project's own file; a build is not compressed, to be quicker. */
function follow(command: string, file: string, out: string) {
  const [, , script = '', ...rest] = words(command)
  const options = rest.filter((word) => word !== '--')
  if (script === 'check') return run(script, file)
  if (script !== 'build') return run(script, ...options, '--pages', file)
  return build(...options, '--pages', file, '--out', out, '--no-precompress').then(
    (told) => ({ code: 0, out: told, err: '' }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
  )
}

async function mustWork(line: string, file: string, out: string): Promise<string> {
  const { code, out: told, err } = await follow(line, file, out)
  if (code !== 0) throw new Error(`${line} failed:\n${told}${err}`)
  return told
}

const pictures = process.env.GUIDE_PICTURES
const start = pictures ? await readFile('pages.yaml', 'utf8') : site
const typed = /^(?:npm run|npx pages-from-yaml) (\S+)/
const command = (name: string) => commands.find((line) => typed.exec(line)?.[1] === name) ?? ''

/** A picture for the guide, of a file that is called pages.yaml as the reader's is. */
async function picture(page: Page, name: string, file: string) {
  if (!pictures) return
  await page.evaluate((path) => {
    const frames = document.querySelector('preview-overlay')?.shadowRoot?.querySelectorAll('pre') ?? []
    for (const frame of frames) frame.textContent = frame.textContent.replaceAll(path, 'pages.yaml')
  }, file)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(pictures, name), type: 'jpeg', quality: 82 })
}

test('the guide names every command that it uses', () => {
  const used = commands.flatMap((line) => typed.exec(line)?.[1] ?? [])
  expect(used).toEqual(['studio', 'dev', 'new', 'where', 'rename', 'migrate', 'undo', 'check', 'build'])
})

test('following only the guide, a service page is added, previewed, mended, checked and built', async () => {
  // The guide begins with the number that stood in the file when it was written.
  const file = await copyOf(
    start.replace(/^ {2}phone: .*$/m, `  ${/^-\s*(.*)$/m.exec(phone)?.[1]}`),
    pictures && 'pages.yaml',
  )
  const out = join(file, '../dist')
  const edit = async (diff: string, within?: string) =>
    writeFile(file, applyDiff(await readFile(file, 'utf8'), diff, within))
  const preview: Preview = await startPreview({ file, host: '127.0.0.1', port: 0, onRead: () => {} })
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 } })
  try {
    await edit(phone)
    await mustWork(command('new'), file, out)
    await edit(subtitle, '/deck-repair:')
    await edit(description, '/deck-repair:')
    await edit(menu, 'navigation:')
    await page.goto(`${preview.url}/deck-repair`)
    await page.getByText('Boards, railings and steps made safe again').waitFor()
    await page.waitForFunction(() => document.title.startsWith('Deck Repair | '))
    await page.getByText('(502) 555-0175').first().waitFor({ state: 'attached' })
    await picture(page, 'preview.jpg', file)

    await edit(mistake, '/deck-repair:')
    await page.getByText('Cannot find icon "hearrt"').waitFor()
    await picture(page, 'mistake.jpg', file)
    const { code, out: told } = await run('check', file)
    expect(code).toBe(1)
    const shown = guide.find(({ language }) => language === 'text')?.text ?? ''
    const comparable = (text: string) =>
      text
        .replaceAll(file, 'pages.yaml')
        .replaceAll(/\d{3,}/g, 'N')
        .replaceAll(/^ +\^/gm, '^')
    expect(comparable(told)).toContain(comparable(shown))

    const undone = mistake.replace(/^-(.*)\n\+(.*)\n$/, '-$2\n+$1\n')
    await edit(undone, '/deck-repair:')
    await page.getByText('Cannot find icon').waitFor({ state: 'detached' })
    await page.goto(`${preview.url}/_gallery/#cards`, { waitUntil: 'domcontentloaded' })
    await page.locator('article#cards').waitFor()
    await picture(page, 'gallery.jpg', file)
  } finally {
    await page.close()
    await preview.close()
  }
  expect(await mustWork(command('where'), file, out)).toMatch(/^Used \d+ times$/m)
  await mustWork(command('rename'), file, out)
  await mustWork(command('check'), file, out)
  await mustWork(command('build'), file, out)
  const html = await readFile(join(out, 'client/decks/index.html'), 'utf8')
  expect(html).toContain('Boards, railings and steps made safe again')
  expect(await readFile(join(out, 'client/index.html'), 'utf8')).toContain('href="/decks"')
}, 600_000)
