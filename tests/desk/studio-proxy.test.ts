/** What reaches the studio behind the desk, and what does not: its process believes the desk alone. */

import { readFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../server/support/wait.ts'
import { runsAll } from '../support/places.ts'
import { type RunningDesk, runDesk } from './support/running-desk.ts'

let desk: RunningDesk
let cookies: Record<'owner' | 'editor' | 'reader', string>
let left: ReturnType<typeof leave>
beforeAll(async () => {
  desk = await runDesk()
  const cookieOf = async (role: 'owner' | 'editor' | 'reader') => `desk=${(await desk.enter(role, role)).value}`
  cookies = { owner: await cookieOf('owner'), editor: await cookieOf('editor'), reader: await cookieOf('reader') }
  // The process begins with the first request, which is not kept waiting.
  const isThere = async () => (await ask('/_desk/studio/', { cookie: cookies.owner })).status === 200
  await until('the studio', isThere, 150_000)
  // So do the pages, with the first of them.
  await ask('/_desk/studio/site/', { cookie: cookies.owner })
  left = leave()
}, 180_000)
afterAll(() => desk.stop())

/** Follows the studio as somebody whose session ends, until that is noticed: some seconds later, while others are tested. */
async function leave() {
  const { value, end } = await desk.enter('Leaving', 'editor')
  const headers = { cookie: `desk=${value}` }
  const events = await fetch(`${desk.origin}${api}events`, { headers })
  await end()
  const all = async () => {
    for await (const _ of events.body as unknown as AsyncIterable<Uint8Array>);
  }
  await all().catch(() => {})
  return {
    type: events.headers.get('content-type'),
    status: (await fetch(`${desk.origin}${api}overview`, { headers })).status,
  }
}

interface Asked {
  cookie?: string | undefined
  headers?: Record<string, string>
  body?: string
}

/** `fetch` would put the address right, and sends no Host of one's own. */
function ask(path: string, { cookie, headers = {}, body }: Asked = {}) {
  const { hostname, port } = new URL(desk.origin)
  const own = { ...(cookie && { cookie }), ...(body !== undefined && { origin: desk.origin }) }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = send({ hostname, port, path, method, headers: { ...own, ...headers } }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const api = '/_desk/studio/api/'
const change = (value: string) =>
  JSON.stringify({ operations: [{ do: 'set', path: ['pages', '/bike-repair', 'title'], value }] })
const titleNow = async () =>
  JSON.parse(
    (await ask(`${api}value?at=${encodeURIComponent('["pages","/bike-repair","title"]')}`, { cookie: cookies.owner }))
      .text,
  ).value

test('whoever is not signed in, or only reads leads, gets nothing of the studio', async () => {
  for (const [cookie, status] of [
    [undefined, 401],
    ['desk=guess', 401],
    [cookies.reader, 403],
  ] as const) {
    for (const path of [
      '',
      'studio.js',
      'api/overview',
      'api/events',
      'site/',
      'site/bike-repair',
      'site/@vite/client',
    ])
      expect([path, (await ask(`/_desk/studio/${path}`, { cookie })).status]).toEqual([path, status])
    expect((await ask(`${api}operations`, { cookie, body: change('Taken over') })).status).toBe(status)
  }
  expect(await titleNow()).toBe('Bike Repair')
})

test('nobody says themselves who they are: such headers are not passed on', async () => {
  const forged = {
    'x-desk-person': encodeURIComponent(JSON.stringify({ id: 'x', name: 'Mallory', role: 'owner' })),
    'x-studio-token': 'guess',
  }
  expect((await ask(`${api}overview`, { cookie: cookies.reader, headers: forged })).status).toBe(403)
  expect((await ask(`${api}overview`, { headers: forged })).status).toBe(401)
  const { text } = await ask('/_desk/studio/', { cookie: cookies.editor, headers: forged })
  expect(text).not.toContain('"publish":"/_desk/publish"')
  expect((await ask('/_desk/studio/', { cookie: cookies.owner })).text).toContain('"publish":"/_desk/publish"')
  await ask(`${api}operations`, { cookie: cookies.editor, headers: forged, body: change('By the editor') })
  const { changes } = JSON.parse((await ask(`${api}changes`, { cookie: cookies.owner })).text)
  expect(changes).toMatchObject([{ by: 'editor' }])
  await ask(`${api}undo`, { cookie: cookies.editor, body: '{}' })
  expect(await titleNow()).toBe('Bike Repair')
})

test('a change from a page of another origin is refused', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: `${desk.origin}0` }])
    expect((await ask(`${api}operations`, { cookie: cookies.owner, headers, body: change('x') })).status).toBe(403)
  expect(await titleNow()).toBe('Bike Repair')
})

