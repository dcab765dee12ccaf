import { listNames } from '../../common/nearest.ts'
import type { Finding, Place } from '../../common/problem.ts'
import { fittingTypes } from '../../schema/whole-section.ts'

/** A section whose first line is gone, or has become a remark; `lost` are the keys that are left of it. */
export function explainLostSection(
  start: number,
  end: number,
  lost: Record<string, unknown> = {},
  source: string,
): Finding {
  const [above = ''] = /\n[^\n]*$/.exec(source.slice(0, source.lastIndexOf('\n', start))) ?? []
  const remark = /^\s*#+\s*(- *type:.*)/.exec(above)?.[1]
  const place = { start, end }
  return lostSection(place, Object.keys(lost)[0] ?? '', fittingTypes(lost), remark)
}

/** What to say where the keys of a section stand under those of the one before it. */
export function lostSection(place: Place, key: string, types: readonly string[], remark?: string): Finding {
  return {
    code: 'lost-section',
    place,
    message: `A section begins with "${key}" without its first line, so that it runs into the section above it`,
    hint: remark
      ? `The line above is a remark, because it begins with "#": write it as "${remark.trim()}", in the column of the other dashes.`
      : `Write "- type: ${types.length === 1 ? types[0] : '…'}" on a line above it, in the column of the other dashes.${types.length > 1 ? ` Types that have these keys: ${listNames(types)}.` : ''}`,
  }
}
