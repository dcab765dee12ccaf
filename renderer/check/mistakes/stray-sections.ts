import { isRecord } from '../../common/is-record.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { type Schema, schemaOf } from '../../schema/schemas.ts'
import { isSection } from '../../schema/stray-sections.ts'

export function straySection(path: Path, section: unknown): Finding {
  const { type, use } = Object(section)
  return {
    code: 'wrong-indent',
    place: { path },
    message: message('wrong-indent.section', {
      type: { choice: String(type ?? use) },
      outer: at(path.slice(0, 4)),
      place: at(path),
    }),
    hint: message('wrong-indent.section-hint'),
  }
}

/** The sections of a page without "blocks:", which YAML takes for entries of the list above them. */
export function headlessSections(page: Record<string, unknown>, path: Path): Finding | undefined {
  if ('blocks' in page) return undefined
  for (const key of Object.keys(schemaOf('page').properties ?? {})) {
    const list = page[key]
    const first = Array.isArray(list) ? list.findIndex(isSection) : -1
    if (first < 0) continue
    return {
      code: 'missing-field',
      place: { path: [...path, key, first] },
      message: message('missing-field.blocks', { place: at(path), list: key }),
      hint: message('missing-field.blocks-hint', { list: key }),
    }
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
    message: message('wrong-indent.entry', { list: list[0], place: at(path) }),
    hint: message('wrong-indent.entry-hint', { list: list[0] }),
  }
}
