import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { emitData } from '../../renderer/build/data.ts'
import { feed } from '../../renderer/build/feed.ts'
import { manifest } from '../../renderer/build/manifest.ts'
import { redirectFiles, redirectPage } from '../../renderer/build/redirects.ts'
import { sitemap } from '../../renderer/build/search.ts'
import { safeJson } from '../../renderer/common/safe-json.ts'
import { contextOf } from '../../renderer/html/context.ts'
import { formatDate } from '../../renderer/html/dates.ts'
import { structuredData } from '../../renderer/html/document/structured-data/index.ts'
import { markdown, plainText } from '../../renderer/html/markdown.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import { checkPages, type Site } from '../../renderer/pipeline/index.ts'
import { fixture, options } from '../content/fixture.ts'
import { htmlRules } from './support/html-rules.ts'

const post = `  /blog/first:
    kind: post
    title: "Shingles & <slate>"
    description: A first post, written for a test of what feed readers and search engines are told.
    date: "2025-04-08"
    updated: "2025-06-01"
    author: Ann Lee
    summary: Which "look" lasts?
    blocks:
      - { type: page-hero, heading: Shingles or slate?, text: "Both.", image: { src: hero.jpg, decorative: true } }
      - { type: article, text: "It depends on the [house](/roof-leaks)." }
      - { use: estimate }
`

