import { isRecord } from '../../common/is-record.ts'
import { placeName } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { type Schema, schemaOf } from '../../schema/schemas.ts'
import { isSection } from '../../schema/stray-sections.ts'

export function straySection(path: Path, section: unknown): Finding {
  const { type, use } = Object(section)
  return {
    code: 'wrong-indent',
    place: { path },
    message: `The section "${String(type ?? use)}" stands inside ${placeName(path.slice(0, 4))}, as ${placeName(path)}`,
    hint: 'Move it to the left with all its lines, until its dash stands in the column of the other sections.',
  }
}

/** The sections of a page without "blocks:", which YAML takes for entries of the list above them. */
export function headlessSections(page: Record<string, unknown>, path: Path): Finding | undefined {
  if ('blocks' in page) return undefined
  for (const key of Object.keys(schemaOf('page').properties ?? {})) {
    const list = page[key]
    const first = Array.isArray(list) ? list.findIndex(isSection) : -1
    if (first < 0) continue
    const message = `"blocks" is missing from ${placeName(path)}: its sections stand in the list "${key}"`
    const hint = `Write a line "blocks:" above the first section, in the column of "${key}:".`
    return { code: 'missing-field', place: { path: [...path, key, first] }, message, hint }
  }
  return undefined
}

/** An entry that slipped to the left, out of a list of the section above it and among the sections. */
export function strayEntry(block: unknown, before: Schema | undefined, path: Path): Finding | undefined {
  if (!isRecord(block)) return undefined
  const keys = Object.keys(block)
  const lists = Object.entries(before?.properties ?? {}).filter(([, { items }]) => items?.properties)
  const list = lists.find(([, { items }]) => keys.every((key) => Object.hasOwn(items?.properties ?? {}, key)))
  if (!list || keys.length === 0) return undefined
  return {
    code: 'wrong-indent',
    place: { path },
    message: `An entry of "${list[0]}" stands among the sections, as ${placeName(path)}`,
    hint: `Move it to the right with all its lines, into the column of the other entries of "${list[0]}" above.`,
  }
}
