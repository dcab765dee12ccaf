import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { dropOldest } from '../common/drop-oldest.ts'
import { hashFiles, hashOwn } from '../common/files-hash.ts'
import { oncePer } from '../common/once-per.ts'
import type { Problem } from '../common/problem.ts'
import { engineCache } from '../folders.ts'
import { ownTypes } from '../own.ts'
import { compileFault, makeValidators } from './generate/validators.ts'
import { schemaFault } from './own-schemas.ts'
import { allSchemas, type Schema, schemaFaults, schemaId } from './schemas.ts'

const require = createRequire(import.meta.url)
const folder = engineCache('validators')

/** Everything that they follow from. */
const sources = ['schemas/', 'renderer/schema/generate/', 'package-lock.json']
/** Of other states of the schemas, such as of a branch that is looked at in between. */
const mostFiles = 4

type Validators = Record<string, ValidateFunction>

const validatorsOf = oncePer(loadValidators)

/** What Ajv objects to in a value; the schema is named by its file, such as "site" or "sections/faq". */
export function schemaErrors(name: string, value: unknown): ErrorObject[] {
  const validate = validatorsOf(allSchemas())[name]
  if (!validate) throw new Error(`No schema ${name}`)
  return validate(value) ? [] : (validate.errors ?? [])
}

/** What is wrong with the schemas of the project's own sections. */
export function ownSchemaFaults(): readonly Problem[] {
  validatorsOf(allSchemas())
  return schemaFaults()
}

/**
 * The validators as a module in .cache/validators/, since making them takes longer than to check a large site after an
 * edit. The file's name says what it was made from. Where there is none, schemas of own sections may be new: one that
 * does not compile lets everything through until it is mended.
 */
function loadValidators(schemas: Map<string, Schema>): Validators {
  const key = hashFiles(sources) + hashOwn('sections/*/schema.json')
  const whole = join(folder, `${key}.cjs`)
  if (existsSync(whole)) return require(whole)
  const faults = ownTypes().flatMap((type) => faultOf(type, schemas) ?? [])
  schemaFaults().push(...faults)
  const file = faults.length > 0 || schemaFaults().length > 0 ? join(folder, `${key}-open.cjs`) : whole
  if (!existsSync(file)) write(file, makeValidators())
  return require(file)
}

function faultOf(type: string, schemas: Map<string, Schema>): Problem | undefined {
  const id = schemaId(`sections/${type}`)
  const reason = compileFault(id)
  if (reason === undefined) return undefined
  schemas.set(id, { $id: id, type: 'object' })
  return schemaFault(type, reason)
}

function write(file: string, code: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  dropOldest(folder, mostFiles)
}
