import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import { fileSchemas } from '../../studio/edit/operations/lookup.ts'
import { type Operation, readOperations } from '../../studio/edit/operations/operation.ts'
import { applied, Unmade } from '../../studio/edit/operations/plain.ts'
import type { NodeOperation } from '../../studio/edit/operations/steps-of.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

/** A file whose lines are given, after an operation, as lines. */
const after = (lines: string, ...operations: Operation[]) => applyOperations(lines, operations).source

const long =
  'A text that is far too long for one line, so that it has to stand below its key, folded as the others in the file are, word by word.'

interface Row {
  what: string
  before: string
  operation: Operation
  after: string
}

const rows: Row[] = [
  {
    what: 'a word, with the comment behind it',
    before: 'site:\n  brand: Oak  # the name\n  phone: 555\n',
    operation: { do: 'set', path: ['site', 'brand'], value: 'Elm' },
    after: 'site:\n  brand: Elm  # the name\n  phone: 555\n',
  },
  {
    what: 'a text in quotes, which keeps them',
    before: "site:\n  zip: \"40217\"\n  'tag': 'it''s'\n",
    operation: { do: 'set', path: ['site', 'zip'], value: '40218' },
    after: "site:\n  zip: \"40218\"\n  'tag': 'it''s'\n",
  },
  {
    what: 'an empty text, whose quotes say nothing of what comes next',
    before: 'image: { src: a.jpg, alt: "" }\n',
    operation: { do: 'set', path: ['image', 'alt'], value: 'A bench' },
    after: 'image: { src: a.jpg, alt: A bench }\n',
  },
  {
    what: 'a text whose quotes were needed, by one that needs none',
    before: 'items:\n  - { label: "New: Entry", text: "a, b" }\n  - "New: Entry" # so\n',
    operation: { do: 'set', path: ['items', 0, 'label'], value: 'Wed evening' },
    after: 'items:\n  - { label: Wed evening, text: "a, b" }\n  - "New: Entry" # so\n',
  },
  {
    what: 'such a text that is not in braces',
    before: 'items:\n  - "New: Entry" # so\n',
    operation: { do: 'set', path: ['items', 0], value: 'Wed evening' },
    after: 'items:\n  - Wed evening # so\n',
  },
  {
    what: 'a text whose quotes were needed, by one that needs them too',
    before: "items:\n  - { label: 'One: it''s' }\n",
    operation: { do: 'set', path: ['items', 0, 'label'], value: "Two: it's" },
    after: "items:\n  - { label: 'Two: it''s' }\n",
  },
  {
    what: 'a key in quotes',
    before: "site:\n  \"tag\": 'it''s' # so\n",
    operation: { do: 'set', path: ['site', 'tag'], value: "that's" },
    after: "site:\n  \"tag\": 'that''s' # so\n",
  },
  {
    what: 'a word that becomes long: it goes below its key, and the comment stays',
    before: 'site:\n  text: Short # why\n  next: 1\n',
    operation: { do: 'set', path: ['site', 'text'], value: long },
    after:
      'site:\n  text: >- # why\n    A text that is far too long for one line, so that it has to stand below its key, folded as the others in the file\n    are, word by word.\n  next: 1\n',
  },
  {
    what: 'a word in the middle of a folded text: lines after the one where a line ends as before stay',
    before: 'a:\n  text: >- # why\n    one two three\n    four five six\n    seven eight\n    nine ten\n',
    operation: { do: 'set', path: ['a', 'text'], value: 'one two three four 5 six seven eight nine ten' },
    after: 'a:\n  text: >- # why\n    one two three\n    four 5 six\n    seven eight\n    nine ten\n',
  },
  {
    what: 'a word of a folded text whose lines were broken by hand: the others stay',
    before:
      'a:\n  text: >-\n    Folded,\n    by hand, and not where lines are full,\n    so that\n    it reads well.\n',
    operation: {
      do: 'set',
      path: ['a', 'text'],
      value: 'Folded, by hand and not where lines are full, so that it reads well.',
    },
    after: 'a:\n  text: >-\n    Folded,\n    by hand and not where lines are full,\n    so that\n    it reads well.\n',
  },
  {
    what: 'a word of a folded text with an uneven line further down, which stays',
    before: `a:\n  text: >-\n    one two three four five\n    six seven eight nine ten\n    eleven\n\n    ${'new paragraph '.repeat(2).trim()}\n  b: 1\n`,
    operation: {
      do: 'set',
      path: ['a', 'text'],
      value: 'one 2 three four five six seven eight nine ten eleven\nnew paragraph new paragraph',
    },
    after: `a:\n  text: >-\n    one 2 three four five\n    six seven eight nine ten\n    eleven\n\n    ${'new paragraph '.repeat(2).trim()}\n  b: 1\n`,
  },
  {
    what: 'a text with lines keeps its lines',
    before: 'a:\n  text: |\n    # Heading\n\n    - one\n    - two\n  b: 1\n',
    operation: { do: 'set', path: ['a', 'text'], value: '# Heading\n\n- one\n- three\n' },
    after: 'a:\n  text: |\n    # Heading\n\n    - one\n    - three\n  b: 1\n',
  },
  {
    what: 'a text with "|2", which keeps its depth',
    before: 'a:\n  text: |2\n      in\n    out\n  b: 1\n',
    operation: { do: 'set', path: ['a', 'text'], value: '  in\nand out\n' },
    after: 'a:\n  text: |2\n      in\n    and out\n  b: 1\n',
  },
  {
    what: 'a text over several lines into a list in brackets',
    before: 'a:\n  list: [one, two] # both\n',
    operation: { do: 'set', path: ['a', 'list', 1], value: 'two\nlines' },
    after: 'a:\n  list: [one, "two\\nlines"] # both\n',
  },
  {
    what: 'a text with an end of line that its lines cannot hold: it is quoted',
    before: 'a:\n  text: >-\n    Folded\n  b: 1\n',
    operation: { do: 'set', path: ['a', 'text'], value: ' starts with a space' },
    after: 'a:\n  text: |2-\n     starts with a space\n  b: 1\n',
  },
  {
    what: 'nothing, where a key has no value',
    before: 'a:\n  b: # nothing yet\n  c: 1\n',
    operation: { do: 'set', path: ['a', 'b'], value: 'x' },
    after: 'a:\n  b: x # nothing yet\n  c: 1\n',
  },
  {
    what: 'a new key, where the schema has it',
    before: 'pages:\n  /:\n    kind: home\n    description: What it offers\n    blocks: []\n',
    operation: { do: 'set', path: ['pages', '/', 'title'], value: 'Home' },
    after: 'pages:\n  /:\n    kind: home\n    title: Home\n    description: What it offers\n    blocks: []\n',
  },
  {
    what: 'a key in groups that are missing',
    before: 'site:\n  brand: Oak\n',
    operation: { do: 'set', path: ['site', 'address', 'street'], value: '1 Main Street' },
    after: 'site:\n  brand: Oak\n  address: { street: 1 Main Street }\n',
  },
  {
    what: 'an item, with the comments above it',
    before: 'a:\n  # all\n\n  # one\n  - x # first\n  # two\n  - y\n',
    operation: { do: 'remove', path: ['a', 0] },
    after: 'a:\n  # all\n\n  # two\n  - y\n',
  },
  {
    what: 'an item before which a comment stands that belongs to none',
    before: 'a:\n  - x\n\n  # a group of its own\n\n  - y\n  - z\n',
    operation: { do: 'remove', path: ['a', 1] },
    after: 'a:\n  - x\n\n  # a group of its own\n\n  - z\n',
  },
  {
    what: 'the last item, before which a comment stands that belongs to none',
    before: 'a:\n  - x\n\n  # a group of its own\n\n  - y\nb: 1\n',
    operation: { do: 'remove', path: ['a', 1] },
    after: 'a:\n  - x\n\n  # a group of its own\nb: 1\n',
  },
  {
    what: 'the last item of a list that may be left out',
    before: 'pages:\n  /:\n    keywords:\n      - one\n    title: Home\n',
    operation: { do: 'remove', path: ['pages', '/', 'keywords', 0] },
    after: 'pages:\n  /:\n    title: Home\n',
  },
  {
    what: 'the last item of a list that the schema demands',
    before: 'pages:\n  /:\n    title: Home\n    blocks:\n      - use: x\n',
    operation: { do: 'remove', path: ['pages', '/', 'blocks', 0] },
    after: 'pages:\n  /:\n    title: Home\n    blocks: []\n',
  },
  {
    what: 'an item of a list that is not indented',
    before: 'a:\n  list:\n  - x\n  - y: 1\n    z: 2\n  b: 1\n',
    operation: { do: 'insert', path: ['a', 'list', 2], value: { y: 3 } },
    after: 'a:\n  list:\n  - x\n  - y: 1\n    z: 2\n  - y: 3\n  b: 1\n',
  },
  {
    what: 'an item after one whose dash stands alone',
    before: 'a:\n  -\n    x: 1\n  -\n    x: 2 # second\n',
    operation: { do: 'duplicate', path: ['a', 1] },
    after: 'a:\n  -\n    x: 1\n  -\n    x: 2 # second\n  -\n    x: 2 # second\n',
  },
  {
    what: 'an item among items in braces, which is written like them',
    before: 'a:\n  - { x: 1, y: b }\n  - { x: 2, y: c }\n',
    operation: { do: 'insert', path: ['a', 1], value: { x: 3, y: 'd: e' } },
    after: 'a:\n  - { x: 1, y: b }\n  - { x: 3, y: "d: e" }\n  - { x: 2, y: c }\n',
  },
  {
    what: 'an item among items with empty lines between them',
    before: 'a:\n  - x: 1\n\n  - x: 2\n\nb: 1\n',
    operation: { do: 'insert', path: ['a', 2], value: { x: 3 } },
    after: 'a:\n  - x: 1\n\n  - x: 2\n\n  - x: 3\n\nb: 1\n',
  },
  {
    what: 'an item with its comments to another place',
    before: 'a:\n  # one\n  - x: 1 # a\n  # two\n  - x: 2\n  - y # b\n',
    operation: { do: 'move', path: ['a', 0], to: 2 },
    after: 'a:\n  # two\n  - x: 2\n  - y # b\n  # one\n  - x: 1 # a\n',
  },
  {
    what: 'an item of a list in brackets with comments',
    before: 'a: [\n  x, # one\n  # two\n  y,\n  z # three\n  ]\n',
    operation: { do: 'move', path: ['a', 2], to: 0 },
    after: 'a: [\n  z, # three\n  x, # one\n  # two\n  y\n  ]\n',
  },
  {
    what: 'an item behind the last one in brackets',
    before: 'a: [\n  x, # one\n  y # two\n  ]\n',
    operation: { do: 'insert', path: ['a', 2], value: 'z' },
    after: 'a: [\n  x, # one\n  y, # two\n  z\n  ]\n',
  },
  {
    what: 'an item behind a text that keeps its empty lines',
    before: 'a:\n  - |+\n    x\n\n  - y\n\nb: 1\n',
    operation: { do: 'move', path: ['a', 0], to: 1 },
    after: 'a:\n  - y\n  - |+\n    x\n\nb: 1\n',
  },
  {
    what: 'a file with CRLF',
    before: 'a:\r\n  b: x # c\r\n  d:\r\n    - y\r\n',
    operation: { do: 'insert', path: ['a', 'd', 1], value: { e: 1, f: [long] } },
    after: `a:\r\n  b: x # c\r\n  d:\r\n    - y\r\n    - e: 1\r\n      f:\r\n        - >-\r\n          A text that is far too long for one line, so that it has to stand below its key, folded as the others in the\r\n          file are, word by word.\r\n`,
  },
  {
    what: 'a file without a line break at its end',
    before: 'a:\n  - x\n  - y',
    operation: { do: 'insert', path: ['a', 2], value: 'z' },
    after: 'a:\n  - x\n  - y\n  - z',
  },
  {
    what: 'the last item of a file without a line break at its end',
    before: 'a:\n  - x\n  - y',
    operation: { do: 'remove', path: ['a', 1] },
    after: 'a:\n  - x',
  },
  {
    what: 'the last item of such a file, behind a text that keeps its empty lines',
    before: 'a:\n  - |+\n    x\n\n  - y',
    operation: { do: 'remove', path: ['a', 1] },
    after: 'a:\n  - |+\n    x\n\n',
  },
  {
    what: 'a text that keeps its empty lines to the end of such a file',
    before: 'a:\n  - |+\n    x\n\n  - y',
    operation: { do: 'move', path: ['a', 0], to: 1 },
    after: 'a:\n  - y\n  - |+\n    x\n\n',
  },
  {
    what: 'the first key of an item, on the line of the dash',
    before: 'a:\n  - x: 1 # one\n    y: 2\n',
    operation: { do: 'remove', path: ['a', 0, 'x'] },
    after: 'a:\n  - y: 2\n',
  },
  {
    what: 'a name, with its quotes',
    before: 'facts:\n  "one": { value: 1 } # x\n',
    operation: { do: 'rename', path: ['facts', 'one'], key: 'two' },
    after: 'facts:\n  "two": { value: 1 } # x\n',
  },
  {
    what: 'a group set as a whole, of which one key differs',
    before: 'a:\n  - b: 1 # one\n    c: [x] # list\n    d: y\n',
    operation: { do: 'set', path: ['a', 0], value: { b: 1, c: ['x', 'z'], d: 'y' } },
    after: 'a:\n  - b: 1 # one\n    c: [x, z] # list\n    d: y\n',
  },
  {
    what: 'a page, with the comment above it',
    before:
      'pages:\n  /:\n    title: Home\n\n  # About.\n  /about:\n    title: About\n\n  # Last.\n  /last:\n    title: Last\n',
    operation: { do: 'remove', path: ['pages', '/about'] },
    after: 'pages:\n  /:\n    title: Home\n\n  # Last.\n  /last:\n    title: Last\n',
  },
  {
    what: 'a new page before another one',
    before: 'pages:\n  /:\n    title: Home\n\n  # Last.\n  /last:\n    title: Last\n    blocks:\n    - use: x\n',
    operation: {
      do: 'insert',
      path: ['pages', '/new'],
      value: { title: 'New', blocks: [{ use: 'y' }] },
      before: '/last',
    },
    after:
      'pages:\n  /:\n    title: Home\n\n  /new:\n    title: New\n    blocks:\n    - use: y\n\n  # Last.\n  /last:\n    title: Last\n    blocks:\n    - use: x\n',
  },
  {
    what: 'a part of the file that is missing, where the schema has it',
    before: 'site:\n  brand: Oak\n\npages:\n  /:\n    title: Home\n',
    operation: { do: 'set', path: ['redirects', '/old'], value: '/' },
    after: 'site:\n  brand: Oak\n\nredirects:\n  /old: /\n\npages:\n  /:\n    title: Home\n',
  },
  {
    what: 'the first page of a site',
    before: 'site:\n  brand: Oak\n\npages:\n',
    operation: { do: 'set', path: ['pages', '/', 'title'], value: 'Home' },
    after: 'site:\n  brand: Oak\n\npages:\n  /: { title: Home }\n',
  },
  {
    what: 'a bracket that closes in the column of its key, which one reader refuses',
    before: 'a:\n  b: [\n    x\n  ]\n',
    operation: { do: 'insert', path: ['a', 'b', 1], value: 'y' },
    after: 'a:\n  b: [\n    x,\n    y\n  ]\n',
  },
]

