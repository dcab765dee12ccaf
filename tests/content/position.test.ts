/** Where in the file a place of its data stands. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Path, Place } from '../../renderer/common/problem.ts'
import { readChunk } from '../../renderer/read/chunks.ts'
import { createLocator, findSpots } from '../../renderer/read/position.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import type { Chunk } from '../../renderer/read/split.ts'

const text = `site:
  brand: Oak
  empty:
  hours: [Monday, Tuesday]
pages:
  /:
    kind: home
    blocks:
      - type: faq
        heading: "  "
        items:
          - question: Do you climb?
            answer: We do, every day.
          - { question: Why? }
      - &shared
        type: cta
        title: Call us
        heading: Now
  /about:
    blocks:
      - *shared
forms:
  contact: { fields: [] }
`
const source = sourceText(text)
const locate = createLocator(source, findSpots)
const find = (place: Place) => locate([place]).get(place)
/** The words at a place. */
function at(place: Place): string | undefined {
  const found = find(place)
  return found && `${found.line} ${found.text.slice(found.column - 1, (found.endColumn ?? found.column) - 1)}`
}

describe('a place is', () => {
  test.each<[string, Place, string]>([
    ['a value', { path: ['site', 'brand'] }, '2 Oak'],
    ['an entry of a list', { path: ['site', 'hours', 1] }, '4 Tuesday'],
    ['the key of a list', { path: ['site', 'hours'] }, '4 hours'],
    ['the key of a group', { path: ['pages', '/', 'blocks'] }, '8 blocks'],
    ['the key of nothing', { path: ['site', 'empty'] }, '3 empty'],
    ['the key, where that is asked for', { path: ['site', 'brand'], key: true }, '2 brand'],
    ['a word of a value', { path: ['pages', '/', 'blocks', 0, 'items', 0, 'answer'], text: 'every' }, '13 every'],
    ['the value without the word', { path: ['site', 'brand'], text: 'Elm' }, '2 Oak'],
    ['the key above what is not there', { path: ['site', 'phone'] }, '1 site'],
    [
      'the entry above what is not there',
      { path: ['pages', '/', 'blocks', 0, 'items', 1, 'answer'] },
      '14 { question: Why? }',
    ],
    ['the key above an entry that is not there', { path: ['site', 'hours', 7] }, '4 hours'],
    ['the key of a text in which something is looked for', { path: ['site', 'brand', 'name'] }, '2 brand'],
    ['the address of a page', { path: ['pages', '/about'], key: true }, '19 /about'],
    ['behind the pages', { path: ['forms', 'contact', 'fields'] }, '23 fields'],
    ['in what an alias stands for', { path: ['pages', '/about', 'blocks', 0, 'title'] }, '17 Call us'],
    ['given by its offsets', { start: text.indexOf('Why?'), end: text.indexOf('Why?') + 4 }, '14 Why?'],
  ])('%s', (_, place, words) => expect(at(place)).toBe(words))

  test('the start of the file where it has no such part', () => {
    expect(find({ path: ['facts', 'a'] })).toMatchObject({ line: 1, column: 1 })
  })
})

test('the entries of lists on the way have the names by which an author knows them', () => {
  const labels = (...path: (string | number)[]) => [...(find({ path })?.labels ?? [])]
  expect(labels('pages', '/', 'blocks', 0, 'items', 0, 'answer')).toEqual([[5, 'Do you climb?']])
  expect(labels('pages', '/', 'blocks', 1, 'heading'), 'the most telling one').toEqual([[3, 'Call us']])
  expect(labels('pages', '/', 'blocks', 0, 'heading'), 'spaces are no name').toEqual([])
  expect(labels('site', 'hours', 1)).toEqual([])
  const { labels: none } = find({ start: 0, end: 1 }) ?? {}
  expect(none).toEqual(new Map())
})

