/** What visitors find, and how it is shown. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { answerSearch } from '../../renderer/build/site-search/emit.ts'
import { wordsIn } from '../../renderer/common/search/words.ts'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { siteMapOf } from '../../renderer/html/site-map.ts'
import { checkPages, type Site } from '../../renderer/pipeline/index.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { type Engine, openEngine } from '../../sections/search/engine.ts'
import { excerptOf, marked } from '../../sections/search/excerpt.ts'

const words = (text: string) => wordsIn(text).map(({ word }) => word)

test('words lose capitals and accents, and letters that stand alone', () => {
  expect(words('Dächer & Señales: a roof’s GRÖẞE, straße 40217')).toEqual([
    ...['dacher', 'senales', 'roof', 'grosse', 'strasse', '40217'],
  ])
  expect(words('屋根 repair')).toEqual(['屋', '根', 'repair'])
})

async function siteOf(file: string, edit: (text: string) => string = (text) => text): Promise<Site> {
  const text = edit(readFileSync(file, 'utf8'))
  const options = { file, today: '2026-01-01', ...(await listSurroundings(siteFolder(file))) }
  const { site, problems } = checkPages(text, options)
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  return site
}

const engineOf = (site: Site, address = '/search.json') =>
  openEngine(address, async (path) => JSON.parse(answerSearch(site, path) ?? 'null'))

async function routesOf(engine: Engine, question: string): Promise<string[]> {
  const { hits } = await engine.search(question)
  return (await engine.pages(hits)).map(({ route }) => route)
}

let site: Site
let engine: Engine
beforeAll(async () => {
  site = await siteOf('pages.yaml')
  engine = await engineOf(site)
})

test.each([
  ['gutter guards', '/gutter-guards'],
  ['ice dams', '/blog/ice-dams-attic-insulation'],
  ['hail', '/blog/hail-damage-louisville'],
  ['financ', '/financing'],
  ['skylight leak', '/blog/skylight-leaks-or-condensation'],
  ['troops', '/roof-for-troops'],
  ['40217', '/service-areas'],
])('"%s" finds %s among the first', async (question, route) => {
  expect((await routesOf(engine, question)).slice(0, 3)).toContain(route)
})

test('a word with a mistake finds what it was meant for, and says so', async () => {
  expect(await engine.search('insulaton')).toMatchObject({ isExact: false })
  expect((await routesOf(engine, 'insulaton')).slice(0, 3)).toContain('/services/insulation')
  expect(await engine.search('insulation')).toMatchObject({ isExact: true })
})

test('numbers and short words are asked for as they are', async () => {
  const nothing = { hits: [], isExact: true }
  expect(await engine.search('40217'), 'a number that pages have').toMatchObject({ isExact: true })
  expect(await engine.search('40298'), 'one digit is another').toEqual(nothing)
  expect(await engine.search('h7il')).toEqual(nothing)
  expect((await engine.search('roff')).hits.length, 'one letter of four').toBeGreaterThan(0)
  expect(await engine.search('rof'), 'one of three').toEqual(nothing)
})

test('a word that no page has leaves those with the others, and alone finds nothing', async () => {
  expect(await engine.search('chimney xylophone')).toMatchObject({ isExact: false })
  expect(await routesOf(engine, 'chimney xylophone')).not.toEqual([])
  expect(await routesOf(engine, 'xylophone')).toEqual([])
  expect(await routesOf(engine, ' … ')).toEqual([])
})

test('a language finds its own pages, with or without accents', async () => {
  const spanish = await engineOf(site, '/search.es-US.json')
  expect(await routesOf(spanish, 'reparacion')).toContain('/es/reparacion-de-techos')
  expect(await routesOf(spanish, 'REPARACIÓN')).toEqual(await routesOf(spanish, 'reparacion'))
  for (const route of await routesOf(spanish, 'techo')) expect(route).toMatch(/^\/es(\/|$)/)
  for (const route of await routesOf(engine, 'roof')) expect(route).not.toMatch(/^\/es(\/|$)/)
})

const listed = (entries: ReturnType<typeof siteMapOf>): (string | undefined)[] =>
  entries.flatMap(({ route, entries }) => [route, ...listed(entries)])

test('drafts, pages kept from search engines, and thanks are neither found nor listed', async () => {
  const fixture = 'tests/fixture/pages.yaml'
  const hidden = await siteOf(fixture, (text) =>
    text
      .replace('  /flat-tires:\n', '  /flat-tires:\n    draft: true\n')
      .replace('  /faq:\n', '  /faq:\n    noindex: true\n')
      .replace('  /fitting:\n', '  /fitting:\n    canonical: /bike-repair\n'),
  )
  const away = ['/flat-tires', '/faq', '/fitting', '/thank-you']
  const all = await siteOf(fixture)
  const found = async (site: Site) => {
    const opened = await engineOf(site)
    return (await Promise.all(['bike', 'tire', 'questions', 'message'].map((word) => routesOf(opened, word)))).flat()
  }
  expect(await found(all)).toEqual(expect.arrayContaining(['/flat-tires', '/faq', '/fitting']))
  const left = await found(hidden)
  expect(left).toContain('/bike-repair')
  for (const route of away) expect(left).not.toContain(route)
  expect(listed(siteMapOf(all))).toEqual(expect.arrayContaining(['/flat-tires', '/faq', '/fitting']))
  for (const route of away) expect(listed(siteMapOf(hidden))).not.toContain(route)
})

test('a site without a search has none of its files', async () => {
  const bare = await siteOf('starters/cafe/pages.yaml')
  expect(answerSearch(bare, '/search.json')).toBeUndefined()
})

test('the list of all pages has each once, under menus and addresses', () => {
  const map = siteMapOf(site)
  const routes = listed(map).filter((route) => route !== undefined)
  expect(new Set(routes).size).toBe(routes.length)
  const open = site.pages.filter((page) => !page.language && !page.noindex && !page.draft)
  expect(routes.toSorted()).toEqual(open.map(({ route }) => route).toSorted())
  const [home, services] = map
  expect(home).toMatchObject({ label: 'Home', route: '/' })
  expect(services).toMatchObject({ label: 'Services' })
  expect(services?.route).toBeUndefined()
  const repair = services?.entries.find(({ route }) => route === '/roof-repair')
  expect(repair?.entries.map(({ route }) => route)).toContain('/roof-repair/germantown')
  const company = map.find(({ label }) => label === 'Company')
  const blog = company?.entries.find(({ route }) => route === '/blog')
  expect(blog?.entries.length).toBeGreaterThan(10)
})

test('an excerpt is the line with most of the words, around the first of them', () => {
  const lines = [
    'What we do.',
    `${'Long before. '.repeat(20)}A leak by the chimney. ${'Long after. '.repeat(20)}`,
    'A leak.',
  ]
  const pieces = excerptOf(lines, new Set(['leak', 'chimney']))
  const text = pieces.map((piece) => piece.text).join('')
  expect(text).toMatch(/^… .*A leak by the chimney\. .* …$/)
  expect(text.length).toBeLessThan(240)
  expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(['leak', 'chimney'])
})

test('words that begin alike count once for the choice of a line', () => {
  const words = new Set(['leak', 'leaks', 'leaking', 'chimney'])
  const [first] = excerptOf(['A leak leaks while leaking.', 'The chimney has a leak.'.padEnd(100, '.')], words)
  expect(first).toEqual({ text: 'The ', isFound: false })
})

test('where the title alone has the words, an excerpt is the beginning', () => {
  expect(excerptOf(['What we do.', 'More of it.'], new Set(['leak']))).toEqual([
    { text: 'What we do. More of it.', isFound: false },
  ])
})

test('words are marked as they are written', () => {
  expect(marked('Für Dächer', new Set(['dacher']))).toEqual([
    { text: 'Für ', isFound: false },
    { text: 'Dächer', isFound: true },
  ])
})