describe('an operation leaves the text as a careful person would', () => {
  test.each(rows)('$operation.do: $what', ({ before, operation, after: expected }) => {
    expect(after(before, operation)).toBe(expected)
  })
})

const needsQuotes = [
  'yes',
  'no',
  'null',
  '~',
  '12',
  '1.5',
  '08:00',
  '2024-01-01',
  'a: b',
  'a #b',
  '- a',
  ' a',
  'a ',
  '',
  '#a',
  '{a}',
  '@a',
  'a:',
]

test.each(needsQuotes)('the text %j is written in quotes, which others are not', (value) => {
  const written = after(
    'a:\n  b: x\n  c: [x]\n',
    { do: 'set', path: ['a', 'b'], value },
    { do: 'set', path: ['a', 'c', 0], value },
  )
  expect(written).toBe(`a:\n  b: ${JSON.stringify(value)}\n  c: [${JSON.stringify(value)}]\n`)
})

test.each(['Größe 🎉', "it's", 'a, b', 'a:b', '50%', 'C#', '/about', 'a "b" c', 'née – naïve'])(
  'the text %j is written as it is',
  (value) => {
    expect(after('a:\n  b: x\n', { do: 'set', path: ['a', 'b'], value })).toBe(`a:\n  b: ${value}\n`)
  },
)

