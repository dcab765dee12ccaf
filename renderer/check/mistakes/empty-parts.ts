import type { Finding } from '../../common/problem.ts'
import { validateFrame } from '../validate.ts'

/** The parts that declare what all others name. */
const declaring = ['site', 'facts', 'data', 'kinds', 'forms', 'shared']

/**
 * A part of the file that is begun and not written. Nothing can be judged before it is: what it is to declare is missing
 * everywhere.
 */
export function emptyPart(data: Record<string, unknown>): Finding | undefined {
  const part = declaring.find((name) => data[name] === null)
  if (part === undefined) return undefined
  return validateFrame({ [part]: null }).find(({ place }) => 'path' in place && place.path[0] === part)
}