test('nothing is written into the file, and nothing done by tools, but by the desk itself', async () => {
  for (const name of ['save', 'tools'])
    expect((await ask(`${api}${name}`, { cookie: cookies.owner, body: '{"tool":"save"}' })).status).toBe(404)
})

test('no path leads out of the studio, and none to files that are not the site’s', async () => {
  const ways = [
    '/_desk/studio/../../etc/passwd',
    '/_desk/studio/site/../../../pages.yaml',
    '/_desk/studio/site/..%2f..%2fpages.yaml',
    '/_desk/studio/site/%2e%2e/%2e%2e/server/main.ts',
    '/_desk/studio/site/@fs/etc/passwd',
    '/_desk/studio/site/@fs/proc/self/environ',
    '/_desk/studio/site/server/main.ts',
    '/_desk/studio/site/data/leads.sqlite',
    '/_desk/studio//etc/passwd',
    '/_desk/studio/site//etc/passwd',
    '/_desk/studio/site/renderer/../server/main.ts?raw',
    '/_desk/studio/site/%00',
    '/_desk/studio/%',
  ]
  for (const path of ways) {
    const { text } = await ask(path, { cookie: cookies.owner })
    expect([path, /root:[^:]*:0:|PATH=|startServer|SQLite format/.test(text)]).toEqual([path, false])
  }
})

