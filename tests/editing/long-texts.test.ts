/**
 * Texts over several lines: another text in the place of one keeps its form, and of its lines those that can stay. After
 * a change that is meant, `npx vitest run tests/editing/long-texts.test.ts -u` writes it again.
 */
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import { type BlockForm, writeBlockText } from '../../studio/edit/operations/block-text.ts'
import { compose } from '../../studio/edit/operations/compose.ts'
import { styleOf, widthsOf } from '../../studio/edit/operations/style.ts'

const words = 'We look at each roof from the ground first and then from a ladder before we say what it costs'
const folded = (width: number) => words.replaceAll(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '    $1\n')

const sources: Record<string, string> = {
  'folded where lines are full': `a:\n  b: >-\n${folded(40)}  c: 1\n`,
  'folded by hand':
    'a:\n  b: >\n    We look.\n    We say what\n    it costs, and mend what we can.\n\n    We go.\n  c: 1\n',
  'with its lines': 'a:\n  b: | # told\n    One\n      two\n\n    three\n  c: 1\n',
  'with a number': 'a:\n  b: |2-\n      One\n    two\n  c: 1\n',
  'with a number that it needs': 'a:\n  b: |2-\n      One\n  c: 1\n',
  'folded with a number, and a remark with another': 'a:\n  b: >2- # as in |4\n      One\n      two\n  c: 1\n',
  'folded with a remark that has a number': 'a:\n  b: >- # x2\n    One\n    two\n  c: 1\n',
  'folded with empty lines behind it': 'a:\n  b: >\n    One\n    two\n\n  \n  c: 1\n',
  'folded narrower than others': `a:\n  b: >-\n${folded(30)}d: >-\n${folded(70)}e: >-\n${folded(70)}`,
  'folded wider than others': `a:\n  b: >-\n${folded(70)}d: >-\n${folded(30)}e: >-\n${folded(30)}`,
  'of no lines': 'a:\n  b: |\n  c: 1\n',
  'of no lines, in a file with deeper steps': 'a:\n    b: >-\n    c:\n        d: 1\n',
  'that keeps its ends': 'a:\n  b: |+\n    One\n\n\n  c: 1\n',
  'with the line breaks of another system': 'a:\r\n  b: >-\r\n    One\r\n    two\r\n  c: 1\r\n',
  'in double quotes': 'a:\n  b: "One\n    two" # told\n  c: 1\n',
  'in single quotes': "a:\n  b: 'One\n    two'\n  c: 1\n",
  'without quotes': 'a:\n  b: One\n    two # told\n  c: 1\n',
  'below its key': 'a:\n  b:\n    One\n    two\n  c: 1\n',
  'as an item': `a:\n  - >-\n${folded(60)}  - |\n    One\n`,
  'at the end of the file': 'a:\n  b: |\n    One\n    two',
}

const texts = [
  words,
  words.replace('ladder', 'scaffold'),
  words.replace('We look', 'We always look'),
  `${words} and how long it takes`,
  words.replace('from the ground first ', ''),
  'Short',
  'We look.\nWe say what it costs, and mend all.\n\nWe go.\n',
  'We look. We say what it costs, and mend what we can.\nWe stay.\n',
  'One\n  two\n\nthree\n',
  'One\n\n\n\n',
  '\n\nOne\n',
  '  One\ntwo',
  'One \ntwo',
  'One\ttwo\n',
  'x'.repeat(130),
  `${'x'.repeat(130)} ${'y'.repeat(30)} z`,
  '\n',
  '   \n ',
  'a: b # c',
  'One\u0007\ntwo',
  '',
]

test.each(Object.entries(sources))('a text %s is replaced by others', (_, source) => {
  const data = parse(source)
  const step = Array.isArray(data.a) ? 0 : 'b'
  const results = texts.map((value) => {
    const after = applyOperations(source, [{ do: 'set', path: ['a', step], value }]).source
    const read = parse(after)
    expect(read.a[step]).toBe(value)
    expect({ ...read, a: undefined }).toEqual({ ...data, a: undefined })
    expect(/(?<!\r)\n/.test(after)).toBe(!source.includes('\r\n'))
    return JSON.stringify(after)
  })
  expect(results.join('\n')).toMatchSnapshot()
})

