/** The studio writes files: it answers nobody but the page that was opened with its address. */

import { mkdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningStudio, runStudio } from './support/studio.ts'

let studio: RunningStudio
beforeAll(async () => {
  studio = await runStudio()
}, 60_000)
afterAll(() => studio.stop())

const heading = { do: 'set', path: ['pages', '/bike-repair', 'title'], value: 'Taken over' }

/** `fetch` sends no Host of one's own. */
function send(path: string, headers: Record<string, string>, body?: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(studio.origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const api = '/_studio/api/'
const change = JSON.stringify({ operations: [heading] })
const known = () => ({ 'x-studio-token': studio.token })

test('a question or a change without the token is refused', async () => {
  const strangers: Record<string, string>[] = [
    {},
    { 'x-studio-token': 'guess' },
    { 'x-studio-token': `${studio.token}x` },
  ]
  for (const headers of strangers) {
    expect((await send(`${api}overview`, headers)).status).toBe(403)
    expect((await send(`${api}operations`, headers, change)).status).toBe(403)
  }
  expect((await send(`${api}events`, {})).status).toBe(403)
})

test('a page of another site is refused, even with the token', async () => {
  expect((await send(`${api}overview`, { ...known(), host: 'evil.example' })).status).toBe(403)
  const foreign = { ...known(), origin: 'https://evil.example' }
  expect((await send(`${api}operations`, foreign, change)).status).toBe(403)
})

test('nothing of the page that anybody can fetch tells the token', { timeout: 60_000 }, async () => {
  for (const path of ['/_studio/', '/_studio/studio.js', '/']) {
    expect((await send(path, {})).text).not.toContain(studio.token)
  }
})

test('its page and those of the site run no script but its own, and files of the site none', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${studio.origin}${path}`)).headers.get('content-security-policy')
  for (const path of ['/_studio/', '/', '/bike-repair', '/nowhere', '/_gallery/'])
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("script-src 'self'")])
  for (const path of ['/bench.vtt', '/_images/tools.jpg'])
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("default-src 'none'")])
  for (const path of ['/_studio/', '/', '/_images/tools.jpg'])
    expect(await policyOf(path)).toContain("frame-ancestors 'self'")
})

test('files outside its own are not sent', async () => {
  for (const name of ['..%2f..%2fpackage.json', '../../package.json', 'package.json', '..\\..\\package.json']) {
    expect((await send(`/_studio/${name}`, known())).text).not.toContain('"devDependencies"')
  }
})

test('what is no operation, or too large, changes nothing', async () => {
  const before = JSON.parse((await send(`${api}overview`, known())).text).version
  const wrong = [{ operations: 'all' }, { operations: [{ do: 'delete' }] }, { operations: [{ do: 'set', path: [] }] }]
  for (const body of wrong) {
    const { status, text } = await send(`${api}operations`, known(), JSON.stringify(body))
    expect([status, JSON.parse(text).message]).toEqual([422, expect.any(String)])
  }
  expect((await send(`${api}operations`, known(), '{')).status).toBe(422)
  expect((await send(`${api}value?at=title`, known())).status).toBe(422)
  const large = await send(`${api}operations`, known(), 'x'.repeat(3_000_000))
  expect(large.status).toBe(422)
  expect(JSON.parse((await send(`${api}overview`, known())).text).version).toBe(before)
})

test('a file is added to those that are served as they are, and shown at once', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
  expect((await send(`${api}file?name=Mark.svg`, {}, drawing)).status).toBe(403)
  const { name } = JSON.parse((await send(`${api}file?name=Mark.svg`, known(), drawing)).text)
  const shown = drawing.replace('/>', '></svg>')
  expect([name, (await send(name, {})).text]).toEqual(['/mark.svg', shown])
})

test('a change waits in the draft until it is saved', async () => {
  const before = await readFile(studio.file, 'utf8')
  const changed = await send(`${api}operations`, known(), change)
  expect(JSON.parse(changed.text)).toMatchObject({ unsaved: 1, canUndo: true })
  expect((await send('/bike-repair', {})).text).toContain('<title>Taken over')
  expect(await readFile(studio.file, 'utf8')).toBe(before)
  await send(`${api}save`, known(), '{}')
  expect(await studio.changedLines()).toEqual(['-    title: Bike Repair', '+    title: Taken over'])
})

test('no name is too long to be answered', async () => {
  const name = 'n'.repeat(3_000)
  const paths = [
    `/${name}`,
    `/${name}.svg`,
    `/_images/${name}.jpg`,
    `/_gallery/${name}`,
    `/renderer/${name}.ts`,
    `/@fs/${name}`,
  ]
  const questions = [
    `look?route=/${name}&index=0`,
    `value?at=["pages","/${name}"]`,
    `starter?type=${name}&route=/${name}`,
  ]
  const asked = questions.map((question) => `${api}${encodeURI(question)}`)
  for (const path of [...paths, ...asked]) {
    const { status } = await send(path, known())
    expect([path.slice(0, 40), status < 500]).toEqual([path.slice(0, 40), true])
  }
  const removed = await send(`${api}remove-picture`, known(), JSON.stringify({ name: `${name}.jpg` }))
  expect(removed.status).toBe(422)
  for (const operation of [
    { do: 'page', route: `/${name}`, kind: 'service' },
    { do: 'readdress', from: '/bike-repair', to: `/${name}` },
    { do: 'share', path: ['pages', '/', 'blocks', 0], name },
  ]) {
    const { status } = await send(`${api}operations`, known(), JSON.stringify({ operations: [operation] }))
    expect([operation.do, status < 500]).toEqual([operation.do, true])
    const { text } = await send('/', known())
    expect(text).toContain('<html')
    if (status === 200) await send(`${api}undo`, known(), '{}')
  }
})

test('twenty that save at once are all answered, and the file has everything in the end', async () => {
  const one = async (index: number) => {
    const operation = { do: 'set', path: ['pages', '/bike-repair', 'title'], value: `Saved ${index}` }
    const changed = await send(`${api}operations`, known(), JSON.stringify({ operations: [operation] }))
    return [changed.status, (await send(`${api}save`, known(), '{}')).status]
  }
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, index) => one(index)))
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  const text = await readFile(studio.file, 'utf8')
  expect(text).toMatch(/^ {4}title: Saved \d+$/m)
  expect(JSON.parse((await send(`${api}overview`, known())).text)).toMatchObject({ unsaved: 0 })
})

test('a picture whose name is too long for a disk gets a shorter one, and two of one name a number', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
  const add = async (given: string) => JSON.parse((await send(`${api}file?name=${given}`, known(), drawing)).text).name
  expect(await add(`${'long-'.repeat(600)}name.svg`)).toMatch(/^\/[a-z-]{90,100}\.svg$/)
  const twins = await Promise.all(Array.from({ length: 5 }, () => add('twin.svg')))
  expect(new Set(twins)).toEqual(new Set(['/twin.svg', '/twin-2.svg', '/twin-3.svg', '/twin-4.svg', '/twin-5.svg']))
})

test('what is no picture is not taken for one', async () => {
  const { status, text } = await send(`${api}picture?name=x.jpg`, known(), 'no picture')
  expect([status, JSON.parse(text).message]).toEqual([422, 'This is no picture that can be read'])
})

test('no request ends the studio, whoever sends it and however odd it is', async () => {
  await mkdir(join(dirname(studio.file), 'images', 'folder.jpg'))
  const paths = [
    '//',
    '//[',
    '//host:99999',
    '/_images/folder.jpg',
    '/_images/gone.jpg',
    '/%zz',
    '/_studio//',
    `${api}/`,
  ]
  const statuses = []
  for (const path of paths) statuses.push((await send(path, {})).status)
  expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404, 403])
  expect((await send(`${api}overview`, known())).status).toBe(200)
})
