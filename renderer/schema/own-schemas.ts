import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { isRecord } from '../common/is-record.ts'
import { type Problem, worded } from '../common/problem.ts'
import { problemIn } from '../common/problem-in.ts'
import { componentName, ownFile, ownFiles, ownTypes } from '../own.ts'
import { referred, type Schema, schemaId } from './schema.ts'

/** What is wrong with a file that a project adds, at a place of it if there is one. */
export function ownFault(file: string, said: Problem['said'], at?: { line: number; column: number }): Problem {
  const text = at && readFileSync(ownFile(file), 'utf8').split('\n')[at.line - 1]
  const { message, hint } = said
  return problemIn(file, 'own-section', { message, hint }, { ...at, text: text ?? '' })
}

/** The schemas of the sections that a project adds, and what is wrong with them: those let through what they are given. */
export function readOwnSchemas(known: ReadonlyMap<string, Schema>): { schemas: Schema[]; faults: Problem[] } {
  const faults: Problem[] = []
  const schemas = ownTypes().flatMap((type) => {
    const name = componentName(type)
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
      faults.push(ownFault(`sections/${type}`, worded('own-section.name', { type })))
      return []
    }
    if (known.has(schemaId(`sections/${type}`))) {
      faults.push(ownFault(`sections/${type}`, worded('own-section.taken', { type }, { name })))
      return []
    }
    const { schema, fault } = readSchema(type, known)
    if (fault) faults.push(fault)
    return [completed(type, schema)]
  })
  return { schemas, faults }
}

/** With what is the same for every section, and need not be written. */
function completed(type: string, schema: Schema): Schema {
  const own = { const: type, description: `The section type, always "${type}".` }
  return {
    title: `${componentName(type)}Block`,
    type: 'object',
    additionalProperties: false,
    ...schema,
    $id: schemaId(`sections/${type}`),
    required: ['type', ...(schema.required ?? []).filter((key) => key !== 'type')],
    properties: { type: own, ...schema.properties, ...(schema.properties?.type && { type: own }) },
  }
}

function readSchema(type: string, known: ReadonlyMap<string, Schema>): { schema: Schema; fault?: Problem } {
  const file = `sections/${type}/schema.json`
  const open = (fault: Problem) => ({ schema: { additionalProperties: true }, fault })
  if (ownFiles(file).length === 0)
    return open(ownFault(`sections/${type}`, worded('own-section.no-schema', { type }, { type })))
  const broken = jsonFault(file)
  if (broken) return open(broken)
  const schema: unknown = JSON.parse(readFileSync(ownFile(file), 'utf8'))
  if (!isRecord(schema)) return open(schemaFault(type, 'it is no object'))
  const id = schemaId(`sections/${type}`)
  const all = new Map([...known, [id, schema]])
  const lost = referencesIn(schema).find((reference) => !referred(new URL(reference, id).href, all))
  return lost === undefined ? { schema } : open(schemaFault(type, `"${lost}" leads nowhere`))
}

/** Where a file stops being JSON: the parser says it of some mistakes, and that of YAML of most others. */
export function jsonFault(file: string): Problem | undefined {
  const text = readFileSync(ownFile(file), 'utf8')
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const reason = (error as Error).message
    const [, line = 0, column = 0] = /\(line (\d+) column (\d+)\)/.exec(reason) ?? []
    const [at] = parseDocument(text).errors[0]?.linePos ?? []
    const guess = at ? { line: at.line, column: at.col } : { line: text.trimEnd().split('\n').length, column: 1 }
    return ownFault(
      file,
      worded('own-section.no-json', { file, reason }),
      line ? { line: Number(line), column: Number(column) } : guess,
    )
  }
}

/** A fault of a schema that can be read, at the word in quotes that its reason ends with. */
export function schemaFault(type: string, reason: string): Problem {
  const file = `sections/${type}/schema.json`
  const text = readFileSync(ownFile(file), 'utf8')
  const words = reason.match(/[\w./#$-]+/g)?.map((word) => `"${word}"`) ?? []
  const found = words.findLast((word) => text.includes(word))
  const before = found === undefined ? [''] : text.slice(0, text.indexOf(found)).split('\n')
  return ownFault(file, worded('own-section.schema', { type, reason }, { type }), {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  })
}

function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { $ref } = node as Schema
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(node).flatMap(referencesIn)]
}
