import { createRequire } from 'node:module'
import type { Options } from 'ajv'
import { allSchemas, type Schema } from '../schemas.ts'

// Ajv is loaded only when validators have to be made, which most commands find done.
const require = createRequire(import.meta.url)
const base = 'https://pages.schemas.local/'
const ownKeywords = ['reference', 'content', 'anchors', 'placeholders', 'kinds', 'defaultSnippets', 'accessibility']
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

/** What the schemas are validated by, by name: those of schemas/, and those of the frames of a page and of the file. */
export function schemasToValidate(): Map<string, Schema> {
  const named = [...allSchemas()].map(
    ([id, schema]) => [id.slice(base.length, -'.schema.json'.length), schema] as const,
  )
  return new Map([...named, ['page-frame', withoutBlocks()], ['file-frame', withoutParts()]])
}

/** Changes with everything but the schemas that validators follow from. */
export const makerOfValidators = () => JSON.stringify([require('ajv/package.json').version, options, ownKeywords])

/** The code of a CommonJS module that exports a validator for each schema, by its name. */
export function makeValidators(schemas: ReadonlyMap<string, Schema>): string {
  const { Ajv } = require('ajv') as typeof import('ajv')
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone')
  const ajv = new Ajv(options)
  ajv.addVocabulary(ownKeywords)
  for (const [name, schema] of schemas) ajv.addSchema(withoutWords(schema), `${base}${name}.schema.json`)
  const names = [...schemas.keys()].filter((name) => !whole.includes(name))
  const exported = Object.fromEntries(names.map((name, index) => [`v${index}`, `${base}${name}.schema.json`]))
  const byName = names.map((name, index) => `${JSON.stringify(name)}:exports.v${index}`)
  return `${standaloneCode(ajv, exported)};module.exports={${byName.join()}}`
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
  return { ...page, $id: `${base}page-frame.schema.json` }
}

/** The top level alone: each of its parts is validated by itself. */
function withoutParts(): Schema {
  const { $schema, $id, ...file } = structuredClone(required('pages'))
  for (const part of Object.values(file.properties ?? {})) {
    delete part.additionalProperties
    delete part.$ref
    part.type = 'object'
  }
  return { ...file, $id: `${base}file-frame.schema.json` }
}

function required(name: string): Schema {
  const schema = allSchemas().get(`${base}${name}.schema.json`)
  if (!schema) throw new Error(`No schema ${name}`)
  return schema
}
