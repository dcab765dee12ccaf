import type { Path } from '../common/problem.ts'
import type { Schema } from './schemas.ts'

/** The schema of what stands at a key or a place of a value of the given schema. */
export function childSchema(schema: Schema, step: string | number): Schema | undefined {
  if (typeof step === 'number') return schema.items
  const { properties, additionalProperties } = schema
  if (properties && Object.hasOwn(properties, step)) return properties[step]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** The schema of what stands at a path within a value of the given schema. */
export function schemaAt(schema: Schema | undefined, path: Path): Schema | undefined {
  return path.reduce((node, step) => (node ? childSchema(node, step) : undefined), schema)
}
