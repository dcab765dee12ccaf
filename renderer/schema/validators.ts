import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { dropOldest } from '../common/drop-oldest.ts'
import { hashFiles } from '../common/files-hash.ts'
import { engineCache } from '../folders.ts'
import { makeValidators } from './generate/validators.ts'

const require = createRequire(import.meta.url)
const folder = engineCache('validators')

/** Everything that they follow from. */
const sources = ['schemas/', 'renderer/schema/generate/validators.ts', 'package-lock.json']
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
  const file = join(folder, `${hashFiles(sources)}.cjs`)
  if (!existsSync(file)) write(file, makeValidators())
  return require(file)
}

function write(file: string, code: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  dropOldest(folder, mostFiles)
}
