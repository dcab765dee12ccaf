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

const useSchema: Schema = { properties: { use: { reference: 'shared' } } }

export function blockSchema(block: unknown): Schema {
  if (!isRecord(block)) return {}
  if ('use' in block) return useSchema
  return (typeof block.type === 'string' && sectionSchema(block.type)) || {}
}

function mapPage(page: unknown, route: string, replace: Replace): unknown {
  const path = ['pages', route]
  if (!isRecord(page)) return page
  const { blocks, ...rest } = page
  const head = mapTexts(rest, schemaOf('page'), path, replace) as Record<string, unknown>
  if (!Array.isArray(blocks)) return head
  return {
    ...head,
    blocks: blocks.map((block: unknown, index) => mapBlock(block, [...path, 'blocks', index], replace)),
  }
}

/** The texts of a page, in its order. */
export function textsOfPage(page: unknown, route: string): Text[] {
  const texts: Text[] = []
  mapPage(page, route, (text) => {
    texts.push(text)
    return text.text
  })
  return texts
}

/** The texts of everything but the pages, in the order of the parts. */
export function textsOfFrame(data: Record<string, unknown>): Text[] {
  const texts: Text[] = []
  const keep: Replace = (text) => {
    texts.push(text)
    return text.text
  }
  const each = (part: string, map: (value: unknown, name: string) => unknown) => {
    if (isRecord(data[part])) for (const [name, value] of Object.entries(data[part])) map(value, name)
  }
  mapTexts(data.site, schemaOf('site'), ['site'], keep)
  each('facts', (fact, name) => mapTexts(fact, schemaOf('fact'), ['facts', name], keep))
  mapTexts(data.navigation, schemaOf('navigation'), ['navigation'], keep)
  each('forms', (form, name) => mapTexts(form, schemaOf('form'), ['forms', name], keep))
  each('shared', (block, name) => mapBlock(block, ['shared', name], keep))
  each('translations', (translation, language) => {
    const { shared, ...rest } = Object(translation)
    mapTexts(rest, schemaOf('translation'), ['translations', language], keep)
    for (const [name, block] of Object.entries(Object(shared)))
      mapBlock(block, ['translations', language, 'shared', name], keep)
  })
  each('redirects', (to, from) => mapTexts(to, { reference: 'link' }, ['redirects', from], keep))
  return texts
}

/** Every text of the file, in the order of its parts. */
export function textsOf(data: Record<string, unknown>): Text[] {
  const pages = isRecord(data.pages) ? Object.entries(data.pages) : []
  return [...textsOfFrame(data), ...pages.flatMap(([route, page]) => textsOfPage(page, route))]
}
