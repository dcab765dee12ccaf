import { isRecord } from '../../common/is-record.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { partNames, schemaOf, sectionTypes } from '../../schema/schemas.ts'

/** By what an entry of each part of the file can be told from those of the others. */
const signs: Record<string, (key: string, value: unknown) => boolean> = {
  pages: (key, value) => key.startsWith('/') && isRecord(value) && 'blocks' in value,
  redirects: (key, value) => key.startsWith('/') && typeof value === 'string',
  navigation: (key, value) => ['header', 'mobile', 'footer'].includes(key) && Array.isArray(value),
  forms: (_, value) => isRecord(value) && ('endpoint' in value || Array.isArray(value.fields)),
  shared: (_, value) => isRecord(value) && sectionTypes().includes(String(value.type)),
  data: (_, value) => isRecord(value) && isRecord(value.fields) && isRecord(value.items),
  kinds: (_, value) => isRecord(value) && ['needs', 'must', 'may'].some((key) => Array.isArray(value[key])),
  facts: (_, value) => isRecord(value) && 'value' in value,
}

/**
 * A part of the file whose first line is gone, so that its entries stand in the part above it. Nothing of the two can be
 * judged before it is back: what it declares is missing everywhere.
 */
export function lostPart(data: Record<string, unknown>): Finding | undefined {
  const lost = Object.entries(signs).filter(([part]) => !Object.hasOwn(data, part))
  for (const [part, isOne] of lost) {
    for (const above of partNames().filter((name) => name !== part && name !== 'pages')) {
      const key = Object.keys(Object(data[above])).find(
        (name) => isOne(name, Object(data[above])[name]) && !belongs(above, name, Object(data[above])[name]),
      )
      if (key !== undefined) return missingLine(part, above, key)
    }
  }
  return undefined
}

function belongs(part: string, key: string, value: unknown): boolean {
  if (part === 'site' || part === 'navigation') return Object.hasOwn(schemaOf(part).properties ?? {}, key)
  return signs[part]?.(key, value) ?? true
}

function missingLine(part: string, above: string, key: string): Finding {
  return { ...worded('missing-part', { part, key, above }, { part }), place: { path: [above, key], key: true } }
}
