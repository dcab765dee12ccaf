/** Pages put in another order: their lines alone move, with the comments above them. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'

const moved = (source: string, operation: Operation) => applyOperations(source, [operation]).source

const pages = [
  '  # The first one.\n  /a: # a\n    title: A\n    text: |+\n      kept\n\n',
  '\n  /b: { title: B }\n',
  '\n  # ---- More ----\n\n',
  '  # Of c.\n  /c:\n    title: C\n',
]
const site = (...of: string[]) => `site:\n  brand: Oak\npages:\n${of.join('')}redirects:\n  /d: /a\n`
const close = ['  /a:\n    title: A\n', '  # Of b.\n  /b:\n    title: B\n']
test.each(['\n', '\r\n'])(
  'a page moves with its comments and the lines of no other, where lines end with %j',
  (newline) => {
    const move = (route: string, to: number) =>
      moved(site(...pages).replaceAll('\n', newline), { do: 'move', path: ['pages', route], to })
    expect(move('/b', 2).replaceAll(newline, '\n')).toBe(
      site(pages[0] as string, pages[2] as string, pages[3] as string, pages[1] as string),
    )
    expect(Object.keys(parse(move('/c', 0)).pages)).toEqual(['/c', '/a', '/b'])
    expect(move('/c', 0).replaceAll(newline, '\n')).toContain('pages:\n  # Of c.\n  /c:\n    title: C\n')
    expect(parse(move('/a', 2)).pages).toEqual(parse(site(...pages)).pages)
    expect(move('/a', 2).replaceAll(newline, '\n')).toContain('  # The first one.\n  /a: # a\n')
    expect(move('/a', 0).replaceAll(newline, '\n')).toBe(site(...pages))
  },
)
test('a page moves also where no empty line is between them, and of two of which one is empty', () => {
  const [a, b] = close as [string, string]
  expect(moved(site(a, b), { do: 'move', path: ['pages', '/b'], to: 0 })).toBe(site(b, a))
  expect(moved(site(a, b), { do: 'move', path: ['pages', '/a'], to: 1 })).toBe(site(b, a))
  const apart = (one: string, two: string) => site(one, '\n', two)
  expect(moved(apart(a, b), { do: 'move', path: ['pages', '/b'], to: 0 })).toBe(apart(b, a))
  expect(moved(apart(a, b), { do: 'move', path: ['pages', '/a'], to: 1 })).toBe(apart(b, a))
})
test('a page moves in braces', () => {
  const move = { do: 'move', path: ['pages', '/b'], to: 0 } as const
  expect(moved('pages: { /a: { title: A }, /b: { title: B } }\n', move)).toBe(
    'pages: { /b: { title: B }, /a: { title: A } }\n',
  )
})
test('a page moves to no place that is none', () => {
  expect(() => moved(site(...pages), { do: 'move', path: ['pages', '/b'], to: 3 })).toThrow(/no place 3/)
  expect(() => moved(site(...pages), { do: 'move', path: ['pages', '/x'], to: 0 })).toThrow(/Cannot find the page/)
})
