import { isRecord } from '../../common/is-record.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { schemaOf, sectionTypes } from '../../schema/schemas.ts'

/** A form or shared section that has lost the line with its name, so that its keys stand where names stand. */
export function missingName(data: Record<string, unknown>): Finding | undefined {
  for (const part of ['forms', 'shared'] as const) {
    const group = data[part]
    const key = isRecord(group) ? Object.keys(group).find((name) => isOwnKey(part, name, group[name])) : undefined
    if (key === undefined) continue
    return { ...worded('missing-name', { key, part }), place: { path: [part, key], key: true } }
  }
  return undefined
}

function isOwnKey(part: 'forms' | 'shared', key: string, value: unknown): boolean {
  if (part === 'shared') return key === 'type' && sectionTypes().includes(String(value))
  return !isRecord(value) && Object.hasOwn(schemaOf('form').properties ?? {}, key)
}
