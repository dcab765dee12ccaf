import type { ErrorObject } from 'ajv'
import { isRecord } from '../../common/is-record.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'

/** An entry of a list that dashes too many have cut: where its parts are, and the first key of each but the first. */
export interface SplitEntry {
  pointers: string[]
  firstKeys: string[]
}

/** Neighbouring entries each of which lacks what the others have, and has nothing that the others have. */
export function splitEntries(errors: readonly ErrorObject[], entryAt: (pointer: string) => unknown): SplitEntry[] {
  const missing = Map.groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  )
  const seen = new Set<string>()
  return [...missing.keys()].flatMap((pointer) => {
    const first = neighbour(pointer, -1)
    if (seen.has(pointer) || first === undefined) return []
    const run = runFrom(first, (at) => missing.has(at), entryAt)
    const merged = Object.assign({}, ...run.map(entryAt))
    const isWhole = run.every((at) =>
      (missing.get(at) ?? []).every(({ params }) => Object.hasOwn(merged, params.missingProperty)),
    )
    // Two parts may as well be two entries that lack something, unless each has what the other lacks.
    const isCut = run.length > 2 || (run.length === 2 && missing.has(first))
    if (!isWhole || !isCut) return []
    for (const at of run) seen.add(at)
    return [{ pointers: run, firstKeys: run.slice(1).map((at) => Object.keys(Object(entryAt(at)))[0] ?? '') }]
  })
}

/** An entry and those after it that lack something, while no key comes twice. */
function runFrom(first: string, lacks: (at: string) => boolean, entryAt: (at: string) => unknown): string[] {
  const run: string[] = []
  const keys = new Set<string>()
  for (let at: string | undefined = first; at !== undefined; at = neighbour(at, 1)) {
    const entry = entryAt(at)
    if (!isRecord(entry) || Object.keys(entry).some((key) => keys.has(key)) || (run.length > 0 && !lacks(at))) break
    for (const key of Object.keys(entry)) keys.add(key)
    run.push(at)
  }
  return run
}

/** "/hours/2" for "/hours/3" and -1. */
function neighbour(pointer: string, step: number): string | undefined {
  const [, list = '', index] = /^(.*\/)(\d+)$/.exec(pointer) ?? []
  return index === undefined || Number(index) + step < 0 ? undefined : `${list}${Number(index) + step}`
}

/** `path` is that of the second part. */
export function splitFinding(firstKeys: readonly string[], path: Path): Finding {
  const place = at([...path.slice(0, -1), Number(path.at(-1)) - 1])
  const list = firstKeys.map(shown)
  const [key = ''] = list
  const count = list.length
  return {
    code: 'split-entry',
    place: { path },
    message:
      count > 1
        ? message('split-entry.several', { keys: { list, quoted: true }, place })
        : message('split-entry', { key, place }),
    hint: message('split-entry.hint', { count, key }),
  }
}
