/** Every code that can be printed is explained, with examples that stand beside what finds it. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks, codes } from '../../renderer/check/checks/list.ts'
import { problemsIn, readExamplesOfProblems } from '../../renderer/gallery/problems/example.ts'
import { problemsInEnglish } from '../studio/support/left-in-english.ts'
import { told } from './fixture.ts'

const files = readExamplesOfProblems()
/** No text of a few lines has them: two are about a file that cannot be opened or read, two about files beside it, one needs hundreds of items. */
const withoutExample = ['bad-encoding', 'file-left-out', 'own-section', 'too-many-pages', 'unreadable-file']

describe.each(files)('$file', ({ examples }) => {
  test.each(examples)('$code', ({ code, bad, at = bad.split(/\r?\n/)[0] ?? '', good, ...place }) => {
    const found = problemsIn(bad, place)
    expect(found.map(({ problem }) => problem.code)).toEqual([code])
    expect(problemsInEnglish(found.map(({ problem }) => problem)), 'the studio says it in German and Spanish').toEqual(
      [],
    )
    expect(found[0]?.line).toContain(at)
    // Which sentences, and what stands in their places: their words are the catalogues' own.
    expect(told(found.map(({ problem }) => problem))).toMatchSnapshot(at)
    expect(codes[code], 'the code is listed').toBeDefined()
    if (good !== undefined) expect(problemsIn(good).map(({ problem }) => problem)).toEqual([])
  })
})

test('every code has an example of what is wrong, and every check one of what is right', () => {
  const bad = new Set(files.flatMap(({ examples }) => examples.map(({ code }) => code)))
  expect(
    Object.keys(codes)
      .filter((code) => !bad.has(code))
      .toSorted(),
  ).toEqual(withoutExample)
  for (const { file, examples } of files.filter(({ file }) => !file.includes('home')))
    expect(
      examples.some(({ good }) => good !== undefined),
      file,
    ).toBe(true)
  expect(files).toHaveLength(Object.keys(checks).length + 1)
})

test('every code in the source is listed', () => {
  const sources = globSync('renderer/{check,expand,read,pipeline}/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const written = new Set(
    sources.flatMap((source) =>
      [
        ...source.matchAll(
          /\b(?:code: |worded\(\s*|problem\(|unused\(|mistakeAt\(\s*)(?:[^,\n']*\? )?'([a-z][a-z0-9-]*)'(?: : '([a-z0-9-]+)')?/g,
        ),
      ].flatMap(([, one = '', other]) => (other === undefined ? [one] : [one, other])),
    ),
  )
  expect([...written].filter((code) => !Object.hasOwn(codes, code))).toEqual([])
})

test('docs/problems.md has a heading for each code, to which printed problems lead', () => {
  const headings = [...readFileSync('docs/problems.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, code]) => code)
  expect(headings).toEqual(Object.keys(codes).toSorted())
})
