import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../renderer/common/is-record.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { applyToParts } from '../edit/operations/apply.ts'
import { valueIn } from '../edit/operations/lookup.ts'
import type { Operation, Plain } from '../edit/operations/operation.ts'
import type { Around } from '../edit/operations/page-operations.ts'
import { routesOf } from '../edit/operations/page-parts.ts'
import type { Parts } from '../edit/operations/parts.ts'
import { isPage } from '../edit/operations/steps-of.ts'
import { Refusal } from '../edit/refusal.ts'
import { type Author, idOf, isOf } from './author.ts'
import { redone, type Step, swapOf } from './history.ts'
import { placeAfter } from './match.ts'
import { mergeWords } from './merge-words.ts'

/** Something that two people changed at once. The draft has the words of the other one. */
export interface Conflict {
  /** Whose words gave way. */
  by: Author
  /** Who wrote what is there, where that is one of those who work on the draft. */
  other?: Author
  /** Where it is in the file as it is now, as far as that can be found. */
  path: Path
  yours: unknown
  /** Undefined where the other one removed it. */
  theirs: unknown
}

export interface Merged {
  parts: Parts
  steps: Step[]
  conflicts: Conflict[]
}

/**
 * Makes the steps that led on from one text again on another. Places are found by path, and items of lists by what they
 * are. What cannot be made without taking away somebody's words is not made, and reported.
 */
export function mergeSteps(base: Parts, theirs: Parts, steps: readonly Step[], around: Around): Merged {
  const merged: Merged = { parts: theirs, steps: [], conflicts: [] }
  let start = base
  for (const step of steps) {
    const before = merged.parts
    let mine = start
    const made: Operation[] = []
    for (const operation of step.operations.flatMap((each) => leavesOf(mine, each))) {
      const operations = transfer(mine, merged.parts, operation)
      const next = operations && tryApply(merged.parts, operations, around)
      if (next) {
        made.push(...operations)
        merged.parts = next
      } else merged.conflicts.push({ ...conflictOf(operation, mine, merged.parts), by: step.by })
      // The next operation was made on what this one had left.
      mine = tryApply(mine, [operation], around) ?? mine
    }
    if (made.length > 0) merged.steps.push({ ...step, operations: made, swap: swapOf(before, merged.parts) })
    start = redone(start, step.swap)
  }
  return { ...merged, conflicts: once(merged.conflicts) }
}

/** What something makes; undefined where it is refused. */
function safely<Value>(make: () => Value): Value | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const tryApply = (parts: Parts, operations: readonly Operation[], around: Around): Parts | undefined =>
  safely(() => applyToParts(parts, operations, around).parts)

/** Of a group that was set at once, what changed in it. */
function leavesOf(before: Parts, operation: Operation): Operation[] {
  if (operation.do !== 'set') return [operation]
  const old = safely(() => valueIn(before, operation.path))
  if (!isRecord(old) || !isRecord(operation.value)) return [operation]
  const { path, value } = operation
  const set = Object.entries(value).flatMap(([key, inner]) =>
    isDeepStrictEqual(old[key], inner)
      ? []
      : leavesOf(before, { do: 'set', path: [...path, key], value: inner as Plain }),
  )
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key))
  return [...set, ...gone.map((key): Operation => ({ do: 'remove', path: [...path, key] }))]
}

/** An operation on one text as the same operation on another; undefined where it would take away what is there. */
function transfer(mine: Parts, theirs: Parts, operation: Operation): Operation[] | undefined {
  if (operation.do === 'readdress' || operation.do === 'page') return [operation]
  return safely(() => transferNode(mine, theirs, operation))
}

function transferNode(
  mine: Parts,
  theirs: Parts,
  operation: Exclude<Operation, { do: 'readdress' | 'page' }>,
): Operation[] | undefined {
  const parent = pathAfter(mine, theirs, operation.path.slice(0, -1))
  if (!parent) return undefined
  const last = operation.path.at(-1) as string | number
  const [list, other] = [groupAt(mine, operation.path.slice(0, -1)), groupAt(theirs, parent)]
  if (operation.do === 'insert' && typeof last === 'number') {
    const index = placeForNew(list, other, last)
    return index === undefined ? undefined : [{ ...operation, path: [...parent, index] }]
  }
  const path = typeof last === 'number' ? pathAfter(mine, theirs, operation.path) : [...parent, last]
  if (!path) return undefined
  const [was, is] = [groupAt(mine, operation.path), groupAt(theirs, path)]
  if (operation.do === 'set' || operation.do === 'insert') {
    const value = isDeepStrictEqual(was, is) ? operation.value : merged(was, operation.value, is)
    if (value === undefined) return undefined
    return isDeepStrictEqual(is, value) ? [] : [{ ...operation, path, value }]
  }
  if ((operation.do === 'remove' || operation.do === 'confirm') && is === undefined) return []
  if (operation.do === 'remove' && !isDeepStrictEqual(was, is)) return undefined
  if (operation.do === 'move') {
    if (!isPage(path)) return movedIn(list, other, { ...operation, path }, Number(last))
    const [routes, others] = [routesOf(mine), routesOf(theirs)]
    return is === undefined
      ? undefined
      : movedIn(routes, others, { ...operation, path }, routes.indexOf(String(last)), others.indexOf(String(last)))
  }
  return is === undefined ? undefined : [{ ...operation, path }]
}

