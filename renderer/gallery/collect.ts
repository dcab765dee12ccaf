import { schemaOf, sectionTypes } from '../schema/schemas.ts'
import { checkExample } from './examples/check.ts'
import { type Example, readExamples } from './examples/read.ts'
import { type Field, fieldsOf } from './fields.ts'

/** All that the gallery says about one section type. */
export interface GallerySection {
  type: string
  description: string
  accessibility: string
  fields: Field[]
  good: GalleryExample[]
  bad: GalleryExample[]
}

export interface GalleryExample {
  name: string
  /** The YAML, as an item of a list of blocks. */
  text: string
  /** The page that shows it. */
  href: string
  /** What the check says of a bad example. */
  problems: { code: string; message: string; hint: string }[]
}

/** Everything in the gallery, read from the schemas and the examples as they are now. */
export const collectSections = (check = checkExample): GallerySection[] =>
  sectionTypes().map((type) => collectSection(type, check))

function collectSection(type: string, check: typeof checkExample): GallerySection {
  const schema = schemaOf(`sections/${type}`)
  const examples = readExamples(type).map((example, index) => collectExample(example, index, check))
  return {
    type,
    description: schema.description ?? '',
    accessibility: schema.accessibility ?? '',
    fields: fieldsOf(schema),
    good: examples.filter(({ problems }) => problems.length === 0),
    bad: examples.filter(({ problems }) => problems.length > 0),
  }
}

const collected = new Map<string, GalleryExample>()

function collectExample(example: Example, index: number, check: typeof checkExample): GalleryExample {
  const key = JSON.stringify([example, index])
  const collection = collected.get(key)
  if (collection) return collection
  const { type, name, text } = example
  const entry = { name, text, href: exampleHref(type, index), problems: check(example).problems }
  collected.set(key, entry)
  return entry
}

/** The address of an example's own page, relative to the gallery's. */
export const exampleHref = (type: string, index: number) => `${type}/${index + 1}/`

/** The example that a path such as "/stats/1/" names. */
export function findExample(path: string): Example | undefined {
  const [, type = '', number = ''] = /^\/?([a-z-]+)\/(\d+)\/?$/.exec(path) ?? []
  return sectionTypes().includes(type) ? readExamples(type)[Number(number) - 1] : undefined
}
