import type { Path } from '../../../renderer/common/problem.ts'
import { childSchema, type Schema, schemaOf } from '../../../renderer/schema/schemas.ts'
import { blockSchema } from '../../../renderer/schema/walk.ts'
import { valueIn } from './lookup.ts'
import type { Parts } from './parts.ts'

/** What the schemas say of the value at a path; of a section, by its type. */
function schemaFor(parts: Parts, path: Path): Schema | undefined {
  const section = path[0] === 'shared' ? 2 : path[0] === 'pages' && path[2] === 'blocks' ? 4 : undefined
  if (section === undefined || path.length < section) return along(schemaOf('pages'), path)
  return along(blockSchema(valueIn(parts, path.slice(0, section))), path.slice(section))
}

function along(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>((node, step) => node && child(node, step), schema)
}

function child(schema: Schema, step: string | number): Schema | undefined {
  const forms = [schema, ...(schema.oneOf ?? [])]
  return forms.map((form) => childSchema(form, step)).find((match) => match !== undefined)
}

/** The keys of a group in the order of its schema. */
export function keysFor(parts: Parts, path: Path): string[] {
  const schema = path.length === 0 ? schemaOf('pages') : schemaFor(parts, path)
  return Object.keys(schema?.properties ?? {})
}

/** Whether the schemas know a key and do without it. */
export function isOptional(parts: Parts, path: Path): boolean {
  const group = path.length === 1 ? schemaOf('pages') : schemaFor(parts, path.slice(0, -1))
  const key = String(path.at(-1))
  return Object.hasOwn(group?.properties ?? {}, key) && !group?.required?.includes(key)
}
