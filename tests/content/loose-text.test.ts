/** A text that begins on the line below its key goes on in the next lines: none of them is a slip. */
import { expect, test } from 'vitest'
import { edit, fixture, problemsOf } from './fixture.ts'

/** A mistake far below, with which the lines of the file are looked at one by one. */
const broken = edit(fixture, 'heading: Common causes', 'heading: "Common causes')
const heading = '        heading: Roof leaks\n'
const withText = (lines: string[]) =>
  edit(broken, heading, `        heading:\n${lines.map((line) => `${line}\n`).join('')}`)
const found = (source: string) => problemsOf(source).map(({ code, line }) => ({ code, line }))
const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length

test.each([
  ['of one line', ['          Roof leaks']],
  ['whose lines stand in one column', ['          Roof leaks', '          or call', '          today']],
  ['whose lines stand further right', ['          Roof leaks', '            or call', '              today']],
])('a text below its key %s is a text', (_, lines) => {
  const source = withText(lines)
  expect(found(source)).toEqual([{ code: 'unclosed-quote', line: lineOf(source, '"Common causes') }])
})

test.each([
  ['a key in its column', ['          Roof leaks', '          icon: house'], 'icon: house'],
  ['a dash in its column', ['          Roof leaks', '          - or call'], '- or call'],
  ['a line further left', ['          Roof leaks', '         or call'], '         or call'],
])('below such a text %s is a slip', (_, lines, at) => {
  const source = withText(lines)
  expect(found(source)[0]?.line).toBe(lineOf(source, at))
})
