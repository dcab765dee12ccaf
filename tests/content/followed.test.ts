/** Slips that once brought advice that led astray: now one problem on its line, and its hint, followed to the letter, mends it. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import { problemsInEnglish } from '../studio/support/left-in-english.ts'
import { runsAll } from '../support/places.ts'
import { edit, fixture, problemsOf } from './fixture.ts'

interface Slip {
  before: string
  written: string
  code: string
  /** What the hint says to write, and must therefore hold. */
  hint: string
  /** The slip as it is once the hint is followed; as it was before, where this is left out. */
  followed?: string
  /** Words of the line at which it is shown; the first that is written, where they are left out. */
  at?: string
}

const bilingual: Slip[] = [
  ...['valu: city', 'value:city'].map((written) => ({
    before: '{ value: city, label',
    written: `{ ${written}, label`,
    code: written.includes(' ') ? 'unknown-key' : 'missing-space',
    hint: written.includes(' ') ? 'Did you mean "value"' : 'Write value: city',
  })),
  { before: '{ value: city, label: City', written: '{ label: City', code: 'missing-field', hint: 'Add "value: …"' },
  { before: '        options:\n', written: '        option:\n', code: 'unknown-key', hint: 'Did you mean "options"' },
  { before: '{ name: zip,', written: '{ nam: zip,', code: 'unknown-key', hint: 'Did you mean "name"' },
  {
    before: '{ name: zip,',
    written: '{ name: z ip,',
    code: 'bad-format',
    hint: 'Write "zIp"',
    followed: '{ name: zip,',
  },
  { before: '  response: { v', written: '  respnse: { v', code: 'unknown-token', hint: 'Call it "response"' },
  { before: '  contact:\n    e', written: '  kontact:\n    e', code: 'unknown-form', hint: 'Call it "contact"' },
  { before: '  ask:\n    type', written: '  asks:\n    type', code: 'unknown-shared', hint: 'Call it "ask"' },
  {
    before: '  response: { v',
    written: '  response:{ v',
    code: 'missing-space',
    hint: 'Write response: { value: within',
  },
  {
    before: '  response: { v',
    written: '  response { v',
    code: 'missing-colon',
    hint: 'Write response: { value: within',
  },
  {
    before: 'value: within 24 hours, source',
    written: 'value: "within 24 hours, source',
    code: 'unclosed-quote',
    hint: 'value: "within 24 hours"',
    followed: 'value: "within 24 hours", source',
  },
  {
    before: 'languages: [en-US, es-US]',
    written: 'languages: en-US, es-US',
    code: 'wrong-type',
    hint: '[en-US, es-US],',
  },
  {
    before: '  languages: [en-US, es-US]\n  phone',
    written: '  phone',
    code: 'unknown-language',
    hint: 'under "site:": languages: [en-US, es-US]',
    at: '  es-US:',
  },
  ...['Spanish', 'Español', 'es_us'].map((language) => ({
    before: '    language: es-US\n',
    written: `    language: ${language}\n`,
    code: 'bad-format',
    hint: 'Write "es-US"',
  })),
  ...['es', 'es-MX'].map((language) => ({
    before: '    language: es-US\n',
    written: `    language: ${language}\n`,
    code: 'unknown-language',
    hint: 'Did you mean "es-US"?',
  })),
  { before: '\n  es-US:', written: '\n  Spanish:', code: 'bad-name', hint: 'Write "es-US"', at: '  Spanish:' },
  { before: '\n  es-US:', written: '\n  es:', code: 'unknown-language', hint: 'Did you mean "es-US"?', at: '  es:' },
  {
    before: '    author: sam\n',
    written: '    author: [sam, ann]\n',
    code: 'wrong-type',
    hint: 'Write one alone, without dashes or brackets: author: sam',
  },
  {
    before: '  ogImage: /og-image.png\n  forms',
    written: '  ogImage: /gone.png\n  forms',
    code: 'missing-file',
    hint: 'remove the line.',
    followed: '  forms',
  },
]

