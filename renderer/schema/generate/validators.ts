import { createRequire } from 'node:module'
import type { Options } from 'ajv'
import { allSchemas, type Schema, schemaId, schemaName } from '../schemas.ts'

// Ajv is loaded only when validators have to be made, which most commands find done.
const require = createRequire(import.meta.url)
const ownKeywords = [
  'reference',
  'content',
  'anchors',
  'lists',
  'opening',
  'contact',
  'placeholders',
  'kinds',
  'defaultSnippets',
  'accessibility',
  'category',
]
const options: Options = {
  allErrors: true,
  strictTypes: false,
  strictRequired: false,
  meta: false,
  validateSchema: false,
  messages: false,
  // Optimizing the code of validators takes three times as long as making it.
  code: { optimize: false, source: true },
}
/** They are validated part by part. */
const whole = ['pages', 'page', 'blocks']

/** The code of a CommonJS module that exports a validator for each schema, by its name. */
export function makeValidators(): string {
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone')
  const schemas = schemasToValidate()
  const ajv = createAjv(schemas)
  const names = [...schemas.keys()].filter((name) => !whole.includes(name))
  const exported = Object.fromEntries(names.map((name, index) => [`v${index}`, schemaId(name)]))
  const byName = names.map((name, index) => `${JSON.stringify(name)}:exports.v${index}`)
  return `${standaloneCode(ajv, exported)};module.exports={${byName.join()}}`
}

/** Why a validator cannot be made of a schema, in the words of Ajv; undefined where it can. */
export function compileFault(id: string): string | undefined {
  const ajv = createAjv([...allSchemas()].map(([id, schema]) => [schemaName(id), schema] as const))
  try {
    ajv.getSchema(id)
    return undefined
  } catch (error) {
    return (error as Error).message.replace('strict mode: ', '')
  }
}

function createAjv(schemas: Iterable<readonly [name: string, schema: Schema]>) {
  const { Ajv } = require('ajv') as typeof import('ajv')
  const ajv = new Ajv(options)
  ajv.addVocabulary(ownKeywords)
  for (const [name, schema] of schemas) ajv.addSchema(withoutWords(schema), schemaId(name))
  return ajv
}

/** Those of schemas/ by name, and those of the frames of a page and of the file. */
function schemasToValidate(): Map<string, Schema> {
  const named = [...allSchemas()].map(([id, schema]) => [schemaName(id), schema] as const)
  return new Map([...named, ['page-frame', withoutBlocks()], ['file-frame', withoutParts()]])
}

/** A schema without what is written in it for people, which Ajv would copy into its code. */
function withoutWords(schema: Schema): Schema {
  const isWords = (key: string, value: unknown) =>
    ['$schema', 'title', 'description'].includes(key) && typeof value === 'string'
  return JSON.parse(JSON.stringify(schema), (key, value) => (isWords(key, value) ? undefined : value))
}

/** A page without its blocks, which are validated one by one by the schema of their type. */
function withoutBlocks(): Schema {
  const { $schema, $id, ...page } = structuredClone(required('page'))
  delete page.properties?.blocks?.items
  return { ...page, $id: schemaId('page-frame') }
}

/** The top level alone: each of its parts is validated by itself. */
function withoutParts(): Schema {
  const { $schema, $id, ...file } = structuredClone(required('pages'))
  for (const part of Object.values(file.properties ?? {})) {
    delete part.additionalProperties
    delete part.$ref
    part.type ??= 'object'
  }
  return { ...file, $id: schemaId('file-frame') }
}

function required(name: string): Schema {
  const schema = allSchemas().get(schemaId(name))
  if (!schema) throw new Error(`No schema ${name}`)
  return schema
}
