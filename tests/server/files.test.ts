/** How a file of the site is answered: which one, which part of it, and under which headers. */
import { mkdir, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { serveFile } from '../../server/static/files.ts'
import { applyRules, type HeaderRule, ownHeaders, readHeaderRules } from '../../server/static/headers.ts'
import { readPart } from '../../server/static/part.ts'
import { byteRange } from '../../server/static/range.ts'
import { temporaryFolder } from './support/site.ts'

let root = ''
const written = new Date('2026-02-03T04:05:06.789Z')
const files = {
  'index.html': '<p>Home</p>',
  'index.html.br': 'brotli',
  'index.html.gz': 'gzip',
  'about/index.html': '<p>About</p>',
  'empty.txt': '',
  'photo.png': 'light',
  'photo.png.br': 'never sent',
  'assets/a-1.js': 'run()',
  'assets.txt': 'no folder',
  '.well-known/security.txt': 'Contact: us',
  '.secret': 'hidden',
  'odd.unknown': '?',
  'data.json': '{}',
  'data.json.gz': 'gzip',
}
beforeAll(async () => {
  root = await temporaryFolder('files')
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), text)
    await utimes(join(root, name), written, written)
  }
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`https://example.com${path}`, { headers, method })
async function answer(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await serveFile(root, ask(path, headers, method))
  const header = (name: string) => response?.headers.get(name)
  return response && { status: response.status, text: await response.text(), header }
}

test.each([
  ['/', '<p>Home</p>'],
  ['/index.html', '<p>Home</p>'],
  ['/about', '<p>About</p>'],
  ['/about/', '<p>About</p>'],
  ['/.well-known/security.txt', 'Contact: us'],
  ['/ab%6Fut', '<p>About</p>'],
])('%s is the file with %j', async (path, text) => {
  expect(await answer(path)).toMatchObject({ status: 200, text })
})

test.each([
  '/assets',
  '/assets/',
  '/.secret',
  '/%2Esecret',
  '/about/..%2f.secret',
  '/about//index.html',
  '/about%5Cindex.html',
  '/photo.png%00',
  '/index.html.br',
  '/data.json.gz',
  '/%zz',
  '/data.json/',
])('%s is none', async (path) => {
  expect(await answer(path)).toBeUndefined()
})

test('a page that stands for others is sent whole with its own status', async () => {
  const unchanged = { 'if-none-match': '*', range: 'bytes=0-1' }
  const response = await serveFile(root, ask('/nothing', unchanged), 404, '/about/index.html')
  expect([response?.status, await response?.text()]).toEqual([404, '<p>About</p>'])
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0.00', null],
  ['br;q=0.05', 'br'],
  ['br ; q=0.5', 'br'],
  ['brx, xgzip', null],
  ['identity', null],
  ['', null],
])('who takes "%s" gets a page in %s', async (accepts, encoding) => {
  const page = await answer('/', { 'accept-encoding': accepts })
  expect(page?.header('content-encoding')).toBe(encoding)
  expect(page?.text).toBe(encoding === null ? '<p>Home</p>' : encoding === 'br' ? 'brotli' : 'gzip')
  expect(page?.header('content-length')).toBe(String(page?.text.length))
})

test('the next compression is sent where the build has not the best one', async () => {
  expect((await answer('/data.json', { 'accept-encoding': 'br, gzip' }))?.header('content-encoding')).toBe('gzip')
  expect((await answer('/about', { 'accept-encoding': 'br, gzip' }))?.header('content-encoding')).toBeNull()
})

