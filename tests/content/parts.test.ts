import { describe, expect, test } from 'vitest'
import { formOf } from '../../renderer/check/messages/patterns.ts'
import { nearest, suggestion } from '../../renderer/common/nearest.ts'
import { fillTokens, unknownTokens } from '../../renderer/expand/tokens.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { splitPages } from '../../renderer/read/split.ts'
import { schemaAt } from '../../renderer/schema/schema-at.ts'
import { allSchemas, schemaOf } from '../../renderer/schema/schemas.ts'
import { fixture } from './fixture.ts'

describe('splitPages()', () => {
  test('cuts the text into pieces that make it up again', () => {
    const chunks = splitPages(fixture)
    expect(chunks.map(({ route }) => route)).toEqual([undefined, '/', '/roof-leaks'])
    expect(chunks.map(({ text }) => text).join('')).toBe(fixture)
    for (const { offset, text } of chunks) expect(fixture.startsWith(text, offset)).toBe(true)
  })

  test('leaves comments, blank lines and block texts with the page in which they stand', () => {
    const source = 'pages:\n  # first\n  /a:\n    x: |\n      /b:\n\n# far left\n    y: 1\n  "/c": {}\nsite: {}\n'
    const chunks = splitPages(source)
    expect(chunks.map(({ route }) => route)).toEqual([undefined, '/a', '/c', undefined])
  })

  test('keeps the whole together when an alias reaches across pages', () => {
    expect(splitPages('pages:\n  /a: &a { x: 1 }\n  /b: *a\n')).toHaveLength(1)
    expect(splitPages('pages:\n  /a: { x: 1 } # & more *stars*\n  /b: { x: 1 }\n')).toHaveLength(3)
    expect(splitPages('pages:\n  /a: { x: &a 1, y: *a }\n  /b: { x: &a 2, y: *a }\n')).toHaveLength(3)
    expect(splitPages('pages:\n  /a: { x: &a 1 }\n  /b: { y: *a, x: &a 2 }\n')).toHaveLength(1)
  })
})

test('parse() reads what yaml reads from the whole text', async () => {
  const { parse: whole } = await import('yaml')
  expect(parse(sourceText(fixture)).data).toEqual(whole(fixture))
})

describe('nearest()', () => {
  test.each([
    ['stast', ['stats', 'steps'], 'stats'],
    ['falme', ['file', 'fame-less', 'flame'], 'flame'],
    ['page_hero', ['page-hero', 'hero'], 'page-hero'],
    ['slideshow', ['stats', 'steps'], undefined],
    ['a', ['b', 'c'], undefined],
  ])('finds for %j in %j %j', (written, names, expected) => {
    expect(nearest(written, names)).toBe(expected)
  })

  test('says nothing when nothing is near', () => {
    expect(suggestion('slideshow', ['stats'])).toEqual([])
  })
})

describe('tokens', () => {
  const tokens = new Map([
    ['phone', '555'],
    ['facts.time', '{phone}'],
  ])

  test('are filled once, and only where they are known', () => {
    expect(fillTokens('{phone} {facts.time} {zip} {}', tokens, ['zip'])).toBe('555 {phone} {zip} {}')
    expect(unknownTokens('{phone} {zip} {nope}', tokens, ['zip'])).toEqual(['nope'])
  })
})

describe('the schemas', () => {
  test("describe a field by the section's own words before the shared ones", () => {
    const cards = schemaOf('sections/cards')
    expect(schemaAt(cards, ['items', 0, 'link', 'href'])?.reference).toBe('link')
    expect(schemaAt(cards, ['heading'])?.description).toBe(
      'The heading of the section, shown as a second-level heading.',
    )
  })

  test('have words for each of their patterns', () => {
    const patterns = [...JSON.stringify([...allSchemas().values()]).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)]
    const unnamed = patterns
      .map((match) => String(JSON.parse(String(match[1]))))
      .filter((pattern) => formOf(pattern, {}) === undefined)
    expect(unnamed).toEqual([])
  })
})