const single: Slip[] = [
  {
    before: 'must: [search, site-map]',
    written: 'must: search, sitemap',
    code: 'wrong-type',
    hint: '[search, site-map].',
  },
  {
    before: 'must: [cta]',
    written: 'must: page-hero, cta',
    code: 'wrong-type',
    hint: '[page-hero, cta].',
    followed: 'must: [page-hero, cta]',
  },
  {
    before: '      - { type: posts, heading: Read',
    written: '```yaml\n      - { type: posts, heading: Read',
    code: 'code-fence',
    hint: 'Remove this line',
    at: '```',
  },
  {
    before: 'heading: Look inside the tire',
    written: 'heading: ## Look inside the tire',
    code: 'unquoted-hash',
    hint: 'Write it without the number signs: heading: "Look inside the tire"',
  },
  {
    before: 'href: /blog/tags/seasons',
    written: 'href: /blog/tags/season',
    code: 'dead-link',
    hint: 'Did you mean "/blog/tags/seasons"?',
  },
]

describe.each([
  ['tests/fixture/languages.yaml', bilingual],
  ['tests/fixture/pages.yaml', single],
])('%s', (file, slips) => {
  // A tag has the name of a service, and so its page an address that looks like one of a template.
  const source = readFileSync(file, 'utf8')
    .replace('tags: [Brakes & lights, Seasons]', 'tags: [Brakes & lights, Wheels]')
    .replace('href: /blog/fall-checklist,', 'href: /blog/tags/seasons,')
  const read = async (unsaved: string) => (await readSite(file, { unsaved })).problems
  const keyOf = ({ code, message }: { code: string; message: string }) => `${code} ${message}`

  test.each(slips)('$written', async ({ before, written, code, hint, at = written.trim(), followed = before }) => {
    const known = new Set((await read(source)).map(keyOf))
    const fresh = async (text: string) => (await read(text)).filter((problem) => !known.has(keyOf(problem)))
    const broken = edit(source, before, written)
    const found = await fresh(broken)
    const line = broken.slice(0, broken.indexOf(at)).split('\n').length
    expect(found).toMatchObject([{ code, line, hint: expect.stringContaining(hint) }])
    expect(problemsInEnglish(found), 'the studio says it in German and Spanish').toEqual([])
    expect(await fresh(edit(broken, written, followed))).toEqual([])
  })
})

/** By how much a line slips, and which lines do. */
const shifts = runsAll ? [-2, -1, 1, 2] : [-2]
const lines = fixture.split('\n')
const indentOf = (line: string) => line.length - line.trimStart().length
const isTried = (line: string) => line.trim() !== '' && (runsAll || line.trim().startsWith('-'))
const errorsOf = (all: readonly string[]) => problemsOf(all.join('\n')).filter(({ severity }) => severity === 'error')

test.each(shifts)('a line that slips by %i is put where the hint says, and nothing is wrong any more', (shift) => {
  let followed = 0
  for (const [index, line] of lines.entries()) {
    const column = indentOf(line) + shift
    if (!isTried(line) || column < 0) continue
    const moved = lines.with(index, ' '.repeat(column) + line.trimStart())
    const [found, ...more] = errorsOf(moved)
    const meant = /: (\d+) spaces? would fit|: (the left edge) would fit|do: after (\d+) space/.exec(found?.hint ?? '')
    if (!found || !meant) continue
    const blamed = moved[found.line - 1] ?? ''
    const mended = moved.with(found.line - 1, ' '.repeat(Number(meant[1] ?? meant[3] ?? 0)) + blamed.trimStart())
    expect([more, errorsOf(mended)], `${line} in column ${column}: ${found.hint}`).toEqual([[], []])
    followed++
  }
  expect(followed).toBeGreaterThan(runsAll ? 30 : 10)
})

test('a wrong name is corrected where it is used, when one place alone or not every place has it', () => {
  const usedOnce = edit(fixture, 'We come {facts.response}.', 'We come soon.')
  const cases: [string, string][] = [
    [edit(usedOnce, '{facts.response}', '{facts.respons}'), '{facts.respons}'],
    [edit(fixture.replaceAll('form: contact', 'form: kontact'), 'form: kontact', 'form: contact'), 'form: kontact'],
  ]
  for (const [source, wrong] of cases) {
    const line = source.slice(0, source.indexOf(wrong)).split('\n').length
    expect(problemsOf(source)).toMatchObject([{ line, hint: expect.stringContaining('Did you mean ') }])
  }
})

test('a translation of a choice that the form does not have is told where the form is right', async () => {
  const file = 'tests/fixture/languages.yaml'
  const unsaved = edit(readFileSync(file, 'utf8'), 'cargo: De carga', 'cargos: De carga')
  const { problems } = await readSite(file, { unsaved })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors).toMatchObject([{ code: 'lost-translation', hint: expect.stringContaining('"cargo"') }])
})
