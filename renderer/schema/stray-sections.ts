import { isRecord } from '../common/is-record.ts'
import type { Path } from '../common/problem.ts'
import { childSchema } from './schema-at.ts'
import { type Schema, sectionTypes } from './schemas.ts'

/** Sections that slipped to the right, into a list of the section above them. */
export function straySections(value: unknown, schema: Schema, path: Path): Path[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => straySections(item, schema.items ?? {}, [...path, index]))
  if (!isRecord(value)) return []
  const isEntry = typeof path.at(-1) === 'number'
  const knowsType = schema.properties && 'type' in schema.properties
  if (isEntry && !knowsType && isSection(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? straySections(inner, childSchema(schema, key) ?? {}, [...path, key]) : [],
  )
}

/** Whether a value says of itself that it is a section. */
export function isSection(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { type, use } = value
  if (typeof use === 'string' && Object.keys(value).length === 1) return true
  return typeof type === 'string' && sectionTypes().includes(type)
}
