import { hash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { dropOldest } from '../drop-oldest.ts'
import { makerOfValidators, makeValidators, schemasToValidate } from './generate/validators.ts'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../../.cache/validators/', import.meta.url))

/** Of other states of the schemas, such as of a branch that is looked at in between. */
const mostFiles = 4

let validators: Record<string, ValidateFunction> | undefined

/** What Ajv objects to in a value; the schema is named by its file, such as "site" or "sections/faq". */
export function schemaErrors(name: string, value: unknown): ErrorObject[] {
  validators ??= loadValidators()
  const validate = validators[name]
  if (!validate) throw new Error(`No schema ${name}`)
  return validate(value) ? [] : (validate.errors ?? [])
}

/**
 * The validators as a module in .cache/validators/, since making them takes longer than to check a large site after an
 * edit. The file's name says what it was made from.
 */
function loadValidators(): Record<string, ValidateFunction> {
  const schemas = schemasToValidate()
  const key = hash('sha1', makerOfValidators() + JSON.stringify([...schemas]), 'hex').slice(0, 20)
  const file = join(folder, `${key}.cjs`)
  if (!existsSync(file)) write(file, makeValidators(schemas))
  return require(file)
}

function write(file: string, code: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  dropOldest(folder, mostFiles)
}
