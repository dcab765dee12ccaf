import type { Path } from '../../../renderer/common/problem.ts'
import { childSchema } from '../../../renderer/schema/schema-at.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'

/** The schema of the whole file, and those of its sections. */
export interface Schemas {
  file: Schema
  block: (block: unknown) => Schema
}

type ValueAt = (path: Path) => unknown

/** How many steps of a path lead to the section that it names or lies in; undefined where it lies in none. */
export function depthOfSection(path: Path): number | undefined {
  const depth = path[0] === 'shared' ? 2 : path[0] === 'pages' && path[2] === 'blocks' ? 4 : undefined
  return depth === undefined || path.length < depth ? undefined : depth
}

/** What the schemas say of the value at a path; of a section, by its type. */
export function schemaFor({ file, block }: Schemas, path: Path, valueAt: ValueAt): Schema | undefined {
  const depth = depthOfSection(path)
  const start = depth === undefined ? file : block(valueAt(path.slice(0, depth)))
  return path.slice(depth ?? 0).reduce<Schema | undefined>((node, step) => node && child(node, step), start)
}

function child(schema: Schema, step: string | number): Schema | undefined {
  const forms = [schema, ...(schema.oneOf ?? [])]
  return forms.map((form) => childSchema(form, step)).find((match) => match !== undefined)
}

/** Whether the schemas know a key and do without it. */
export function isOptional(schemas: Schemas, path: Path, valueAt: ValueAt): boolean {
  const group = schemaFor(schemas, path.slice(0, -1), valueAt)
  const key = String(path.at(-1))
  return Object.hasOwn(group?.properties ?? {}, key) && !group?.required?.includes(key)
}
