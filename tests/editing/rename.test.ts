import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { markdownLinks } from '../../renderer/expand/links.ts'
import { outlineOf } from '../../renderer/expand/outline.ts'
import { parse as parsePages } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { formatDiff } from '../../studio/edit/diff.ts'
import { applyEdits } from '../../studio/edit/edits.ts'
import { renameRoute } from '../../studio/edit/rename.ts'
import { renameId } from '../../studio/edit/section-ids.ts'
import { openSource } from '../../studio/edit/source-file.ts'
import { spansOfRoute, writtenText } from '../../studio/edit/written-text.ts'
import { runsAll } from '../support/places.ts'
import { inverse } from './support/inverse.ts'
import { withIds } from './support/section-ids.ts'
import { changedLines, copyOf, errorsOf, run, site } from './support/site.ts'

// Several runs of the whole check; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

const siteUrl: string = parse(site).site.url
const routes = [...outlineOf(parsePages(sourceText(site))).pages.keys()].filter(
  (route) => route !== '/' && !route.includes('{'),
)
const renamed = (source: string, from: string, to: string) => applyEdits(source, renameRoute(source, from, to).edits)

/** Every third, for `npm test`. */
const chosen = runsAll ? routes : routes.filter((_, index) => index % 3 === 0)

describe.each(chosen)('renaming %s', (route) => {
  const { edits, links } = renameRoute(site, route, '/a-new-address')
  const after = applyEdits(site, edits)

  test('changes the lines that name it and adds the redirect, no other', () => {
    const { removed, added } = changedLines(site, after)
    expect(removed.every((line) => line.includes(route))).toBe(true)
    expect(added).toHaveLength(removed.length + 1)
    expect(added.filter((line) => line.trim() === `${route}: /a-new-address`)).toHaveLength(1)
    expect(edits).toHaveLength(links + 2)
  })
  test('leaves no link to the old address, and every comment', () => {
    const again = openSource(after)
    const spots = again.outline.texts.flatMap((text) => {
      const place = writtenText(again, text)
      return place && text.text.includes(route) ? spansOfRoute(place, route, siteUrl) : []
    })
    expect(spots).toEqual([])
    expect(after.match(/^\s*#.*$/gm)).toEqual(site.match(/^\s*#.*$/gm))
  })
  test('is undone byte for byte', () => {
    expect(applyEdits(after, inverse(site, edits))).toBe(site)
  })
})

test('a renamed page leaves the file without errors', () => {
  const before = errorsOf(site)
  for (const route of ['/bike-repair', '/faq', '/blog/first-ride', '/service-areas']) {
    expect(errorsOf(renamed(site, route, '/somewhere-else'))).toEqual(before)
  }
})

const small = (pages: string, redirects = '') => `site: { url: "https://www.oak.example.com" }
${redirects}pages:
  /:
    blocks: []
  /old:
    canonical: /old
    blocks: []
${pages}`

describe('renameRoute()', () => {
  test('keeps anchors, questions, quotes and comments, and leaves longer addresses alone', () => {
    const source = small(`  /links: # keep me
    blocks:
      - type: prose
        text: >-
          [one](/old#prices) and [two](/old?a=b "title"), [three](/older), [four](/old/er),
          [five](https://www.oak.example.com/old), \`[code](/old)\`, plain /old.
      - type: cta
        actions: [{ label: A, href: "/old#prices" }, { label: B, href: '/old' }, { label: C, href: /old-b }]
`)
    expect(changedLines(source, renamed(source, '/old', '/new')).added).toEqual([
      'redirects:',
      '  /old: /new',
      '  /new:',
      '    canonical: /new',
      '          [one](/new#prices) and [two](/new?a=b "title"), [three](/older), [four](/old/er),',
      '          [five](https://www.oak.example.com/new), `[code](/old)`, plain /old.',
      `        actions: [{ label: A, href: "/new#prices" }, { label: B, href: '/new' }, { label: C, href: /old-b }]`,
    ])
  })
  test('rewrites the targets of redirects, so that none leads to another', () => {
    const source = small('', 'redirects:\n  /older: /old # since 2023\n\n')
    expect(parse(renamed(source, '/old', '/new')).redirects).toEqual({ '/older': '/new', '/old': '/new' })
    expect(renamed(source, '/old', '/new')).toContain('  /older: /new # since 2023\n  /old: /new\n')
  })
  test('turns the redirect round when a page gets its old address back', () => {
    const back = renamed(renamed(small(''), '/old', '/new'), '/new', '/old')
    expect(parse(back).redirects).toEqual({ '/new': '/old' })
    expect(Object.keys(parse(back).pages)).toEqual(['/', '/old'])
  })
  test.each([
    ['a group in braces', 'redirects: { /a: /old }\n', { '/a': '/new', '/old': '/new' }],
    ['an empty group', 'redirects: {}\n', { '/old': '/new' }],
    ['a key without a value', 'redirects:\n', { '/old': '/new' }],
    ['Windows line ends', 'redirects:\r\n  /a: /old\r\n', { '/a': '/new', '/old': '/new' }],
  ])('adds the redirect to %s', (_, redirects, expected) => {
    expect(parse(renamed(small('', redirects), '/old', '/new')).redirects).toEqual(expected)
  })
  test('names the lines that it cannot rewrite, whose address comes out of a fact', () => {
    const source = `${small('  /links:\n    blocks:\n      - { type: cta, actions: [{ label: A, href: "{facts.page}" }] }\n')}facts: { page: { value: /old } }\n`
    const { edits, left } = renameRoute(source, '/old', '/new')
    const lines = applyEdits(source, edits).split('\n')
    expect(left.map((line) => lines[line - 1]?.trim())).toEqual([
      '- { type: cta, actions: [{ label: A, href: "{facts.page}" }] }',
    ])
  })
  test('takes addresses as browsers show them', () => {
    const after = renamed(small(''), '/old', '/new')
    expect(renamed(small(''), 'https://www.oak.example.com/old', '/new/')).toBe(after)
    expect(renamed(small(''), '/old/', 'https://oak.example.com/new?from=mail#top')).toBe(after)
    expect(() => renamed(small(''), 'https://www.elm.example.com/old', '/new')).toThrow('Cannot find the page')
  })
  test.each([
    ['/nowhere', '/new', 'Cannot find the page "/nowhere"'],
    ['/bike-repair', '/faq', 'There is a page /faq already'],
    ['/bike-repair', '/punctures', '/punctures is an old address under "redirects:"'],
    ['/bike-repair', 'Bike Repairs', '"Bike Repairs" cannot be the address of a page'],
    ['/bike-repair', '/metrics', '/metrics cannot be the address of a page: the server answers monitors'],
    ['/', '/home', 'The home page keeps its address'],
    ['/rent/tandem/station', '/x', 'made from /rent/{bike.slug}/{place.slug}'],
    ['/bike-repair', '/rent/tandem/station', 'made from /rent/{bike.slug}/{place.slug}'],
  ])('refuses %s to %s', (from, to, message) => {
    expect(() => renameRoute(site, from, to)).toThrow(message)
  })
  test('refuses a file whose YAML cannot be read', () => {
    expect(() => renameRoute(site.replace('  tagline: ', '  tagline: "'), '/faq', '/new')).toThrow(
      'Cannot read the YAML',
    )
  })
})

describe('renameId()', () => {
  test('renames the section and the links to it, and nothing that is like it', () => {
    const { edits, links } = renameId(withIds, 'work', 'jobs')
    const after = applyEdits(withIds, edits)
    expect(links).toBe(4)
    expect(changedLines(withIds, after).added).toEqual([
      '        id: jobs',
      '          [one](#jobs), [two](/#jobs "title"), [three](https://www.oak.example.com/#jobs), [four](#work-shop),',
      '      - { type: cta, actions: [{ label: A, href: "/#jobs" }, { label: B, href: "#work-shop" }] }',
    ])
  })
  test('leaves the site without errors, and is undone by renaming back', () => {
    const after = applyEdits(site, renameId(site, 'work', 'jobs').edits)
    expect(errorsOf(after)).toEqual(errorsOf(site))
    expect(applyEdits(after, renameId(after, 'jobs', 'work').edits)).toBe(site)
  })
  test.each([
    ['wrk', 'jobs', 'Cannot find the section id "wrk"'],
    ['work', 'work-shop', 'There is a section "#work-shop" already'],
    ['work', 'My Work', '"My Work" cannot be the id of a section'],
  ])('refuses #%s to #%s', (from, to, message) => {
    expect(() => renameId(withIds, from, to)).toThrow(message)
  })
  test('refuses an id to which sections of a type answer by themselves', () => {
    const source = withIds.replace('type: stats\n        id: work', 'type: contact\n        id: contact')
    expect(() => renameId(source, 'contact', 'reach-us')).toThrow('answer to "#contact" by themselves')
  })
})

test('the spots of Markdown links are those that the content check sees', () => {
  const file = openSource(site)
  const texts = file.outline.texts.filter(({ schema }) => schema.content === 'markdown')
  for (const text of texts) {
    const seen = markdownLinks(text.text).filter(({ href, image }) => !image && href.startsWith('/'))
    const found = seen.flatMap(({ href }) => {
      const place = writtenText(file, text)
      return place ? spansOfRoute(place, href.replace(/[#?].*$/, ''), '') : []
    })
    expect(new Set(found.map(String)).size, text.text).toBe(seen.length)
  }
})

describe('npx pages-from-yaml rename', () => {
  test('shows with --dry-run a diff that git can apply, and writes nothing', async () => {
    const file = await copyOf(site)
    const { out } = await run('rename', '/bike-repair', '/bike-repairs', '--dry-run', '--pages', file)
    expect(await readFile(file, 'utf8')).toBe(site)
    const diff = formatDiff('pages.yaml', site, renameRoute(site, '/bike-repair', '/bike-repairs').edits)
    expect(out).toContain(diff.split('\n').slice(2).join('\n').trim())
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: dirname(file), input: diff })
    expect(await readFile(file, 'utf8')).toBe(renamed(site, '/bike-repair', '/bike-repairs'))
  })
  test('says of a page that came back whom its redirect is for', async () => {
    const file = await copyOf(site)
    await run('rename', '/bike-repair', '/bike-repairs', '--pages', file)
    const { out } = await run('rename', '/bike-repairs', '/bike-repair', '--pages', file)
    expect(out).toContain('redirect turned round')
    expect(out).toContain('If /bike-repairs was never published, remove that line')
  })
  test('gives a section another id', async () => {
    const file = await copyOf(site)
    expect((await run('rename', '#work', '#jobs', '--pages', file)).out).toContain('Renamed #work to #jobs')
    expect(await readFile(file, 'utf8')).toBe(applyEdits(site, renameId(site, 'work', 'jobs').edits))
  })
  test('writes the file, and says nearest names and usage', async () => {
    const file = await copyOf(site)
    expect(await run('rename', '/flat-tire', '/x', '--pages', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Did you mean "/flat-tires"?'),
    })
    expect(await run('rename', '/leaks')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage: npx pages-from-yaml rename'),
    })
    expect(await run('rename', '/bike-repair', '/bike-repairs', '--pages', file)).toMatchObject({ code: 0 })
    expect(await readFile(file, 'utf8')).toBe(renamed(site, '/bike-repair', '/bike-repairs'))
  })
})
