import { catalogueOf, type Texts } from '../../messages/catalogues.ts'
import { keyAsTitle } from '../../messages/key-in-words.ts'
import { allSchemas, schemaName, schemaOf } from '../schemas.ts'

/** Schemas that hold others or are described where they are used: nobody reads what they say of themselves. */
const holders = ['blocks', 'common', 'kinds', 'pages', 'theme']
/** Their keys are parts of the file, which have names of their own, and what puts a shared section in its place. */
const frames = ['blocks', 'pages', 'use']

/**
 * The English catalogue with all that the schemas name and say, so that a translation of this one file is whole. What
 * somebody has written there of a key or a choice stays.
 */
export function generateEnglish(): string {
  const english = catalogueOf('en')
  const fields = new Set<string>()
  const choices = new Set(Object.keys(Object(schemaOf('kinds').kinds)))
  const descriptions = new Set<string>()

  function look(node: unknown, keys: Set<string>): void {
    if (typeof node !== 'object' || node === null) return
    const { description, properties, enum: values } = node as Record<string, unknown>
    if (typeof description === 'string') descriptions.add(description)
    for (const [key, inner] of Object.entries(Object(properties)))
      if (typeof Object(inner).const !== 'string') keys.add(key)
    if (Array.isArray(values)) for (const value of values) if (typeof value === 'string') choices.add(value)
    for (const inner of Object.values(node)) look(inner, keys)
  }
  for (const [id, { description, ...schema }] of allSchemas()) {
    const name = schemaName(id)
    look(holders.includes(name) ? schema : { description, ...schema }, frames.includes(name) ? new Set() : fields)
  }

  const named = (keys: Set<string>, known: Texts) =>
    Object.fromEntries([...keys].toSorted().map((key) => [key, known[key] ?? keyAsTitle(key)]))
  const catalogue = {
    ...english,
    fields: named(fields, english.fields),
    choices: named(choices, english.choices),
    descriptions: Object.fromEntries([...descriptions].toSorted().map((text) => [text, text])),
  }
  return `${JSON.stringify(catalogue, null, 2)}\n`
}
