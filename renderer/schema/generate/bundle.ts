import { referred } from '../schema.ts'
import { allSchemas, type Schema, schemaId, schemaName } from '../schemas.ts'

/** A schema that others refer to, with the name of its file and the path within: `['common', 'definitions', 'href']`. */
export interface Target {
  name: string
  pointer: string[]
  schema: Schema
}

/**
 * Puts every schema into one, for editors, which drop what stands beside a `$ref` and resolve addresses of files in
 * their own ways. A reference becomes what it stands for, together with what stands beside it. Only what `keeps` gives
 * a name stays a reference, with its description beside it, since each place may describe it in its own words.
 */
export function bundle(root: string, keeps: (target: Target) => string | undefined): Schema {
  const definitions: Record<string, unknown> = {}
  const copy = (node: unknown, id: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => copy(item, id))
    if (typeof node !== 'object' || node === null) return node
    const { $ref, $id, $schema, definitions: _, ...rest } = node as Schema & { $schema?: string }
    const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, copy(value, id)]))
    if (typeof $ref !== 'string') return own
    const target = find(new URL($ref, id).href)
    const name = keeps(target)
    const at = schemaId(target.name)
    if (name === undefined) return { ...(copy(target.schema, at) as object), ...own }
    const { description, type } = target.schema
    if (!(name in definitions)) {
      definitions[name] = {}
      definitions[name] = copy({ ...target.schema, ...(target.pointer.length > 0 && { description: undefined }) }, at)
    }
    const reference = { $ref: `#/definitions/${name}` }
    return target.pointer.length > 0 ? { description, type, ...own, allOf: [reference] } : reference
  }
  const { schema, name } = find(schemaId(root))
  const body = copy(schema, schemaId(name)) as Schema
  return { ...body, definitions: definitions as Record<string, Schema> }
}

function find(reference: string): Target {
  const [id = '', path = ''] = reference.split('#')
  const schema = referred(reference, allSchemas())
  if (!schema) throw new Error(`No schema ${reference}`)
  return { name: schemaName(id), pointer: path.split('/').slice(1), schema }
}
