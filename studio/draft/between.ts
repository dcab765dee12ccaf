import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../renderer/common/is-record.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { partNames } from '../../renderer/schema/schemas.ts'
import { applyToParts } from '../edit/operations/apply.ts'
import { valueIn } from '../edit/operations/lookup.ts'
import type { Operation, Plain } from '../edit/operations/operation.ts'
import type { Parts } from '../edit/operations/parts.ts'
import { placesAfter } from './match.ts'
import { type Change, changeOf } from './words.ts'

/** Operations that lead from one text to another, for changes of which no operation is known any more. */
export const operationsBetween = (before: Parts, after: Parts): Operation[] => [
  ...valuesBetween(before, after),
  ...orderBetween(before, after),
]

function valuesBetween(before: Parts, after: Parts): Operation[] {
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

const routesOf = (parts: Parts) => parts.flatMap(({ route }) => route ?? [])

/** What brings the pages into the order of the other text, once those that are new stand last. */
const orderBetween = (before: Parts, after: Parts) =>
  movesOfPages([...new Set([...routesOf(before), ...routesOf(after)])], routesOf(after))

function movesOfPages(routes: readonly string[], wanted: readonly string[]): Operation[] {
  const placeOf = new Map(wanted.map((route, place) => [route, place]))
  let order = routes.filter((route) => placeOf.has(route))
  const places = order.map((route) => placeOf.get(route) ?? 0)
  return movesOf([], places).map(({ path: [from = 0], to }) => {
    const [route = ''] = order.slice(Number(from))
    order = order.toSpliced(Number(from), 1).toSpliced(to, 0, route)
    return { do: 'move', path: ['pages', route], to }
  })
}

/** The same in the smallest steps: each field and each item of a list by itself. One follows on the other. */
export const smallOperationsBetween = (before: Parts, after: Parts): Operation[] => [
  ...smallValuesBetween(before, after),
  ...orderBetween(before, after),
]

const smallValuesBetween = (before: Parts, after: Parts): Operation[] =>
  valuesBetween(before, after).flatMap((operation) =>
    operation.do === 'set' ? leavesOf(operation.path, valueIn(before, operation.path), operation.value) : [operation],
  )

/** What differs between two texts, in plain words. That a page is new says enough of its place. */
export function changesBetween(before: Parts, after: Parts): Change[] {
  const [old, fresh] = [routesOf(before), routesOf(after)]
  const order = movesOfPages(
    old,
    fresh.filter((route) => old.includes(route)),
  )
  let now = before
  return [...smallValuesBetween(before, after), ...order].map((operation) => {
    const change = changeOf([operation], now)
    now = applyToParts(now, [operation]).parts
    return change
  })
}

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

/** Items are known again by what they are, or else by where they stand. First what is in them, then what goes, moves, comes. */
function itemsOf(path: Path, old: readonly unknown[], fresh: readonly unknown[]): Operation[] {
  const placeOf = placesAfter(old, fresh)
  const alike = old.map((_, index) => placeOf(index))
  // Two items that are like the same one cannot both be it.
  const found = alike.map((place, index) => (alike.indexOf(place) === index ? place : undefined))
  const places = found.map((place, index) => place ?? (index < fresh.length && !found.includes(index) ? index : -1))
  const inside = places.flatMap((place, index) =>
    place < 0 ? [] : leavesOf([...path, index], old[index], fresh[place]),
  )
  const gone = places.flatMap((place, index): Operation[] =>
    place < 0 ? [{ do: 'remove', path: [...path, index] }] : [],
  )
  const come = fresh.flatMap((value, index): Operation[] =>
    places.includes(index) ? [] : [{ do: 'insert', path: [...path, index], value: value as Plain }],
  )
  return [
    ...inside,
    ...gone.toReversed(),
    ...movesOf(
      path,
      places.filter((place) => place >= 0),
    ),
    ...come,
  ]
}

type Move = Extract<Operation, { do: 'move' }>

/** Of two that stand in each other's order, the one is moved whose way is the longer. */
function movesOf(path: Path, places: readonly number[]): Move[] {
  const wanted = places.toSorted((one, other) => one - other)
  const moves: Move[] = []
  let now = [...places]
  for (const [index, place] of wanted.entries()) {
    if (now[index] === place) continue
    const isInTheWay = now[index + 1] === place
    const from = isInTheWay ? index : now.indexOf(place)
    const to = isInTheWay ? wanted.indexOf(now[index] ?? 0) : index
    moves.push({ do: 'move', path: [...path, from], to })
    now = now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? 0)
  }
  // Who moves one away brings the next to its place: what was not settled by then is.
  return moves
}
