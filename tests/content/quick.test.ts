import { expect, test } from 'vitest'
import { readClosely } from '../../renderer/read/chunks.ts'
import { readQuickly } from '../../renderer/read/quick.ts'
import { splitPages } from '../../renderer/read/split.ts'
import { source } from './mistakes/mistake.ts'

const chunks = splitPages(source).filter(({ route }) => route !== undefined)
const signs = [
  '\n',
  '  ',
  '- ',
  ': ',
  '"',
  "'",
  '&a ',
  '*a ',
  '!x ',
  ' #',
  '|\n',
  '>\n',
  '{',
  '}',
  '[',
  ']',
  ',',
  '\t',
  '? ',
  '012',
  '0o7',
  '1e3',
  '.5',
  '~',
  'null',
  'yes',
  '%',
  '@',
  '`',
  '\r\n',
  '---\n',
  '<<: ',
  '1_0',
  '\\',
  '- - ',
  '.inf',
  '0x1F',
  '+1',
  '1:30',
  '2026-01-01',
  '=',
]

/** Numbers below a limit that are the same in every run. */
function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** A few lines of a page, with up to three slips. */
function scrambled(text: string, dice: (limit: number) => number): string {
  const [address = '', ...lines] = text.split('\n')
  const from = dice(lines.length)
  let piece = [address, ...lines.slice(from, from + 25)].join('\n')
  for (let slip = dice(4); slip > 0; slip--) {
    const at = dice(piece.length)
    piece = piece.slice(0, at) + (signs[dice(signs.length)] ?? '') + piece.slice(at + (dice(3) === 0 ? dice(6) : 0))
  }
  return piece
}

test('the pages of a site are all read quickly, to the same data', () => {
  for (const chunk of chunks) expect(readQuickly(chunk.text)?.data, chunk.route).toEqual(readClosely(chunk).data)
})

test('readQuickly() reads nothing that is wrong, and nothing otherwise than yaml does', () => {
  const dice = createDice(20261121)
  let read = 0
  for (let round = 0; round < 1500; round++) {
    const chunk = chunks[dice(chunks.length)] ?? { offset: 0, text: '' }
    const text = scrambled(chunk.text, dice)
    const quick = readQuickly(text)
    if (!quick || Object.keys(Object(quick.data)).join() !== chunk.route) continue
    read++
    const { data, mistakes } = readClosely({ ...chunk, text })
    expect(mistakes, text).toEqual([])
    expect(quick.data, text).toEqual(data)
  }
  expect(read).toBeGreaterThan(100)
})

test.each([
  ['an alias', '/a: { x: &x 1, y: *x }\n'],
  ['a type', '/a: { x: !Important }\n'],
  ['a key twice', '/a:\n  x: 1\n  x: 2\n'],
  ['a list that a text swallows', '/a:\n  heading: Why us\n    - reason\n'],
  ['a second document', '/a: 1\n---\n/b: 2\n'],
])('readQuickly() leaves it to yaml: %s', (_, text) => {
  expect(readQuickly(text)).toBeUndefined()
})

test.each([
  '---\na: 1\n',
  'a: 1\n...\n',
  '%YAML 1.2\n---\na: 1\n',
  '\uFEFFa: 1\n',
  '? a\n: b\n',
  'a: { ? b : c }\n',
  'a: [? b]\n',
  'a: &b 1\nc: *b\n',
  'a: &b 1\n',
  '&b a: 1\n',
  '!x a: 1\n',
  'a: !x 1\n',
  '~: 1\n',
  'null: 1\n',
  'a: { : 1 }\n',
  '[a]: 1\n',
  'a: { "b\n  c": 1 }\n',
  'a: b #c\n',
  'a: b   #c\n',
  'a: b\n  - c\n',
  'a: b\n\n  - c\n',
  'a: "b\n',
  'a: 1\n b: 2\n',
])('%j is left to the closer reader', (text) => {
  expect(readQuickly(text)).toBeUndefined()
})

test.each([
  ['a: really? yes\n', { a: 'really? yes' }],
  ['a: b --- c\n', { a: 'b --- c' }],
  ['a: 100 %\n', { a: '100 %' }],
  ['a: b & c * d ! e\n', { a: 'b & c * d ! e' }],
  ['a: b # c\n', { a: 'b' }],
  ['a: b#c\n', { a: 'b#c' }],
  ['a: "b #c"\n', { a: 'b #c' }],
  ['a: "b\n  - c"\n', { a: 'b - c' }],
  ['a: |\n  b\n  - c\n', { a: 'b\n- c\n' }],
  ['a: b\n  c-d\n', { a: 'b c-d' }],
  ['a: ~\nb: null\nc:\n', { a: null, b: null, c: null }],
  ['nullable: 1\n', { nullable: 1 }],
  ['a: { b: [c, d] }\n', { a: { b: ['c', 'd'] } }],
])('%j is read at once', (text, data) => {
  expect(readQuickly(text)).toEqual({ data })
})
