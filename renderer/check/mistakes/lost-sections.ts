import type { Finding, Place } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
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
    message: message('lost-section', { key }),
    hint: remark
      ? message('lost-section.remark', { line: remark.trim() })
      : [
          message('lost-section.hint', { type: (types.length === 1 && types[0]) || '…' }),
          ...(types.length > 1 ? [message('lost-section.types', { types: { list: types } })] : []),
        ],
  }
}
