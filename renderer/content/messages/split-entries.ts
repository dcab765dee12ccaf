import type { ErrorObject } from 'ajv'
import { isRecord } from '../parse.ts'
import type { Finding, Path } from '../problem.ts'
import { placeName, quote } from './names.ts'

/** An entry of a list that a dash too many has cut in two: the place of its second half. */
export interface SplitEntry {
  pointer: string
  firstKey: string
}

/** Neighbouring entries each of which lacks what the other has, and has nothing that the other has. */
export function splitEntries(errors: readonly ErrorObject[], entryAt: (pointer: string) => unknown): SplitEntry[] {
  const missing = Map.groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  )
  return [...missing].flatMap(([pointer, lacks]) => {
    const before = previousEntry(pointer)
    const lacksBefore = before === undefined ? undefined : missing.get(before)
    const [first, second] = [before === undefined ? undefined : entryAt(before), entryAt(pointer)]
    if (!lacksBefore || !isRecord(first) || !isRecord(second)) return []
    const areHalves =
      lacksBefore.every(({ params }) => Object.hasOwn(second, params.missingProperty)) &&
      lacks.every(({ params }) => Object.hasOwn(first, params.missingProperty)) &&
      Object.keys(second).every((key) => !Object.hasOwn(first, key))
    const [firstKey] = Object.keys(second)
    return areHalves && firstKey !== undefined ? [{ pointer, firstKey }] : []
  })
}

/** "/hours/2" for "/hours/3". */
export function previousEntry(pointer: string): string | undefined {
  const [, list = '', index] = /^(.*\/)([1-9]\d*)$/.exec(pointer) ?? []
  return index === undefined ? undefined : `${list}${Number(index) - 1}`
}

/** `path` is that of the second half. */
export function splitFinding(firstKey: string, path: Path): Finding {
  const before = placeName([...path.slice(0, -1), Number(path.at(-1)) - 1])
  return {
    code: 'split-entry',
    place: { path },
    message: `The dash before ${quote(firstKey)} begins a new entry, and cuts ${before} in two`,
    hint: `Put two spaces in place of the dash and the space after it, so that ${quote(firstKey)} stands under the keys above it.`,
  }
}
