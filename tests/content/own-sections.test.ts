/** What a project says of sections of its own, read as if the program were among its packages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { hashOwn } from '../../renderer/common/files-hash.ts'
import { readExamples } from '../../renderer/gallery/examples/read.ts'
import { catalogueOf } from '../../renderer/messages/catalogues.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { formatProblem, readSite } from '../../renderer/pipeline/index.ts'
import { forgetSchemas, schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import { leastSite } from '../support/least-site.ts'

const { folder } = vi.hoisted(() => ({ folder: `${process.env.TMPDIR ?? '/tmp'}/own-sections-${process.pid}/` }))
vi.mock('../../renderer/folders.ts', async (original) => ({
  ...(await original<typeof import('../../renderer/folders.ts')>()),
  PROJECT: folder,
  isPacked: true,
}))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const put = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  forgetSchemas()
}
const schema = `{
  "description": "A sentence set large.",
  "required": ["text"],
  "properties": {
    "text": {
      "description": "The sentence.",
      "$ref": "../common.schema.json#/definitions/text"
    }
  }
}
`
const quote = {
  'sections/quote/schema.json': schema,
  'sections/quote/Quote.tsx': 'export function Quote() {\n  return null\n}\n',
  'sections/quote/examples.yaml': '- name: a sentence\n  block: { type: quote, text: Caulk is not flashing. }\n',
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  put(quote)
})

const site = mkdtempSync(join(tmpdir(), 'own-site-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

/** What is found in a small site with a section among its own. */
async function found(block: string) {
  const file = join(site, 'pages.yaml')
  writeFileSync(file, leastSite(block))
  const { problems, source } = await readSite(file, { doubts: false })
  return problems.map((problem) => ({ ...problem, printed: formatProblem(problem, source) }))
}

test('an own section is a type like any other, with what need not be written', async () => {
  expect(sectionTypes()).toContain('quote')
  expect(sectionTypes()).toContain('faq')
  expect(schemaOf('sections/quote')).toMatchObject({
    additionalProperties: false,
    title: 'QuoteBlock',
    required: ['type', 'text'],
  })
  expect(readExamples('quote').map(({ name }) => name)).toEqual(['a sentence'])
  expect(await found('{ type: quote, text: Caulk is not flashing. }')).toEqual([])
  expect(await found('{ type: quote, txt: Caulk }')).toMatchObject([{ code: 'unknown-key' }])
  expect((await found('{ type: qoute, text: Caulk }'))[0]?.hint).toContain('Did you mean "quote"?')
})

test('its words are said in the languages that it has', () => {
  put({ 'sections/quote/words/de.json': '{ "choices": { "quote": "Zitat" } }' })
  expect(catalogueOf('de').choices).toMatchObject({ quote: 'Zitat' })
})

test('what is kept of a site is made anew when a schema of its own changes', () => {
  const before = hashOwn()
  put({ 'sections/quote/schema.json': schema.replace('large', 'small') })
  expect(hashOwn()).not.toBe(before)
  rmSync(folder, { recursive: true })
  expect(hashOwn()).toBe('')
})

const component = 'sections/quote/Quote.tsx'
test.each<[what: string, files: Record<string, string>, place: string, words: string]>([
  [
    'a schema that is no JSON',
    { 'sections/quote/schema.json': schema.replace('large.",', 'large."') },
    'sections/quote/schema.json:3:3',
    '"sections/quote/schema.json" is no JSON',
  ],
  [
    'a schema with an unknown word',
    { 'sections/quote/schema.json': schema.replace('"required"', '"requierd"') },
    'sections/quote/schema.json:3:3',
    'unknown keyword: "requierd"',
  ],
  [
    'a schema that names what is not there',
    { 'sections/quote/schema.json': schema.replace('/text"', '/txt"') },
    'sections/quote/schema.json:7:15',
    '"../common.schema.json#/definitions/txt" leads nowhere',
  ],
  [
    'a type that there is already',
    { 'sections/faq/schema.json': schema },
    'sections/faq:1:1',
    'There is a section "faq" already',
  ],
  [
    'a name that no section can have',
    { 'sections/Big Quote/schema.json': schema },
    'sections/Big Quote:1:1',
    'has a name that no section can have',
  ],
  [
    'a component of another name',
    { [component]: 'export const Quotation = () => null\nexport default Quotation\n' },
    `${component}:1:1`,
    'It exports Quotation, default',
  ],
  [
    'a part that nobody has',
    { 'overrides/Fotter.tsx': 'export const Fotter = () => null\n' },
    'overrides/Fotter.tsx:1:1',
    'Did you mean "Footer"?',
  ],
  [
    'words that are no JSON',
    { 'sections/quote/words/de.json': '{ "choices": }' },
    'sections/quote/words/de.json:1:',
    'is no JSON',
  ],
])('%s is told at its place, in every language', async (_, files, place, words) => {
  put(files)
  const [first, ...others] = await found('{ type: quote, text: Caulk is not flashing. }')
  expect(others).toEqual([])
  expect(first?.code).toBe('own-section')
  expect(first?.printed).toContain(place)
  expect(first?.printed).toContain(words)
  for (const language of ['de', 'es']) expect(sayAllIn(language)(first?.said.hint ?? '')).not.toBe(first?.hint)
})

test.each([
  ['schema.json', 'The section "quote" has no schema.json'],
  ['Quote.tsx', 'The section "quote" has no component'],
  ['examples.yaml', 'The section "quote" has no examples.yaml'],
])('a section without %s is told of', async (file, words) => {
  rmSync(join(folder, 'sections/quote', file))
  forgetSchemas()
  expect((await found('{ type: quote, text: Caulk }')).map(({ message }) => message)).toEqual([words])
})

test('nothing is said of a component that is handed on, nor of an override that fits', async () => {
  put({
    [component]: "export * from './parts'\n",
    'overrides/Footer.tsx': 'export const Footer = () => null\n',
    'overrides/BeforeAfter.tsx': 'const Own = () => null\nexport { Own as BeforeAfter }\n',
  })
  expect(await found('{ type: quote, text: Caulk }')).toEqual([])
})
