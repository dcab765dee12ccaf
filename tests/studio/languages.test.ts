/** What the studio calls fields, sections and choices, found from the schemas. Each language has what English has. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Texts } from '../../renderer/messages/catalogues.ts'
import { generateEnglish } from '../../renderer/schema/generate/english.ts'
import type { Schema } from '../../renderer/schema/schemas.ts'
import { described } from '../../studio/server/descriptions.ts'
import { allForms } from '../../studio/server/schemas.ts'
import { catalogues, english } from './support/catalogues.ts'

const forms = allForms({})
const keys = new Set<string>()
const values = new Set([...Object.keys(forms.sections), ...Object.keys(forms.kinds)])
const texts = new Set(Object.values(forms.kinds).flatMap(({ description }) => description ?? []))
const seen = new Set<Schema>()
for (const schema of [forms.page, ...Object.values(forms.sections), ...Object.values(forms.parts)]) look(schema)

function look(schema: Schema): void {
  if (seen.has(schema)) return
  seen.add(schema)
  if (schema.description !== undefined) texts.add(schema.description)
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    if (typeof inner.const !== 'string') keys.add(key)
    look(inner)
  }
  for (const value of schema.enum ?? []) if (typeof value === 'string') values.add(value)
  for (const choice of schema.oneOf ?? []) look(choice)
  if (schema.items) look(schema.items)
  if (typeof schema.additionalProperties === 'object') look(schema.additionalProperties)
}

test('every field, choice and description of a form stands in the English catalogue', () => {
  expect([keys.size > 100, values.size > 50, texts.size > 500]).toEqual([true, true, true])
  const lacking = (names: Set<string>, known: Texts) => [...names].filter((name) => !Object.hasOwn(known, name))
  expect(lacking(keys, english.fields)).toEqual([])
  expect(lacking(values, english.choices)).toEqual([])
  expect(lacking(texts, english.descriptions)).toEqual([])
  expect(lacking(new Set(Object.keys(forms.parts)), english.parts)).toEqual([])
})

test('"npm run types" leaves what somebody wrote there, and nothing that no schema has', () => {
  expect(generateEnglish()).toBe(readFileSync('renderer/messages/catalogues/en.json', 'utf8'))
  expect([english.fields.href, english.fields.formHeading]).toEqual(['Leads to', 'Form heading'])
})

test('descriptions are in the language as far as they are known in it, and a field of that name is left alone', () => {
  const schema = { description: 'A short name.', properties: { description: { description: 'Not known.' } } }
  const inGerman = { description: 'Ein kurzer Name.', properties: { description: { description: 'Not known.' } } }
  expect(described(schema, 'de')).toEqual(inGerman)
})

test.each([
  ['en', 'Form heading', 'Page hero'],
  ['de', 'Überschrift des Formulars', 'Auftakt der Seite'],
  ['es', 'Título del formulario', 'Portada de la página'],
])(
  'a key is called as in the language "%s", and what an author has named as it is',
  async (language, field, choice) => {
    const [, catalogue] = catalogues.find(([name]) => name === language) ?? []
    const place = { textContent: JSON.stringify(catalogue) }
    vi.stubGlobal('document', { documentElement: { lang: language }, querySelector: () => place })
    vi.resetModules()
    const { fieldName, inWords } = await import('../../studio/shell/form/labels.ts')
    expect([fieldName('formHeading'), inWords('page-hero')]).toEqual([field, choice])
    expect([inWords('estimate-cta'), fieldName('constructor')]).toEqual(['Estimate CTA', 'Constructor'])
    vi.unstubAllGlobals()
  },
)
