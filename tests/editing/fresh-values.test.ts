/** How a value that is new is written, on one line or on several, and what stays of one that is set as a whole. */
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sentences } from '../../renderer/messages/english.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import { type Operation, type Plain, readOperations } from '../../studio/edit/operations/operation.ts'
import { entryLines, itemLines, type Spot, writeValue } from '../../studio/edit/operations/write-value.ts'
import type { Refusal } from '../../studio/edit/refusal.ts'

const style = { newline: '\n' as const, step: 3, dash: 1, width: 40 }
const spot: Spot = { outer: 2, column: 6, isItem: false, style }
const written = (value: Plain, changes: Partial<Spot> = {}) => {
  const { inline, lines } = writeValue(value, { ...spot, ...changes })
  return [inline, ...lines]
}

describe('a new value', () => {
  test.each<[Plain, string]>([
    [null, 'null'],
    [true, 'true'],
    [1.5, '1.5'],
    ['One: two', '"One: two"'],
    [[], '[]'],
    [{}, '{}'],
    [['a', 1, null], '[a, 1, null]'],
    [{ a: 'b, c', 'd e': 1 }, '{ a: "b, c", d e: 1 }'],
  ])('%j stands on one line', (value, line) => expect(written(value)).toEqual([line]))

  test('is a list in brackets as long as its texts are short, and has room', () => {
    expect(written(['x'.repeat(32)])).toEqual([`[${'x'.repeat(32)}]`])
    expect(written(['x'.repeat(33)])).toEqual(['', `   - ${'x'.repeat(33)}`])
    expect(written(['x'.repeat(16), 'y'.repeat(14)])).toEqual([`[${'x'.repeat(16)}, ${'y'.repeat(14)}]`])
    expect(written(['x'.repeat(16), 'y'.repeat(15)])).toEqual(['', `   - ${'x'.repeat(16)}`, `   - ${'y'.repeat(15)}`])
    expect(written(['a'], { isItem: true })).toEqual(['- a'])
    expect(written(['a', 'b'], { isItem: true })).toEqual(['- a', '      - b'])
    expect(written(['a'], { outer: 0 })).toEqual(['[a]'])
  })

  test('is a group in braces where it has few keys, none of a section and no groups in it', () => {
    const keys = (count: number) => Object.fromEntries([...'abcdefg'].slice(0, count).map((key) => [key, 1]))
    expect(written(keys(6))).toEqual(['', ...[...'abcdef'].map((key) => `     ${key}: 1`)])
    const wide = { style: { ...style, width: 80 } }
    expect(written(keys(6), wide)).toEqual(['{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }'])
    expect(written(keys(7), wide)).toHaveLength(8)
    for (const key of ['type', 'use']) {
      expect(written({ [key]: 'x' })).toEqual(['', `     ${key}: x`])
      expect(written({ [key]: 'x' }, { likeFlow: true })).toEqual([`{ ${key}: x }`])
    }
    expect(written({ a: { b: 1 } })).toEqual(['', '     a: { b: 1 }'])
    expect(written({ a: { b: 1 } }, { likeFlow: true })).toEqual(['{ a: { b: 1 } }'])
    expect(written({ a: 1 }, { likeFlow: false })).toEqual(['', '     a: 1'])
    expect(written({ a: 1, b: 2 }, { isItem: true })).toEqual(['{ a: 1, b: 2 }'])
    expect(written({ a: 1, b: 2 }, { isItem: true, likeFlow: false })).toEqual(['a: 1', '      b: 2'])
  })

  test('has a line for each key where it is a part of the file', () => {
    expect(written({ a: 1 }, { outer: 0 })).toEqual(['', '   a: 1'])
    expect(written({ a: 1 }, { outer: 0, isItem: true })).toEqual(['{ a: 1 }'])
  })

  test('holds no text of several lines in brackets', () => {
    expect(written({ a: 'One\ntwo' })).toEqual(['', '     a: |-', '        One', '        two'])
    expect(written({ a: 'One\ntwo' }, { likeFlow: true })).toEqual(['', '     a: |-', '        One', '        two'])
  })

  test('is a text below its key where it is too long for the line, or has several', () => {
    const words = `${'x'.repeat(20)} ${'y'.repeat(13)}`
    expect(written(words)).toEqual([words])
    expect(written(`${words}y`)).toEqual(['>-', `     ${words}y`])
    expect(written('x'.repeat(60))).toEqual(['x'.repeat(60)])
    expect(written('One\n')).toEqual(['>', '     One'])
    expect(written('One\ntwo\n')).toEqual(['|', '     One', '     two'])
    expect(written('One\n\n')).toEqual(['"One\\n\\n"'])
  })

  test('stands behind its key or dash', () => {
    expect(entryLines('a b', ['x'], 2, style)).toEqual(['  a b: [x]'])
    expect(entryLines('a: b', { type: 'x' }, 2, style)).toEqual(['  "a: b":', '     type: x'])
    expect(itemLines({ type: 'x', a: [] }, 2, style)).toEqual(['  - type: x', '    a: []'])
  })
})

