import { describe, expect, test } from 'vitest'
import { createCache } from '../../renderer/cache/cache.ts'
import { ownSite } from '../../renderer/common/site-folder.ts'
import { checkPages, type Problem } from '../../renderer/pipeline/index.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { problemsInEnglish } from '../studio/support/left-in-english.ts'
import { runsAll } from '../support/places.ts'
import { contentMistakes } from './mistakes/content.ts'
import { type Mistake, source } from './mistakes/mistake.ts'
import { referenceMistakes } from './mistakes/references.ts'
import { schemaMistakes } from './mistakes/schema.ts'
import { slippedMistakes } from './mistakes/slipped.ts'
import { yamlMistakes } from './mistakes/yaml.ts'

/** One cache for all, as for who edits a file: a slip is looked for where the text has changed. */
const cache = createCache()
const options = { file: 'pages.yaml', today: '2026-01-15', ...(await listSurroundings(ownSite)), cache }
const known = new Set(checkPages(source, options).problems.map(keyOf))

/** What a problem is about, without the place, which moves to the next one when the first of several goes. */
function keyOf({ code, severity, message }: Problem): string {
  return `${code} ${severity === 'warning' ? message.replace(/,? (?:is written out )?in .*$/, '') : message}`
}

/** The file with the slip in it, and where it begins. */
function slip({ page, before, after }: Mistake) {
  const from = page === undefined ? 0 : source.indexOf(`\n  ${page}:\n`)
  const start = source.indexOf(before, from)
  const end = page === undefined ? source.length : source.indexOf('\n  /', from + 4)
  if (from < 0 || start < 0 || (end > 0 && start > end))
    throw new Error(`The site has no ${JSON.stringify(before)}${page ? ` in ${page}` : ''}`)
  return { broken: source.slice(0, start) + after + source.slice(start + before.length), start, from }
}

function expectedLine(broken: string, start: number, { before, after, at }: Mistake, from: number): number {
  let same = 0
  while (same < after.length && before[same] === after[same]) same++
  const offset = at === undefined ? start + same : nearestIndex(broken, at, start, start + after.length, from)
  return broken.slice(0, offset).split('\n').length
}

/** Where the words stand: in the slip, else before it in the page, else after it. */
function nearestIndex(broken: string, at: string, start: number, end: number, from: number): number {
  const inside = broken.slice(start, end).indexOf(at)
  if (inside >= 0) return start + inside
  const before = broken.lastIndexOf(at, start)
  return before >= from ? before : broken.indexOf(at, start)
}

/** Every fifth, for `npm test`: each kind of problem has an example that problems.test.ts tries. */
const sampleOf = (mistakes: Mistake[]) => mistakes.filter((_, index) => index % 5 === 0)

describe.each([
  ['YAML', yamlMistakes],
  ['schema', schemaMistakes],
  ['references', referenceMistakes],
  ['content', contentMistakes],
  ['slipped', slippedMistakes],
])('%s', (_, mistakes) => {
  test.each(runsAll ? mistakes : sampleOf(mistakes))('$name gives one problem ($code)', (mistake) => {
    const { broken, start, from } = slip(mistake)
    const problems = checkPages(broken, options).problems.filter((problem) => !known.has(keyOf(problem)))
    expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([
      { code: mistake.code, line: expectedLine(broken, start, mistake, from) },
    ])
    expect(problems[0]?.hint).toContain(mistake.hint)
    expect(problemsInEnglish(problems), 'the studio says it in German and Spanish').toEqual([])
  })
})

test('the table holds at least 60 mistakes, each by its own edit', () => {
  const all = [...yamlMistakes, ...schemaMistakes, ...referenceMistakes, ...contentMistakes, ...slippedMistakes]
  const edits = new Set(all.map(({ page, before, after }) => JSON.stringify([page, before, after])))
  expect(edits.size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(60)
})

test.each(['navigation', 'shared', 'redirects'])('a page that stands under "%s:" is one problem', (part) => {
  const start = source.indexOf('\n  /pest-infestations:\n') + 1
  const page = source.slice(start, source.indexOf('\n  /', start) + 1)
  const moved = source.replace(page, '').replace(`\n${part}:\n`, () => `\n${part}:\n${page.trimEnd()}\n`)
  const problems = checkPages(moved, options).problems.filter((problem) => !known.has(keyOf(problem)))
  const line = source.slice(0, source.indexOf(`\n${part}:\n`)).split('\n').length + 2
  expect(problems.map((problem) => [problem.code, problem.line])).toEqual([['misplaced-page', line]])
})

test('two keys under other names are told apart by their values', () => {
  const renamed = source.replace('{ label: About, href: /about }', '{ link: /about, name: About }')
  const problems = checkPages(renamed, options).problems.filter((problem) => !known.has(keyOf(problem)))
  expect(problems).toMatchObject([
    { message: expect.stringContaining('"link"'), hint: expect.stringContaining('Call it "href"') },
    { message: expect.stringContaining('"name"'), hint: expect.stringContaining('Call it "label"') },
  ])
})

test('a section that lacks several fields is of its type, though another needs none of them', () => {
  const fields = /^ {8}text: >-\n(?: {10}.*\n)+ {8}actions:\n(?: {10}.*\n)+/m
  const hero = source.indexOf('- type: hero')
  expect(source.slice(hero)).toMatch(fields)
  const broken = source.slice(0, hero) + source.slice(hero).replace(fields, '')
  const { problems } = checkPages(broken.replace(/^ +eyebrow: .*\n| +points: .*\n/gm, ''), options)
  const messages = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
  expect(messages).toEqual(['"text" is missing from block 1 of /', '"actions" is missing from block 1 of /'])
})

test('an address changed by hand to one that no page may have is told as the one it will be', () => {
  const renamed = source.replace('\n  /water-damage:', '\n  /Wet Rooms:')
  const { problems } = checkPages(renamed, options)
  expect(problems.find(({ code }) => code === 'bad-route')?.hint).toContain('Write it as "/wet-rooms"')
  expect(problems.find(({ code }) => code === 'dead-link')?.hint).toContain('rename /water-damage /wet-rooms')
})

test('undoing each edit gives the file back byte for byte', () => {
  for (const mistake of [
    ...yamlMistakes,
    ...schemaMistakes,
    ...referenceMistakes,
    ...contentMistakes,
    ...slippedMistakes,
  ]) {
    const { broken, start } = slip(mistake)
    expect(broken.slice(0, start) + mistake.before + broken.slice(start + mistake.after.length)).toBe(source)
  }
})
