import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oncePer } from '../common/once-per.ts'
import type { Problem } from '../common/problem.ts'
import { engineFile } from '../folders.ts'
import { banding, blocksSchema, showing } from './generate/blocks.ts'
import { readOwnSchemas } from './own-schemas.ts'
import { referred, type Schema, schemaId, schemaName } from './schema.ts'

export { type Schema, schemaId, schemaName } from './schema.ts'

const folder = engineFile('schemas')
interface Loaded {
  schemas: Map<string, Schema>
  /** What is wrong with those of the project's own sections, which then let everything through. */
  faults: Problem[]
}

let loaded: Loaded | undefined

function load(): Loaded {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.json'),
  )
  const read = files.map((name): Schema => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const schemas = new Map(read.map((schema) => [String(schema.$id), schema]))
  const own = readOwnSchemas(schemas)
  for (const schema of own.schemas) schemas.set(String(schema.$id), schema)
  // Every section may say when it shows, and one with a tone how its band looks; a field of that name that it has itself
  // stays what it is.
  for (const type of typesIn(schemas)) {
    const section = schemas.get(schemaId(`sections/${type}`))
    const shared = section?.properties?.tone?.$ref ? { ...banding, ...showing } : showing
    if (section) section.properties = { ...section.properties, ...shared, ...section.properties }
  }
  if (own.schemas.length > 0) schemas.set(schemaId('blocks'), blocksSchema(typesIn(schemas)))
  return { schemas, faults: own.faults }
}

/** Every schema by its `$id`, read once: they are part of this program, or of the project in which it runs. */
export function allSchemas(): Map<string, Schema> {
  loaded ??= load()
  return loaded.schemas
}

/** What is wrong with the schemas of the project's own sections. More is found where validators are made. */
export function schemaFaults(): Problem[] {
  loaded ??= load()
  return loaded.faults
}

/** Reads the schemas again when somebody asks for one, since those of the project's own sections have changed. */
export function forgetSchemas(): void {
  loaded = undefined
}

/** A schema by its file's name, such as "page" or "sections/faq", with every `$ref` replaced by what it stands for. */
export function schemaOf(name: string): Schema {
  return inlined(schemaId(name))
}

const inlinedOf = oncePer((_: Map<string, Schema>) => new Map<string, Schema>())

function inlined(reference: string): Schema {
  const cache = inlinedOf(allSchemas())
  const cached = cache.get(reference)
  if (cached) return cached
  const node = referred(reference, allSchemas())
  if (!node) throw new Error(`No schema ${reference}`)
  const schema = inline(node, reference.split('#')[0] ?? '') as Schema
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

const bySection = oncePer(
  (schemas: Map<string, Schema>) => new Map(typesIn(schemas).map((name) => [name, schemaOf(`sections/${name}`)])),
)

/** The schema of a section type, undefined for one that does not exist. Asked for each section of each page. */
export function sectionSchema(type: string): Schema | undefined {
  return bySection(allSchemas()).get(type)
}

/** Whether sections of a type open a page, with the first-level heading of it. */
export const isOpeningType = (type: string) => sectionSchema(type)?.opening === true

/** What a page can need of whichever section: the keyword of this name says which offer it. */
export type Need = 'opening' | 'contact'

export const offeringTypes = (need: Need) => sectionTypes().filter((type) => sectionSchema(type)?.[need] === true)

const typesIn = oncePer((schemas: Map<string, Schema>): string[] => {
  const prefix = 'sections/'
  const names = [...schemas.keys()].map(schemaName).filter((name) => name.startsWith(prefix))
  return names.map((name) => name.slice(prefix.length)).sort()
})

/** The section types: one schema each. */
export const sectionTypes = () => typesIn(allSchemas())

/** The keys at the top of the file: site, facts, navigation and so on. */
export function partNames(): string[] {
  return Object.keys(allSchemas().get(schemaId('pages'))?.properties ?? {})
}

/** What an address under "redirects:" looks like. */
export function oldRoutePattern(): string {
  return String(allSchemas().get(schemaId('pages'))?.properties?.redirects?.propertyNames?.pattern)
}

const keys = oncePer((schemas: Map<string, Schema>) => new Set([...schemas.values()].flatMap(keysIn)))

/** Every key that may stand anywhere in the file, but for names that authors choose. */
export const keyNames = (): ReadonlySet<string> => keys(allSchemas())

function keysIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = Array.isArray(node) ? [] : Object.keys((node as Schema).properties ?? {})
  return [...own, ...Object.values(node).flatMap(keysIn)]
}
