/**
 * Every operation on every entry of small files, as people lay them out: each gives the data that it should, and the
 * text is kept as it was but for the entry. After a change that is meant, `npx vitest run tests/editing/every-entry -u`.
 */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isRecord } from '../../renderer/common/is-record.ts'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { sentences } from '../../renderer/messages/english.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import { fileSchemas } from '../../studio/edit/operations/lookup.ts'
import { narrow } from '../../studio/edit/operations/narrow.ts'
import { type Operation, type Plain, readOperations } from '../../studio/edit/operations/operation.ts'
import { applied } from '../../studio/edit/operations/plain.ts'
import type { NodeOperation } from '../../studio/edit/operations/steps-of.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

const files: Record<string, string> = {
  'a list with remarks and gaps':
    'a:\n  # of one\n  - one # behind\n\n  # of two\n  - two\n  # of nobody\n\n  - three\nb: 1\n',
  'groups in a list': 'a:\n  - b: 1\n    c: 2\n\n  - b: 3 # three\n    # of c\n    c: 4\n',
  'a remark within a first group': 'a:\n  - b: 1\n\n    # of c\n    c: 2\n    d: 3\n',
  'lists in a list': 'a:\n  - - one\n    - two\n  - - three\n',
  'a list that is not indented': 'a:\n- one\n- two # 2\nb: 1\n',
  'texts over several lines':
    'a:\n  b: >-\n    one\n    two\n\n  c: |+\n    three\n\n  d: "four\n    five"\n  e:\n    six\n    seven\n',
  'a list whose last text keeps its end': 'a:\n  - |+\n    one\n\n  - two\n  - |\n    three\n',
  'on one line': 'a: [one, "two", { b: 1, c: [x] }] # end\nd: { e: 1, f: "2" }\n',
  'brackets over several lines': 'a: [\n  one, # 1\n  two,\n]\nd: {\n  e: 1,\n\n  # of f\n  f: 2 }\n',
  'brackets with remarks above and behind': 'a: [\n  # of one\n  one, # 1\n\n  # of two\n  two # 2\n]\n',
  'brackets with several on a line': 'a: [ one, two,\n  three, # 3\n  four ]\n',
  'brackets with nothing in them': 'a: []\nd: {}\ne: [ ]\n',
  'braces whose last comma stands': 'd: {\r\n  e: 1,\r\n  f: 2,\r\n}\r\n',
  'line breaks of another system': 'a:\r\n  - one\r\n\r\n  # of two\r\n  - two\r\nb: 1\r\n',
  'no line break at its end': 'b: 1\na:\n  - one\n\n  - two',
  'line breaks of another system, and none at its end': 'a:\r\n  - one\r\n  - two',
  'keys in quotes, and without values': '"a":\n  \'b b\': 1\n  c:\n  ? d\n  : 2\n',
  'braces with keys that have no value': 'd: { e, f: , "g" : 1 }\n',
  'remarks below what is nested':
    'a:\n  - b:\n      - one\n      # below one\n  # of c\n  - c: 1\n    # below c\nd: 1\n',
  'keys and dashes with nothing behind them': 'a:\n  b:\n  c:\n    # only a remark\n  d:\n    -\n    - x\n',
  'remarks at all depths behind the last': 'a:\n  - - one\n    # of one\n  # of both\n  # and more\n# of nobody\n',
  'remarks in other columns':
    'a:\n# of one\n  - one\n      # of two\n  - two\n # of three\n  - b: 1\n# of c\n    c: 2\n',
  'a remark of nobody above the last, two lines apart': 'a:\n  - one\n\n  # of nobody\n\n\n  - two\nb: 1\n',
  'a remark of nobody above the last, and no line break at its end': 'a:\n  - one\n\n  # of nobody\n\n  - two',
  'deep remarks behind an empty line':
    'a:\n  - one\n\n      # of one\n\n\n    # of one, too\n\n  # of two\n  - two\n\n    # of two\nb: 1\n',
  'brackets below their key': 'a:\n  [one,\n  two]\nd:\n  { e: 1,\n  f: 2 }\ng:\n  - h\n',
  'an indent of four': 'a:\n    b: 1\n    # of c\n    c:\n        - x\n        -   y\n',
}