test('several operations are one list of edits of the text before', () => {
  const { source, edits } = applyOperations('a:\n  - x\n  - y\n', [
    { do: 'insert', path: ['a', 0], value: 'new' },
    { do: 'set', path: ['a', 0], value: 'newer' },
    { do: 'remove', path: ['a', 2] },
  ])
  expect(parse(source)).toEqual({ a: ['newer', 'x'] })
  expect(edits).toEqual([
    { start: 3, end: 3, text: '  - newer\n' },
    { start: 9, end: 15, text: '' },
  ])
})

const file =
  'site:\n  brand: &name Oak\n  legalName: *name\n  people: &all [x]\n  team:\n    - *all\n    - y # y\nfacts:\n  a: { value: 1 }\npages:\n  /:\n    title: Home\n'
const refusals: [Operation, RegExp][] = [
  [{ do: 'set', path: ['site', 'brand'], value: 'Elm' }, /uses an anchor/],
  [{ do: 'set', path: ['site', 'people', 0], value: 1 }, /uses an anchor/],
  [{ do: 'set', path: ['site', 'team', 0, 'b'], value: 1 }, /is no group|uses an anchor/],
  [{ do: 'set', path: ['facts', 'a', 'value', 'b'], value: 1 }, /is no group and no list/],
  [{ do: 'set', path: ['facts', 3], value: 1 }, /There is no place 3/],
  [{ do: 'remove', path: ['facts', 'b'] }, /There is nothing at fact "b"/],
  [{ do: 'remove', path: ['pages', '/'] }, /is the only page/],
  [{ do: 'remove', path: ['pages', '/hom'] }, /Cannot find the page "\/hom"/],
  [{ do: 'remove', path: ['pages'] }, /A site needs "pages"/],
  [{ do: 'rename', path: ['pages', '/'], key: '/home' }, /has its own way/],
  [{ do: 'duplicate', path: ['facts', 'a'] }, /is no item of a list/],
  [{ do: 'insert', path: ['facts', 'a'], value: 1 }, /There is fact "a" already/],
]

