/** The files that hosts read, made from one description. */
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headerRules, sourcesOf } from '../../renderer/build/headers.ts'
import { cloudflareWorker } from '../../renderer/build/hosts/cloudflare.ts'
import { endpointsOf, type HostData, intakeOf } from '../../renderer/build/hosts/host.ts'
import { hostFiles } from '../../renderer/build/hosts/index.ts'
import { builtFiles, compressedEndings, isBuiltFile } from '../../renderer/common/reserved.ts'
import { MOST_PARTS } from '../../renderer/html/styles/parts.ts'
import type { Site } from '../../renderer/pipeline/index.ts'
import { realSite } from './support/site.ts'

/** As many as a site can have: all parts of the style sheet, and two scripts. */
const parts = Array.from({ length: MOST_PARTS }, (_, index) => `part ${index}`)
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const rules = headerRules({ styles: parts.map(hashOf), scripts: ['rules', 'page'].map(hashOf) })
const data: HostData = {
  rules,
  redirects: { '/leak': '/roof-leaks', '/Old_Site/about.php': '/about' },
  routes: ['/', '/about', '/roof-leaks'],
  endpoints: ['/submit-form.php'],
  types: { html: 'text/html; charset=utf-8' },
}
const files = hostFiles(data)
const withIntake = hostFiles({ ...data, intake: 'https://forms.example.com' })
const everywhere = Object.entries(rules[0]?.headers ?? {})

test('every header stands in every format', () => {
  const vercel = JSON.parse(String(files['client/vercel.json']))
  expect(everywhere.length).toBeGreaterThan(6)
  for (const [name, value] of everywhere) {
    expect(files['client/_headers']).toContain(`\n  ${name}: ${value}\n`)
    expect(files['hosts/nginx/site.conf']).toContain(`add_header ${name} "${value}" always;`)
    expect(vercel.headers[0]).toMatchObject({ source: '/(.*)' })
    expect(vercel.headers[0].headers).toContainEqual({ key: name, value })
  }
})

test('every redirect stands in every format', () => {
  expect(files['client/_redirects']).toBe('/leak /roof-leaks 301\n/Old_Site/about.php /about 301\n')
  expect(files['hosts/netlify/_redirects']).toBe('/leak /roof-leaks 301!\n/Old_Site/about.php /about 301!\n')
  expect(JSON.parse(String(files['client/vercel.json'])).redirects).toEqual([
    { source: '/leak', destination: '/roof-leaks', statusCode: 301 },
    { source: '/Old_Site/about.php', destination: '/about', statusCode: 301 },
  ])
  for (const path of ['/leak', '/leak/', '/Old_Site/about.php'])
    expect(files['hosts/nginx/site.conf']).toContain(`location = ${path} {`)
})

test('the file of a page is no rule for hosts that would lead in a circle from it', () => {
  const redirects = { '/index.html': '/', '/about/index.html': '/about', '/old/index.html': '/about' }
  const made = hostFiles({ ...data, redirects })
  expect(made['client/_redirects']).toBe('/old/index.html /about 301\n')
  expect(JSON.parse(String(made['client/vercel.json'])).redirects).toHaveLength(3)
  expect(made['hosts/nginx/site.conf']).toContain('location = /index.html {')
})

test('no redirect can be written from a file that the build itself makes', async () => {
  const top = await readdir(join(await realSite(), 'client'), { withFileTypes: true })
  const own = new Set(await readdir('public'))
  const made = top.filter((entry) => entry.isFile() && !own.has(entry.name) && entry.name !== 'index.html')
  const names = made
    .map(({ name }) => `/${name}`)
    .filter((name) => !compressedEndings.some((end) => name.endsWith(end)))
  expect(names.filter((name) => !isBuiltFile(name))).toEqual([])
  expect(names).toContain('/search.es-US.json')
  expect(names.filter((name) => !name.includes('.es-US.')).sort()).toEqual(builtFiles)
}, 600_000)

test('files keep to the limits of Cloudflare: 100 rules, 2,000 characters a line, one rule a header and path', () => {
  const lines = String(files['client/_headers']).split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  expect(everywhere.map(([name]) => name)).not.toContain('Cache-Control')
})

test('forms are passed on to the server that takes them, where the host can do that', () => {
  const target = 'https://forms.example.com/submit-form.php'
  expect(withIntake['hosts/netlify/_redirects']).toContain(`/submit-form.php ${target} 200\n`)
  expect(withIntake['client/_redirects']).toBe(files['client/_redirects'])
  expect(JSON.parse(String(withIntake['client/vercel.json'])).rewrites).toEqual([
    { source: '/submit-form.php', destination: target },
  ])
  expect(JSON.parse(String(withIntake['hosts/cloudflare/_routes.json'])).include).toEqual(['/submit-form.php'])
  expect(Object.keys(files).some((file) => file.includes('cloudflare'))).toBe(false)
})

test('addresses below the home page of a further language are missed in it, where the host can do that', () => {
  const made = hostFiles({ ...data, homes: ['/es'], intake: 'https://forms.example.com' })
  expect(JSON.parse(String(made['client/vercel.json'])).rewrites).toEqual([
    { source: '/submit-form.php', destination: 'https://forms.example.com/submit-form.php' },
    { source: '/es/(.*)', destination: '/es/404.html', statusCode: 404 },
  ])
  expect(made['hosts/netlify/_redirects']).toContain('/es/* /es/404.html 404\n')
  expect(JSON.parse(String(files['client/vercel.json'])).rewrites).toBeUndefined()
})