/** Every group and list, by its path. */
const groupsIn = (value: unknown, path: Path = []): { path: Path; group: object }[] =>
  Array.isArray(value) || isRecord(value)
    ? [
        { path, group: value },
        ...Object.entries(value).flatMap(([key, inner]) => groupsIn(inner, [...path, stepOf(value, key)])),
      ]
    : []
const stepOf = (group: object, key: string) => (Array.isArray(group) ? Number(key) : key)

const values: Plain[] = ['new', { n: 1, m: 'two: three' }, ['x', 'y'], 'one\ntwo\n']

function operationsOn(path: Path, group: object): NodeOperation[] {
  const steps = Object.keys(group).map((key) => stepOf(group, key))
  const inner = (step: string | number) => [...path, step]
  const places = Array.isArray(group) ? [...steps, steps.length] : path.length > 0 ? ['new'] : []
  return [
    ...steps.map((step) => ({ do: 'remove' as const, path: inner(step) })),
    ...steps.flatMap((step) => values.map((value) => ({ do: 'set' as const, path: inner(step), value }))),
    ...places.flatMap((step) => values.map((value) => ({ do: 'insert' as const, path: inner(step), value }))),
    ...(Array.isArray(group)
      ? [
          ...steps.map((step) => ({ do: 'duplicate' as const, path: inner(step) })),
          ...steps.flatMap((step) => steps.map((to) => ({ do: 'move' as const, path: inner(step), to: Number(to) }))),
        ]
      : steps.flatMap((step) => [
          { do: 'rename' as const, path: inner(step), key: 'other' },
          ...(path.length > 0
            ? [{ do: 'insert' as const, path: inner('new'), value: 'new', before: String(step) }]
            : []),
        ])),
  ]
}

/** The ids of what is said where an operation is refused. */
function outcomeOf(source: string, operation: Operation): string {
  try {
    return applyOperations(source, [operation]).source
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, hint } = error.said
    return `refused: ${sentences(message as never, hint as never)
      .map((said) => JSON.stringify(said))
      .join(' ')}`
  }
}

/** The lines that differ, with the operation. */
function brief(operation: Operation, before: string, after: string): string {
  let [start, end] = [0, 0]
  while (start < before.length && before[start] === after[start]) start++
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const [gone, come] = [before, after].map((text) => JSON.stringify(text.slice(start, text.length - end)))
  return `${JSON.stringify(operation)}: ${start} ${gone} → ${come}`
}

test.each(Object.entries(files))('%s', (_, source) => {
  const data = parse(source)
  const lines = groupsIn(data).flatMap(({ path, group }) =>
    operationsOn(path, group).map((operation) => {
      const after = outcomeOf(source, operation)
      if (after.startsWith('refused: ')) return `${operation.do} ${operation.path.join('.')} ${after}`
      expect(parse(after), JSON.stringify(operation)).toEqual(applied(data, operation, fileSchemas))
      return brief(operation, source, after)
    }),
  )
  expect(lines.join('\n')).toMatchSnapshot()
})

test.each(Object.entries(files))(
  'of %s a piece is read that holds the entry, and no more than it has to',
  (_, source) => {
    const data = parse(source)
    const paths = groupsIn(data).flatMap(({ path, group }) =>
      Object.keys(group).map((key) => [...path, stepOf(group, key)]),
    )
    const pieces = [...paths, [...(paths[0] ?? []), 'none'], ['none']].map((path) => {
      const { text, offset, steps } = narrow(source, path, 0)
      expect(source.slice(offset, offset + text.length)).toBe(text)
      const read = parse(text.replaceAll('\r\n', '\n'))
      if (text !== source) {
        const step = path[steps] as string | number
        const value = valueAt(data, path.slice(0, steps + 1))
        expect(read).toEqual(typeof step === 'number' ? [value] : { [step]: value })
      }
      return `${path.join('.')}: ${steps} ${offset} ${text.length}`
    })
    expect(pieces.join('\n')).toMatchSnapshot()
  },
)

