import { categoryAnchor } from '../common/category-anchor.ts'
import { isRecord } from '../common/is-record.ts'
import { straySections } from '../schema/stray-sections.ts'
import { blockSchema } from '../schema/walk.ts'

export interface Anchors {
  names: string[]
  /** false when a section is unknown or unreadable, or there is none, so that it may hold an anchor that nobody can see. */
  certain: boolean
}

/** The anchors of a page's sections: their ids, and those that their type always answers to. */
export function anchorsOf(blocks: unknown, shared: Record<string, unknown>): Anchors {
  const sections = Array.isArray(blocks) ? blocks.map((block: unknown) => sectionOf(block, shared)) : []
  const names = sections.flatMap((section) => anchorsOfSection(section))
  return { names, certain: sections.length > 0 && sections.every(isWhole) }
}

function isWhole(section: unknown): boolean {
  const schema = blockSchema(section)
  return schema.title !== undefined && straySections(section, schema, []).length === 0
}

/** The section itself, or the shared one that it names. */
export function sectionOf(block: unknown, shared: Record<string, unknown>): unknown {
  return isRecord(block) && typeof block.use === 'string' ? shared[block.use] : block
}

export function anchorsOfSection(section: unknown): string[] {
  const always = [...(isWithoutForm(section) ? [] : (blockSchema(section).anchors ?? [])), ...categoriesOf(section)]
  const id = isRecord(section) && typeof section.id === 'string' ? section.id : undefined
  return id === undefined || always.includes(id) ? always : [id, ...always]
}

/** The opening of a page answers to "#estimate" for its form. */
const isWithoutForm = (section: unknown) =>
  isRecord(section) && section.type === 'page-hero' && section.form === undefined

/** Questions with a field that finds them have a link to each category above them. */
function categoriesOf(section: unknown): string[] {
  if (!isRecord(section) || section.type !== 'faq' || !section.filter || !Array.isArray(section.categories)) return []
  const names = section.categories.map((category: unknown) => (isRecord(category) ? category.name : undefined))
  return [...new Set(names.flatMap((name) => (typeof name === 'string' ? categoryAnchor(name) : [])))]
}
