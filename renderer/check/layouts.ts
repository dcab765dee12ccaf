import { isRecord } from '../common/is-record.ts'
import { type OpeningLayout, shownLayout } from '../schema/opening-layout.ts'
import { isOpeningType } from '../schema/schemas.ts'

/** Fields of a section, or of its items, that bring classes of their own (renderer/html/styles/classes.ts). */
const FIELDS = ['details', 'image']

/** The arrangements of openings, each once, and of other sections what they choose and have: "cards rows", "cta image". */
export function layoutsOf(sections: Record<string, unknown>[]): string[] {
  const chosen = sections.flatMap(({ type, layout, ...fields }) => {
    if (isOpeningType(String(type)))
      return [shownLayout(layout as OpeningLayout | undefined, fields.image !== undefined)]
    const name = typeof layout === 'string' ? [layout] : []
    return [...name, ...FIELDS.filter((field) => hasField(fields, field))].map((name) => `${type} ${name}`)
  })
  return [...new Set(chosen)]
}

function hasField(fields: Record<string, unknown>, name: string): boolean {
  const items = Array.isArray(fields.items) ? fields.items.filter(isRecord) : []
  return [fields, ...items].some((part) => part[name] !== undefined)
}
