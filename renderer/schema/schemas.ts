import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ForeignContent } from '../common/foreign.ts'
import { engineFile } from '../folders.ts'

/** The part of JSON Schema (draft-07) that our schemas use, with our own keywords. */
export interface Schema {
  $id?: string
  $ref?: string
  title?: string
  description?: string
  type?: string
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: { pattern: string }
  items?: Schema
  oneOf?: Schema[]
  definitions?: Record<string, Schema>
  /** What the text names: a link, an image, a file in public/, an icon, font, form or shared section. */
  reference?: 'link' | 'image' | 'file' | 'icon' | 'font' | 'form' | 'shared' | 'author' | 'tag'
  /**
   * How the text is read: as Markdown, as a point of a picture, as a postal code of the site's country, as a video of the
   * site, or as something of another site ({@link ForeignContent}).
   */
  content?: 'markdown' | 'focus' | 'postal-code' | 'video' | ForeignContent
  /** Names in braces that the section fills in by itself, so that they are no tokens. */
  placeholders?: string[]
  /** Anchors that a section always answers to. */
  anchors?: string[]
  /** A section that opens a page, with the first-level heading of it. */
  opening?: boolean
  /** A section by which visitors get in touch. */
  contact?: boolean
  /** Of a section that lists pages: their kind. */
  lists?: string
  /** Among which other sections the studio offers one: `text`, `trust` and so on. */
  category?: string
  /** What a section does for people with assistive technology, and what its author has to see to. */
  accessibility?: string
  [keyword: string]: unknown
}

const folder = engineFile('schemas')
const base = 'https://pages.schemas.local/'

/** The `$id` of a schema by its file's name, such as "page" or "sections/faq". */
export const schemaId = (name: string) => `${base}${name}.schema.json`

export const schemaName = (id: string) => id.slice(base.length, -'.schema.json'.length)

let loaded: Map<string, Schema> | undefined

/** Every schema by its `$id`, read once: they are part of this program, not of a site. */
export function allSchemas(): Map<string, Schema> {
  if (loaded) return loaded
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.json'),
  )
  const schemas = files.map((name): Schema => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  loaded = new Map(schemas.map((schema) => [String(schema.$id), schema]))
  return loaded
}

/** A schema by its file's name, such as "page" or "sections/faq", with every `$ref` replaced by what it stands for. */
export function schemaOf(name: string): Schema {
  return inlined(schemaId(name))
}

const cache = new Map<string, Schema>()

function inlined(reference: string): Schema {
  const cached = cache.get(reference)
  if (cached) return cached
  const [id = '', pointer = ''] = reference.split('#')
  let node: unknown = allSchemas().get(id)
  for (const step of pointer.split('/').slice(1)) node = (node as Record<string, unknown> | undefined)?.[step]
  if (node === undefined) throw new Error(`No schema ${reference}`)
  const schema = inline(node, id) as Schema
  cache.set(reference, schema)
  return schema
}

function inline(node: unknown, id: string): unknown {
  if (Array.isArray(node)) return node.map((item) => inline(item, id))
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...rest } = node as Schema
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inline(value, id)]))
  return typeof $ref === 'string' ? { ...inlined(new URL($ref, id).href), ...own } : own
}

let bySection: Map<string, Schema> | undefined

/** The schema of a section type, undefined for one that does not exist. Asked for each section of each page. */
export function sectionSchema(type: string): Schema | undefined {
  bySection ??= new Map(sectionTypes().map((name) => [name, schemaOf(`sections/${name}`)]))
  return bySection.get(type)
}

/** Whether sections of a type open a page, with the first-level heading of it. */
export const isOpeningType = (type: string) => sectionSchema(type)?.opening === true

/** What a page can need of whichever section: the keyword of this name says which offer it. */
export type Need = 'opening' | 'contact'

export const offeringTypes = (need: Need) => sectionTypes().filter((type) => sectionSchema(type)?.[need] === true)

let types: string[] | undefined

/** The section types: one schema each in schemas/sections/. */
export function sectionTypes(): string[] {
  types ??= findSectionTypes()
  return types
}

function findSectionTypes(): string[] {
  const prefix = 'sections/'
  const names = [...allSchemas().keys()].map(schemaName).filter((name) => name.startsWith(prefix))
  return names.map((name) => name.slice(prefix.length)).sort()
}

/** The keys at the top of the file: site, facts, navigation and so on. */
export function partNames(): string[] {
  return Object.keys(allSchemas().get(schemaId('pages'))?.properties ?? {})
}

/** What an address under "redirects:" looks like. */
export function oldRoutePattern(): string {
  return String(allSchemas().get(schemaId('pages'))?.properties?.redirects?.propertyNames?.pattern)
}

let keys: Set<string> | undefined

/** Every key that may stand anywhere in the file, but for names that authors choose. */
export function keyNames(): ReadonlySet<string> {
  keys ??= new Set([...allSchemas().values()].flatMap(keysIn))
  return keys
}

function keysIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = Array.isArray(node) ? [] : Object.keys((node as Schema).properties ?? {})
  return [...own, ...Object.values(node).flatMap(keysIn)]
}
