/** What the search of the studio finds, and what it leaves alone. */
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { draftOf } from '../../studio/draft/draft.ts'
import { finderOf, type Sought, withWords } from '../../studio/edit/found-words.ts'
import { createDraftReader } from '../../studio/server/draft-data.ts'
import { findWords, replaceWords, soughtIn } from '../../studio/server/find.ts'
import { surroundings } from './support/site.ts'

const sought = (words: string, more: Partial<Sought> = {}): Sought => ({
  words,
  matchCase: false,
  wholeWords: false,
  ...more,
})
const found = (text: string, words: string, more?: Partial<Sought>) =>
  finderOf(sought(words, more))(text).map(({ start, end }) => text.slice(start, end))

describe('words in a text', () => {
  test('are found whatever their case, unless it matters, and within others, unless they are to be whole', () => {
    expect(found('Roof, roofer, ROOF', 'roof')).toEqual(['Roof', 'roof', 'ROOF'])
    expect(found('Roof, roofer, ROOF', 'roof', { matchCase: true })).toEqual(['roof'])
    expect(found('Roof, roofer, roof_2, Proof', 'roof', { wholeWords: true })).toEqual(['Roof'])
    expect(found('Öl und Ölöfen', 'öl', { wholeWords: true })).toEqual(['Öl'])
  })

  test('are found over the end of a line, and with apostrophes of either form', () => {
    expect(found('we  do\nit’s here', "do it's")).toEqual(['do\nit’s'])
    expect(found('a.b (c) a+b', 'a.b')).toEqual(['a.b'])
    expect(found('a.b (c)', '(c)')).toEqual(['(c)'])
  })

  test('are left alone in tokens and in the addresses of links and pictures', () => {
    expect(found('{facts.roof} {roof} roof {a roof}', 'roof')).toEqual(['roof', 'roof'])
    expect(found('[roof](/roof "roof") ![roof](roof.jpg) roof', 'roof')).toEqual(['roof', 'roof', 'roof'])
    expect(found('[a](/x_(roof)_y) <https://roof.example> https://roof.example/x roof', 'roof')).toEqual(['roof'])
    expect(found('[roof]\n\n[roof]: /roof\n', 'roof')).toEqual(['roof'])
    expect(found('facts. a', 'facts')).toEqual(['facts'])
  })

  test('give way to others where they stand', () => {
    const text = 'Roof and roof'
    expect(withWords(text, finderOf(sought('roof'))(text), 'deck')).toBe('deck and deck')
  })
})

const file = `site:
  brand: Roof Works
  url: https://roof.example
  phone: "555"
facts:
  reach: { value: every roof in town, source: the roof book }
navigation:
  header: [{ label: Roof, href: /roof }]
forms:
  quote:
    endpoint: /roof
    payload: { kind: roof }
    fields: [{ name: roof, label: Your roof, options: [{ value: roof, label: A roof }] }]
shared:
  more: { type: prose, text: One roof for all }
data:
  area:
    items:
      - { slug: roof, name: Roof Park, icon: roof, link: /roof, picture: roof.jpg }
pages:
  # roof
  /roof:
    kind: guide
    title: The roof # roof
    blocks:
      - type: hero
        id: roof
        heading: A roof
        image: { src: roof.jpg, alt: A roof seen from below }
        actions: [{ label: See the roof, href: "#roof" }]
      - { type: prose, text: "See [the roof](/roof) and {facts.reach}, and the roof." }
  /{area.slug}:
    kind: guide
    title: Roof in {area.name}
    blocks: []
`
const read = createDraftReader()
const places = (words: string) =>
  findWords(read(file), sought(words)).hits.map(({ path, words: own }) => `${path.join(' ')}: ${own}`)

test('words are found in texts that are read, wherever they are written, and in nothing that leads somewhere', () => {
  expect(places('roof')).toEqual([
    'pages /roof title: roof',
    'pages /roof blocks 0 heading: roof',
    'pages /roof blocks 0 image alt: roof',
    'pages /roof blocks 0 actions 0 label: roof',
    'pages /roof blocks 1 text: roof',
    'pages /roof blocks 1 text: roof',
    'pages /{area.slug} title: Roof',
    'site brand: Roof',
    'facts reach value: roof',
    'navigation header 0 label: Roof',
    'forms quote fields 0 label: roof',
    'forms quote fields 0 options 0 label: roof',
    'shared more text: roof',
    'data area items 0 name: Roof',
  ])
  expect(places('reach')).toEqual([])
})

test('each place comes with what stands around it, and is counted for its page', () => {
  const { hits, count, counts } = findWords(read(file), sought('roof'))
  expect(hits[4]).toMatchObject({
    before: 'See [the ',
    words: 'roof',
    after: '](/roof) and {facts.reach}, and the roof…',
  })
  expect(count).toBe(14)
  expect(counts.slice(0, 3)).toEqual([
    { part: ['pages', '/roof'], count: 6, route: '/roof' },
    { part: ['pages', '/{area.slug}'], count: 1, route: '/{area.slug}' },
    { part: ['site'], count: 1 },
  ])
})

test('nothing is found for no words, and too many are refused', () => {
  expect(findWords(read(file), sought('')).count).toBe(0)
  expect(() => soughtIn(new Map([['words', 'a'.repeat(201)]]))).toThrow(/200 letters/)
})

describe('other words in their place', () => {
  const draft = () => draftOf('pages.yaml', file, () => ({ ...surroundings, today: '2026-01-01', starterOf: () => '' }))
  const replaced = (path: (string | number)[], start?: number) => {
    const own = draft()
    const where = { path, ...(start !== undefined && { start }) }
    const { change } = replaceWords(own, read(file), sought('roof'), { by: 'owner', words: 'deck', where })
    return { own, change, data: parse(own.source()) }
  }

  test('are one step, which leaves addresses, names, comments and all other lines as they are', () => {
    const { own, change, data } = replaced([])
    expect(own.source()).toContain('  # roof\n  /roof:\n    kind: guide\n    title: The deck # roof\n')
    expect(data.pages['/roof'].blocks[1].text).toBe('See [the deck](/roof) and {facts.reach}, and the deck.')
    expect(data.data.area.items[0]).toEqual({
      slug: 'roof',
      name: 'deck Park',
      icon: 'roof',
      link: '/roof',
      picture: 'roof.jpg',
    })
    expect(data.forms.quote.fields[0]).toMatchObject({ name: 'roof', options: [{ value: 'roof', label: 'A deck' }] })
    expect(change.words).toMatchObject({ id: 'change.replaced', values: { from: 'roof', to: 'deck' } })
    own.undo()
    expect([own.source(), own.canUndo()]).toEqual([file, false])
  })

  test('stand on one page alone, or in one place alone', () => {
    const onPage = replaced(['pages', '/roof']).data
    expect([onPage.site.brand, onPage.pages['/roof'].title]).toEqual(['Roof Works', 'The deck'])
    const [, second] = findWords(read(file), sought('roof')).hits.filter(({ path }) => path.at(-1) === 'text')
    const once = replaced(second?.path as string[], second?.start).data
    expect(once.pages['/roof'].blocks[1].text).toBe('See [the roof](/roof) and {facts.reach}, and the deck.')
  })

  test('are refused where somebody else was faster', () => {
    expect(() => replaced(['pages', '/roof', 'title'], 5)).toThrow(/any more/)
  })
})
