import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import { applyEdits } from '../../studio/edit/edits.ts'
import { newPage } from '../../studio/edit/new-page.ts'
import type { WantedPage } from '../../studio/edit/page-head.ts'
import { openSource } from '../../studio/edit/source-file.ts'
import { edit, fixture } from '../content/fixture.ts'
import { inverse } from './support/inverse.ts'
import { changedLines, copyOf, errorsOf, run, site, surroundings } from './support/site.ts'

// Several runs of the whole check; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

/** The small site with a picture that is there. */
const pictured = fixture.replaceAll('hero.jpg', 'tools.jpg')
/** A site in English and Spanish. */
const bilingual = await readFile('tests/fixture/languages.yaml', 'utf8')
const startingText = (type: string, kind: string) => starterOf(type, kind).text
const around = { ...surroundings, today: '2026-01-01', starterOf: startingText }
const add = (source: string, wanted: WantedPage) => newPage(openSource(source), wanted, around)
const added = (source: string, wanted: WantedPage) => applyEdits(source, add(source, wanted).edits)

const kinds = schemaOf('kinds').kinds as Record<string, { must?: string[]; starter?: string[] }>

describe.each(Object.keys(kinds))('a new page of kind %s', (kind) => {
  const { edits, lines, sections } = add(site, { route: '/deck-repair', kind })
  const after = applyEdits(site, edits)

  test('has every section of its kind and passes the check', () => {
    expect(sections).toEqual(kinds[kind]?.starter ?? kinds[kind]?.must)
    expect(errorsOf(after)).toEqual(errorsOf(site))
  })
  test('only adds lines, between two others, and is undone byte for byte', () => {
    const { removed, added } = changedLines(site, after)
    const [first, last] = lines
    expect(removed).toEqual([])
    expect(after.split('\n')[first - 1]).toBe('  /deck-repair:')
    expect(added.length - (last - first + 1)).toBeLessThanOrEqual(1)
    expect(applyEdits(after, inverse(site, edits))).toBe(site)
  })
  test('stands behind the last page of its kind', () => {
    const pages = Object.entries<{ kind: string }>(parse(after).pages)
    const index = pages.findIndex(([route]) => route === '/deck-repair')
    expect(pages[index - 1]?.[1].kind).toBe(kind)
    expect(pages.slice(index + 1).filter(([, page]) => page.kind === kind)).toEqual([])
  })
})