test('the pages stand in a frame of the studio alone, and no cookie reaches its process', async () => {
  for (const path of ['/_desk/studio/', '/_desk/studio/site/bike-repair']) {
    const { headers } = await ask(path, { cookie: cookies.owner })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('the pages, their redirects and their forms stay below the studio', async () => {
  const cookie = cookies.editor
  const page = await ask('/_desk/studio/site/bike-repair', { cookie })
  const addresses = [...page.text.matchAll(/(?:href|src|action)="(\/[^/"][^"]*)"/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(20)
  expect(addresses.filter((address) => !address?.startsWith('/_desk/studio/site/'))).toEqual([])
  const moved = await ask('/_desk/studio/site/punctures?a=b', { cookie })
  expect([moved.status, moved.headers.location]).toEqual([302, '/_desk/studio/site/flat-tires?a=b'])
  const form = await ask('/_desk/studio/site/submit-form.php', { cookie, body: 'name=Ada' })
  expect([form.status, form.headers.location]).toEqual([303, '/_desk/studio/site/thank-you'])
})

test('a picture goes through to the site and comes back', async () => {
  const headers = { 'content-type': 'application/octet-stream' }
  const bytes = await readFile(join(dirname(desk.file), 'images/tools.jpg'))
  const sent = await fetch(`${desk.origin}${api}picture?name=new%20one.jpg`, {
    method: 'POST',
    headers: { ...headers, cookie: cookies.editor, origin: desk.origin },
    body: bytes,
  })
  expect([sent.status, await sent.json()]).toEqual([200, { name: 'new-one.jpg' }])
  expect((await desk.audit.latest(1))[0]).toMatchObject({ action: 'picture-added', details: { name: 'new one.jpg' } })
  const picture = await fetch(`${desk.origin}/_desk/studio/site/_images/new-one.jpg`, {
    headers: { cookie: cookies.editor },
  })
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('jpeg')
})

test('a change that is sent again is made once', async () => {
  const copy = { operations: [{ do: 'duplicate', path: ['pages', '/bike-repair', 'blocks', 1] }], number: 7 }
  const headers = { 'x-studio-tab': 'one' }
  for (const _ of [1, 2]) {
    const answer = await ask(`${api}operations`, { cookie: cookies.editor, headers, body: JSON.stringify(copy) })
    expect(JSON.parse(answer.text).unsaved).toBe(1)
  }
  await ask(`${api}undo`, { cookie: cookies.editor, body: '{}' })
})

test('what is open ends when its session does', { timeout: 60_000 }, async () => {
  const { type, status } = await left
  expect([type, status]).toEqual(['text/event-stream', 401])
})

test.runIf(runsAll)('what is too large is let go by', async () => {
  const { status } = await ask(`${api}operations`, { cookie: cookies.owner, body: `"${'x'.repeat(3_000_000)}"` })
  expect(status).toBe(422)
  expect(await titleNow()).toBe('Bike Repair')
})

/** Sends bytes as they are, and returns all that comes back. */
function raw(bytes: string, ms = 2_500): Promise<string> {
  const { hostname, port } = new URL(desk.origin)
  return new Promise((resolve) => {
    let text = ''
    const socket: Socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (part) => {
      text += part.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    setTimeout(() => socket.destroy(), ms)
  })
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
const host = () => `Host: ${new URL(desk.origin).host}`
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? []
/** What somebody would like the studio to take for a request of the desk. */
const inner = () =>
  lines('GET /_desk/studio/api/overview HTTP/1.1', 'Host: localhost', 'x-studio-token: x', 'x-desk-person: x')

test.runIf(runsAll)('a body that is said to be of two lengths smuggles nothing', async () => {
  const head = [host(), `Origin: ${desk.origin}`, `Cookie: ${cookies.owner}`]
  const post = 'POST /_desk/studio/api/undo HTTP/1.1'
  const both = lines(post, ...head, 'Content-Length: 4', 'Transfer-Encoding: chunked')
  const twice = lines(post, ...head, 'Content-Length: 2', 'Content-Length: 30')
  const odd = lines(post, ...head, 'Transfer-Encoding: xchunked')
  const folded = lines(post, ...head, 'Transfer-Encoding:\r\n chunked', 'Content-Length: 4')
  for (const bytes of [both, twice, odd, folded]) {
    const text = await raw(`${bytes}0\r\n\r\n${inner()}`)
    expect([bytes, answersIn(text).filter((answer) => answer.endsWith('200'))]).toEqual([bytes, []])
  }
})

const upgrade = (path: string, more: string[]) =>
  lines(`GET ${path} HTTP/1.1`, host(), 'Connection: Upgrade', 'Upgrade: websocket', ...more)
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='

test('a web socket that the studio does not agree to carries nothing on to it', async () => {
  const own = [`Origin: ${desk.origin}`, `Cookie: ${cookies.owner}`, key, 'Sec-WebSocket-Protocol: vite-ping']
  const refused = upgrade('/_desk/studio/site/', [...own, 'Sec-WebSocket-Version: 777'])
  const text = await raw(refused + inner())
  expect(answersIn(text)).toHaveLength(1)
  expect(text).not.toMatch(/ 101 | 200 /)
})

test('a web socket opens for who is signed in, from the desk’s own pages and at one address alone', async () => {
  const good = [`Cookie: ${cookies.editor}`, key, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Protocol: vite-ping']
  const own = `Origin: ${desk.origin}`
  const site = '/_desk/studio/site/'
  expect(await raw(upgrade(site, [...good, own]))).toMatch(/^HTTP\/1\.1 101 /)
  const strangers = [
    upgrade(site, good),
    upgrade(site, [...good, 'Origin: https://evil.example']),
    upgrade(site, [own, ...good.slice(1)]),
    upgrade(site, [own, `Cookie: ${cookies.reader}`, ...good.slice(1)]),
    upgrade('/_desk/studio/api/events', [...good, own]),
    upgrade('/_desk/studio/site/../', [...good, own]),
    upgrade('/_desk/', [...good, own]),
  ]
  for (const bytes of strangers) expect([bytes, answersIn(await raw(bytes))]).toEqual([bytes, ['HTTP/1.1 403']])
})