test('beside anchors and aliases everything can be changed', () => {
  const source = after(
    file,
    { do: 'set', path: ['site', 'legalName'], value: 'Oak LLC' },
    { do: 'insert', path: ['site', 'team', 2], value: 'z' },
    { do: 'set', path: ['site', 'team', 1], value: 'yy' },
    { do: 'set', path: ['site', 'phone'], value: '555' },
  )
  expect(source.slice(0, source.indexOf('facts'))).toBe(
    'site:\n  brand: &name Oak\n  legalName: Oak LLC\n  phone: "555"\n  people: &all [x]\n  team:\n    - *all\n    - yy # y\n    - z\n',
  )
})

test('an item with anchors or aliases can be moved, but not past another one with the same name', () => {
  const source = (first: string, second: string) => `list:\n  - ${first}\n  - ${second}\nother: *name\n`
  const move = { do: 'move', path: ['list', 0], to: 1 } as const
  const own = '{ name: &name Oak, title: *name }'
  expect(after(source(own, 'b'), move)).toBe(source('b', own))
  expect(after(source('*earlier', 'b'), move)).toBe(source('b', '*earlier'))
  expect(() => after(source(own, '*name'), move)).toThrow(/uses an anchor/)
  expect(() => after(source(own, '{ name: &name Elm }'), move)).toThrow(/uses an anchor/)
  expect(() => after(source('*name', own), move)).toThrow(/uses an anchor/)
})

