import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { readExamples } from '../../../renderer/gallery/examples/read.ts'
import { childSchema } from '../../../renderer/schema/schema-at.ts'
import { isOpeningType, type Schema, sectionSchema, sectionTypes } from '../../../renderer/schema/schemas.ts'
import { mapBlock, type Text } from '../../../renderer/schema/walk.ts'
import type { Block } from './blocks.ts'
import { type Content, distinct, type Page } from './content.ts'
import { capitalize, createWriter, nthName, type Writer } from './sentences.ts'

/** The site around the examples of the sections, which has what these name: forms, authors, services. */
const host = load(readFileSync('renderer/gallery/examples/host.yaml', 'utf8')) as { pages: Record<string, object> }

/** Sections of some kinds of page alone, and the list of all pages, which a site has once and the other templates have not. */
const special = new Set(['hero', 'article', 'case', 'site-map'])

const examples = new Map(
  sectionTypes()
    .filter((type) => !special.has(type))
    .map((type) => [
      type,
      readExamples(type).filter(({ problems, block }) => problems.length === 0 && !namesFile(block)),
    ]),
)
/** Of files to load there are none beside these sites. */
function namesFile(block: unknown): boolean {
  let found = false
  mapBlock(block, [], ({ text, schema }) => {
    found ||= schema.reference === 'file'
    return text
  })
  return found
}

const middle = [...examples.keys()].filter(
  (type) => !isOpeningType(type) && type !== 'cta' && examples.get(type)?.length,
)

/**
 * Sites whose sections are drawn of all that there are, each an example of its type with lists cut and texts written anew,
 * all of lengths drawn as well. Another seed is another site: nobody can tune a builder to it.
 */
export function randomContent(seed: number): Content {
  const { pages, ...frame } = host as { pages: Record<string, object>; site: object; navigation: object }
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `To bed ${index + 1}`, href: '/' }))
  const navigation = {
    ...frame.navigation,
    header: links(8),
    footer: [1, 2, 3, 4].map((n) => ({ heading: `Part ${n}`, items: links(6) })),
  }
  const own = Object.entries(pages).map(([route, page]) => ({ route, ...page }) as Page)
  return {
    name: `random, seed ${seed}`,
    frame: { ...frame, site: { ...frame.site, socialPictures: 'same' }, navigation },
    makePages: (count) => [
      ...own,
      ...Array.from({ length: Math.max(0, count - own.length) }, (_, index) =>
        makePage(index, createWriter(seed * 100_003 + index)),
      ),
    ],
  }
}

function makePage(index: number, writer: Writer): Page {
  const title = nthName(index)
  const types = ['page-hero', ...Array.from({ length: writer.number(1, 12) }, () => writer.pick(middle)), 'cta']
  return {
    route: `/beds/${index}`,
    kind: 'guide',
    title,
    description: `${title}: what grows there, who looks after it, and when to come and see it.`,
    blocks: distinct([...new Set(types)].map((type) => blockOf(type, writer))),
  }
}

function blockOf(type: string, writer: Writer): Block {
  const { id: _, ...block } = writer.pick(examples.get(type) ?? []).block as unknown as Block & { id?: string }
  const shorter = cutLists(block, sectionSchema(type) ?? {}, writer)
  return mapBlock(shorter, [], (text) => write(text, writer)) as Block
}

/** The value with as many entries of each list as the dice say, and its schema allows. */
function cutLists(value: unknown, schema: Schema, writer: Writer): unknown {
  if (Array.isArray(value)) {
    const least = Math.min(value.length, Number(schema.minItems ?? 1))
    return value
      .slice(0, writer.number(least, value.length))
      .map((item, index) => cutLists(item, childSchema(schema, index) ?? {}, writer))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, cutLists(inner, childSchema(schema, key) ?? {}, writer)]),
  )
}

/** Another text of another length where the schema lets an author write what he likes. */
function write({ text, schema }: Text, writer: Writer): string {
  if (schema.reference === 'link' && text.startsWith('#')) return '/'
  if (schema.content === 'markdown') return writer.sentences(1, 6)
  const isFree = !schema.reference && !schema.pattern && !schema.enum && !schema.format && schema.const === undefined
  if (!isFree || !text.includes(' ')) return text
  const words =
    text.length > 60
      ? writer.sentence().replaceAll('**', '')
      : `${writer.word('quality')} ${writer.word('thing')} ${writer.number(1, 9999)}`
  return capitalize(words)
    .slice(0, Number(schema.maxLength ?? 200))
    .trim()
}
