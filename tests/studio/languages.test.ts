/** What the studio calls fields, sections and choices in other languages than English, found from the schemas. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogues } from '../../renderer/messages/catalogues.ts'
import type { Schema } from '../../renderer/schema/schemas.ts'
import { described } from '../../studio/server/descriptions.ts'
import { allForms } from '../../studio/server/schemas.ts'
import { choiceIn, fieldIn } from '../../studio/shell/words/in-words.ts'

/** Says with its name in the shell, which knows that a link leads somewhere. */
const named = new Set(['href'])

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

/** What the check may say besides of that for which the studio has no field: all but what a schema file says of itself. */
for (const file of globSync('schemas/*.schema.json')) {
  const { description, ...schema } = JSON.parse(readFileSync(file, 'utf8'))
  for (const [, text = ''] of JSON.stringify(schema).matchAll(/"description":("(?:[^"\\]|\\.)*")/g))
    texts.add(JSON.parse(text))
}

const others = Object.entries(catalogues).filter(([language]) => language !== 'en')

test.each(others)('every field has a name in renderer/messages/%s.ts', (_, { fields = {} }) => {
  expect(keys.size).toBeGreaterThan(100)
  expect([...keys].filter((key) => !named.has(key) && !Object.hasOwn(fields, key))).toEqual([])
})

test.each(others)('every section, kind of page and choice has one too in renderer/messages/%s.ts', (_, names) => {
  expect(values.size).toBeGreaterThan(50)
  expect([...values].filter((value) => !Object.hasOwn(names.choices ?? {}, value))).toEqual([])
})

test.each(others)('every description has its text in renderer/messages/%s.ts, and no other has', (_, names) => {
  const { descriptions = {} } = names
  expect([...texts].filter((text) => !Object.hasOwn(descriptions, text))).toEqual([])
  expect(Object.keys(descriptions).filter((text) => !texts.has(text))).toEqual([])
})

test.each(Object.entries(catalogues))('every part of the site has a name in "%s"', (_, { parts }) => {
  expect(Object.keys(forms.parts).filter((part) => !Object.hasOwn(parts, part))).toEqual([])
})

test('descriptions are in the language as far as they are known in it, and a field of that name is left alone', () => {
  const schema = { description: 'A short name.', properties: { description: { description: 'Not known.' } } }
  const inGerman = { description: 'Ein kurzer Name.', properties: { description: { description: 'Not known.' } } }
  expect(described(schema, 'de')).toEqual(inGerman)
})

test('a key reads as it is in English, and as a name that an author has chosen', () => {
  expect(fieldIn('en', 'formHeading')).toBe('Form heading')
  expect(fieldIn('de', 'formHeading')).toBe('Überschrift des Formulars')
  expect(choiceIn('es', 'page-hero')).toBe('Portada de la página')
  expect(choiceIn('de', 'estimate-cta')).toBe('Estimate CTA')
  expect(fieldIn('de', 'constructor')).toBe('Constructor')
})
