import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../renderer/common/is-record.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { partNames } from '../../renderer/schema/schemas.ts'
import { valueIn } from '../edit/operations/lookup.ts'
import type { Operation, Plain } from '../edit/operations/operation.ts'
import type { Parts } from '../edit/operations/parts.ts'
import { placeAfter } from './match.ts'
import { type Change, changeOf } from './words.ts'

/** Operations that lead from one text to another, for changes of which no operation is known any more. */
export function operationsBetween(before: Parts, after: Parts): Operation[] {
  const known = new Set(before)
  const now = new Set(after)
  const other = [...before.filter((part) => !now.has(part)), ...after.filter((part) => !known.has(part))]
  const routes = new Set(other.flatMap(({ route }) => route ?? []))
  const names = other.some(({ route }) => route === undefined) ? partNames().filter((name) => name !== 'pages') : []
  const paths: Path[] = [...names.map((name) => [name]), ...[...routes].map((route) => ['pages', route])]
  return paths.flatMap((path): Operation[] => {
    const [old, fresh] = [valueIn(before, path), valueIn(after, path)]
    if (isDeepStrictEqual(old, fresh)) return []
    return fresh === undefined ? [{ do: 'remove', path }] : [{ do: 'set', path, value: fresh as Plain }]
  })
}

/** What differs between two texts, in plain words: each field and each item of a list by itself. */
export const changesBetween = (before: Parts, after: Parts): Change[] =>
  operationsBetween(before, after)
    .flatMap((operation) =>
      operation.do === 'set' ? leavesOf(operation.path, valueIn(before, operation.path), operation.value) : [operation],
    )
    .map((operation) => changeOf([operation], before))

/** In a longer list each item would be looked for among all others: it is said to be another list. */
const mostItems = 200

function leavesOf(path: Path, old: unknown, fresh: unknown): Operation[] {
  if (isDeepStrictEqual(old, fresh)) return []
  if (fresh === undefined) return [{ do: 'remove', path }]
  if (isRecord(old) && isRecord(fresh)) {
    const keys = new Set([...Object.keys(old), ...Object.keys(fresh)])
    return [...keys].flatMap((key) => leavesOf([...path, key], old[key], fresh[key]))
  }
  const isShort = Array.isArray(old) && Array.isArray(fresh) && old.length <= mostItems && fresh.length <= mostItems
  return isShort ? itemsOf(path, old, fresh) : [{ do: 'set', path, value: fresh as Plain }]
}

/** Items are known again by what they are, or else by where they stand. */
function itemsOf(path: Path, old: readonly unknown[], fresh: readonly unknown[]): Operation[] {
  const found = old.map((_, index) => placeAfter(old, fresh, index))
  const places = found.map((place, index) => place ?? (found.includes(index) || index >= fresh.length ? -1 : index))
  const kept = places.filter((place) => place >= 0)
  const isMoved = (index: number) =>
    kept.indexOf(places[index] ?? -1) !== kept.toSorted((a, b) => a - b).indexOf(places[index] ?? -1)
  return [
    ...places.flatMap((place, index): Operation[] => {
      const item: Path = [...path, index]
      if (place < 0) return [{ do: 'remove', path: item }]
      const moved: Operation[] = isMoved(index) ? [{ do: 'move', path: item, to: place }] : []
      return [...moved, ...leavesOf(item, old[index], fresh[place])]
    }),
    ...fresh.flatMap((value, index): Operation[] =>
      places.includes(index) ? [] : [{ do: 'insert', path: [...path, index], value: value as Plain }],
    ),
  ]
}