const onePage = (route: string, more = '') => `  ${route}:\n    kind: guide\n    title: ${route.slice(1)}\n${more}`
const block = '    blocks:\n      - type: prose\n        text: |+\n          Text\n\n'

test.each<[string, string]>([
  ['close together', `${onePage('/a')}${onePage('/b')}${onePage('/c')}`],
  ['apart', `${onePage('/a')}\n${onePage('/b')}\n${onePage('/c')}`],
  [
    'two lines apart, with remarks',
    `  # of a\n${onePage('/a')}\n\n  # of b\n  # and more\n${onePage('/b')}\n\n# of nobody\n\n${onePage('/c')}`,
  ],
  ['close together and then apart', `${onePage('/a')}${onePage('/b')}\n${onePage('/c')}`],
  ['apart and then close together', `${onePage('/a')}\n${onePage('/b')}${onePage('/c')}`],
  ['apart, with a remark below one', `${onePage('/a')}\n${onePage('/b')}# below\n\n# of c\n${onePage('/c')}`],
  ['with spaces in all gaps', `${onePage('/a')}  \n${onePage('/b')} \t\n${onePage('/c')}`],
  ['one alone', onePage('/a')],
  ['without a line break at the end', `${onePage('/a')}\n${onePage('/b')}`.trimEnd()],
  ['with texts that keep their ends', `${onePage('/a', block)}${onePage('/b', block)}${onePage('/c', block)}`],
  ['before another part', `${onePage('/a')}\n${onePage('/b')}\nredirects:\n  /x: /a\n`],
  ['before another part without a gap', `${onePage('/a')}${onePage('/b')}# of redirects\nredirects:\n  /x: /a\n`],
  ['with spaces in the gap', `${onePage('/a')}  \n${onePage('/b')}`],
  ['on one line each', '  /a: { title: A }\n  /b: { title: B }\n'],
])('pages %s are added, copied and taken out', (_, written) => {
  const lines = ['\n', '\r\n'].flatMap((newline) => {
    const source = `site:\n  brand: Oak\npages:\n${written}`.replaceAll('\n', newline)
    const data = parse(source)
    const routes = Object.keys(data.pages)
    const at = (route: string) => ['pages', route]
    const value = { title: 'N', list: ['x'] }
    const operations: Operation[] = [
      { do: 'insert', path: at('/n'), value },
      { do: 'set', path: at('/n'), value },
      ...routes.flatMap((route): Operation[] => [
        { do: 'insert', path: at('/n'), value, before: route },
        { do: 'remove', path: at(route) },
        { do: 'page', route: '/n', copy: route },
        { do: 'page', route: '/n', copy: route, title: 'New' },
      ]),
    ]
    return operations.map((operation) => {
      const after = outcomeOf(source, operation)
      const name = JSON.stringify(operation)
      if (after.startsWith('refused: ')) return `${name} ${after}`
      if (operation.do !== 'page')
        expect(parse(after), name).toEqual(applied(data, operation as NodeOperation, fileSchemas))
      else expect(Object.keys(parse(after).pages).toSorted(), name).toEqual([...routes, '/n'].toSorted())
      expect(/(?<!\r)\n/.test(after), name).toBe(newline === '\n')
      return brief(operation, source, after)
    })
  })
  expect(lines.join('\n')).toMatchSnapshot()
})