test('a change within an alias names the place of the alias, which can have the value as its own', () => {
  const source = 'site:\n  hours: &usual\n    - text: nine\n  late: *usual # as ever\npages:\n  /:\n    title: Home\n'
  const within: Operation = { do: 'set', path: ['site', 'late', 0, 'text'], value: 'ten' }
  expect(() => after(source, within)).toThrow(expect.objectContaining({ alias: ['site', 'late'] }))
  const own = after(source, { do: 'set', path: ['site', 'late'], value: [{ text: 'nine' }] }, within)
  expect(own).toBe(source.replace('late: *usual # as ever', 'late: # as ever\n    - { text: ten }'))
})

test.each(refusals)('%j is refused', (operation, reason) => {
  expect(() => applyOperations(file, [operation])).toThrow(reason)
  expect(() => applyOperations(file, [operation])).toThrow(Refusal)
})

describe('operations on data', () => {
  const data = parse(file)
  const made = (operation: NodeOperation, on: unknown = data) => applied(on, operation, fileSchemas)

  test.each(refusals.filter(([, reason]) => !/anchor/.test(reason.source)))('%j is not made', (operation) => {
    expect(() => made(operation as NodeOperation)).toThrow(Unmade)
  })

  test.each<[NodeOperation, string[]]>([
    [{ do: 'rename', path: ['site', 'legalName'], key: 'name' }, ['brand', 'name', 'people', 'team']],
    [
      { do: 'insert', path: ['site', 'url'], value: '/', before: 'people' },
      ['brand', 'legalName', 'url', 'people', 'team'],
    ],
    [{ do: 'set', path: ['site', 'brand'], value: 'Elm' }, ['brand', 'legalName', 'people', 'team']],
  ])('%j leaves the keys in their places', (operation, keys) => {
    expect(Object.keys((made(operation) as typeof data).site)).toEqual(keys)
  })

  test('a group goes with its last entry, unless the schema demands it', () => {
    expect(made({ do: 'remove', path: ['facts', 'a'] })).toEqual({ site: data.site, pages: data.pages })
    const blocks = { pages: { '/': { blocks: [{ type: 'prose' }] } } }
    expect(made({ do: 'remove', path: ['pages', '/', 'blocks', 0] }, blocks)).toEqual({
      pages: { '/': { blocks: [] } },
    })
  })

  test('what an operation leaves alone is the same object', () => {
    const after = made({ do: 'set', path: ['site', 'brand'], value: 'Elm' }) as typeof data
    expect([after.pages === data.pages, after.site === data.site]).toEqual([true, false])
  })
})

describe('operations from outside', () => {
  let deep: unknown = 1
  for (let level = 0; level < 1000; level++) deep = [deep]
  const wrong: [unknown, RegExp][] = [
    [{}, /are a list/],
    [[{ do: 'burn', path: ['a'] }], /there is no operation "burn"/],
    [[{ do: 'set', path: 'a', value: 1 }], /"path"/],
    [[{ do: 'set', path: ['a'], value: 1, and: 2 }], /and/],
    [[{ do: 'move', path: ['a', 0], to: -1 }], /"to"/],
    [[{ do: 'set', path: ['a'], value: deep }], /too deep/],
    [[{ do: 'set', path: ['a'], value: 'x'.repeat(2_000_000) }], /too large/],
    [Array.from({ length: 1000 }, () => ({ do: 'remove', path: ['a'] })), /too many/],
  ]
  test.each(wrong.map(([given, reason]) => ({ given, reason })))('are refused where: $reason', ({ given, reason }) => {
    expect(() => readOperations(given)).toThrow(reason)
  })
  test('are taken where they are well formed', () => {
    const operations = rows.map(({ operation }) => operation)
    expect(readOperations(JSON.parse(JSON.stringify(operations)))).toEqual(operations)
  })
})