describe('a text below its key', () => {
  const form: BlockForm = { folded: false, indent: 4, outer: 2, width: 24 }
  const written = (text: string, changes: Partial<BlockForm> = {}, old?: string[]) => {
    const { header, lines } = writeBlockText(text, { ...form, ...changes }, old) ?? { header: 'none', lines: [] }
    return [header, ...lines]
  }

  test('says how it ends and how deep it stands', () => {
    expect(written('One')).toEqual(['|-', '    One'])
    expect(written('One\n')).toEqual(['|', '    One'])
    expect(written('One\n\n\n')).toEqual(['|+', '    One', '', ''])
    expect(written('\n One')).toEqual(['|2-', '', '     One'])
    expect(written('One', { isNumbered: true })).toEqual(['|2-', '    One'])
    expect(written(' One', { indent: 11 })).toEqual(['|9-', `${' '.repeat(12)}One`])
    for (const indent of [2, 12]) expect(written(' One', { indent })).toEqual(['none'])
  })

  test('is folded where it is full, and stays on one line where a word is longer', () => {
    const isFolded = { folded: true }
    expect(written('One two three four fives six', isFolded)).toEqual(['>-', '    One two three four', '    fives six'])
    expect(written('One two three four five s', isFolded)).toEqual(['>-', '    One two three four', '    five s'])
    expect(written('One two three fours six', isFolded)).toEqual(['>-', '    One two three fours', '    six'])
    expect(written(`${'x'.repeat(30)} a`, isFolded)).toEqual(['>-', `    ${'x'.repeat(30)}`, '    a'])
    expect(written('One\ntwo\n\nthree', isFolded)).toEqual(['>-', '    One', '', '    two', '', '', '    three'])
    for (const text of ['\nOne', ' One', 'One\n two', 'One \ntwo', 'One\ttwo'])
      expect(written(text, isFolded)).toEqual(['none'])
  })

  test('keeps the lines up to the first change, and those behind the last one', () => {
    const old = ['One two', 'three four', 'five six', '', 'seven']
    const isFolded = { folded: true }
    const replaced = (text: string, changes = {}) => written(text, { ...isFolded, ...changes }, old).slice(1)
    const margin = (lines: string[]) => lines.map((line) => line && `    ${line}`)
    expect(replaced('One two three four five six\nseven')).toEqual(margin(old))
    expect(replaced('One two three 4 five six\nseven')).toEqual(margin(['One two', 'three 4 five six', '', 'seven']))
    expect(replaced('1 two three four five six\nseven')).toEqual(margin(['1 two three four', 'five six', '', 'seven']))
    expect(replaced('One two three four five six\n7')).toEqual(margin(['One two', 'three four', 'five six', '', '7']))
    expect(replaced('One two three 4 five six\nseven', { isByHand: true })).toEqual(
      margin(['One two', 'three 4', 'five six', '', 'seven']),
    )
    expect(replaced('One two three four')).toEqual(margin(['One two', 'three four']))
  })

  test('of signs that need a backslash, or of none that show, stands in quotes', () => {
    for (const text of ['', '\n', '  \n', 'a\u0007b', 'a\rb', 'a\u2028b', 'a\ud800b'])
      expect(written(text)).toEqual(['none'])
    expect(written('a\tb')).toEqual(['|-', '    a\tb'])
  })
})

