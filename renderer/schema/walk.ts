import { isRecord } from '../common/is-record.ts'
import type { Path } from '../common/problem.ts'
import { childSchema } from './schema-at.ts'
import { type Schema, schemaOf, sectionSchema } from './schemas.ts'

/** One text of the file with what its schema says about it. */
export interface Text {
  text: string
  path: Path
  schema: Schema
  /** The schema of the group or list in which it stands. */
  within?: Schema
}

export type Replace = (text: Text) => string

/** Copies a value with each of its texts replaced; whatever the schema does not know is copied all the same. */
export function mapTexts(value: unknown, schema: Schema, path: Path, replace: Replace, within?: Schema): unknown {
  if (typeof value === 'string') return replace({ text: value, path, schema, ...(within && { within }) })
  if (Array.isArray(value))
    return value.map((item, index) =>
      mapTexts(item, childSchema(schema, index) ?? {}, [...path, index], replace, schema),
    )
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      mapTexts(inner, childSchema(schema, key) ?? {}, [...path, key], replace, schema),
    ]),
  )
}

export function mapBlock(block: unknown, path: Path, replace: Replace): unknown {
  return mapTexts(block, blockSchema(block), path, replace)
}

export function blockSchema(block: unknown): Schema {
  if (!isRecord(block)) return {}
  if ('use' in block) return schemaOf('use')
  return (typeof block.type === 'string' && sectionSchema(block.type)) || {}
}

/** The texts of a value, in its order. Paths are made for texts alone: large sites have millions of other nodes. */
function collectTexts(value: unknown, schema: Schema, path: (string | number)[], texts: Text[], within?: Schema): void {
  if (typeof value === 'string') texts.push({ text: value, path: [...path], schema, ...(within && { within }) })
  else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      collectTexts(value[index], childSchema(schema, index) ?? {}, path, texts, schema)
      path.pop()
    }
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) {
      path.push(key)
      collectTexts(value[key], childSchema(schema, key) ?? {}, path, texts, schema)
      path.pop()
    }
  }
}

/** The texts of a page, in its order; its sections are the last. */
export function textsOfPage(page: unknown, route: string): Text[] {
  const texts: Text[] = []
  if (!isRecord(page)) return texts
  const { blocks, ...rest } = page
  collectTexts(rest, schemaOf('page'), ['pages', route], texts)
  for (const [index, block] of (Array.isArray(blocks) ? blocks : []).entries())
    collectTexts(block, blockSchema(block), ['pages', route, 'blocks', index], texts)
  return texts
}

/** The texts of everything but the pages, in the order of the parts. */
export function textsOfFrame(data: Record<string, unknown>): Text[] {
  const texts: Text[] = []
  const collect = (value: unknown, schema: Schema, path: Path) => collectTexts(value, schema, [...path], texts)
  const each = (part: string, schemaFor: (value: unknown) => Schema) => {
    if (!isRecord(data[part])) return
    for (const [name, value] of Object.entries(data[part])) collect(value, schemaFor(value), [part, name])
  }
  collect(data.site, schemaOf('site'), ['site'])
  each('facts', () => schemaOf('fact'))
  collect(data.navigation, schemaOf('navigation'), ['navigation'])
  each('forms', () => schemaOf('form'))
  each('shared', blockSchema)
  for (const [language, translation] of Object.entries(isRecord(data.translations) ? data.translations : {})) {
    const { shared, ...rest } = Object(translation)
    collect(rest, schemaOf('translation'), ['translations', language])
    for (const [name, block] of Object.entries(Object(shared)))
      collect(block, blockSchema(block), ['translations', language, 'shared', name])
  }
  each('redirects', () => ({ reference: 'link' }))
  return texts
}

/** Every text of the file, in the order of its parts. */
export function textsOf(data: Record<string, unknown>): Text[] {
  const pages = isRecord(data.pages) ? Object.entries(data.pages) : []
  return [...textsOfFrame(data), ...pages.flatMap(([route, page]) => textsOfPage(page, route))]
}