/** What two people made of one value. */
function merged(was: unknown, mine: Plain, theirs: unknown): Plain | undefined {
  if (isDeepStrictEqual(mine, theirs)) return mine
  const isText = typeof was === 'string' && typeof mine === 'string' && typeof theirs === 'string'
  return isText ? mergeWords(was, mine, theirs) : undefined
}

/** Pages are not one value: they are looked at one by one. */
const groupAt = (parts: Parts, path: Path): unknown =>
  path.length === 1 && path[0] === 'pages' ? {} : valueIn(parts, path)

/** Behind the item that it was put behind, else before the one that it was put before. */
function placeForNew(list: unknown, other: unknown, index: number): number | undefined {
  if (!Array.isArray(list) || !Array.isArray(other)) return list === undefined && other === undefined ? 0 : undefined
  if (list.length === 0) return other.length
  const before = index > 0 ? placeAfter(list, other, index - 1) : undefined
  if (before !== undefined) return before + 1
  return index < list.length ? placeAfter(list, other, index) : undefined
}

function movedIn(
  list: unknown,
  other: unknown,
  operation: Extract<Operation, { do: 'move' }>,
  from: number,
  now = Number(operation.path.at(-1)),
): Operation[] | undefined {
  if (!Array.isArray(list) || !Array.isArray(other)) return undefined
  const rest = list.toSpliced(from, 1)
  const otherRest = other.toSpliced(now, 1)
  const to = placeForNew(rest, otherRest, operation.to)
  return to === undefined ? undefined : [{ ...operation, to }]
}

/** The path in another text of what stands at a path in this one. */
function pathAfter(mine: Parts, theirs: Parts, path: Path): Path | undefined {
  const found: (string | number)[] = []
  for (const [index, step] of path.entries()) {
    if (typeof step === 'string') {
      found.push(step)
      continue
    }
    const [list, other] = [valueIn(mine, path.slice(0, index)), valueIn(theirs, found)]
    if (!Array.isArray(list) || !Array.isArray(other)) return undefined
    const place = placeAfter(list, other, step)
    if (place === undefined) return undefined
    found.push(place)
  }
  return found
}

function conflictOf(operation: Operation, mine: Parts, theirs: Parts): Omit<Conflict, 'by'> {
  if (operation.do === 'readdress') return { path: ['pages', operation.from], yours: operation.to, theirs: undefined }
  if (operation.do === 'page')
    return {
      path: ['pages', operation.route],
      yours: operation,
      theirs: safely(() => valueIn(theirs, ['pages', operation.route])),
    }
  const path = safely(() => pathAfter(mine, theirs, operation.path)) ?? operation.path
  const isFound = path !== operation.path || operation.path.every((step) => typeof step === 'string')
  const yours =
    operation.do === 'set' || operation.do === 'insert'
      ? operation.value
      : operation.do === 'remove'
        ? undefined
        : safely(() => valueIn(mine, operation.path))
  return { path, yours, theirs: isFound ? safely(() => valueIn(theirs, path)) : undefined }
}

/** Of several about the same place the last one has one's latest words. */
function once(conflicts: readonly Conflict[]): Conflict[] {
  const keyOf = ({ by, path }: Conflict) => JSON.stringify([idOf(by), path])
  return [...new Map(conflicts.map((conflict) => [keyOf(conflict), conflict])).values()]
}

/** Conflicts that are still to be looked at once somebody has written into a place. */
export function unanswered(known: readonly Conflict[], { by, operations, fresh, typedOn }: Answer): Conflict[] {
  const isPutBack = ({ path, yours }: Conflict) =>
    operations.some((each) => each.do === 'set' && isSame(each.path, path) && each.value === yours)
  const isTypedOn = ({ path, yours }: Conflict) => yours === typedOn && fresh.some((each) => isSame(each.path, path))
  const isAnswered = (each: Conflict) => isOf(by)(each) && (isPutBack(each) || isTypedOn(each))
  return [...known.filter((each) => !isAnswered(each)), ...fresh]
}

/** What somebody wrote, as it is made on what is there, and what of it gave way. */
export interface Answer {
  by: Author
  operations: readonly Operation[]
  fresh: readonly Conflict[]
  /** What they had in that place before: of a text that is typed on, the last state has all words. */
  typedOn?: unknown
  /** Whether it was made on what there is now. */
  isSeen?: boolean
}

/** Conflicts but one in a place: that of somebody, or with their words, where that is said. */
export const unsettled = (
  known: readonly Conflict[],
  { path, by, yours }: Pick<Conflict, 'path'> & Partial<Conflict>,
) =>
  known.filter(
    (each) =>
      !isSame(each.path, path) || !isOf(by)(each) || (yours !== undefined && !isDeepStrictEqual(each.yours, yours)),
  )

const isSame = (one: Path, other: Path) => JSON.stringify(one) === JSON.stringify(other)
