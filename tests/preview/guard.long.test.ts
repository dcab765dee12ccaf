/**
 * The preview shows the site and its code, and nothing else that lies in the project. To start one takes long: the one of
 * these tests starts with a broken file, which a test mends.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserFlags, provideBrowser } from '../support/browser.ts'
import { copyProject, type Project, type RunningPreview, runPreview } from './support/project.ts'

vi.setConfig({ testTimeout: 60_000 })

const secret = 'Ada Example, (502) 555-0101'
const hidden = ['data/leads.sqlite', 'data/leads.sqlite-wal', 'leads.db', '.env', '.git/config', 'server/notes.txt']

let project: Project
let preview: RunningPreview
let port: number

beforeAll(async () => {
  project = await copyProject()
  for (const file of hidden) {
    await mkdir(project.path(`${file}/..`), { recursive: true })
    await writeFile(project.path(file), secret)
  }
  await project.edit('pages.yaml', 'kind: home', 'kind: house')
  preview = await runPreview(project, { HOST: '0.0.0.0' })
  port = Number(new URL(preview.url).port)
}, 120_000)
afterAll(async () => {
  await preview?.stop()
  await project?.remove()
})

/** As it stands, without the tidying of a browser. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; body: string; cors: string | undefined }>((resolve, reject) => {
    const sent = request({ port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, cors: response.headers['access-control-allow-origin'] }),
      )
    })
    sent.on('error', reject).end()
  })
}

test('a preview that starts with a broken file says what is wrong, and shows the page when it is mended', async () => {
  const text = await readFile(project.path('pages.yaml'), 'utf8')
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage()
    const overlay = page.locator('preview-overlay')
    await page.goto(`http://127.0.0.1:${port}/roof-repair`)
    await overlay.getByText('Cannot use "house"').waitFor()
    await writeFile(project.path('pages.yaml'), text.replace('kind: house', 'kind: home'))
    await page.getByRole('heading', { name: 'Roof repair' }).waitFor()
    await overlay.waitFor({ state: 'detached' })
    await rm(project.path('pages.yaml'))
    await overlay.getByText('Cannot find the file').waitFor()
    await page.getByRole('heading', { name: 'Roof repair' }).waitFor()
  } finally {
    await browser.close()
    await writeFile(project.path('pages.yaml'), text)
  }
})

test('nothing of the data folder, of databases and of hidden files comes out, however it is asked for', async () => {
  const ways = hidden.flatMap((file) => [
    `/${file}`,
    `/./${file}`,
    `/renderer/../${file}`,
    `/renderer/..%2f${file}`,
    `/renderer/%2e%2e/${file}`,
    `//${file}`,
    `/${file.replace('a', '%61')}`,
    `/${file}?raw`,
    `/${file}?import&raw`,
    `/${file}?url`,
    `/@fs${project.path(file)}`,
    `/@fs${project.path(file)}?import&raw`,
    `/@id/${file}?raw`,
    `/@id/@fs${project.path(file)}?raw`,
    `/@id/__x00__${project.path(file)}?raw`,
    `/@vite/../${file}`,
    `/_images/../${file}`,
    `/_images/..%2f${file}`,
    `/.cache/vite/../../${file}`,
    `/node_modules/../${file}?raw`,
  ])
  for (const path of ways) {
    const { body, status } = await ask(path)
    expect([path, body.includes('Ada Example')]).toEqual([path, false])
    expect([path, status >= 400]).toEqual([path, true])
  }
})

test('what the open page needs comes out', async () => {
  for (const path of ['/', '/@vite/client', '/renderer/preview/client.ts', '/favicon.svg', '/_gallery/hero/1/']) {
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  }
})

test('pages of other sites cannot read it, by a name of theirs or from another port', async () => {
  expect((await ask('/', { host: `evil.example:${port}` })).status).toBe(403)
  expect((await ask('/', { host: `evil.example:${port}` })).body).toContain('not to "evil.example')
  for (const host of ['localhost', '127.0.0.1', '192.168.1.7', '[::1]']) {
    expect([host, (await ask('/', { host: `${host}:${port}` })).status]).toEqual([host, 200])
  }
  for (const path of ['/', '/renderer/preview/client.ts']) {
    expect((await ask(path, { origin: 'http://localhost:8080' })).cors).toBeUndefined()
  }
})

test('forms are taken from its own pages alone', async () => {
  const host = `localhost:${port}`
  expect((await ask('/submit-form.php', { host, origin: 'https://evil.example' }, 'POST')).status).toBe(403)
  expect((await ask('/submit-form.php', { host, origin: `http://${host}` }, 'POST')).status).toBe(303)
  expect((await ask('/submit-form.php', { host }, 'POST')).status).toBe(303)
})
