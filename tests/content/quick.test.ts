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
