import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { allSchemas, type Schema } from './schemas.ts'

const base = 'https://pages.schemas.local/'
const ownKeywords = ['reference', 'content', 'anchors', 'placeholders', 'kinds', 'defaultSnippets', 'accessibility']

let ajv: Ajv | undefined
const compiled = new Map<string, ValidateFunction>()

/** What Ajv objects to. A validator is compiled when the first value of its kind comes along, and then kept. */
export function schemaErrors(name: string, value: unknown): ErrorObject[] {
  const validate = compiled.get(name) ?? compile(name)
  compiled.set(name, validate)
  return validate(value) ? [] : (validate.errors ?? [])
}

function compile(name: string): ValidateFunction {
  ajv ??= createAjv()
  const validate = ajv.getSchema(`${base}${name}.schema.json`)
  if (!validate) throw new Error(`No schema ${name}`)
  return validate
}

function createAjv(): Ajv {
  const created = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    meta: false,
    validateSchema: false,
    messages: false,
    // The schemas are ours and tested; optimizing the code of validators costs more than it saves in one run.
    code: { optimize: false },
  })
  created.addVocabulary(ownKeywords)
  for (const { $schema, ...schema } of allSchemas().values()) created.addSchema(schema)
  created.addSchema(withoutBlocks(), `${base}page-frame.schema.json`)
  created.addSchema(withoutParts(), `${base}file-frame.schema.json`)
  return created
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
