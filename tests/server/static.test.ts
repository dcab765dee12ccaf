import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followBuild, readBuild } from '../../server/build.ts'
import { testApp } from './support/app.ts'
import { builtSite, policy, temporaryFolder } from './support/site.ts'

let site: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.app.request(path, { method, headers })

test.each(['/roof-repair', '/roof-repair/', '/roof-repair/index.html', '/roof%2Drepair'])(
  '%s is the page',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('Repairs')
  },
)

test.each([
  '/nothing',
  '/assets',
  '/../forms.json',
  '/%2e%2e/forms.json',
  '/..%2fforms.json',
  '/.env',
  '/%zz',
  '/index.html.br',
])('%s gets the not-found page with status 404', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Oops! Page not found')
})

test('a page comes in the best compression that the browser takes', async () => {
  const body = async (accepts: string) => {
    const response = await get('/', { 'accept-encoding': accepts })
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const plain = await body('')
  const brotli = await body('gzip, deflate, br, zstd')
  const gzip = await body('br;q=0, gzip;q=0.5')
  expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  expect((await get('/', { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBe(null)
})

test('an unchanged page is not sent again', async () => {
  const { headers } = await get('/')
  const unchanged = await get('/', { 'if-none-match': `"other", ${headers.get('etag')}` })
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([
    304,
    '',
    headers.get('etag'),
  ])
  expect((await get('/', { 'if-modified-since': headers.get('last-modified') ?? '' })).status).toBe(304)
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('files with a hash in their name stay in caches, pages are asked for again', async () => {
  expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('HEAD gives the headers of GET and no body', async () => {
  const response = await get('/', {}, 'HEAD')
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-length')).toBe((await get('/')).headers.get('content-length'))
})

test('HEAD is no request for a part, whatever it asks for', async () => {
  const response = await get('/robots.txt', { range: 'bytes=0-3' }, 'HEAD')
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '14'])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is refused with what a page takes, under its policy',
  async (method) => {
    const response = await get('/roof-repair', {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(response.headers.get('content-security-policy')).toBe(policy)
  },
)

test('what is not there is asked for again whatever the build says, and said in words where it has no page', async () => {
  const cachingOf = async (path: string) => (await get(path)).headers.get('cache-control')
  // The build of the tests wants both kept for a minute, as it may want of pages.
  expect([await cachingOf('/nothing'), await cachingOf('/leak')]).toEqual(['no-cache', 'public, max-age=3600'])
  expect(await cachingOf('/robots.txt')).toBe('max-age=60')
  const bare = await testApp()
  await rm(join(bare.settings.DIST_DIR, 'client/404.html'))
  const missing = await bare.app.request('/nothing')
  expect([missing.status, await missing.text()]).toEqual([404, 'Not Found'])
  await bare.close()
})

test('a part of a file can be asked for', async () => {
  const part = await get('/robots.txt', { range: 'bytes=0-3' })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'User', 'bytes 0-3/14'])
  expect(await (await get('/robots.txt', { range: 'bytes=-2' })).text()).toBe('*\n')
  const first = await get('/robots.txt', { range: 'bytes=0-0' })
  expect([first.status, await first.text(), first.headers.get('content-range')]).toEqual([206, 'U', 'bytes 0-0/14'])
  expect((await get('/robots.txt', { range: 'bytes=99-' })).status).toBe(416)
  expect((await get('/robots.txt', { range: 'bytes=0-3', 'if-range': '"old"' })).status).toBe(200)
})

test('old addresses lead to new ones, and every answer has the build’s headers', async () => {
  const moved = {
    '/leak': '/roof-leaks',
    '/leak/': '/roof-leaks',
    '/Old/repair.php': '/roof-repair#prices',
    '/index.html': '/',
    '/leak?utm_source=mail&utm_term=a%20b': '/roof-leaks?utm_source=mail&utm_term=a%20b',
    '/Old/repair.php?utm_source=mail': '/roof-repair?utm_source=mail#prices',
    '/offer?utm_source=mail': '/roof-repair?from=offer&utm_source=mail#form',
    '/offer?': '/roof-repair?from=offer#form',
    '/call?utm_source=mail': 'tel:+15025550142',
  }
  for (const [path, target] of Object.entries(moved)) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, target])
  }
  expect((await get('/')).status).toBe(200)
  for (const path of ['/', '/nothing', '/leak', '/robots.txt']) {
    expect((await get(path)).headers.get('content-security-policy')).toBe(policy)
  }
})

test('a build that comes while the server starts is noticed', async () => {
  const [older, newer, link] = [await builtSite(), await builtSite(), join(await temporaryFolder('link'), 'dist')]
  await symlink(older, link)
  const first = await readBuild(link)
  await rm(link)
  await symlink(newer, link)
  const shown: string[] = []
  const readNewBuild = followBuild(link, first, ({ folder }) => void shown.push(folder))
  await readNewBuild()
  expect([shown, readNewBuild()]).toEqual([[newer], undefined])
})