test('every text stands so that it is read as it was meant', () => {
  const texts = [
    'true',
    'NO',
    'off',
    '~',
    'null',
    '1',
    '-1.5',
    '+1',
    '.5',
    '1e3',
    '.5e-3',
    '0x1F',
    '0o17',
    '.inf',
    '.NaN',
    '1_000',
    '12:30',
    '2026-01-01',
    '1/2',
  ]
  texts.push(
    '/',
    '/1',
    '1a',
    'e3',
    'yes!',
    'truer',
    '- x',
    '-x',
    '?x',
    ': x',
    'a: b',
    'a:b',
    'a:',
    'a #b',
    'a#b',
    '#a',
    ',a',
    'a,b',
    '[a',
    'a]b',
    '{a',
    'a}b',
  )
  texts.push(
    '&a',
    '*a',
    '!a',
    '|a',
    '>a',
    "'a",
    '"a',
    '%a',
    '@a',
    '`a',
    '=a',
    '<a',
    ' a',
    'a ',
    '',
    '...',
    '...a',
    '..',
    '---',
    "it's",
    'say "a"',
    'a\\b',
  )
  texts.push('a\tb', 'a\nb', '\u0000', '\u0007', '\u0080', '\u2028', '\ufeff', '\ud800', '😀', 'é', '\u00a0', 'a\r\nb')
  const places = {
    plain: 'a: x\n',
    single: "a: 'x'\n",
    double: 'a: "x"\n',
    inBraces: 'b: { a: x }\n',
    inBrackets: 'b: [x]\n',
    item: 'b:\n  - x\n',
  }
  const paths = {
    plain: ['a'],
    single: ['a'],
    double: ['a'],
    inBraces: ['b', 'a'],
    inBrackets: ['b', 0],
    item: ['b', 0],
  }
  const lines = Object.entries(places).flatMap(([place, source]) =>
    texts.map((value) => {
      const path = paths[place as keyof typeof paths]
      const after = outcomeOf(source, { do: 'set', path, value })
      if (value.isWellFormed()) expect(valueAt(parse(after), path), `${place} ${JSON.stringify(value)}`).toBe(value)
      return JSON.stringify(after)
    }),
  )
  expect(lines.join('\n')).toMatchSnapshot()
})

const page = '{ kind: guide, title: A, blocks: [] }'
const site = `site:\n  brand: Oak\n  tagline: Roofs\nfacts:\n  a: { value: "1" }\npages:\n  /: ${page}\n  /a: ${page}\n`

test.each<Operation>([
  { do: 'insert', path: ['pages', '/a'], value: {} },
  { do: 'insert', path: ['pages', '/b'], value: {}, before: '/c' },
  { do: 'insert', path: ['pages', '/b'], value: { title: 'B' }, before: '/a' },
  { do: 'insert', path: ['site', 'brand'], value: 'Elm' },
  { do: 'insert', path: ['site', 'url'], value: '/', before: 'none' },
  { do: 'insert', path: ['site', 'url'], value: '/', before: 'tagline' },
  { do: 'insert', path: ['site', 0], value: 'x' },
  { do: 'insert', path: ['pages', '/', 'blocks', 1], value: {} },
  { do: 'insert', path: ['pages', '/', 'blocks', 'x'], value: {} },
  { do: 'insert', path: ['pages', '/', 'blocks', 0], value: { type: 'prose' } },
  { do: 'insert', path: ['pages', '/', 'keywords', 1], value: 'x' },
  { do: 'insert', path: ['pages', '/', 'keywords', 0], value: 'x' },
  { do: 'insert', path: ['pages', '/', 'title', 0], value: 'x' },
  { do: 'set', path: ['pages', '/', 'title', 'x'], value: 'x' },
  { do: 'set', path: ['pages', '/', 'blocks', 1], value: {} },
  { do: 'set', path: ['pages', '/', 'blocks', 'x'], value: {} },
  { do: 'set', path: ['pages', '/b'], value: { title: 'B' } },
  { do: 'set', path: ['site', 'address', 'street'], value: '1 Slate Street' },
  { do: 'remove', path: ['pages', '/b'] },
  { do: 'remove', path: ['pages', '/', 'none'] },
  { do: 'remove', path: ['facts', 'a'] },
  { do: 'remove', path: ['site'] },
  { do: 'remove', path: ['facts'] },
  { do: 'rename', path: ['pages', '/'], key: '/b' },
  { do: 'rename', path: ['site', 'brand'], key: 'tagline' },
  { do: 'rename', path: ['site', 'brand'], key: 'brand' },
  { do: 'rename', path: ['pages', '/', 'blocks', 0], key: 'x' },
  { do: 'move', path: ['site', 'brand'], to: 0 },
  { do: 'duplicate', path: ['site', 'brand'] },
  { do: 'move', path: ['pages', '/', 'blocks', 0], to: 0 },
])('on a site %j', (operation) => {
  const outcome = outcomeOf(site, operation)
  expect(outcome.startsWith('refused') ? outcome : brief(operation, site, outcome)).toMatchSnapshot()
})

