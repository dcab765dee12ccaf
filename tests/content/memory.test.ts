import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPages } from '../../renderer/content/index.ts'
import { readText } from '../../renderer/content/layout.ts'
import { createMemory } from '../../renderer/content/memory.ts'
import { openMemoryIn } from '../../renderer/content/memory-file.ts'
import type { Store } from '../../renderer/content/store.ts'
import { edit, fixture, options } from './fixture.ts'

/** Both pages with the same long text. */
function readTheSame(source: string): string {
  const words = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ')
  const block = `      - { type: prose, heading: Much to read, text: ${words} }\n`
  const [leaks, home] = ['      - type: cards\n        id: causes', '      - type: stats\n']
  return edit(edit(source, leaks, block + leaks), home, block + home)
}

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
  ['an old name', (source) => source.replace('actions:', 'buttons:')],
]

test.each(edits)('checkPages() says the same with and without memory of the pages: %s', (_, change) => {
  const memory = createMemory()
  for (const source of [fixture, change(fixture), fixture, change(fixture)]) {
    memory.turn()
    const warm = checkPages(source, { ...options, memory })
    const cold = checkPages(source, { ...options, memory: createMemory() })
    expect(warm.problems).toEqual(cold.problems)
    expect(JSON.stringify(warm.site)).toBe(JSON.stringify(cold.site))
  }
})

test('a dead link that was moved is shown in its new place', () => {
  const memory = createMemory()
  const cards = '      - type: cards\n        id: causes'
  const block = (text: string) => `      - { type: prose, heading: More, text: "${text}" }\n`
  const texts = ['[More](/nowhere)', 'Nothing.'].map(block)
  for (const blocks of [texts, texts.toReversed()]) {
    const source = edit(fixture, cards, blocks.join('') + cards)
    const [link] = checkPages(source, { ...options, memory }).problems
    expect(link).toMatchObject({ code: 'dead-link', line: source.split('/nowhere')[0]?.split('\n').length })
  }
})

test('a mistake in two pages is told of one when it is mended in the other', () => {
  const memory = createMemory()
  const once = edit(fixture, 'title: Roofers in Louisville', 'title: Roofers of {facts.nothing}')
  const twice = edit(once, 'title: Roof Leaks', 'title: Roof Leaks of {facts.nothing}')
  const hints = [twice, once].map((source) => {
    memory.turn()
    const { problems } = checkPages(source, { ...options, memory })
    return problems.filter(({ code }) => code === 'unknown-token').map(({ hint }) => hint)
  })
  expect(hints[0]).toEqual([expect.stringMatching(/Also on line \d+\.$/)])
  expect(hints[1]).toEqual([expect.not.stringContaining('Also on line')])
})

test.each(edits)('the memory on the disk changes nothing, whole or cut off: %s', async (_, change) => {
  const folder = await mkdtemp(join(tmpdir(), 'memory-'))
  const check = async (source: string) => {
    const memory = await openMemoryIn(folder)
    const text = readText(new TextEncoder().encode(source), memory.layout)
    const { problems } = checkPages(text, { ...options, memory })
    await memory.save(text.layout)
    return problems
  }
  for (const source of [fixture, change(fixture), fixture, change(fixture)]) {
    expect(await check(source)).toEqual(checkPages(source, { ...options, memory: createMemory() }).problems)
  }
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    const lines = text.split('\n').map((line) => line.slice(0, (line.length * 2) / 3))
    await writeFile(join(folder, name), lines.join('\n'))
  }
  expect(await check(fixture)).toEqual([])
  await rm(folder, { recursive: true })
})

test('the memory may be deleted while it is in use', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memory-'))
  const memory = await openMemoryIn(folder)
  for (const source of [fixture, edit(fixture, 'Water travels', 'Rain travels')]) {
    expect(checkPages(source, { ...options, memory }).problems).toEqual([])
    await memory.save()
    await rm(folder, { recursive: true })
  }
})

test('checkPages() reads no page again that has not changed, and judges anew only what an edit touches', () => {
  const memory = createMemory()
  const set = { records: 0, findings: 0 }
  const counted = <Value>(what: keyof typeof set, store: Store<Value>): Store<Value> => ({
    get: store.get,
    set(key, value) {
      set[what]++
      store.set(key, value)
    },
  })
  const watched = { records: counted('records', memory.records), findings: counted('findings', memory.findings) }
  checkPages(fixture, { ...options, memory: watched })
  const { findings } = set
  expect(set).toEqual({ records: 2, findings: expect.any(Number) })
  expect(findings).toBeGreaterThan(0)
  checkPages(edit(fixture, 'Water travels', 'Rain travels'), { ...options, memory: watched })
  expect(set).toEqual({ records: 3, findings })
  checkPages(edit(fixture, 'title: Roof Leaks', 'title: Leaks'), { ...options, memory: watched })
  expect(set, 'titles and descriptions').toEqual({ records: 4, findings: findings + 1 })
  checkPages(edit(fixture, 'title: Roof Leaks', 'title: Roof Leaks\n    noindex: true'), {
    ...options,
    memory: watched,
  })
  expect(set, 'everything else').toEqual({ records: 5, findings: 2 * findings })
  const menus = edit(fixture, 'label: Leaks', 'label: Drips').replace('redirects:\n', 'redirects:\n  /older: /\n')
  checkPages(menus, { ...options, memory: watched })
  expect(set, 'menus and old addresses').toEqual({ records: 5, findings: 3 * findings })
  checkPages(edit(fixture, 'within 24 hours', 'within 12 hours'), { ...options, memory: watched })
  expect(set, 'facts').toEqual({ records: 7, findings: 4 * findings })
})

test('checkPages() knows the pages of a file that was read as a whole when it is read by its parts', () => {
  const memory = createMemory()
  const bytes = (source: string) => new TextEncoder().encode(source)
  // A letter outside Latin-1 anywhere in a text has V8 keep all of it in another way.
  const source = edit(fixture, 'Water travels', 'Water – “travels”')
  const { layout } = readText(bytes(source))
  checkPages(readText(bytes(source)), { ...options, memory })
  const anew: string[] = []
  const records: typeof memory.records = {
    get: memory.records.get,
    set(key, value) {
      anew.push(key)
      memory.records.set(key, value)
    },
  }
  const after = readText(bytes(edit(source, 'title: Roof Leaks', 'title: Leaks')), layout)
  checkPages(after, { ...options, memory: { ...memory, records } })
  expect(anew).toHaveLength(1)
})
