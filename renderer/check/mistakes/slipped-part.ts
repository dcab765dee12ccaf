import { isRecord } from '../../common/is-record.ts'
import type { Finding } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { partNames } from '../../schema/schemas.ts'

/**
 * A part of the file that was indented and so became a line of the part above it. Nothing of the two can be judged before
 * it is back: what it declares is missing everywhere.
 */
export function slippedPart(data: Record<string, unknown>): Finding | undefined {
  const parts = partNames()
  for (const part of parts.filter((name) => name !== 'pages')) {
    const group = data[part]
    const key = isRecord(group) ? parts.find((name) => isSlipped(group, name) && !Object.hasOwn(data, name)) : undefined
    if (key === undefined) continue
    return {
      code: 'wrong-indent',
      place: { path: [part, key], key: true },
      message: message('wrong-indent.part', { part: key, outer: part }),
      hint: message('wrong-indent.part-hint', { part: key }),
    }
  }
  return undefined
}

const isSlipped = (group: Record<string, unknown>, name: string) => Object.hasOwn(group, name) && group[name] === null