test('a file that is cut into its pages has the same places', () => {
  const cut = sourceText(text.replace('- &shared\n', '-\n').replace('*shared', '{ type: cta }'))
  expect(cut.chunks.length).toBe(4)
  const found = createLocator(cut, findSpots)
  const lineOf = (...path: (string | number)[]) => {
    const place: Place = { path }
    const { line, column, endColumn } = found([place]).get(place) ?? {}
    return [line, column, endColumn]
  }
  expect(lineOf('site', 'brand')).toEqual([2, 10, 13])
  expect(lineOf('pages', '/', 'blocks', 0, 'items', 0, 'answer')).toEqual([13, 21, 38])
  expect(lineOf('pages', '/about', 'blocks')).toEqual([20, 5, 11])
  expect(lineOf('forms', 'contact', 'fields')).toEqual([23, 14, 20])
  expect(lineOf('forms')).toEqual([22, 1, 6])
  expect(lineOf('facts', 'a'), 'a part that is not there').toEqual([1, 1, 6])
  const place: Place = { path: ['pages', '/', 'blocks', 0, 'items', 0, 'answer'] }
  expect([...(found([place]).get(place)?.labels ?? [])]).toEqual([[5, 'Do you climb?']])
})

test.each(['label', 'title', 'heading', 'name', 'question', 'value'])('an entry is known by its %s', (key) => {
  const list = sourceText(`a:\n  - { ${key}: Words, other: text }\n`)
  const place: Place = { path: ['a', 0, 'other'] }
  expect([...(createLocator(list, findSpots)([place]).get(place)?.labels ?? [])]).toEqual([[1, 'Words']])
})

test('many places are found at once, each its own', () => {
  const places: Place[] = [
    { path: ['pages', '/about', 'blocks'] },
    { path: ['site', 'brand'] },
    { start: 0, end: 4 },
    { path: ['pages', '/', 'kind'] },
    { path: ['forms', 'contact'] },
  ]
  const found = locate(places)
  expect(places.map((place) => found.get(place)?.line)).toEqual([20, 2, 1, 7, 23])
})

test('of a key that stands twice the last one is shown, and of a page the first', () => {
  const twice = sourceText('site:\n  brand: Oak\n  brand: Elm\npages:\n  /:\n    kind: home\n  /:\n    kind: post\n')
  const [brand, kind]: Place[] = [{ path: ['site', 'brand'] }, { path: ['pages', '/', 'kind'] }]
  const found = createLocator(twice, findSpots)([brand as Place, kind as Place])
  expect([brand, kind].map((place) => found.get(place as Place)?.line)).toEqual([3, 6])
})

/** With a place in its sections the page is read whole. */
const alone = (chunk: Chunk, path: Path, more = {}) => findSpots(chunk, [{ path, ...more }])[0]
const inWhole = (chunk: Chunk, path: Path, more = {}) =>
  findSpots(chunk, [{ path, ...more }, { path: [path[0] ?? '', 'blocks'] }])[0]

describe('a page is read without its sections where that changes nothing:', () => {
  test.each(['tests/fixture/pages.yaml', ...globSync('starters/*/pages.yaml')])('in %s', (file) => {
    const pages = sourceText(readFileSync(file, 'utf8')).chunks.filter(({ route }) => route !== undefined)
    expect(pages.length).toBeGreaterThan(2)
    for (const chunk of pages) {
      const route = String(chunk.route)
      const fields = Object.keys(Object(Object(readChunk(chunk).data)[route]))
      const paths = [[route], ...fields.map((field) => [route, field]), [route, 'nothing'], [route, 'keywords', 1]]
      for (const path of paths) {
        expect(alone(chunk, path)).toEqual(inWhole(chunk, path))
        expect(alone(chunk, path, { key: true })).toEqual(inWhole(chunk, path, { key: true }))
      }
    }
  })

  test.each<[string, string]>([
    ['a field below them', 'blocks:\n      - { type: faq }\n    title: Below'],
    ['a text of several lines above them', 'title: >-\n      First\n\n      last\n\n    # Why\n\n    blocks: []'],
    ['a field written twice', 'title: Above\n    blocks: []\n    title: Below'],
    ['lines that end as in Windows', 'title: Above\r\n    blocks:\r\n    - { type: faq }\r'],
    ['a page in braces', '{ title: Above,\n      blocks: [] }'],
    ['no field', 'blocks: []'],
    ['words of them in a text', 'title: |\n      Some\n       blocks: of stone\n    blocks: []\n    kind: guide'],
  ])('with %s', (_, page) => {
    const chunk = { route: '/about', offset: 0, text: `  /about:\n    ${page}\n` }
    for (const path of [['/about'], ['/about', 'title'], ['/about', 'kind']]) {
      for (const more of [{}, { key: true }, { text: 'stone' }, { text: 'Below' }])
        expect(alone(chunk, path, more)).toEqual(inWhole(chunk, path, more))
    }
  })
})
