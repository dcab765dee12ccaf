/** A phone in the same network gets into the studio with the code that the screen shows, and nobody else does. */
import { readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Studio, startStudio } from '../../studio/server/server.ts'
import { fixtureFile } from '../support/places.ts'
import { copyOfFixture } from './support/studio.ts'

/** Another address of this machine, as that of its network is. */
const address = '127.0.0.2'
let studio: Studio
let folder: string
let door: URL
/** Every code that was shown, the newest last; undefined once the door is shut. */
const codes: (string | undefined)[] = []
const code = () => String(codes.at(-1))

beforeAll(async () => {
  const copy = await copyOfFixture(await readFile(fixtureFile, 'utf8'))
  folder = copy.folder
  const show = (url: string, shown: string | undefined) => {
    door = new URL(url)
    codes.push(shown)
  }
  studio = await startStudio({ file: copy.file, port: 0, network: { address, show } })
}, 60_000)
afterAll(async () => {
  await studio.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}
/** `fetch` sends no Host of one's own. */
function send(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const given = { host: door.hostname, port: door.port, path, headers, method: body === undefined ? 'GET' : 'POST' }
  return new Promise((resolve, reject) => {
    const sent = request(given, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
const tell = (given: string, headers = {}) => send('/_studio/code', headers, `code=${given}`)
const wrongOne = () => (code() === '000000' ? '111111' : '000000')
const token = () => new URL(studio.url).hash.slice(1)

test('without the code nothing of the studio or the site is answered, even with the token', async () => {
  for (const path of [
    '/',
    '/bike-repair',
    '/_studio/',
    '/_studio/studio.js',
    '/_studio/api/overview',
    '/@vite/client',
  ]) {
    const { status, text } = await send(path, { 'x-studio-token': token(), cookie: 'studio-door=guess' })
    expect([path, status]).toEqual([path, 401])
    expect(text).toContain('inputmode="numeric"')
    expect(text).not.toContain(token())
  }
  expect((await send('/_studio/api/operations', { 'x-studio-token': token() }, '{}')).status).toBe(401)
})

test('the page that asks for the code has styles, no script, and its words in the language of the phone', async () => {
  const { headers, text } = await send('/', { 'accept-language': 'de-DE' })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; form-action 'self'/)
  expect(text).toContain('lang="de"')
  expect(text).toContain('auf dem Bildschirm des Computers')
  expect(text).not.toMatch(/<script| style=/)
  expect((await send('/_studio/studio.css')).status).toBe(200)
})

test('the code lets a phone in, once: with a cookie that scripts and other sites do not get', async () => {
  const first = code()
  const { status, headers } = await tell(` ${first.slice(0, 3)} ${first.slice(3)}`)
  expect([status, headers.location]).toEqual([303, `/_studio/#${token()}`])
  const [cookie = ''] = [headers['set-cookie']].flat()
  expect(cookie).toMatch(/^studio-door=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/$/)
  const inside = { cookie: String(cookie).split(';')[0] ?? '' }
  expect((await send('/bike-repair', inside)).text).toContain('Bike Repair')
  expect((await send('/_studio/api/overview', { ...inside, 'x-studio-token': token() })).status).toBe(200)
  expect((await send('/_studio/api/overview', inside)).status).toBe(403)
  expect(code()).not.toBe(first)
  expect((await tell(first)).status).toBe(403)
})

test('a page of another site comes in neither by its name nor by its origin, and spends no try', async () => {
  const before = codes.length
  for (let round = 0; round < 10; round += 1) {
    expect((await send('/', { host: 'evil.example' })).status).toBe(403)
    expect((await send('/', { host: `evil.example:${door.port}` })).status).toBe(403)
    expect((await tell(wrongOne(), { origin: 'https://evil.example' })).status).toBe(403)
  }
  expect((await tell(code(), { origin: 'https://evil.example' })).headers['set-cookie']).toBeUndefined()
  expect(codes).toHaveLength(before)
})

test('a body that is too large is no code', async () => {
  expect((await tell(`${code()}&more=${'x'.repeat(5000)}`)).status).toBe(403)
})

test('its own address on this machine goes on without a code, and to no other machine', async () => {
  const own = new URL(studio.url)
  expect(own.hostname).toBe('127.0.0.1')
  expect((await fetch(new URL('/_studio/', own))).status).toBe(200)
})

test('after five wrong codes there is another one, and after four codes nobody comes in any more', async () => {
  const begun = codes.length
  const old = code()
  while (codes.length === begun) expect((await tell(wrongOne())).status).toBe(403)
  expect((await tell(old)).status).toBe(403)
  for (let round = 0; round < 40 && codes.at(-1) !== undefined; round += 1) await tell(wrongOne())
  expect(codes.length - begun).toBe(4)
  for (const each of [...codes, 'undefined', '']) expect((await tell(String(each))).status).toBe(403)
})
