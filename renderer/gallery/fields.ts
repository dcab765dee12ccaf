import type { Schema } from '../schema/schemas.ts'

/** One field of a section, as the gallery lists it. */
export interface Field {
  /** Its name, after the names of the groups and lists it lies within. */
  path: string[]
  /** What may stand in it, in words. */
  type: string
  isRequired: boolean
  description: string
}

/** The fields of a schema from top to bottom, those of lists and groups below their own. */
export function fieldsOf(schema: Schema, within: string[] = []): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = field.type === 'array' ? field.items : field
    return [
      {
        path: [...within, name],
        type: typeInWords(field),
        isRequired: schema.required?.includes(name) ?? false,
        description: field.description ?? '',
      },
      ...(inner ? fieldsOf(inner, [...within, name]) : []),
    ]
  })
}

const references = {
  link: 'link',
  image: 'file in images/',
  file: 'file in public/',
  icon: 'icon',
  font: 'font',
  form: 'form',
  shared: 'shared section',
  author: 'author',
  tag: 'tag',
}
const plain: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'group',
}

function typeInWords(field: Schema): string {
  if (field.const !== undefined) return String(field.const)
  if (field.enum) return field.enum.join(', ')
  if (field.reference) return references[field.reference]
  if (field.content === 'markdown') return 'Markdown'
  if (field.type === 'array')
    return `list${limits(field.minItems, field.maxItems)} of ${plural(typeInWords(field.items ?? {}))}`
  return plain[String(field.type)] ?? 'value'
}

function limits(least: unknown, most: unknown): string {
  if (least !== undefined && most !== undefined) return ` (${least} to ${most})`
  return least === undefined || least === 1 ? '' : ` (${least} or more)`
}

const plural = (words: string) => (words === 'text' || words === 'group' ? `${words}s` : words)