test.each([
  ['/', 'text/html; charset=utf-8', 'Accept-Encoding', false],
  ['/photo.png', 'image/png', null, false],
  ['/odd.unknown', 'application/octet-stream', null, false],
  ['/assets/a-1.js', 'text/javascript; charset=utf-8', 'Accept-Encoding', true],
  ['/assets.txt', 'text/plain; charset=utf-8', 'Accept-Encoding', false],
])('%s is %s, varies by %s, and never changes: %s', async (path, type, vary, isHashed) => {
  const file = await answer(path, { 'accept-encoding': 'br' })
  const names = ['content-type', 'vary', 'cache-control', 'accept-ranges', 'last-modified']
  expect(names.map((name) => file?.header(name))).toEqual([
    type,
    vary,
    isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'bytes',
    'Tue, 03 Feb 2026 04:05:06 GMT',
  ])
})

describe('what a browser has already', () => {
  test('is told apart by its size, time and compression', async () => {
    const tag = async (path: string, accepts = '') =>
      (await answer(path, { 'accept-encoding': accepts }))?.header('etag')
    const tags = [await tag('/'), await tag('/', 'br'), await tag('/', 'gzip'), await tag('/about')]
    expect(new Set(tags).size).toBe(4)
    expect(tags[0]).toBe(`"b-${written.getTime().toString(36)}"`)
    expect(tags[1]).toBe(`"6-${written.getTime().toString(36)}-br"`)
  })

  test.each([
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': 'TAG' }, 304],
    [{ 'if-none-match': 'W/TAG' }, 304],
    [{ 'if-none-match': '"a", TAG' }, 304],
    [{ 'if-none-match': '"a"' }, 200],
    [{ 'if-none-match': '"a"', 'if-modified-since': 'Tue, 03 Feb 2026 04:05:06 GMT' }, 200],
    [{ 'if-modified-since': 'Tue, 03 Feb 2026 04:05:06 GMT' }, 304],
    [{ 'if-modified-since': 'Tue, 03 Feb 2026 04:05:07 GMT' }, 304],
    [{ 'if-modified-since': 'Tue, 03 Feb 2026 04:05:05 GMT' }, 200],
    [{ 'if-modified-since': 'yesterday' }, 200],
    [{}, 200],
  ])('with %j is answered with %i', async (headers, status) => {
    const tag = String((await answer('/about'))?.header('etag'))
    const asked = Object.entries(headers).map(([name, value]) => [name, String(value).replace('TAG', tag)])
    expect((await answer('/about', Object.fromEntries(asked)))?.status).toBe(status)
  })
})

describe('of ten bytes', () => {
  const file = new Headers({ etag: '"a"', 'last-modified': 'Tue, 03 Feb 2026 04:05:06 GMT' })
  test.each([
    ['bytes=0-3', {}, { start: 0, end: 3 }],
    ['bytes=2-', {}, { start: 2, end: 9 }],
    ['bytes=9-', {}, { start: 9, end: 9 }],
    ['bytes=-3', {}, { start: 7, end: 9 }],
    ['bytes=-99', {}, { start: 0, end: 9 }],
    ['bytes=4-99', {}, { start: 4, end: 9 }],
    ['bytes=4-4', {}, { start: 4, end: 4 }],
    ['bytes=10-', {}, 'unsatisfiable'],
    ['bytes=5-4', {}, 'unsatisfiable'],
    ['bytes=-0', {}, 'unsatisfiable'],
    ['bytes=-', {}, undefined],
    ['bytes=0-1,3-4', {}, undefined],
    ['lines=0-1', {}, undefined],
    ['xbytes=0-1', {}, undefined],
    ['bytes=0-3', { 'if-range': '"a"' }, { start: 0, end: 3 }],
    ['bytes=0-3', { 'if-range': 'Tue, 03 Feb 2026 04:05:06 GMT' }, { start: 0, end: 3 }],
    ['bytes=0-3', { 'if-range': '"b"' }, undefined],
    [undefined, {}, undefined],
  ])('%s with %j is %j', (range, headers, part) => {
    expect(byteRange(new Headers({ ...(range && { range }), ...headers }), file, 10)).toEqual(part)
  })
})