let site: Site
beforeAll(() => {
  const result = checkPages(fixture + post, options)
  expect(result.problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
  site = result.site as Site
})
const page = (route: string) => site.pages.find((each) => each.route === route) as Site['pages'][number]
const dataOf = (route: string, change: object = {}) =>
  structuredData(contextOf({ site, page: { ...page(route), ...change }, images: {}, icon: '' }))['@graph'] as {
    '@type': string
  }[]
const types = (data: { '@type': string }[]) => data.map((each) => each['@type'])

describe('the sitemap', () => {
  test('lists every page under the address of the site, with the day of its last change', () => {
    expect(sitemap(site)).toContain('<url><loc>https://www.oak.example.com/roof-leaks</loc></url>')
    expect(sitemap(site)).toContain('/blog/first</loc><lastmod>2025-06-01</lastmod>')
  })

  test('leaves out drafts, hidden pages and pages filed under another address', () => {
    for (const change of [{ draft: true }, { noindex: true }, { canonical: '/' }]) {
      const pages = [page('/'), { ...page('/roof-leaks'), ...change }]
      expect(sitemap({ ...site, pages })).not.toContain('/roof-leaks')
    }
  })
})

describe('the feed', () => {
  test('tells readers the title, author, days and summary of a post, with nothing left unescaped', () => {
    const text = feed(site)
    expect(text).toContain('<title>Shingles &amp; &lt;slate&gt;</title>')
    expect(text).toContain('<published>2025-04-08T00:00:00Z</published>')
    expect(text).toContain('<updated>2025-06-01T00:00:00Z</updated>')
    expect(text).toContain('<author><name>Ann Lee</name></author>')
    expect(text).toContain('<summary>Which &quot;look&quot; lasts?</summary>')
  })

  test('leaves out control characters, for which readers refuse the whole feed', () => {
    const settings = { ...site.settings, tagline: 'Dry\u000b since\u0000 1998' }
    expect(feed({ ...site, settings })).toContain('<subtitle>Dry since 1998</subtitle>')
  })

  test('has all posts, the newest first', () => {
    const days = ['2024-12-30', '2025-11-02', '2025-04-08']
    const pages = days.map((date) => ({ ...page('/blog/first'), route: `/blog/${date}`, date }))
    const entries = feed({ ...site, pages }).matchAll(/<id>\S+\/blog\/([\d-]+)<\/id>/g)
    expect([...entries].map(([, day]) => day)).toEqual(['2025-11-02', '2025-04-08', '2024-12-30'])
  })

  test('has the posts of one language, and says which', () => {
    const spanish = { ...page('/blog/first'), route: '/es/blog/primero', language: 'es-US' }
    const settings = { ...site.settings, language: 'es-US', tagline: 'Techos' }
    const translations = { 'es-US': { ...site, settings, home: '/es', words: wordsOf('es') } }
    const both = { ...site, pages: [...site.pages, spanish], translations }
    const text = feed(both, 'es-US')
    for (const words of [
      'xml:lang="es-US"',
      '<subtitle>Techos</subtitle>',
      '<id>https://www.oak.example.com/es/blog/primero</id>',
      '/feed.es-US.xml"/>',
      'type="text/html" href="https://www.oak.example.com/es"/>',
    ])
      expect(text).toContain(words)
    expect([text, feed(both)].map((each) => each.match(/<entry>/g)?.length)).toEqual([1, 1])
    expect(feed(both)).not.toContain('primero')
  })

  test('leaves out drafts', () => {
    const pages = site.pages.map((each) => (each.kind === 'post' ? { ...each, draft: true } : each))
    expect(feed({ ...site, pages })).not.toContain('<entry>')
  })
})

test('HTML in Markdown is shown as it was typed', () => {
  const text = 'Not <b>bold</b>, no <script>alert(1)</script>\n\n<div onclick="x">nor a block</div>'
  expect(markdown.render(text)).toBe(
    '<p>Not &lt;b&gt;bold&lt;/b&gt;, no &lt;script&gt;alert(1)&lt;/script&gt;</p>\n' +
      '<p>&lt;div onclick=“x”&gt;nor a block&lt;/div&gt;</p>\n',
  )
})

test('a day is written as the language of the site does', () => {
  expect(['en-US', 'en-GB', 'de'].map((language) => formatDate('2025-04-08', language))).toEqual([
    'April 8, 2025',
    '8 April 2025',
    '8. April 2025',
  ])
})

test('the manifest names the site and gives its colours and icons', () => {
  const settings = { ...site.settings, theme: { ink: '#101010', paper: '#fafafa' } }
  expect(manifest({ settings })).toMatchObject({
    name: 'Oak Roofing',
    theme_color: '#101010',
    background_color: '#fafafa',
  })
  expect(JSON.stringify(manifest({ settings }))).toContain('"sizes":"512x512"')
})

test('an old address has a page that leads on, but where it would take the place of a page', () => {
  const redirects = {
    '/about.php': '/about',
    '/about.html': '/about',
    '/About': '/about',
    '/index.html': '/',
    '/old': '/a',
    '/old/index.html': '/b',
    '/older/index.html': '/b',
  }
  expect(Object.fromEntries(redirectFiles({ redirects, routes: ['/', '/about'] }))).toEqual({
    '/about.php/index.html': '/about',
    '/about.html/index.html': '/about',
    '/old/index.html': '/a',
    '/older/index.html': '/b',
  })
})

test('a redirect is a valid page that leads on without JavaScript, whatever its target holds', async () => {
  const html = redirectPage('/a?b="c"&d', {
    url: 'https://www.oak.example.com',
    language: 'en-US',
    words: wordsOf('en-US').moved,
  })
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a?b=&quot;c&quot;&amp;d">')
  expect(html).toContain('<link rel="canonical" href="https://www.oak.example.com/a?b=&quot;c&quot;&amp;d">')
  const { results } = await new HtmlValidate(htmlRules).validateString(html)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
})

test('the postal codes of the look-up are written where a page shows regions or the look-up', async () => {
  const written = async (types: string[]) => {
    const out = await mkdtemp(join(tmpdir(), 'data-'))
    await mkdir(join(out, 'client'))
    await emitData({ ...site, pages: [{ ...page('/'), types, regions: [] }] }, { out })
    return readdir(join(out, 'client'))
  }
  expect(await written(['prose'])).toEqual([])
  expect(await written(['regions'])).toEqual(['zip-codes.json'])
  expect(await written(['zip-lookup'])).toEqual(['zip-codes.json'])
})

describe('structured data', () => {
  test('grows with what a page shows', () => {
    expect(types(dataOf('/'))).toEqual(['LocalBusiness', 'WebSite'])
    expect(types(dataOf('/roof-leaks'))).toEqual(['LocalBusiness', 'BreadcrumbList'])
    expect(types(dataOf('/roof-leaks', { kind: 'service' }))).toContain('Service')
    expect(types(dataOf('/blog/first'))).toContain('BlogPosting')
  })

  test('calls a service what menus call its page, and not what its opening says', () => {
    const named = (change: object) =>
      dataOf('/roof-leaks', { kind: 'service', ...change }).find((data) => data['@type'] === 'Service')
    const { title } = page('/roof-leaks')
    expect(named({ label: undefined })).toMatchObject({ name: title, serviceType: title })
    expect(named({ label: 'Leaks' })).toMatchObject({ name: 'Leaks', serviceType: 'Leaks' })
  })

  test('of a draft tells nothing of the sections that visitors cannot see', () => {
    expect(types(dataOf('/blog/first', { draft: true }))).toEqual(['LocalBusiness'])
  })

  test('takes what the author adds under "schema:"', () => {
    expect(dataOf('/', { schema: [{ '@type': 'Event', name: 'Open day' }] }).at(-1)).toMatchObject({ name: 'Open day' })
  })

  test('cannot end the script it stands in', () => {
    expect(safeJson({ name: '</script><script>alert(1)</script>' })).not.toContain('</script>')
  })

  test('gives answers as words, without the marks of Markdown', () => {
    expect(plainText('We *do*, see [leaks](/leaks):\n\n- `one`\n- two\n  lines')).toBe(
      'We do, see leaks: one two lines',
    )
  })
  test('keeps a range with its unit and a telephone number on one line, with their words unchanged', () => {
    const html = markdown.renderInline('A 20-50 year roof, from [(502) 555-0142](tel:1), in 1-3 days')
    const kept = [...html.matchAll(/<span class="unbroken">([^<]*)<\/span>/g)].map(([, words]) => words)
    expect(kept).toEqual(['20-50 year', '(502) 555-0142', '1-3 days'])
    const numbers = ['06 551 2340', '(020) 7946 0018', '612 34 56 78', '0341/2345 678', '+39 06 551 2340']
    for (const number of numbers)
      expect(markdown.renderInline(`Call ${number} or [${number}](tel:1).`).split(`>${number}</span>`)).toHaveLength(3)
    expect(plainText('A 20-50 year roof')).toBe('A 20-50 year roof')
  })
})
