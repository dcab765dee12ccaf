/** Copying, removing and sharing what has YAML anchors, of which other places of the file speak by aliases. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'
import { surroundings } from './support/site.ts'

const source = `site:
  brand: Oak
pages:
  /:
    title: Home
    blocks:
      # The usual words.
      - type: cards
        heading: &words What we do
        items: &all
          - { title: &first One, text: *words }
      - &whole
        type: stats # as ever
        heading: *words
      - type: cards
        heading: *first
        items: *all # the same
  /about:
    title: *words
    blocks:
      - *whole
      - *whole
      - { type: cards, heading: *first, items: *all }
`
const around = () => ({ ...surroundings, today: '2026-01-01', starterOf: (type: string) => starterOf(type).text })
const after = (...operations: Operation[]) => applyOperations(source, operations, around()).source
const blocks = (text: string, route = '/') => parse(text).pages[route].blocks
const [cards, stats, more] = blocks(source)
const about = parse(source).pages['/about']

test('a copy says the same without the anchors, and what named them still names the first', () => {
  const copied = after({ do: 'duplicate', path: ['pages', '/', 'blocks', 0] })
  expect(blocks(copied)).toEqual([cards, cards, stats, more])
  expect(parse(copied).pages['/about']).toEqual(about)
  expect(copied).toContain(`        heading: What we do
        items:
          - { title: One, text: *words }
`)
  expect(blocks(after({ do: 'duplicate', path: ['pages', '/', 'blocks', 1] }))).toEqual([cards, stats, stats, more])
})

test('of what is removed the first alias becomes the value, with its name for the others', () => {
  const removed = after({ do: 'remove', path: ['pages', '/', 'blocks', 0] })
  expect(blocks(removed)).toEqual([stats, more])
  expect(parse(removed).pages['/about']).toEqual(about)
  expect(removed).toContain('heading: &words What we do')
  expect(removed).toContain('items: &all # the same\n')
  const whole = after({ do: 'remove', path: ['pages', '/', 'blocks', 1] })
  expect(blocks(whole)).toEqual([cards, more])
  expect(parse(whole).pages['/about']).toEqual(about)
  expect(whole).toContain('- *whole')
})

test('a page that others name can be removed and copied', () => {
  expect(
    parse(after({ do: 'remove', path: ['pages', '/'] }, { do: 'set', path: ['site', 'brand'], value: 'Elm' })),
  ).toEqual({ site: { brand: 'Elm' }, pages: { '/about': about } })
  const copied = after({ do: 'page', route: '/copy', copy: '/' })
  expect([blocks(copied, '/copy'), blocks(copied)]).toEqual([blocks(source), blocks(source)])
  expect(copied.match(/&words/g)).toHaveLength(1)
})

test('a shared section holds all that it says, and leaves to others what they name', () => {
  for (const index of [0, 1, 2]) {
    const shared = after({ do: 'share', path: ['pages', '/', 'blocks', index], name: 'ours' })
    const data = parse(shared)
    expect(data.shared).toEqual({ ours: blocks(source)[index] })
    expect(data.pages['/'].blocks).toEqual(blocks(source).with(index, { use: 'ours' }))
    expect(data.pages['/about']).toEqual(about)
    expect(shared.slice(shared.indexOf('shared:')).slice(0, shared.indexOf('pages:'))).not.toMatch(/&|[*]\w/)
  }
})

test('an alias right behind a quoted key and its colon is what it stands for, too', () => {
  const close = source.replace(
    '- { type: cards, heading: *first, items: *all }',
    '- { "type": cards, "heading":*first }',
  )
  const shared = parse(
    applyOperations(close, [{ do: 'share', path: ['pages', '/about', 'blocks', 2], name: 'ours' }]).source,
  )
  expect(shared.shared).toEqual({ ours: { type: 'cards', heading: 'One' } })
})

test('a name that means two things in one place, and a value that is taken in by "<<", are left alone', () => {
  const twice = 'list:\n  - [&a 1, &a 2]\nother: *a\n'
  expect(() => applyOperations(twice, [{ do: 'duplicate', path: ['list', 0] }])).toThrow(/uses an anchor/)
  const merged = 'list:\n  - &a { b: 1 }\n  - c\nother:\n  <<: *a\n'
  expect(() => applyOperations(merged, [{ do: 'remove', path: ['list', 0] }])).toThrow(/uses an anchor/)
})

test('a page that is moved before what it uses, or behind what uses its own, says the same as before', () => {
  for (const [route, to] of [
    ['/about', 0],
    ['/', 1],
  ] as const) {
    const moved = after({ do: 'move', path: ['pages', route], to })
    expect(Object.keys(parse(moved).pages)).toEqual(['/about', '/'])
    expect(parse(moved)).toEqual(parse(source))
    expect(moved).toContain('# The usual words.')
  }
})

test('a page that uses what stands above all pages, or in itself, is moved as it is written', () => {
  const own =
    'site: { brand: &name Oak }\npages:\n  /:\n    title: x\n  /about:\n    title: &t A\n    text: *t\n    name: *name\n'
  const { source: moved } = applyOperations(own, [{ do: 'move', path: ['pages', '/about'], to: 0 }])
  expect(moved).toContain('pages:\n  /about:\n    title: &t A\n    text: *t\n    name: *name\n  /:\n')
})