test('a part that is not there is told with the size, an empty file has no body', async () => {
  const none = await answer('/about', { range: 'bytes=99-' })
  expect([none?.status, none?.header('content-range'), none?.text]).toEqual([416, 'bytes */12', ''])
  const part = await answer('/about', { range: 'bytes=3-7' })
  expect([part?.status, part?.header('content-range'), part?.header('content-length'), part?.text]).toEqual([
    206,
    'bytes 3-7/12',
    '5',
    'About',
  ])
  const empty = await serveFile(root, ask('/empty.txt'))
  expect([empty?.status, empty?.headers.get('content-length'), empty?.body]).toEqual([200, '0', null])
})

describe('the bytes of a file', () => {
  const size = 150_000
  const large = async () => {
    const path = join(await temporaryFolder('part'), 'large')
    await writeFile(path, Buffer.from(Array.from({ length: size }, (_, at) => at % 251)))
    return path
  }
  const bytes = async (path: string, start: number, end: number) =>
    Buffer.from(await new Response(readPart(path, start, end)).arrayBuffer())

  test('come in pieces, each in its place', async () => {
    const path = await large()
    for (const [start, end] of [
      [0, size - 1],
      [1000, 1000],
      [65_535, 65_536],
      [5, 131_076],
    ] as const) {
      const found = await bytes(path, start, end)
      expect([found.length, found[0], found.at(-1)]).toEqual([end - start + 1, start % 251, end % 251])
    }
    const reader = readPart(path, 0, size - 1).getReader()
    expect((await reader.read()).value?.length).toBe(65_536)
    await reader.cancel()
    expect((await reader.read()).done).toBe(true)
  })

  test('that has become shorter end with an error, and are not waited for', async () => {
    const path = await large()
    const reader = readPart(path, 0, size - 1).getReader()
    await reader.read()
    await truncate(path, 65_536)
    await expect(reader.read()).rejects.toThrow('became shorter')
  })

  test('of a file that is gone are an error', async () => {
    await expect(bytes(join(root, 'gone'), 0, 1)).rejects.toThrow()
  })

  test('are not read for a visitor who has gone before the first', async () => {
    await readPart(join(root, 'gone'), 0, 1).cancel()
  })
})

describe('the headers of a build', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'x-all': '1', 'x-kind': 'any' } },
    { path: '/assets/*', headers: { 'x-kind': 'asset' } },
    { path: '/about', headers: { 'x-kind': 'page' } },
  ]
  const kindAt = (path: string) => {
    const headers = new Headers()
    applyRules(rules, path, headers)
    return [headers.get('x-all'), headers.get('x-kind')]
  }

  test('are those of every rule that fits, the later ones over the earlier', () => {
    expect(kindAt('/')).toEqual(['1', 'any'])
    expect(kindAt('/assets/a.js')).toEqual(['1', 'asset'])
    expect(kindAt('/about')).toEqual(['1', 'page'])
    expect(kindAt('/about/us')).toEqual(['1', 'any'])
    expect(kindAt('/asset')).toEqual(['1', 'any'])
  })

  test('are added to the defaults on the server’s own answers', () => {
    const own = ownHeaders([{ path: '/*', headers: { 'referrer-policy': 'no-referrer' } }])
    expect(own).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(ownHeaders([])['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test('have defaults where the build says none, and are not guessed where it says some that cannot be read', async () => {
    const folder = await temporaryFolder('headers')
    expect(await readHeaderRules(folder)).toEqual([
      {
        path: '/*',
        headers: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' },
      },
    ])
    await writeFile(join(folder, 'headers.json'), JSON.stringify(rules))
    expect(await readHeaderRules(folder)).toEqual(rules)
    await writeFile(join(folder, 'headers.json'), '[')
    await expect(readHeaderRules(folder)).rejects.toThrow()
    await expect(readHeaderRules(join(folder, 'headers.json'))).rejects.toThrow('ENOTDIR')
  })
})
