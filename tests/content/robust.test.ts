import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPages, formatProblem } from '../../renderer/pipeline/index.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { runsAll } from '../support/places.ts'
import { edit, fixture, options, problemsOf } from './fixture.ts'

const characters = [...'()[]{}*+?\\|^$.#&!%@`"\':,-<>~=\t\n\r\u00a0\uFEFF“”é0aZ /']

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function scramble(source: string, random: () => number): string {
  const at = Math.floor(random() * source.length)
  const gone = Math.floor(random() * random() * 40)
  const inserted = Array.from(
    { length: Math.floor(random() * 4) },
    () => characters[Math.floor(random() * characters.length)],
  )
  return source.slice(0, at) + inserted.join('') + source.slice(at + gone)
}

test('a scrambled file gives a site, or errors with a place in the file and words of our own', () => {
  const random = createRandom(20260115)
  for (let round = 0; round < (runsAll ? 2000 : 150); round++) {
    const source = scramble(scramble(fixture, random), random)
    const { site, problems } = checkPages(source, options)
    expect(site === undefined, source).toBe(problems.some(({ severity }) => severity === 'error'))
    const lines = source.split('\n').length
    for (const problem of problems) {
      expect(problem.line >= 1 && problem.line <= lines && problem.column >= 1, source).toBe(true)
      expect(formatProblem(problem, sourceText(source))).not.toMatch(
        /undefined|\[object|must (?:have|match|be) |implicit|compact mapping|flow-map/,
      )
    }
  }
}, 60_000)

test('a typographic quote that makes a line unreadable is an error', () => {
  const source = edit(fixture, 'image: { src: hero.jpg, decorative: true }', 'image: “src: hero.jpg”')
  expect(problemsOf(source)).toMatchObject([{ code: 'smart-quotes', severity: 'error' }])
})

test('a line out of its column is found beside texts that stand elsewhere in the file', () => {
  const source = edit(readFileSync('tests/fixture/pages.yaml', 'utf8'), '\n  tour:\n', '\n   tour:\n')
  const line = source.split('\n').indexOf('   tour:') + 1
  expect(problemsOf(source)[0]).toMatchObject({ severity: 'error', line, hint: expect.stringContaining('2 spaces') })
})

test('a section whose first line is gone is one mistake', () => {
  const source = edit(fixture, '      - type: cards\n        id: causes\n', '')
  expect(problemsOf(source)).toMatchObject([{ code: 'lost-section' }])
})

test.each(['- '.repeat(20_000), `heading: {${' a: {'.repeat(20_000)}`, `heading: ${'['.repeat(20_000)}`])(
  'lists or braces thousands deep (%.20s …) are an error at a place in the file',
  (words) => {
    const source = edit(fixture, 'heading: Write to us', words)
    const [problem] = problemsOf(source)
    expect(problem).toMatchObject({ severity: 'error', line: expect.any(Number) })
    expect(edit(source, words, '').split('\n').length).toBeGreaterThan(problem?.line ?? 0)
  },
)