describe('how a file is written', () => {
  test.each<[string, Partial<ReturnType<typeof styleOf>>]>([
    ['', { newline: '\n', step: 2, dash: 2, width: 120 }],
    ['a: 1\r\n', { newline: '\r\n' }],
    ['a:\n    b: 1\n', { step: 4, dash: 2 }],
    ['a:\n   b:\n      c: 1\nd:\n  e: 1\n', { step: 3 }],
    ['a: # told\n    b: 1\n', { step: 4 }],
    ['a:   # told\n    b: 1\n', { step: 4 }],
    ['# a:\n    b: 1\n', { step: 2 }],
    ['a: One\n      two\n', { step: 2 }],
    ['-   a:\n        b: 1\n', { step: 4 }],
    ['a:\n- b\n', { dash: 0, step: 2 }],
    ['a:\n    - b\nc:\n    - d\ne:\n  - f\n', { dash: 4 }],
    ['- a:\n      b: 1\n', { step: 4 }],
    ['- - a:\n      - b\n', { dash: 2 }],
    ['a:\nb: 1\n', { step: 2 }],
    ['a:\n    # b\n    c: 1\n', { step: 2 }],
    ['-a:\n   b: 1\n', { step: 3 }],
    [`a: >-\n${folded(40)}`, { width: 44 }],
    [`a: >-\n${folded(40)}b: >+1 # told\n${folded(70)}c:\n  - >\n${folded(70)}`, { width: 74 }],
    [`a: |-\n${folded(40)}`, { width: 120 }],
    ['a: >-\n  One\n  two three four five six seven\n', { width: 120 }],
  ])('%j', (text, style) => {
    const { width, ...rest } = styleOf(text)
    const { width: wanted, ...others } = style
    expect(rest).toMatchObject(others)
    if (wanted === 120) expect(width).toBe(120)
    else if (wanted !== undefined) expect(Math.abs(width - wanted)).toBeLessThan(8)
  })

  test('lines are broken as they are from the longest one on up to where the next word would have had room', () => {
    const [long, word] = ['x'.repeat(30), 'y'.repeat(5)]
    expect(widthsOf([long, word])).toEqual([30, 35])
    expect(widthsOf([`${long} 12`, `${long} z`, word])).toEqual([33, 37])
    expect(widthsOf([long, `${word} ${long}`])).toEqual([36, 35])
    expect(widthsOf([`  ${long}`, `  ${word} z`])).toEqual([32, 37])
  })

  test('lines that end where somebody wanted them to say nothing of how wide others are', () => {
    expect(widthsOf(['x'.repeat(25), 'y'.repeat(5)])).toEqual([25, 30])
    expect(widthsOf(['x'.repeat(25), 'y'.repeat(4)])).toEqual([1, 0])
    expect(widthsOf(['One', 'two three'])).toEqual([1, 0])
    expect(widthsOf(['One'])).toEqual([1, 0])
    expect(widthsOf([])).toEqual([1, 0])
  })
})

test('edits one after the other are the same as all at once', () => {
  const text = 'abcdefghij'
  const apply = (edits: readonly { start: number; end: number; text: string }[], to: string) =>
    edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), to)
  const edit = (start: number, end: number, fresh: string) => ({ start, end, text: fresh })
  expect(compose([])).toEqual([])
  expect(compose([[edit(1, 2, 'x')]])).toEqual([edit(1, 2, 'x')])
  expect(compose([[edit(1, 2, 'xyz')], [edit(2, 3, '')]])).toEqual([edit(1, 2, 'xz')])
  expect(compose([[edit(1, 2, 'x')], [edit(1, 2, '')]])).toEqual([edit(1, 2, '')])
  expect(compose([[edit(3, 3, 'x')], [edit(0, 0, 'y')], [edit(11, 12, '')]])).toEqual([
    edit(0, 0, 'y'),
    edit(3, 3, 'x'),
    edit(9, 10, ''),
  ])
  const lists = [
    [edit(0, 2, 'AB'), edit(4, 4, '++')],
    [edit(1, 7, '-'), edit(9, 10, '')],
    [edit(0, 0, '<'), edit(3, 3, '>')],
  ]
  expect(apply(compose(lists), text)).toBe(lists.reduce((now, edits) => apply(edits, now), text))
})
