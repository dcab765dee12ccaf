/** Follows "Adding a language of the studio" in docs/developing.md on a copy of the project, to the letter. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../studio/support/studio.ts'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { linkFolders } from '../support/copy-site.ts'
import { readGuide } from './support/guide.ts'
import { copyProject, runIn } from './support/project.ts'
import { siteFile } from './support/site.ts'

const commands = readGuide('developing.md').filter(({ chapter }) => chapter === 'Adding a language of the studio')
const [copying = '', looking = ''] = commands.map(({ text }) => text.trim())
const [, file = ''] = /^cp \S+ (\S+)$/.exec(copying) ?? []
const language = basename(file, '.json')

let folder: string
beforeAll(async () => {
  folder = await copyProject()
  await linkFolders(siteFile, folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a translator would write, so that it is seen where it shows. */
const translated = (text: string) => `[${language}] ${text}`

async function translate(without?: string) {
  const groups: Record<string, Record<string, string>> = JSON.parse(
    await readFile('renderer/messages/catalogues/en.json', 'utf8'),
  )
  const other = Object.entries(groups).map(([group, texts]) => {
    const kept = Object.entries(texts).filter(([id]) => id !== without)
    return [group, Object.fromEntries(kept.map(([id, text]) => [id, translated(text)]))]
  })
  await writeFile(join(folder, file), `${JSON.stringify(Object.fromEntries(other), null, 2)}\n`)
}

test('the English file is copied, and what its translation lacks is named', { timeout: 120_000 }, async () => {
  expect(existsSync(join(folder, file))).toBe(false)
  const copy = runIn(folder, 'sh', '-c', copying)
  expect(copy).toEqual({ code: 0, out: '' })
  await translate('dead-link')
  const lacking = runIn(folder, 'sh', '-c', looking)
  expect(lacking).toMatchObject({ code: 1, out: expect.stringContaining('"dead-link",') })
  await translate()
  expect(runIn(folder, 'sh', '-c', looking)).toMatchObject({ code: 0 })
})

test('the studio then speaks it, what the check says too, and to others as before', { timeout: 120_000 }, async () => {
  await translate('allSaved')
  const pages = await readFile(siteFile, 'utf8')
  await writeFile(join(folder, 'pages.yaml'), pages.replace(/^ {4}title: .*/m, '    title: Shops [here](/nowhere)'))
  const env = { ...process.env, NODE_ENV: undefined }
  const studio = spawn(process.execPath, ['scripts/pages-from-yaml.mjs', 'studio', '--port', '0'], { cwd: folder, env })
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  try {
    const url = await addressOf(studio)
    const page = await browser.newPage({ locale: language })
    await page.goto(url)
    await page.getByText(translated('This is your page.')).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const title = page.getByRole('textbox', { name: translated('Title'), exact: true })
    await title.waitFor()
    await page.locator('.help', { hasText: translated('The title in search results') }).waitFor()
    await page
      .locator('[id$="-said"]', { hasText: translated('') })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Everything is saved' }).waitFor()
    const german = await browser.newPage({ locale: 'de' })
    await german.goto(url)
    await german.getByText('Das ist Ihre Seite.').waitFor()
  } finally {
    await browser.close()
    studio.kill('SIGTERM')
  }
})
