import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { openSource } from '../../studio/edit/source-file.ts'
import { findUses, type UseKind } from '../../studio/edit/uses.ts'
import { withIds } from './support/section-ids.ts'
import { run, site, siteFile, surroundings } from './support/site.ts'

// Several runs of the whole check; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

const file = openSource(site)
const usesOf = (kind: UseKind, name: string) => findUses(file, kind, name, surroundings.images)
const count = (pattern: RegExp) => [...site.matchAll(pattern)].length

test.each<[UseKind, string, number]>([
  ['fact', 'response', count(/\{facts\.response\}/g)],
  ['shared', 'estimate-cta', count(/- use: estimate-cta/g)],
  ['form', 'page-hero', count(/form: page-hero\b/g)],
  ['image', 'tools.jpg', count(/src: tools\.jpg/g)],
  ['route', '/fitting', count(/(?:(?:href|link|url|learnMoreUrl): "?|\]\()\/fitting(?=[\s#)"},])/g)],
  ['route', '/blog/fall-checklist', count(/(?<!^ {2})\/blog\/fall-checklist(?=[\s#)"},])/gm)],
])('every %s "%s" of the site is found', (kind, name, expected) => {
  const { uses } = usesOf(kind, name)
  expect(expected).toBeGreaterThan(0)
  expect(uses).toHaveLength(expected)
  for (const span of uses) expect(site.slice(...span)).toBe(kind === 'fact' ? `{facts.${name}}` : name)
})

test('a picture of an item of data is found', () => {
  const text = site.replace(
    '        work: mending what broke',
    '        photo: tools.jpg\n        work: mending what broke',
  )
  const [before, after] = [site, text].map((each) =>
    findUses(openSource(each), 'image', 'tools.jpg', surroundings.images),
  )
  expect(after?.uses.length).toBe((before?.uses.length ?? 0) + 1)
})

test('a fact is found in each language in which it is written', () => {
  const text = readFileSync('tests/fixture/languages.yaml', 'utf8')
  const { declared, also } = findUses(openSource(text), 'fact', 'response', [])
  const lines = [declared, ...also].map((span) => span && openSource(text).lineOf(span[0]).text)
  expect(lines).toEqual([expect.stringMatching(/^ {2}response: /), '      response: en 24 horas'])
})

test('a token is found where it is written and used', () => {
  const { declared, uses } = usesOf('token', '{phone}')
  expect(declared && file.lineOf(declared[0]).text).toMatch(/^ {2}phone: /)
  expect(uses).toHaveLength(count(/\{phone\}/g))
  expect(() => usesOf('token', 'phon')).toThrow(expect.objectContaining({ hint: expect.stringContaining('"phone"') }))
})

test('the id of a section is found, with the links to it and to no longer one', () => {
  const text = withIds
  const opened = openSource(text)
  const { declared, uses } = findUses(opened, 'id', '#work', [])
  expect(declared && opened.lineOf(declared[0]).text.trim()).toBe('id: work')
  expect(uses.map((span) => [text.slice(...span), text[span[0] - 1]])).toEqual(Array(4).fill(['work', '#']))
})

test('a name to which sections answer by themselves is found, with the sections', () => {
  const { declared, also, uses } = usesOf('id', '#contact')
  const places = [declared, ...also].map((span) => span && file.lineOf(span[0]).text.trim())
  expect(places.length).toBe(count(/^ +(?:- )?type: contact$|\{ type: contact,/gm))
  expect(places.every((line) => line?.includes('type: contact'))).toBe(true)
  expect(uses.length).toBeGreaterThan(0)
  for (const span of uses) expect(site.slice(span[0] - 1, span[1])).toBe('#contact')
})

test('a use is shown where it stands, to the column', () => {
  const { declared, uses } = usesOf('form', 'hero')
  expect(declared && file.lineOf(declared[0]).text).toBe('  hero:')
  const [line, ...more] = uses.map(([start]) => file.lineOf(start))
  expect(more).toEqual([])
  expect(line).toMatchObject({ text: '        form: hero', column: 15 })
})

test('an old address is found among the redirects', () => {
  expect(usesOf('route', '/punctures').declared).toBeDefined()
})

test('a name may be given as it is used, or without its ending or slash', () => {
  expect(usesOf('fact', '{facts.response}')).toEqual(usesOf('fact', 'response'))
  expect(usesOf('image', 'images/tools.jpg')).toEqual(usesOf('image', 'tools.jpg'))
  expect(usesOf('image', 'tools')).toEqual(usesOf('image', 'tools.jpg'))
  expect(usesOf('route', 'fitting')).toEqual(usesOf('route', '/fitting'))
})

test.each<[UseKind, string, string]>([
  ['fact', 'respons', 'response'],
  ['shared', 'estimate-ct', 'estimate-cta'],
  ['route', '/bike-repairs', '/bike-repair'],
  ['form', 'contacts', 'contact'],
  ['image', 'tols.jpg', 'tools.jpg'],
])('the %s "%s" does not exist: "%s" is meant', (kind, name, meant) => {
  expect(() => usesOf(kind, name)).toThrow(
    expect.objectContaining({ hint: expect.stringContaining(`Did you mean "${meant}"?`) }),
  )
})

test('a page, a token and an id need no word before them', async () => {
  expect((await run('where', '{phone}', '--pages', siteFile)).out).toContain('Used')
  expect((await run('where', '/fitting', '--pages', siteFile)).out).toContain('Used')
  expect((await run('where', '#work', '--pages', siteFile)).out).toContain('id: work')
  expect((await run('where', 'fitting', '--pages', siteFile)).code).toBe(2)
})

test('npx pages-from-yaml where prints file, line, column and the line', async () => {
  const line = site.split('\n').indexOf('        form: hero') + 1
  const { code, out } = await run('where', 'form', 'hero', '--pages', siteFile)
  expect(code).toBe(0)
  expect(out).toContain(`Used once\n${siteFile}:${line}:15  form: hero\n`)
  expect(await run('where', 'forms', 'hero', '--pages', siteFile)).toMatchObject({ code: 0, out })
  expect(await run('where', 'form', 'heros', '--pages', siteFile)).toMatchObject({
    code: 1,
    err: expect.stringContaining('"hero"'),
  })
  expect((await run('where', 'page', '/')).out).toContain('pages.yaml:')
  expect(await run('where', 'colour', 'red')).toMatchObject({ code: 2, err: expect.stringContaining('Usage:') })
})