test.each([
  ['in a page', '    kind: "one" two\n', ['title']],
  ['in a list of it', '    blocks:\n      - text: x\n      - text: "one" two\n', ['blocks', 1, 'text']],
  ['behind what is read of it', '    blocks: []\n    kind: "one" two\n', ['title']],
])('a mistake %s is told with its line in the file', (_, lines, path) => {
  const source = site.replace(page, `\n    title: Home\n${lines}`)
  const line = source.split('\n').findIndex((each) => each.includes('"one" two')) + 1
  const outcome = outcomeOf(source, { do: 'set', path: ['pages', '/', ...path], value: 'x' })
  expect(outcome).toContain(`"broken-yaml","values":{"line":${line}}`)
})

test.each([
  ['an item', 'a:\n    - x\n  - y\n', ['a', 0]],
  ['a key', 'a:\n    b: 1\n  c: 2\n', ['a', 'b']],
])('%s is not changed where one behind it has slipped', (_, source, path) => {
  expect(outcomeOf(source, { do: 'set', path, value: 'z' })).toContain('"broken-yaml"')
})

test('what stands in several places is not changed in one of them, however deep', () => {
  const source = 'a: &x\n  - b: { c: 1 }\nd: *x\n'
  for (const path of [
    ['a', 0],
    ['a', 0, 'b'],
    ['a', 0, 'b', 'c'],
  ])
    expect(outcomeOf(source, { do: 'set', path, value: 'z' })).toContain('"odd-yaml.shared"')
})

test('a page is copied from one that there is', () => {
  expect(outcomeOf(site, { do: 'page', route: '/n', copy: '/none' })).toContain('"no-such.page"')
})

test('the last page stays', () => {
  const one = site.replace(`  /a: ${page}\n`, '')
  expect(outcomeOf(one, { do: 'remove', path: ['pages', '/'] })).toContain('"page.only"')
})

test('operations from outside are taken up to their bounds', () => {
  const set = (value: Plain): Operation => ({ do: 'set', path: ['a'], value })
  const room = 1_000_000 - JSON.stringify([set('')]).length
  expect(readOperations([set('x'.repeat(room))])).toHaveLength(1)
  expect(() => readOperations([set('x'.repeat(room + 1))])).toThrow(Refusal)
  const many = (count: number) => Array.from({ length: count }, () => set(1))
  expect(readOperations(many(500))).toHaveLength(500)
  expect(() => readOperations(many(501))).toThrow(Refusal)
  const path = (length: number) => ({ do: 'remove', path: Array.from({ length }, () => 0) })
  expect(readOperations([path(32)])).toHaveLength(1)
  for (const length of [0, 33]) expect(() => readOperations([path(length)])).toThrow(Refusal)
  const deep = (levels: number): Plain => (levels === 0 ? 1 : [deep(levels - 1)])
  const deepest = Array.from({ length: 40 }, (_, levels) => levels).filter((levels) => {
    try {
      return readOperations([set(deep(levels))]).length === 1
    } catch {
      return false
    }
  })
  expect(deepest.at(-1)).toBe(deepest.length - 1)
  expect(deepest.length).toMatchInlineSnapshot(`19`)
})
