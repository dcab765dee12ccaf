import type { Path } from '../../../renderer/common/problem.ts'
import { schemaOf } from '../../../renderer/schema/schemas.ts'
import { blockSchema } from '../../../renderer/schema/walk.ts'
import type { Schemas } from './demands.ts'
import { narrow } from './narrow.ts'
import { offsetOf, type Parts, partOf, textOf } from './parts.ts'
import { dataOf, type LineOf } from './steps.ts'
import { refuseAlias } from './tree.ts'

/** The piece of a text that holds a path. */
export interface Place {
  part: number
  /** Where the piece begins in its part, and its text. */
  offset: number
  text: string
  /** The path within the piece. */
  path: Path
  lineOf: LineOf
}

/** The piece that holds the group, or the list, in which a path ends. */
export function placeOf(parts: Parts, path: Path): Place | undefined {
  const holder = partOf(parts, path)
  const part = holder && parts[holder.index]
  if (!part) return undefined
  const { text, offset, steps } = narrow(part.text, path.slice(0, -1), holder.steps)
  const [first, ...rest] = path.slice(steps)
  const local = typeof first === 'number' ? 0 : (first as string)
  const start = () => offsetOf(parts, holder.index) + offset
  const lineOf = (at: number) =>
    textOf(parts)
      .slice(0, start() + at)
      .split('\n').length
  return { part: holder.index, offset, text, path: [local, ...rest], lineOf }
}

/** What stands at a path; undefined where there is nothing. Throws where that part of the file has a mistake. */
export function valueIn(parts: Parts, path: Path): unknown {
  // One more step, so that the piece is as small as the value.
  const place = placeOf(parts, [...path, ''])
  if (!place) return undefined
  let value = dataOf(place.text, place.lineOf)
  const outer = path.length + 1 - place.path.length
  for (const [depth, step] of place.path.slice(0, -1).entries()) {
    refuseAlias(value, path.slice(0, outer + depth))
    value = (value as Record<string | number, unknown> | null | undefined)?.[step]
  }
  return value
}

/** Whether a text leads somewhere from an address: to a page, or on from an old one. */
export const hasAddress = (parts: Parts, route: string) =>
  parts.some((part) => part.route === route) || valueIn(parts, ['redirects', route]) !== undefined

/** The schemas of this program, for who looks at a text. */
export const fileSchemas: Schemas = {
  get file() {
    return schemaOf('pages')
  },
  block: blockSchema,
}
