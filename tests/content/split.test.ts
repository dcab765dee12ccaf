/** How the text of a file is cut into what stands around the pages, and each page. */
import { describe, expect, test } from 'vitest'
import { firstByRoute, splitPages } from '../../renderer/read/split.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

const small = 'site:\n  brand: Oak\npages:\n  /:\n    kind: home\n  /about:\n    kind: guide\nforms:\n  a: {}\n'
const routesOf = (source: string, acrossAnchors = false) => splitPages(source, acrossAnchors).map(({ route }) => route)

test('all parts together are the text, each at its place', () => {
  const chunks = splitPages(small)
  expect(chunks.map(({ text }) => text).join('')).toBe(small)
  for (const { offset, text } of chunks) expect(small.slice(offset, offset + text.length)).toBe(text)
  expect(routesOf(small)).toEqual([undefined, '/', '/about', undefined])
})

describe('of two pages with one address', () => {
  const twice = `${fixture}  /roof-leaks:\n    kind: guide\n    title: Another\n`

  test('the first is the one that is meant', () => {
    const chunks = splitPages(twice)
    expect(firstByRoute(chunks).get('/roof-leaks')?.text).toContain('title: Roof Leaks')
    expect([...firstByRoute(chunks).keys()]).toEqual(['/', '/roof-leaks'])
  })

  test('what is wrong in the first is said at its own line', () => {
    const wrong = edit(twice, '    title: Roof Leaks\n', '    titel: Roof Leaks\n')
    const line = wrong.slice(0, wrong.indexOf('titel')).split('\n').length
    expect(problemsOf(wrong).map(({ code, line }) => `${code}:${line}`)).toContain(`unknown-key:${line}`)
  })
})