describe('newPage()', () => {
  test('leaves the other pages as they are', () => {
    const { '/deck-repair': _, ...others } = parse(added(site, { route: '/deck-repair', kind: 'service' })).pages
    expect(others).toEqual(parse(site).pages)
  })
  test('is in the language of the pages around its address, and stands behind the last of them', () => {
    const add = (wanted: Omit<WantedPage, 'kind'>) => parse(added(bilingual, { ...wanted, kind: 'guide' })).pages
    const pages = add({ route: '/es/techos' })
    const routes = Object.keys(pages)
    expect([pages['/es/techos'].language, routes.indexOf('/es/techos') - routes.indexOf('/es/reparaciones')]).toEqual([
      'es-US',
      1,
    ])
    expect(add({ route: '/techos', language: 'es-US' })['/techos'].language).toBe('es-US')
    const plain = add({ route: '/repairs/wheels', language: 'en-US' })
    expect(plain['/repairs/wheels']).not.toHaveProperty('language')
    expect(Object.keys(plain).indexOf('/repairs/wheels')).toBeLessThan(Object.keys(plain).indexOf('/es'))
    expect(() => add({ route: '/it/tetti', language: 'it-IT' })).toThrow('"it-IT"')
  })
  test('begins in the words of its language', () => {
    const start = (wanted: WantedPage) => parse(added(bilingual, wanted)).pages[wanted.route]
    expect(start({ route: '/es/techos', kind: 'service', title: 'Techos' })).toMatchObject({
      description: 'Techos: {brand}. Diga aquí, en una o dos frases, qué obtiene un visitante en esta página.',
      blocks: expect.arrayContaining([expect.objectContaining({ type: 'page-hero', heading: 'Techos' })]),
    })
    expect(start({ route: '/es/frenos', kind: 'post' }).summary).toMatch(/: diga aquí en una frase/)
    expect(start({ route: '/roofs', kind: 'service' }).description).toMatch(/^Roofs from \{brand\}\. Say here/)
  })
  test('stands behind the last page of its kind in its language, though others come later', () => {
    const [from, to] = ['\n  /es/gracias:\n    kind: confirmation\n', '\n  /es/gracias:\n    kind: guide\n']
    const above = (source: string, wanted: WantedPage) => {
      const routes = Object.keys(parse(added(source, wanted)).pages)
      return routes[routes.indexOf(wanted.route) - 1]
    }
    const spanish = { route: '/es/gracias-otra-vez', kind: 'confirmation', language: 'es-US' }
    expect(above(bilingual, spanish)).toBe('/es/gracias')
    const late = `${edit(bilingual, from, to)}  /late:\n    kind: guide\n    title: Late\n    blocks: []\n`
    expect(above(late, spanish), 'none of its kind').toBe('/es/noticias/primera-salida')
    expect(above(bilingual, { route: '/thanks', kind: 'confirmation' })).toBe('/received')
  })
  test('stands with the pages below the same address, and never among those of another language', () => {
    const above = (source: string, wanted: WantedPage) => {
      const routes = Object.keys(parse(added(source, wanted)).pages)
      return routes[routes.indexOf(wanted.route) - 1]
    }
    const page = (route: string, kind: string) => `  ${route}:\n    kind: ${kind}\n    title: T\n    blocks: []\n`
    const last = '/es:\n    kind: guide\n'
    const nested = edit(bilingual, `  ${last}`, `${page('/repairs/wheels', 'guide')}${page('/care', 'guide')}  ${last}`)
    expect(above(nested, { route: '/repairs/gears', kind: 'guide' }), 'kind and address').toBe('/repairs/wheels')
    expect(above(nested, { route: '/chains', kind: 'guide' }), 'kind').toBe('/care')
    expect(above(nested, { route: '/repairs/rims', kind: 'project' }), 'address').toBe('/repairs/wheels')
    expect(above(bilingual, { route: '/prices/all', kind: 'project' }), 'the page above it').toBe('/prices')
    expect(above(bilingual, { route: '/works', kind: 'project' }), 'none of its kind').toBe('/received')
  })
  test('opens with a form where visitors ask for work, and without one where they read', () => {
    const opening = (kind: string) =>
      parse(added(site, { route: '/deck-repair', kind })).pages['/deck-repair'].blocks[0]
    expect(opening('service').form).toBe('page-hero')
    for (const kind of ['post', 'legal', 'confirmation']) expect(opening(kind)).not.toHaveProperty('form')
  })
  test('lists every post on a blog', () => {
    const page = parse(added(site, { route: '/notes', kind: 'blog' })).pages['/notes']
    expect(page.blocks[1]).not.toHaveProperty('limit')
  })
  test('signs the first post of a site with the name of the business, as a token', () => {
    const page = parse(added(fixture, { route: '/blog/first', kind: 'post' })).pages['/blog/first']
    expect(page.author).toBe('{brand}')
  })
  test('keeps a page of thanks out of search results', () => {
    expect(parse(added(site, { route: '/thanks', kind: 'confirmation' })).pages['/thanks'].noindex).toBe(true)
  })
  test('names the service in title, heading and form', () => {
    const page = parse(added(site, { route: '/services/deck-repair', kind: 'service' })).pages['/services/deck-repair']
    expect(page).toMatchObject({ title: 'Deck Repair', kind: 'service' })
    expect(page.blocks[0]).toMatchObject({ type: 'page-hero', heading: 'Deck Repair', serviceType: 'deck-repair' })
    expect(page.blocks.at(-1)).toEqual({ use: 'estimate-cta' })
  })
  test('takes a title with signs that YAML would read otherwise', () => {
    const title = 'Decks: "yes" & {more}'
    expect(parse(added(site, { route: '/decks', kind: 'guide', title })).pages['/decks'].title).toBe(title)
  })
  test('fits the starter texts to a site that has other pages, forms and pictures', () => {
    const after = added(fixture, { route: '/deck-repair', kind: 'service' })
    expect(errorsOf(after)).toEqual(errorsOf(fixture))
    expect(parse(after).pages['/deck-repair'].blocks[0].form).toBe('contact')
  })
  test.each([
    ['the end of a file without a last line end', (source: string) => source.trimEnd()],
    ['a file whose pages do not come last', (source: string) => `${source}\n# Old addresses\nredirects2:\n  /a: /b\n`],
    [
      'a file with deeper steps',
      (source: string) => source.replace(/(?<=^pages:\n)[\s\S]*/m, (pages) => pages.replace(/^(?=.)/gm, '    ')),
    ],
  ])('writes well at %s', (_, change) => {
    const source = change(fixture)
    const { edits, lines } = add(source, { route: '/deck-repair', kind: 'guide' })
    const after = applyEdits(source, edits)
    expect(Object.keys(parse(after).pages)).toContain('/deck-repair')
    expect(parse(after).redirects2).toEqual(parse(source).redirects2)
    expect(after.split('\n')[lines[0] - 1]?.trim()).toBe('/deck-repair:')
    expect(applyEdits(after, inverse(source, edits))).toBe(source)
  })
  test('keeps the comment above the next page with that page', () => {
    const source = fixture.replace('  /roof-leaks:', '  # About leaks\n  /roof-leaks:')
    const after = added(source, { route: '/second-home', kind: 'home' })
    expect(after).toContain('  # About leaks\n  /roof-leaks:')
  })
  test('keeps Windows line ends', () => {
    const after = added(fixture.replaceAll('\n', '\r\n'), { route: '/deck-repair', kind: 'guide' })
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })
  test.each([
    ['/bike-repair', 'service', 'There is a page /bike-repair already (line '],
    ['/punctures', 'service', '/punctures is an old address under "redirects:"'],
    ['/assets/plans', 'service', '/assets/plans cannot be the address of a page: "/assets/" is the folder'],
    ['Deck Repair', 'service', '"Deck Repair" cannot be the address of a page'],
    ['/deck-repair/', 'service', '"/deck-repair/" cannot be the address of a page'],
    ['/deck-repair', 'servise', 'Cannot find the kind of page "servise"'],
  ])('refuses %s of kind %s', (route, kind, message) => {
    expect(() => add(site, { route, kind })).toThrow(message)
  })
})

