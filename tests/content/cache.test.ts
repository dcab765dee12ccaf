import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { type Cache, createCache, type TurningCache } from '../../renderer/cache/cache.ts'
import { openCache } from '../../renderer/cache/kept-cache.ts'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { edit, fixture, options } from './fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, `${++files}.sqlite`)

/** Both pages with the same long text. */
function readTheSame(source: string): string {
  const words = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ')
  const block = `      - { type: prose, heading: Much to read, text: ${words} }\n`
  const [leaks, home] = ['      - type: cards\n        id: causes', '      - type: stats\n']
  return edit(edit(source, leaks, block + leaks), home, block + home)
}

/** Mistakes of many kinds in one file: in its YAML, its shape, its names and links, and doubts about its words. */
const mistaken = [
  ['kind: home', 'kind: hom'],
  ['title: Roof Leaks', 'titel: Roof Leaks in 2019'],
  ['href: /#contact', 'href: /nowhere'],
  ['We come {facts.response}.', 'We come {facts.nothing}. [Us](/roof-leak)'],
  ['heading: Write to us', 'heading: Valid until December 31, 2024'],
  ['Water travels far', '&far Water travels far'],
].reduce((source, [from = '', to = '']) => edit(source, from, to), fixture)

/** Edits as an author makes them, in a page, around the pages, and of the pages themselves. */
const edits: [what: string, change: (source: string) => string][] = [
  ['a text of a page', (source) => edit(source, 'title: Roof Leaks', 'title: Leaks in a Roof')],
  ['a mistake in a page', (source) => edit(source, 'kind: home', 'kind: hom')],
  ['a fact', (source) => edit(source, 'within 24 hours', 'within 12 hours')],
  ['a link to a page that is gone', (source) => source.replace('  /roof-leaks:\n', '  /leaks:\n')],
  ['a shared section', (source) => edit(source, 'Find out where your roof stands', 'Find out more')],
  ['a shared section that is gone', (source) => source.replace('  estimate:\n', '  estimates:\n')],
  ['a page that cannot be read', (source) => edit(source, 'title: Roof Leaks', 'title: "Roof Leaks')],
  ['a page twice', (source) => source + source.slice(source.indexOf('  /roof-leaks:'))],
  ['the words of a page alone', (source) => edit(source, 'Water travels far', 'Rain travels far')],
  ['a title that another page has', (source) => edit(source, 'title: Roof Leaks', 'title: Roofers in Louisville')],
  ['a page that no other leads to', (source) => source.replaceAll('/roof-leaks }', '/ }')],
  ['the place of a dead link', (source) => edit(source, 'We come {facts.response}.', '[Us](/nowhere). We come.')],
  ['a page that reads the same', readTheSame],
  ['a menu', (source) => edit(source, 'label: Leaks, href: /roof-leaks', 'label: Drips, href: /nowhere')],
  ['an old address', (source) => edit(source, 'redirects:\n', 'redirects:\n  /older: /nowhere\n')],
  ['mistakes of many kinds', () => mistaken],
  ['a frame that cannot be read', (source) => edit(source, 'brand: Oak Roofing', 'brand: "Oak Roofing')],
  ['an old name', (source) => source.replace('actions:', 'buttons:')],
]

/** What a check finds, and the site that it leaves. */
function check(source: string, cache?: Cache) {
  const { problems, site } = checkPages(source, { ...options, ...(cache && { cache }) })
  return { problems, site: JSON.stringify(site) }
}

/** Checks once and ends the turn. */
function checkWith(cache: TurningCache, source: string) {
  const found = check(source, cache)
  cache.turn()
  return found
}

test('the file with mistakes of many kinds has them', () => {
  const codes = new Set(check(mistaken).problems.map(({ code }) => code))
  expect(codes.size).toBeGreaterThan(4)
})

test.each(edits)('a check finds the same with and without a cache: %s', (_, change) => {
  const [cache, path] = [createCache(), newFile()]
  for (const source of [fixture, change(fixture), fixture, change(fixture)]) {
    const anew = check(source)
    expect(checkWith(cache, source), 'of this process').toEqual(anew)
    expect(checkWith(openCache(path), source), 'of the one before').toEqual(anew)
  }
})

test('a dead link that was moved is shown in its new place', () => {
  const cache = createCache()
  const cards = '      - type: cards\n        id: causes'
  const block = (text: string) => `      - { type: prose, heading: More, text: "${text}" }\n`
  const texts = ['[More](/nowhere)', 'Nothing.'].map(block)
  for (const blocks of [texts, texts.toReversed()]) {
    const source = edit(fixture, cards, blocks.join('') + cards)
    const [link] = checkPages(source, { ...options, cache }).problems
    expect(link).toMatchObject({ code: 'dead-link', line: source.split('/nowhere')[0]?.split('\n').length })
  }
})

test('a mistake in two pages is told of one when it is mended in the other', () => {
  const cache = createCache()
  const once = edit(fixture, 'title: Roofers in Louisville', 'title: Roofers of {facts.nothing}')
  const twice = edit(once, 'title: Roof Leaks', 'title: Roof Leaks of {facts.nothing}')
  const hints = [twice, once].map((source) => {
    cache.turn()
    const { problems } = checkPages(source, { ...options, cache })
    return problems.filter(({ code }) => code === 'unknown-token').map(({ hint }) => hint)
  })
  expect(hints[0]).toEqual([expect.stringMatching(/Also on line \d+\.$/)])
  expect(hints[1]).toEqual([expect.not.stringContaining('Also on line')])
})

