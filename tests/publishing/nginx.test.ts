/** nginx with the files of the build answers as our own server does. */
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildsFolder } from '../../renderer/build/builds.ts'
import { hostFiles } from '../../renderer/build/hosts/index.ts'
import { siteFile } from '../server/fixtures/forms.ts'
import { component, named } from '../server/support/components.ts'
import { type Nginx, startNginx } from '../server/support/nginx.ts'
import { freePort } from '../server/support/postgres.ts'
import { type ServerProcess, startProcess } from '../server/support/process.ts'
import { builtSite } from '../server/support/site.ts'
import { realSite } from './support/site.ts'

const nginx = component('nginx')
const brotli = component('brotli')
let dist: string
let own: ServerProcess
let front: Nginx

describe.skipIf(nginx.missing !== undefined)(named('nginx beside npm start', nginx), () => {
  beforeAll(async () => {
    dist = resolve(await realSite())
    own = await startProcess({ DIST_DIR: dist })
    front = await serve(dist)
  }, 600_000)
  afterAll(async () => {
    await own?.stop()
    await front?.stop()
  })

  test('gives every page of the site, with and without a slash at its end', async () => {
    const routes = (await files('index.html')).map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    expect(routes.length).toBeGreaterThan(60)
    for (const route of routes) {
      const paths = route === '/' ? [route] : [route, `${route}/`]
      for (const path of paths) await expectSame(path)
    }
  })

  test('gives files, redirects and the not-found page alike', async () => {
    const redirects = Object.keys(JSON.parse(await readFile(join(dist, 'forms.json'), 'utf8')).redirects)
    expect(redirects.length).toBeGreaterThan(0)
    const { status, headers } = await ask(front.url, String(redirects[0]))
    expect([status, headers.location]).toEqual([301, expect.stringMatching(/^\//)])
    for (const path of [...redirects, ...redirects.map((from) => `${from}/`), ...(await ordinaryFiles()), ...missing]) {
      await expectSame(path)
    }
    expect((await ask(front.url, '/nothing')).status).toBe(404)
    expect((await ask(front.url, '/nothing')).body).toContain('Oops! Page not found')
  })

  test.each(['', 'gzip', 'gzip;q=0', 'deflate'])('compresses alike for "%s"', async (accepts) => {
    for (const path of ['/', '/roof-repair', '/nothing', '/sitemap.xml', '/favicon.svg', '/og-image.png']) {
      await expectSame(path, { 'accept-encoding': accepts })
    }
    const { headers } = await ask(front.url, '/', { 'accept-encoding': accepts })
    expect(headers['content-encoding']).toBe(accepts === 'gzip' ? 'gzip' : undefined)
  })

  test.skipIf(brotli.missing !== undefined)(named('sends brotli where the module is there', brotli), async () => {
    for (const path of ['/', '/about', '/nothing', '/sitemap.xml']) {
      await expectSame(path, { 'accept-encoding': 'gzip, deflate, br' })
    }
    expect((await ask(front.url, '/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  })

  test('asks for HEAD, an unchanged file and a part of a file are answered alike', async () => {
    expect(await outline(front.url, '/', {}, 'HEAD')).toEqual(await outline(own.url, '/', {}, 'HEAD'))
    for (const url of [front.url, own.url]) {
      const { headers } = await ask(url, '/about')
      expect((await ask(url, '/about', { 'if-none-match': String(headers.etag) })).status).toBe(304)
      const since = String(headers['last-modified'])
      expect((await ask(url, '/about', { 'if-modified-since': since })).status).toBe(304)
      expect((await ask(url, '/robots.txt', { range: 'bytes=0-3' })).status).toBe(206)
    }
  })
})

test.skipIf(nginx.missing !== undefined)(
  named('old addresses of any kind lead on alike, with their query', nginx),
  async () => {
    const small = await builtSite()
    const rules = JSON.parse(await readFile(join(small, 'headers.json'), 'utf8'))
    const { redirects } = siteFile
    const files = hostFiles({
      rules,
      redirects,
      routes: ['/', '/roof-repair'],
      endpoints: [],
      types: { html: 'text/html' },
    })
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(small, file)), { recursive: true })
      await writeFile(join(small, file), text)
    }
    const servers = [await startProcess({ DIST_DIR: small }), await serve(small)]
    try {
      for (const path of Object.keys(redirects)) {
        for (const rest of ['', '/', '?', '?utm_source=mail&utm_term=a%20b', '/?utm_source=mail']) {
          const [ours, theirs] = await Promise.all(servers.map(({ url }) => ask(url, path + rest)))
          expect([path, theirs?.status, theirs?.headers.location]).toEqual([path, 301, ours?.headers.location])
          expect(ours?.headers.location).toContain(String(redirects[path]?.split('#')[0]))
          expect(ours?.headers.location?.includes('utm_source=mail')).toBe(rest.includes('utm') && path !== '/call')
        }
      }
      for (const { url } of servers) expect((await ask(url, '/')).status).toBe(200)
    } finally {
      for (const { stop } of servers) await stop()
    }
  },
)

/** What a visitor must not get, and paths that no host may misread. */
const missing = [
  '/nothing',
  '/roof-repair/nothing',
  '/assets/nothing.js',
  '/assets',
  '/fonts/',
  '/.env',
  '/.git/config',
  '/index.html.br',
  '/index.html.gz',
  '//roof-repair',
  '/about//',
  '/headers.json',
  '/forms.json',
  '/hosts/nginx/site.conf',
]

async function serve(folder: string): Promise<Nginx> {
  const port = await freePort()
  const withBrotli = brotli.path ? [`include ${folder}/hosts/nginx/brotli.conf;`] : []
  // As the comment in the file has it; a folder that is no link has no builds beside it.
  const builds = existsSync(buildsFolder(folder)) ? `${buildsFolder(folder)}/$site_build` : folder
  const lines = [`listen 127.0.0.1:${port};`, `root ${builds}/client;`, `include ${folder}/hosts/nginx/site.conf;`]
  const http = `server { ${[...lines, ...withBrotli].join(' ')} }`
  return startNginx({ http, port, modules: brotli.path ? [brotli.path] : [] })
}

const files = async (end: string) =>
  (await readdir(join(dist, 'client'), { recursive: true })).filter((file) => file.endsWith(end))

/** One file of every ending, and those at the top. */
async function ordinaryFiles(): Promise<string[]> {
  const all = (await files('')).filter((file) => /\.[a-z0-9]+$/.test(file) && !/\.(br|gz)$/.test(file))
  const byEnding = new Map(all.map((file) => [`${file.split('.').at(-1)}`, file]))
  return [...new Set([...byEnding.values(), ...all.filter((file) => !file.includes('/'))])].map((file) => `/${file}`)
}

async function ask(url: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': '', ...headers },
  })
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

/** What may differ: the server's name, the time, connections, the words of a validator, the body of a redirect. */
const differing = ['date', 'server', 'connection', 'keep-alive', 'etag', 'transfer-encoding']

async function outline(url: string, path: string, asked: Record<string, string>, method = 'GET') {
  const { status, headers, body } = await ask(url, path, asked, method)
  const isPage = status === 200 || status === 404
  const left = Object.entries(headers).filter(
    ([name]) =>
      !differing.includes(name) &&
      (isPage || !name.startsWith('content-')) &&
      (status === 200 || !['last-modified', 'accept-ranges', 'content-length'].includes(name)) &&
      (name !== 'vary' || 'content-encoding' in headers) &&
      (name !== 'accept-ranges' || !('content-encoding' in headers)),
  )
  return { path, status, headers: Object.fromEntries(left), body: isPage ? hash('sha256', body) : '' }
}

async function expectSame(path: string, headers: Record<string, string> = {}) {
  expect(await outline(front.url, path, headers)).toEqual(await outline(own.url, path, headers))
}