describe('a value that is set as a whole', () => {
  const source = `a: # of a
  b: 1 # of b
  c: # of c
    - one # 1
    - two # 2
    - three # 3
  d: { e: 1, f: 2 } # of d
  g: {} # of g
`
  const set = (path: string[], value: Plain) => {
    const after = applyOperations(source, [{ do: 'set', path, value }]).source
    const lines = source.split('\n')
    return { data: parse(after), fresh: after.split('\n').filter((line) => !lines.includes(line)), after }
  }
  const old = parse(source).a

  test('and is the same changes nothing', () => {
    expect(set(['a'], old).after).toBe(source)
  })

  test.each<[string, Plain, string[]]>([
    ['another value', { ...old, b: 2 }, ['  b: 2 # of b']],
    ['a new key', { ...old, h: 'x' }, ['  h: x']],
    ['an item behind the others', { ...old, c: [...old.c, 'four'] }, ['    - four']],
    ['an item before the others', { ...old, c: ['zero', ...old.c] }, ['    - zero']],
    ['an item between the others', { ...old, c: ['one', 'new', 'two', 'three'] }, ['    - new']],
    ['another item', { ...old, c: ['one', 'deux', 'three'] }, ['    - deux # 2']],
    ['no first item', { ...old, c: ['two', 'three'] }, []],
    ['no last items', { ...old, c: ['one'] }, []],
    ['a key less', { ...old, d: { f: 2 } }, ['  d: { f: 2 } # of d']],
    ['another group', { ...old, d: { x: 1 } }, ['  d: { x: 1 } # of d']],
    ['an empty group', { ...old, d: {} }, ['  d: {} # of d']],
    ['something in what was empty', { ...old, g: { x: 1 } }, ['  g: { x: 1 } # of g']],
    ['a list for a group', { ...old, d: ['x'] }, ['  d: [x] # of d']],
    ['a text for a list', { ...old, c: 'x' }, ['  c: x # of c']],
    ['the same twice', { ...old, c: ['one', 'one', 'two', 'three'] }, ['    - one']],
  ])('with %s changes that alone', (_, value, fresh) => {
    const result = set(['a'], value)
    expect(result.data).toEqual({ a: value })
    expect(result.fresh).toEqual(fresh)
  })

  test('and shares no key with the one before takes its place', () => {
    expect(set(['a'], { x: 1, y: 2 }).after).toBe('a: # of a\n  x: 1\n  y: 2\n')
  })
})

test.each<[string, unknown, string, string]>([
  ['a name that is none', { do: 'burn' }, 'operations.unknown', '"burn"'],
  ['no name', {}, 'operations.unknown', 'undefined'],
  ['no keys', 5, 'operations.wrong', 'expected object'],
  ['a step that is none', { do: 'remove', path: ['a', -1] }, 'operations.wrong', '"path.1": '],
  ['a place that is none', { do: 'move', path: ['a'], to: 'x' }, 'operations.wrong', '"to": '],
  ['a key too much', { do: 'remove', path: ['a'], and: 1 }, 'operations.wrong', 'and'],
])('an operation with %s is refused by its number, with what is wrong', (_, operation, id, words) => {
  try {
    readOperations([{ do: 'remove', path: ['a'] }, operation])
    expect.fail('taken')
  } catch (error) {
    const [said, hint] = sentences((error as Refusal).said.message as never, (error as Refusal).said.hint as never)
    expect(said).toMatchObject({ id, values: { number: 2 } })
    expect(JSON.stringify(said?.values).replaceAll('\\"', '"')).toContain(words)
    expect(hint?.id).toBe('operations.forms')
  }
})

test('a key that is new stands where its schema has it, else before the one that is named, else last', () => {
  const page = (...keys: string[]) => `pages:\n  /:\n${keys.map((key) => `    ${key}: x\n`).join('')}`
  const keysAfter = (source: string, operation: Operation) =>
    Object.keys(Object(parse(applyOperations(source, [operation]).source).pages['/']))
  const add = (key: string, before?: string): Operation => ({
    do: 'insert',
    path: ['pages', '/', key],
    value: 'y',
    ...(before && { before }),
  })
  expect(keysAfter(page('kind', 'description'), add('title'))).toEqual(['kind', 'title', 'description'])
  expect(keysAfter(page('description', 'kind'), add('title'))).toEqual(['description', 'kind', 'title'])
  expect(keysAfter(page('description'), add('title'))).toEqual(['title', 'description'])
  expect(keysAfter(page('none'), add('title'))).toEqual(['none', 'title'])
  expect(keysAfter(page('kind', 'description'), add('none'))).toEqual(['kind', 'description', 'none'])
  expect(keysAfter(page('kind', 'description'), add('title', 'kind'))).toEqual(['title', 'kind', 'description'])
})

test('an item is written as most of its list are, and on lines where it holds more than they can', () => {
  const list = (...items: string[]) => `a:\n${items.map((item) => `  - ${item}\n`).join('')}`
  const added = (source: string, value: Plain) =>
    applyOperations(source, [{ do: 'insert', path: ['a', 0], value }]).source.slice(3, -(source.length - 3))
  const [braces, lines] = ['{ b: 1 }', 'b: 1']
  const section = { type: 'x', c: 2 }
  expect(added(list(braces, braces, lines), section)).toBe('  - { type: x, c: 2 }\n')
  expect(added(list(braces, lines), section)).toBe('  - type: x\n    c: 2\n')
  expect(added(list(braces, lines), { c: 2 })).toBe('  - c: 2\n')
  expect(added(list(braces), { c: { d: 1 } })).toBe('  - { c: { d: 1 } }\n')
  expect(added(list(braces), { c: { d: ['x'] } })).toBe('  - c:\n      d: [x]\n')
  expect(added(list(braces), { c: null })).toBe('  - { c: null }\n')
  expect(added(list('x', 'y'), { c: 2 })).toBe('  - { c: 2 }\n')
  expect(added(list(lines), 'x')).toBe('  - x\n')
})
