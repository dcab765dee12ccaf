/** Markdown in a field has no line ends but those that mean something; in the file it is broken into lines by hand. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outlineOf } from '../../renderer/expand/outline.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { unwrap, wrapLike } from '../../studio/shell/form/wrapping.ts'

const markdownIn = (file: string) =>
  outlineOf(parse(sourceText(readFileSync(file, 'utf8')))).texts.flatMap(({ text, schema }) =>
    schema.content === 'markdown' ? [text] : [],
  )

test.each(['pages.yaml', 'tests/fixture/pages.yaml'])('every Markdown text of %s comes back as it was', (file) => {
  const texts = markdownIn(file)
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) expect(wrapLike(unwrap(text), text)).toBe(text)
})

const lines = `A bike tells what is wrong with it when it is turned by hand, and a mechanic
listens to it before anything else is done.

- Chains first, since most of what people hear comes from a chain that has run
  dry in the rain
- Then the wheels
`

test('a paragraph is one line in the field, and so is an entry of a list', () => {
  expect(
    unwrap(lines)
      .split('\n')
      .map((line) => line.slice(-12)),
  ).toEqual(['else is done.', '', 'y in the rain', 'n the wheels', ''].map((end) => end.slice(-12)))
})

test('only the paragraph that was changed is broken anew', () => {
  const changed = unwrap(lines).replace('in the rain', 'in the rain or in the long winter months')
  const [before, after] = [lines.split('\n'), wrapLike(changed, lines).split('\n')]
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4))
  expect(after.slice(4)).toEqual(['  dry in the rain or in the long winter months', '- Then the wheels', ''])
})

test('code, tables and lines that end on purpose stay as they are', () => {
  const text = 'One\\\ntwo  \nthree\n\n| a | b |\n| - | - |\n\n```\nx\ny\n```\n'
  expect(unwrap(text)).toBe(text)
})
