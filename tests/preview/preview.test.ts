import { copyFile, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { runsAll } from '../support/places.ts'
import { copyProject, type Project, type RunningPreview, runPreview } from './support/project.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let project: Project
let preview: RunningPreview
let browser: Browser
let page: Page
let original: string

beforeAll(async () => {
  project = await copyProject()
  original = await readFile(project.path('pages.yaml'), 'utf8')
  preview = await runPreview(project)
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
})

beforeEach(async () => {
  await page?.context().close()
  await putBack()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' })).newPage()
  page.setDefaultTimeout(15_000)
})

const version = async () => /name="preview-version" content="(\d+)"/.exec(await (await fetch(preview.url)).text())?.[1]

/** What a test has left must not fail the next, nor reload its page. */
async function putBack() {
  for (const later of ['public/later.png', 'images/later.jpg']) await rm(project.path(later), { force: true })
  if ((await readFile(project.path('pages.yaml'), 'utf8')) !== original)
    await writeFile(project.path('pages.yaml'), original)
  let last: string | undefined
  do {
    last = await version()
    await new Promise((done) => setTimeout(done, 100))
  } while (last !== (await version()))
}

afterAll(async () => {
  await browser?.close()
  await preview?.stop()
  await project?.remove()
})

/** Opens a path and waits until the page follows the file. */
async function open(path: string) {
  await page.goto(preview.url + path)
  await page.waitForFunction(() => document.documentElement.dataset.preview === 'live')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

const isSamePage = () => page.evaluate(() => 'isSamePage' in window)
const overlay = () => page.locator('preview-overlay')

test('an edit shows in the open page, which keeps its place, what is open in it and what was typed', async () => {
  await open('/')
  await page.getByText('Roofing', { exact: true }).first().click()
  const name = page.locator('#contact').getByLabel('Full name')
  await name.fill('Ada')
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await project.edit('pages.yaml', 'heading: Tell us about your roof', 'heading: Tell us about your chimney')
  await page.getByRole('heading', { name: 'Tell us about your chimney' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await name.inputValue()).toBe('Ada')
  expect(await page.locator('.hub-items details').getAttribute('open')).not.toBeNull()
  await project.edit('pages.yaml', 'label: Full name', 'label: Your full name')
  await page.getByLabel('Your full name').waitFor()
  expect(await isSamePage()).toBe(true)
  await writeFile(project.path('pages.yaml'), original)
})

test.runIf(runsAll)('an attribute that an edit takes away is gone from the open page', async () => {
  await open('/roof-repair')
  const heading = 'heading: Find out where your roof stands\n'
  await page.evaluate(() => Object.assign(window, { section: document.querySelector('main section:last-of-type') }))
  await project.edit('pages.yaml', heading, `${heading}    id: last\n`)
  await page.locator('main section#last').waitFor()
  await writeFile(project.path('pages.yaml'), original)
  await page.locator('main section#last').waitFor({ state: 'detached' })
  const isKept = () => (Object(window).section as Element).isConnected
  expect([await page.evaluate(isKept), await isSamePage()]).toEqual([true, true])
})

test('a section that is added, moved or removed shows in its place, and its form works', async () => {
  await open('/roof-repair')
  const block = '      - { type: form, heading: Ask for a visit, form: contact }\n'
  const cta = '      - use: estimate-cta\n  /roof-replacement:'
  await project.edit('pages.yaml', cta, `${block}${cta}`)
  await page.getByRole('heading', { name: 'Ask for a visit' }).waitFor()
  expect(await page.locator('main h1, main h2').allTextContents()).toEqual([
    'Roof repair',
    'Ask for a visit',
    'Find out where your roof stands',
  ])
  await page.getByLabel('Full name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('A leak')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Message Sent!').waitFor()
  await vi.waitFor(() => expect(preview.output()).toContain('The preview stores nothing'), 15_000)
  await writeFile(project.path('pages.yaml'), original)
  await page.getByRole('heading', { name: 'Ask for a visit' }).waitFor({ state: 'detached' })
  expect(await isSamePage()).toBe(true)
})

test('what lies beside the site does not come out, and other sites are not answered', async () => {
  for (const path of ['/package.json', '/package.json?raw', '/tsconfig.json'])
    expect([path, (await fetch(preview.url + path)).status]).toEqual([path, 404])
  const init = { method: 'POST', headers: { origin: 'https://evil.example' } }
  expect((await fetch(`${preview.url}/submit-form.php`, init)).status).toBe(403)
})

test('a plain form is answered as on the live site', async () => {
  const answer = await fetch(`${preview.url}/submit-form.php`, {
    method: 'POST',
    body: new URLSearchParams({ form: 'contact', name: 'Ada' }),
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you'])
})

test.runIf(runsAll)('an old address leads on as on the live site, one with a broken escape is not found', async () => {
  await project.edit('pages.yaml', '\npages:\n', '\nredirects:\n  /Old.php: /\npages:\n')
  for (const path of ['/Old.php?utm_source=mail', '/Old.php/?utm_source=mail']) {
    await vi.waitFor(async () => {
      const { status, headers } = await fetch(preview.url + path, { redirect: 'manual' })
      expect([status, headers.get('location')]).toEqual([302, '/?utm_source=mail'])
    }, 15_000)
  }
  await writeFile(project.path('pages.yaml'), original)
  expect((await fetch(`${preview.url}/%zz`)).status).toBe(404)
})

test.runIf(runsAll)('a page that is renamed while it is open is shown at its new address', async () => {
  await open('/roof-replacement')
  const renamed = original.replaceAll('/roof-replacement', '/new-roofs')
  await writeFile(
    project.path('pages.yaml'),
    renamed.replace(/^pages:/m, 'redirects: { /roof-replacement: /new-roofs }\npages:'),
  )
  await page.waitForURL('**/new-roofs')
  await writeFile(project.path('pages.yaml'), original)
})

test.runIf(runsAll)('the gallery has each example on a page of its own, with its pictures', async () => {
  await page.goto(`${preview.url}/_gallery/hero/1/`)
  await page.locator('main section.hero').waitFor()
  const picture = page.locator('main img').first()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  expect((await fetch(`${preview.url}/_gallery/hero/99/`)).status).toBe(404)
})

test('a mistake shows over the last good page with place, frame and hint, and goes when it is mended', async () => {
  await open('/roof-repair')
  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal())
  await project.edit('pages.yaml', 'heading: Roof repair', 'headline: Roof repair')
  await overlay().waitFor()
  expect(await overlay().evaluate((element) => element.matches(':popover-open'))).toBe(true)
  const text = await overlay().locator('pre').textContent()
  const line = original.slice(0, original.indexOf('heading: Roof repair')).split('\n').length
  expect(text).toContain(`pages.yaml:${line}:`)
  expect(text).toContain('^^^^^^^^')
  expect(text).toContain('Did you mean "heading"?')
  expect(text).toContain('[unknown-key]')
  await vi.waitFor(() => expect(preview.output()).toContain('Did you mean "heading"?'), 15_000)
  await page.getByRole('heading', { name: 'Roof repair' }).waitFor()
  await writeFile(project.path('pages.yaml'), original)
  await overlay().waitFor({ state: 'detached' })
  expect(await isSamePage()).toBe(true)
})

test.runIf(runsAll)('two mistakes are shown at once, and the overlay stays away once it is put aside', async () => {
  const updates: unknown[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => updates.push(payload)))
  await open('/roof-repair')
  await project.edit('pages.yaml', 'use: estimate-cta\n  /roof-replacement:', 'use: estimate\n  /roof-replacement:')
  await project.edit('pages.yaml', 'form: quote\n', 'form: quotes\n')
  await overlay().getByText('2 mistakes in pages.yaml').waitFor()
  await overlay().getByRole('button', { name: 'Hide' }).click()
  await overlay().waitFor({ state: 'detached' })
  const before = updates.length
  await utimes(project.path('pages.yaml'), new Date(), new Date())
  await vi.waitFor(() => expect(updates.length).toBeGreaterThan(before), 15_000)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await overlay().count()).toBe(0)
  await writeFile(project.path('pages.yaml'), original)
})

test.runIf(runsAll)(
  'a file that comes later ends the mistake that named it, and one that is no picture is one',
  async () => {
    await open('/roof-repair')
    await project.edit('pages.yaml', 'ogImage: /og-image.png', 'ogImage: /later.png')
    await overlay().getByText('Cannot find file "/later.png"').waitFor()
    await copyFile(project.path('public/og-image.png'), project.path('public/later.png'))
    await overlay().waitFor({ state: 'detached' })
    await writeFile(project.path('images/later.jpg'), 'no picture')
    await project.edit('pages.yaml', 'src: hero-home.jpg', 'src: later.jpg')
    await overlay().getByText('Cannot read images/later.jpg as a picture').waitFor()
    await copyFile(project.path('images/bungalow.jpg'), project.path('images/later.jpg'))
    await overlay().waitFor({ state: 'detached' })
    await writeFile(project.path('pages.yaml'), original)
  },
)

test('a page that is added can be opened at once, also by who waits at its address', async () => {
  await open('/new-page')
  await page.getByText('Oops! Page not found').waitFor()
  const added = `  /new-page:
    kind: guide
    title: A New Page
    description: A page that was not there when the preview was started.
    blocks:
      - { type: page-hero, heading: Here it is, text: Nothing was started again. }
      - use: estimate-cta
`
  await writeFile(project.path('pages.yaml'), original + added)
  await page.getByRole('heading', { name: 'Here it is' }).waitFor()
  expect((await fetch(`${preview.url}/new-page`)).status).toBe(200)
  await writeFile(project.path('pages.yaml'), original)
  await page.getByText('Oops! Page not found').waitFor()
})

test('the business has another phone number everywhere after one edit', async () => {
  await open('/')
  await project.edit('pages.yaml', 'phone: (502) 555-0163', 'phone: (502) 555-0199')
  await page.locator('.header-call').getByText('555-0199').waitFor({ state: 'attached' })
  await page.locator('.site-footer').getByText('555-0199').waitFor()
  expect(await page.getByText('555-0163').count()).toBe(0)
  await writeFile(project.path('pages.yaml'), original)
})

test('a change of a section’s code and of the styles shows without starting again', async () => {
  await open('/')
  await project.edit('sections/stats/Stats.tsx', '{label}</dt>', '{label}, indeed</dt>')
  await page.getByText('Emergency service, indeed').waitFor()
  await project.edit('styles/base.css', 'body {', 'body {\n  letter-spacing: 3px;')
  await page.waitForFunction(() => getComputedStyle(document.body).letterSpacing === '3px')
  await project.edit('renderer/html/components/form/Form.island.tsx', 'ref={element}', 'ref={element} data-changed')
  await page.locator('form[data-changed]').first().waitFor({ state: 'attached' })
})

test.runIf(runsAll)('a mistake in the code is told, and the page comes back when it is mended', async () => {
  await open('/roof-repair')
  await project.edit('sections/cta/Cta.tsx', 'return (', 'return ((')
  await page.getByRole('heading', { name: 'The code of a section failed' }).waitFor()
  await project.edit('sections/cta/Cta.tsx', 'return ((', 'return (')
  await page.getByRole('heading', { name: 'Roof repair' }).waitFor()
})
