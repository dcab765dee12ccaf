import { expect, test } from 'vitest'
import { checkPages } from '../../renderer/content/index.ts'
import { createMemory } from '../../renderer/content/memory.ts'
import { edit, fixture, options } from './fixture.ts'

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

test('checkPages() reads no page again that has not changed', () => {
  const kept = createMemory()
  const asked: string[] = []
  const memory = {
    get: kept.get,
    set: (...entry: Parameters<typeof kept.set>) => asked.push(entry[0]) && kept.set(...entry),
  }
  checkPages(fixture, { ...options, memory })
  expect(asked).toHaveLength(2)
  checkPages(edit(fixture, 'title: Roof Leaks', 'title: Leaks'), { ...options, memory })
  expect(asked).toHaveLength(3)
})
