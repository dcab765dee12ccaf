import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { message } from '../../renderer/messages/message.ts'
import { childSchema } from '../../renderer/schema/schema-at.ts'
import { keyNames, type Schema, schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import { Refusal, unknownName } from '../edit/refusal.ts'
import { portion, shorter } from './portion.ts'

/** What a rule of a schema may say, beside its type and what it is for. */
const bounds = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'pattern',
  'reference',
  'content',
]

/** One level of what may be written somewhere: a line for each key, and what is deeper on request. */
export function schemaLevel(name: string, path: readonly string[] = [], from?: number) {
  const [first = '', ...inner] = name.split('.')
  const begun = beginning(first)
  const steps = [...begun.inner, ...inner, ...path]
  let node = begun.schema
  for (const step of steps) {
    const next = below(node, step)
    if (!next) throw unknownName('no-such.key', step, keysOf(node))
    node = next
  }
  const isSection = sectionTypes().includes(first) && steps.length === 0
  return {
    at: [begun.at, ...steps].join('.'),
    ...(begun.also.length > 0 && { also: begun.also }),
    ...lineOf(node),
    description: node.description,
    ...levelOf(node, from),
    ...(isSection && { example: shorter(starterOf(first).block, 2_500) }),
  }
}

/** A section, a part of the file, or whatever in the file bears the name: the one that is nearest to its top. */
function beginning(name: string): { at: string; schema: Schema; inner: string[]; also: string[] } {
  if (sectionTypes().includes(name)) return { at: name, schema: schemaOf(`sections/${name}`), inner: [], also: [] }
  if (name === 'page') return { at: name, schema: schemaOf('page'), inner: [], also: [] }
  const found = placesOf(name)
  const [[top = '', ...inner] = [], ...others] = found
  const schema = schemaOf('pages').properties?.[top]
  if (!schema) {
    const names = [...sectionTypes(), 'page', ...keysOf(schemaOf('pages'))]
    if (!keyNames().has(name)) throw unknownName('no-such.schema', name, names)
    throw new Refusal(message('no-such.schema', { name }), `It is a key of sections: read the schema of one of them.`)
  }
  return { at: top, schema, inner, also: others.slice(0, 5).map((path) => path.join('.')) }
}

/** Where in the file a key of a name may stand, the places nearest to the top first. */
function placesOf(name: string): string[][] {
  const found: string[][] = []
  let level = [{ path: [] as string[], schema: schemaOf('pages') }]
  for (let depth = 0; depth < 6; depth++) {
    level = level.flatMap(({ path, schema }) =>
      keysOf(schema).map((key) => ({ path: [...path, key], schema: below(schema, key) ?? {} })),
    )
    found.push(...level.filter(({ path }) => path.at(-1) === name).map(({ path }) => path))
  }
  return found
}

/** The forms that a value may have; what is in a list stands for the list. */
function formsOf(schema: Schema): Schema[] {
  if (schema.items) return formsOf(schema.items)
  return schema.oneOf && !schema.properties ? schema.oneOf.flatMap(formsOf) : [schema]
}

const below = (schema: Schema, step: string): Schema | undefined =>
  formsOf(schema)
    .map((form) => childSchema(form, step))
    .find((found) => found !== undefined)

const keysOf = (schema: Schema): string[] => formsOf(schema).flatMap(({ properties }) => Object.keys(properties ?? {}))

function levelOf(schema: Schema, from?: number) {
  const fields = formsOf(schema).flatMap((form) =>
    Object.entries(form.properties ?? {}).map(([key, inner]) => ({
      key,
      ...(form.required?.includes(key) && { required: true }),
      ...lineOf(inner),
    })),
  )
  const others = formsOf(schema).flatMap(({ additionalProperties }) =>
    typeof additionalProperties === 'object' ? [lineOf(additionalProperties)] : [],
  )
  return {
    ...(fields.length > 0 && { fields: portion(fields, from, 6_000) }),
    ...(others.length > 0 && { anyKey: others[0] }),
  }
}

function lineOf(schema: Schema): Record<string, unknown> {
  const [form = {}] = formsOf(schema)
  const said = bounds.filter((key) => key in schema).map((key) => [key, schema[key]])
  const choices = form.const === undefined ? form.enum : [form.const]
  const isDeep = keysOf(schema).length > 0 || typeof form.additionalProperties === 'object'
  return {
    type: schema.items ? `list of ${kindOf(form)}` : kindOf(form),
    ...(choices && { choices: shorter(choices, 1_000) }),
    ...Object.fromEntries(said),
    ...(schema.description !== undefined && { description: firstSentence(schema.description) }),
    ...(isDeep && { more: true }),
  }
}

function kindOf({ type = 'any', properties, additionalProperties, ...schema }: Schema): string {
  if ('if' in schema || 'allOf' in schema) return 'section (see list_section_types, and read_schema of its type)'
  return properties || additionalProperties ? 'group' : type
}

const firstSentence = (text: string) => shorter(/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text, 240)
