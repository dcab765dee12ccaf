import { expect, test } from 'vitest'
import { readText } from '../../renderer/content/layout.ts'
import { sourceText } from '../../renderer/content/source-text.ts'
import { hashOfText } from '../../renderer/content/split.ts'

const page = (name: string) => `  /${name}:\n    title: The ${name} – “as usual”\n    blocks:\n      - type: stats\n`
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const head = '# A site\nsite: { name: Ridge & Co }\npages:\n  # The pages.\n'
const tail = 'redirects:\n  /old: /one\n'
const source = `${head}${['', ...names].map(page).join('')}${tail}`

const bytesOf = (text: string) => new TextEncoder().encode(text)
const layout = readText(bytesOf(source)).layout ?? []

/** The text read by the layout of the one before has the same parts as when it is read as a whole. */
function expectSame(text: string, known = layout) {
  const { chunks, layout: next, text: read } = readText(bytesOf(text), known)
  const whole = sourceText(text).chunks
  expect(chunks.map(({ route, offset, text }) => ({ route, offset, text }))).toEqual(
    whole.map(({ route, offset, text }) => ({ route, offset, text })),
  )
  expect(chunks.map(hashOfText)).toEqual(whole.map(hashOfText))
  expect(next).toEqual(readText(bytesOf(text)).layout)
  expect(read).toBe(text)
}

/** Lines that begin a page, belong to one, end the pages, or make a file of which no part can be read alone. */
const lines = [
  '  /new:',
  '    title: New – and “longer”',
  '      - type: hero',
  '/left:',
  'title: Out of its column',
  '   /odd:',
  '# A note',
  '',
  'facts: { response: 24 hours }',
  'pages:',
  'redirects:',
  '---',
  '  - /list:',
  '    title: &name One',
  '    title: *name',
  '    title: Windows\r',
  '\uFEFF',
  '  "/quoted":',
  '  title:',
]

test.each(lines)('a line more, wherever it stands, changes what it changes in the whole: %j', (line) => {
  const before = source.split('\n')
  for (let at = 0; at <= before.length; at++) expectSame(before.toSpliced(at, 0, line).join('\n'))
})

test('so does a line or a stretch of lines less, or twice', () => {
  const before = source.split('\n')
  for (let at = 0; at < before.length; at++) {
    for (const length of [1, 2, 4, 5, 12, 40]) {
      expectSame(before.toSpliced(at, length).join('\n'))
      expectSame(before.toSpliced(at, 0, ...before.slice(at, at + length)).join('\n'))
    }
  }
})

test('pages that change places, and a file without an end of its last line', () => {
  const pages = ['', ...names].map(page)
  expectSame(`${head}${pages.toReversed().join('')}${tail}`)
  expectSame(`${head}${[...pages.slice(0, 2), ...pages.slice(4), ...pages.slice(2, 4)].join('')}${tail}`)
  expectSame(source.trimEnd())
  expectSame(`${head}${pages.join('')}`)
  expectSame('')
})

test('edits one after the other, each read by the layout that the last one left', () => {
  let text = source
  let known = layout
  for (const [at, line] of lines.slice(0, 6).entries()) {
    const before = text.split('\n')
    const edited = before.toSpliced(9 + 5 * at, 1, line).join('\n')
    expectSame(edited, known)
    known = readText(bytesOf(edited), known).layout ?? []
    text = edited
  }
})

test('a part that is as before is not decoded until its text is asked for', () => {
  const long = head + Array.from({ length: 100 }, (_, at) => page(`page-${at}`)).join('') + tail
  const known = readText(bytesOf(long)).layout
  const decode = TextDecoder.prototype.decode
  let bytes = 0
  TextDecoder.prototype.decode = function (this: TextDecoder, input, options) {
    bytes += input?.byteLength ?? 0
    return decode.call(this, input, options)
  }
  try {
    readText(bytesOf(long.replace('The page-50', 'The fiftieth')), known)
  } finally {
    TextDecoder.prototype.decode = decode
  }
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(bytesOf(long).length / 10)
})

test('a file that has not changed keeps its layout, which need not be written again', () => {
  expect(readText(bytesOf(source), layout).layout).toBe(layout)
})

test('what is no UTF-8 is refused, also where only that is new', () => {
  const bytes = bytesOf(source.replace('The five', 'The fi?ve'))
  bytes[bytes.indexOf(0x3f)] = 0xff
  expect(() => readText(bytes, layout)).toThrow(TypeError)
})
