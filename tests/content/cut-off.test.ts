/** A file without its end, or with a part that is begun and not written: one problem, not one for all that is missing. */
import { describe, expect, test } from 'vitest'
import { problemsInEnglish } from '../studio/support/left-in-english.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

const errorsOf = (source: string) => problemsOf(source).filter(({ severity }) => severity === 'error')
const upTo = (words: string, more = '') => fixture.slice(0, fixture.indexOf(words)) + more

test.each([
  ['in a list', upTo('            featuredImage:'), 'item 1 of "items" in block 2 of /'],
  ['after the first line of a section', upTo('        heading: What we do'), 'block 2 of /'],
  ['in a key', upTo('            featuredImage:', '            featur'), 'the line "featur"'],
  ['in a list in brackets', upTo('          - { name: Bob', '          - { name: Bo'), 'the line "- { name: Bo"'],
  ['in a form', upTo('    submitting:'), 'form "contact"'],
  ['before a section to which others lead', upTo('heading: Roof leaks\n'), 'block 1 of /roof-leaks'],
  ['in what is said of a page', upTo('    title: Roof Leaks', '    title: Roof'), '/roof-leaks'],
])('cut off %s', (_, source, where) => {
  const problems = errorsOf(source)
  const line = source.trimEnd().split('\n').length
  expect(problems).toMatchObject([{ code: 'cut-off', line, message: `The file ends in the middle of ${where}` }])
  expect(problemsInEnglish(problems)).toEqual([])
})

test('a last section that lacks something is told that, where the file has its end', () => {
  expect(errorsOf(edit(fixture, '        heading: Common causes\n', ''))).toMatchObject([{ code: 'missing-field' }])
  const last = edit(fixture, '      - use: estimate\n', '      - type: cards\n        heading: More\n')
  expect(errorsOf(last)).toMatchObject([{ code: 'missing-field' }])
  expect(errorsOf(last.trimEnd())).toMatchObject([{ code: 'missing-field' }])
})

test('dead links alone do not make a file one that is cut off, and nor does a missing line end', () => {
  const linked = [1, 2, 3, 4, 5, 6].map((number) => `See [more](/page-${number}).`).join(' ')
  const source = edit(fixture, 'Water travels far from where it enters.', linked)
  for (const text of [source, source.trimEnd()])
    expect(errorsOf(text).map(({ code }) => code)).toEqual(Array(6).fill('dead-link'))
  expect(errorsOf(fixture.trimEnd())).toEqual([])
  expect(errorsOf(`${fixture}      - typ`)).toMatchObject([{ code: 'wrong-type' }])
})

describe('a part that is begun and not written', () => {
  test.each(['site', 'facts', 'forms', 'shared'])('%s', (part) => {
    const entries = new RegExp(`^${part}:\\n(?: .*\\n)+`, 'm')
    const source = fixture.replace(entries, `${part}:\n`)
    const line = source.split('\n').indexOf(`${part}:`) + 1
    expect(errorsOf(source)).toMatchObject([
      { code: 'empty-value', line, message: expect.stringContaining(`"${part}" is empty`) },
    ])
  })
})
