import { describe, expect, test } from 'vitest'
import { edit, fixture, problemsOf } from './fixture.ts'

const codes = (source: string) => problemsOf(source).map(({ code, line }) => `${code}:${line}`)

describe('a file as a whole', () => {
  test.each([
    ['nothing', ''],
    ['blank lines', '\n\n'],
    ['comments', '# soon\n'],
    ['a byte order mark alone', '\uFEFF'],
  ])('that holds %s is empty', (_, source) => {
    expect(codes(source).filter((code) => !code.startsWith('byte'))).toEqual(['empty-file:1'])
  })

  test.each([
    ['a list', '- a\n- b\n'],
    ['a text', 'hello\n'],
  ])('that holds %s is not a site', (_, source) => {
    expect(codes(source)).toEqual(['wrong-type:1'])
  })

  test.each([
    ['pages is missing', (text: string) => text.slice(0, text.indexOf('pages:\n'))],
    ['pages is empty', (text: string) => text.slice(0, text.indexOf('  /:\n'))],
    ['pages is {}', (text: string) => `${text.slice(0, text.indexOf('pages:\n'))}pages: {}\n`],
  ])('has no pages when %s', (_, change) => {
    expect(problemsOf(change(fixture)).map(({ code }) => code)).toEqual(['no-pages'])
  })

  test('may end its lines as Windows does, with a warning and the same lines and columns', () => {
    const windows = edit(fixture, 'type: cards', 'type: crads').replaceAll('\n', '\r\n')
    expect(problemsOf(windows)).toMatchObject([
      { code: 'windows-line-ends', severity: 'warning', line: 1 },
      { code: 'unknown-section', line: 104, column: 15 },
    ])
    expect(codes(fixture.replaceAll('\n', '\r\n'))).toEqual(['windows-line-ends:1'])
  })

  test('may not end its lines as old Macs did, which is one problem whatever else is wrong', () => {
    expect(codes(`\uFEFF${fixture}`.replaceAll('\n', '\r'))).toEqual(['mac-line-ends:1'])
  })

  test('may begin with a byte order mark, with a warning', () => {
    expect(codes(`\uFEFF${fixture}`)).toEqual(['byte-order-mark:1'])
  })

  test('may begin with a document marker', () => {
    expect(codes(`---\n${fixture}`)).toEqual([])
  })

  test('may have its parts in another order', () => {
    const at = fixture.indexOf('pages:\n')
    expect(codes(fixture.slice(at) + fixture.slice(0, at))).toEqual([])
    expect(
      codes(fixture.slice(at) + edit(fixture.slice(0, at), 'locality: Louisville\n', 'locality: 5\n')),
    ).toHaveLength(1)
  })

  test('may have its pages in braces', () => {
    const source = fixture.slice(0, fixture.indexOf('pages:\n'))
    expect(codes(`${source}pages: { /: { kind: home } }\n`).every((code) => !code.startsWith('yaml'))).toBe(true)
  })

  test('may use anchors and aliases across pages', () => {
    const aliased = edit(
      edit(fixture, 'image: { src: hero.jpg, alt', 'image: &roof { src: hero.jpg, alt'),
      'image: { src: hero.jpg, decorative: true }',
      'image: *roof',
    )
    expect(codes(aliased)).toEqual([])
  })

  test('with too many aliases is refused, not expanded', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      ...'bcdefghi'
        .split('')
        .map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghi'[at]}`).join(', ')}]`),
    ]
    const [problem, ...others] = problemsOf(`${bomb.join('\n')}\nj: *i\n${fixture}`)
    expect(problem?.code).toBe('yaml-syntax')
    expect(others).toEqual([])
  })

  test('cannot change objects by a key named __proto__', () => {
    const [problem] = problemsOf(edit(fixture, 'facts:\n', 'facts:\n  __proto__: { value: polluted }\n'))
    expect(problem).toMatchObject({ code: 'bad-name' })
    expect(Object.hasOwn(Object.prototype, 'value')).toBe(false)
  })
})
