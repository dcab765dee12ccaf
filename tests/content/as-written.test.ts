/** What YAML read is told from what the author wrote by data, so that it can be said in any language. */
import { expect, test } from 'vitest'
import { readLine } from '../../renderer/check/mistakes/lines.ts'
import { asWritten, refine } from '../../renderer/check/mistakes/refine.ts'
import type { Finding } from '../../renderer/common/problem.ts'
import { at, message } from '../../renderer/messages/message.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

const path = ['site', 'address', 'postalCode']
const quoted = message('quoted', { value: '4021' })
const finding: Finding = {
  code: 'wrong-type',
  place: { path },
  value: 4021,
  message: message('cut-off', { place: quoted }),
  hint: [
    quoted,
    message('yaml.write', { text: 'postalCode: "4021"' }),
    message('place.in', { inner: at(path), outer: '4021 Main St' }),
  ],
}

test('a number stands in messages as it is written, also within another sentence, and nothing else changes', () => {
  const { message: said, hint } = asWritten(finding, '04021')
  expect(said).toEqual([message('cut-off', { place: message('quoted', { value: '04021' }) })])
  expect(hint).toEqual([
    message('quoted', { value: '04021' }),
    message('yaml.write', { text: 'postalCode: "04021"' }),
    message('place.in', { inner: at(path), outer: '4021 Main St' }),
  ])
})

test('other findings stay as they are', () => {
  const text = { ...finding, value: '4021' }
  const other = { ...finding, code: 'bad-format' }
  expect([asWritten(text, '04021'), asWritten(other, '04021')]).toEqual([text, other])
  expect(asWritten(finding, '"04 021"')).toBe(finding)
})

test('a bracket is taken for the beginning of a text only where text is meant', () => {
  const line = readLine('    name: [Roofs] and more', 0, 0)
  const list: Finding = { ...finding, value: ['Roofs'] }
  expect(refine(list, line, 10, '[Roofs]')).toBe(list)
  expect(refine({ ...list, isTextMeant: true }, line, 10, '[Roofs]')).toMatchObject({
    code: 'special-start',
    message: message('special-start.value', { key: 'name', character: '[', meaning: 'list' }),
    hint: message('yaml.text-in-quotes', { text: 'name: "[Roofs] and more"' }),
  })
})

test.each([
  ['a text', 'title: Roof Leaks', 'title: [Roof Leaks]', 'special-start'],
  ['a number', 'rating: 5', 'rating: [5]', 'wrong-type'],
])('brackets where %s is meant', (_, before, after, code) => {
  expect(problemsOf(edit(fixture, before, after)).map((problem) => problem.code)).toEqual([code])
})
