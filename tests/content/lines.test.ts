import { expect, test } from 'vitest'
import { createLines } from '../../renderer/read/lines.ts'

const text = 'one\n\n  three  \nfour'
const at = (words: string, to = words) => {
  const start = text.indexOf(words)
  return createLines(text).positionOf(start, text.indexOf(to) + to.length)
}

test('a place is shown with its line, and its end where that is in the line too', () => {
  expect(at('one')).toEqual({ line: 1, lineStart: 0, text: 'one', column: 1, endColumn: 4 })
  expect(at('ne')).toEqual({ line: 1, lineStart: 0, text: 'one', column: 2, endColumn: 4 })
  expect(at('three')).toEqual({ line: 3, lineStart: 5, text: '  three  ', column: 3, endColumn: 8 })
  expect(at('four')).toEqual({ line: 4, lineStart: 15, text: 'four', column: 1, endColumn: 5 })
  expect(at('three', 'four'), 'no further than the words of its line').toMatchObject({ line: 3, endColumn: 8 })
})

test('what is empty, or stands behind the words of a line, has no end', () => {
  const { positionOf } = createLines(text)
  expect(positionOf(4, 4)).toEqual({ line: 2, lineStart: 4, text: '', column: 1 })
  expect(positionOf(3, 4), 'a line break').toEqual({ line: 1, lineStart: 0, text: 'one', column: 4 })
  expect(positionOf(13, 14), 'spaces at the end').toEqual({ line: 3, lineStart: 5, text: '  three  ', column: 9 })
  expect(positionOf(text.length, text.length)).toEqual({ line: 4, lineStart: 15, text: 'four', column: 5 })
})

test('lines are found in any order', () => {
  const lines = createLines(text)
  expect([4, 1, 3, 2, 5].map((line) => lines.textOf(line))).toEqual(['four', 'one', '  three  ', '', undefined])
  expect([15, 0, 14, 5, 4, 3].map((offset) => lines.positionOf(offset, offset + 1).line)).toEqual([4, 1, 3, 3, 2, 1])
  expect(createLines('').textOf(1)).toBe('')
  expect(createLines('').textOf(2)).toBeUndefined()
  expect(createLines('a\n').textOf(2)).toBe('')
})

test('each offset of many lines is in the line that holds it', () => {
  const many = Array.from({ length: 40 }, (_, at) => 'x'.repeat(at % 7)).join('\n')
  const { positionOf } = createLines(many)
  for (let offset = 0; offset < many.length; offset++) {
    const before = many.slice(0, offset).split('\n')
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    expect(positionOf(offset, offset), String(offset)).toMatchObject(place)
  }
})