test('the worker for Cloudflare passes on a post with the visitor’s address and leaves redirects to the browser', async () => {
  const source = cloudflareWorker('https://forms.example.com')
  const worker = (await import(`data:text/javascript,${encodeURIComponent(source)}`)).default
  const sent: [string, RequestInit][] = []
  const before = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    sent.push([String(url), init ?? {}])
    return new Response(null, { status: 303, headers: { location: '/thank-you' } })
  }
  const post = {
    method: 'POST',
    body: 'name=Ada',
    headers: { 'cf-connecting-ip': '192.0.2.7', 'x-forwarded-for': 'me' },
  }
  const answer = await worker.fetch(new Request('https://www.example.com/submit-form.php?a=1', post))
  globalThis.fetch = before
  const [[url, init] = ['', {}]] = sent
  expect(url).toBe('https://forms.example.com/submit-form.php?a=1')
  expect([init.method, init.redirect, new Headers(init.headers).get('x-forwarded-for')]).toEqual([
    'POST',
    'manual',
    '192.0.2.7',
  ])
  expect(answer.status).toBe(303)
})

test('form endpoints are those of this site; another site’s are allowed in the policy instead', () => {
  const forms = { quote: { endpoint: '/quote' }, hosted: { endpoint: 'https://api.example.com/send' } }
  expect(endpointsOf({}, forms)).toEqual(['/quote', '/submit-form.php'])
  expect(endpointsOf({ formsAddress: '/send' }, forms)).toEqual(['/quote', '/send', '/submit-form.php'])
  for (const counting of [{ webVitals: true }, { formStarts: true }, { webVitals: true, formStarts: true }])
    expect(endpointsOf(counting, forms)).toEqual(['/_vitals', '/quote', '/submit-form.php'])
  const withNews = { ...forms, news: { endpoint: '/news', newsletter: {} } }
  expect(endpointsOf({}, withNews)).toEqual([
    ...['/news', '/newsletter-confirm', '/newsletter-leave', '/quote', '/submit-form.php'],
  ])
  const [rule] = headerRules({ styles: [], scripts: [] }, { 'connect-src': ['https://api.example.com'] })
  expect(rule?.headers['Content-Security-Policy']).toContain("connect-src 'self' https://api.example.com;")
})

const site = {
  settings: { url: 'https://www.linden.example.com' },
  forms: {},
  frames: [],
  videos: [],
} as unknown as Site
const google = 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com'

/** The rules of the policy for a site, by their names. */
function policyOf(using: Partial<Site>): Record<string, string> {
  const [rule] = headerRules({ styles: [], scripts: [] }, sourcesOf({ ...site, ...using }))
  const parts = String(rule?.headers['Content-Security-Policy']).split('; ')
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]))
}

test.each([
  [{ provider: 'plausible' }, 'https://plausible.io', 'https://plausible.io', ''],
  [{ provider: 'plausible', host: 'https://s.example.com' }, 'https://s.example.com', 'https://s.example.com', ''],
  [{ provider: 'umami', siteId: 'a' }, 'https://cloud.umami.is', 'https://gateway.umami.is', ''],
  [
    { provider: 'umami', siteId: 'a', host: 'https://u.example.com' },
    'https://u.example.com',
    'https://u.example.com',
    '',
  ],
  [
    { provider: 'matomo', siteId: '1', host: 'https://example.com/matomo' },
    'https://example.com',
    'https://example.com',
    ' https://example.com',
  ],
  [{ provider: 'ga4', measurementId: 'G-1' }, 'https://www.googletagmanager.com', google, ` ${google}`],
] as const)('a site that counts with %o allows that service and no other', (analytics, script, connect, image) => {
  const policy = policyOf({ settings: { ...site.settings, analytics } })
  expect(policy).toMatchObject({
    'script-src': `script-src 'self' ${script}`,
    'connect-src': `connect-src 'self' ${connect}`,
    'img-src': `img-src 'self' data:${image}`,
  })
})

test('a site that shows and counts nothing of others allows nothing of them, no frames and no videos', () => {
  const policy = policyOf({})
  expect(Object.keys(policy)).not.toContain('frame-src')
  expect(Object.keys(policy)).not.toContain('media-src')
  expect(Object.values(policy).join()).not.toMatch(/https?:/)
  expect(policyOf({ frames: ['https://calendly.com'], videos: ['/tour.mp4'] })).toMatchObject({
    'frame-src': 'frame-src https://calendly.com',
    'media-src': "media-src 'self'",
  })
})

test('a wrong INTAKE_URL is refused by name', () => {
  expect(intakeOf({})).toBe(undefined)
  expect(intakeOf({ INTAKE_URL: 'https://forms.example.com/' })).toBe('https://forms.example.com')
  for (const INTAKE_URL of ['forms.example.com', 'ftp://x.example.com', 'https://x.example.com/path']) {
    expect(() => intakeOf({ INTAKE_URL })).toThrow(`INTAKE_URL: expected an address such as https://forms.example.com`)
  }
})

test('nginx is never given a "$", which it would take for a variable', () => {
  expect(() => hostFiles({ ...data, redirects: { '/a': 'https://x.example.com/?a=$b' } })).toThrow('"$"')
})