describe('npm run new', () => {
  test('writes the page and says what to do next', async () => {
    const file = await copyOf(site)
    const { code, out } = await run('new', '/deck-repair', '--kind', 'service', '--title', 'Decks', '--pages', file)
    expect(code).toBe(0)
    expect(out).toMatch(/Added \/deck-repair to .*, lines \d+–\d+: page-hero, prose, cards, cta\./)
    expect(out).toContain('npm run check')
    expect(await readFile(file, 'utf8')).toBe(added(site, { route: '/deck-repair', kind: 'service', title: 'Decks' }))
  })
  test('refuses with the nearest kind, and writes nothing', async () => {
    const file = await copyOf(site)
    const { code, err } = await run('new', '/deck-repair', '--kind', 'servise', '--pages', file)
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('Did you mean "service"?') })
    expect(await readFile(file, 'utf8')).toBe(site)
    expect(await run('new', '/deck-repair')).toMatchObject({ code: 2, err: expect.stringContaining('Usage:') })
  })
  test.each([
    ['an empty file', ''],
    ['a file of remarks', '# Ask Carol for the pictures\n'],
  ])('begins a site in %s', async (_, source) => {
    const file = await copyOf(source)
    expect(await run('new', '/about', '--kind', 'guide', '--pages', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('npm run new -- /'),
    })
    const { code, out } = await run('new', '/', '--pages', file)
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('under "site:"') })
    expect(out, 'what to run next is for this file').toContain(`npm run check -- --pages ${file}`)
    const after = await readFile(file, 'utf8')
    expect(after.startsWith(source)).toBe(true)
    expect(errorsOf(after)).toEqual([])
    expect(Object.keys(parse(after).pages)).toEqual(['/'])
    expect(await run('new', '/about', '--kind', 'guide', '--pages', file)).toMatchObject({ code: 0 })
    expect(errorsOf(await readFile(file, 'utf8'))).toEqual([])
  })
  test('makes a file that there is not yet, and the first page below an empty "pages:"', async () => {
    const file = await copyOf('')
    expect(await run('new', '/', '--pages', `${file}.new`)).toMatchObject({ code: 0 })
    expect(errorsOf(await readFile(`${file}.new`, 'utf8'))).toEqual([])
    const bare = pictured
      .slice(0, fixture.indexOf('  /:\n'))
      .replace('/roof-leaks }', '/ }')
      .replace('  /leak: /roof-leaks', '  /leak: /')
    for (const source of [bare, bare.trimEnd(), bare.replace('pages:\n', '')]) {
      const after = added(source, { route: '/', kind: 'home', title: 'Roofers' })
      expect(errorsOf(after)).toEqual([])
    }
  })
  test('prints what the check says of a file with a mistake, and leaves it as it is', async () => {
    for (const [before, after, code] of [
      ['    title: Roof Leaks\n', '    title: Roof: Leaks\n', 'unquoted-colon'],
      ['\nforms:\n', '\nform:\n', 'unknown-key'],
    ] as const) {
      const broken = edit(pictured, before, after)
      const file = await copyOf(broken)
      const { code: exit, err } = await run('new', '/deck-repair', '--kind', 'guide', '--pages', file)
      expect(exit).toBe(1)
      expect(err).toContain(`[${code}]`)
      expect(err).toMatch(/nothing was added\n {2}Mend it first/)
      expect(err).not.toContain('    at ')
      expect(await readFile(file, 'utf8')).toBe(broken)
    }
  })
  test('adds a page to which a menu leads already', async () => {
    const file = await copyOf(edit(pictured, 'href: /roof-leaks }', 'href: /deck-repair }'))
    expect(await run('new', '/deck-repair', '--kind', 'guide', '--pages', file)).toMatchObject({ code: 0 })
  })
})