/** Counts the values that are made. */
function counted(cache: Cache) {
  let made = 0
  const get: Cache['get'] = (key, make) =>
    cache.get(key, () => {
      made++
      return make()
    })
  const countIn = (source: string, more: Partial<typeof options> = {}) => {
    made = 0
    checkPages(source, { ...options, ...more, cache: { get } })
    return made
  }
  return countIn
}

test('a page is indexed again when it, what stands around the pages, a list of files or the date has changed', () => {
  const madeFor = counted(createCache())
  const all = 2
  expect(madeFor(fixture)).toBe(all)
  expect(madeFor(fixture)).toBe(0)
  expect(madeFor(edit(fixture, 'Water travels', 'Rain travels'))).toBe(1)
  expect(madeFor(fixture), 'both are known').toBe(0)
  const menus = edit(fixture, 'label: Leaks', 'label: Drips').replace('redirects:\n', 'redirects:\n  /older: /\n')
  expect(madeFor(menus), 'menus and old addresses').toBe(0)
  expect(madeFor(edit(fixture, 'within 24 hours', 'within 12 hours')), 'a fact').toBe(all)
  expect(madeFor(fixture, { images: [...options.images, 'new.jpg'] }), 'pictures').toBe(all)
  expect(madeFor(fixture, { today: '2031-01-01' }), 'the date, and the place of a fact that is due').toBe(all + 1)
  expect(madeFor(edit(fixture, 'brand: Oak Roofing', 'brand: "Oak')), 'a frame that cannot be read').toBe(0)
})

test('the place of a problem is looked up again when its page, or what was found in it, has changed', () => {
  const madeFor = counted(createCache())
  const dated = edit(fixture, 'Water travels', 'Until 2024-12-31 water travels')
  madeFor(dated)
  expect(madeFor(dated)).toBe(0)
  expect(madeFor(edit(dated, 'type: hero', 'type: hero # first')), 'another page, without a problem').toBe(1)
  expect(madeFor(edit(dated, 'title: Roof Leaks', 'title: Leaks')), 'the page and the place').toBe(2)
})

test('pages that read the same are compared again when one of them has changed', () => {
  const madeFor = counted(createCache())
  const twins = readTheSame(fixture)
  madeFor(twins)
  expect(madeFor(twins)).toBe(0)
  expect(madeFor(edit(twins, 'word7 ', 'word ')), 'the page, and how much of both reads the same').toBe(2)
})

test('a cache of this process forgets what two turns did not ask for', () => {
  const cache = createCache()
  let made = 0
  const ask = () => cache.get('key', () => ++made)
  expect([ask(), ask()]).toEqual([1, 1])
  cache.turn()
  expect(ask()).toBe(1)
  cache.turn()
  cache.turn()
  expect(ask()).toBe(2)
})

const unknown = () => 'made now'
/** What is known to the next process. */
const kept = (path: string, key: string) => openCache(path).get(key, unknown)

/** Asks for some keys in a process of its own. */
function processWith(path: string, ...keys: string[]) {
  const cache = openCache(path)
  for (const key of keys) cache.get(key, () => `made for ${key}`)
  cache.turn()
}

test('a kept cache drops what was left out when something new was made for the second time', () => {
  const path = newFile()
  processWith(path, 'old', 'used')
  processWith(path, 'used')
  processWith(path, 'used')
  processWith(path, 'used', 'new')
  expect(kept(path, 'old')).toBe('made for old')
  processWith(path, 'used', 'newer')
  expect(kept(path, 'old')).toBe('made now')
  expect(kept(path, 'used')).toBe('made for used')
  expect(kept(path, 'newer')).toBe('made for newer')
})

const harms: [what: string, harm: (path: string) => void][] = [
  ['holds something else', (path) => writeFileSync(path, 'no database at all'.repeat(100))],
  ['is cut off', (path) => truncateSync(path, readFileSync(path).length / 2)],
  ['has other tables', (path) => inDatabase(path, 'drop table kept; create table kept (more text)')],
  ['has a value that is cut off', (path) => inDatabase(path, 'update kept set value = substr(value, 1, 5)')],
  ['is gone', (path) => rmSync(path)],
]

function inDatabase(path: string, sql: string) {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

test.each(harms)('a kept cache whose file %s makes everything anew, and is whole the next time', (_, harm) => {
  const path = newFile()
  processWith(path, 'key')
  harm(path)
  expect(kept(path, 'key')).toBe('made now')
  processWith(path, 'key')
  expect(kept(path, 'key')).toBe('made for key')
})

test('a kept cache whose file is lost or spoilt while it is open goes on', () => {
  for (const [, harm] of harms) {
    const path = newFile()
    processWith(path, 'key')
    const cache = openCache(path)
    harm(path)
    cache.get('other', unknown)
    cache.turn()
    expect(cache.get('other', () => 'made again')).toBe('made now')
  }
})

test('a kept cache does without its file while another process has locked it, and leaves it as it is', () => {
  const path = newFile()
  processWith(path, 'key')
  const other = new DatabaseSync(path)
  other.exec('begin exclusive')
  expect(kept(path, 'key')).toBe('made now')
  processWith(path, 'other')
  other.close()
  expect(kept(path, 'key')).toBe('made for key')
})

test('a kept cache does without a file where there can be none', () => {
  const [aFolder, aFile] = [newFile(), newFile()]
  mkdirSync(aFolder)
  writeFileSync(aFile, '')
  for (const path of [aFolder, join(aFile, 'below')]) {
    processWith(path, 'key')
    expect(kept(path, 'key')).toBe('made now')
  }
})
