import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../renderer/common/is-record.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { at, message } from '../../../renderer/messages/message.ts'
import { Refusal, unknownName } from '../refusal.ts'
import { compose } from './compose.ts'
import { isOptional } from './demands.ts'
import { valueIn } from './lookup.ts'
import type { Operation, Plain } from './operation.ts'
import { addPage, type Changed, cutPage } from './page-parts.ts'
import { type Parts, partOf, partsOf, textOf } from './parts.ts'
import type { Step } from './plain-steps.ts'
import { runSteps } from './run-steps.ts'
import { isTied, untied } from './ties.ts'
import { refuseAlias } from './tree.ts'
import { isGroup } from './write-value.ts'

type Of<Name extends Operation['do']> = Extract<Operation, { do: Name }>

const isPage = (path: Path) => path[0] === 'pages' && path.length === 2

export function set(parts: Parts, path: Path, value: Plain): Changed {
  if (path.length === 0 || (path.length === 1 && path[0] === 'pages'))
    throw new Refusal(message('set.whole-file'), message('set.whole-file-hint'))
  const there = parentOf(parts, path)
  if (there === undefined && isPage(path))
    return split(runSteps(parts, [{ do: 'put', path: ['pages'], value: around(path, value) }]))
  // Where groups around it are missing, they come along.
  if (there === undefined) return set(parts, path.slice(0, -1), around(path, value))
  const last = path.at(-1) as string | number
  if (Array.isArray(there)) {
    if (typeof last !== 'number' || last > there.length) throw noPlace(path, there.length)
    return runSteps(parts, last === there.length ? [{ do: 'add', path, value }] : difference(there[last], value, path))
  }
  if (isPage(path) && !Object.hasOwn(there, last)) return putNewPage(parts, String(last), value)
  return runSteps(parts, difference((there as Record<string, unknown>)[last], value, path))
}

/** The group or list that a path ends in; undefined where it is missing or empty of all, so that it has to be written. */
function parentOf(parts: Parts, path: Path): object | undefined {
  if (path.length === 1) return topOf(parts, path)
  if (isPage(path)) return pagesOf(parts, path)
  const parent = valueIn(parts, path.slice(0, -1))
  if (parent === undefined || parent === null) {
    if (typeof path.at(-1) === 'number' && path.at(-1) !== 0) throw noPlace(path, 0)
    return undefined
  }
  refuseAlias(parent, path.slice(0, -1))
  if (typeof parent !== 'object')
    throw new Refusal(message('set.no-group', { place: at(path.slice(0, -1)) }), message('set.no-group-hint'))
  if (Array.isArray(parent) === (typeof path.at(-1) === 'string')) throw noPlace(path, Object.keys(parent).length)
  return parent
}

const topOf = (parts: Parts, path: Path) => {
  const value = valueIn(parts, path)
  return value === undefined ? {} : { [String(path[0])]: value }
}

/** Whether the pages are parts of their own; they are not where there is none yet. */
const hasPages = (parts: Parts) => parts.some(({ route }) => route !== undefined)

/** As much of the pages as has to be known: whether one is there. Undefined where there are none at all. */
function pagesOf(parts: Parts, path: Path): object | undefined {
  if (hasPages(parts)) return partOf(parts, path)?.steps === 1 ? { [String(path[1])]: valueIn(parts, path) } : {}
  return (valueIn(parts, ['pages']) as object | null) ?? undefined
}

const around = (path: Path, value: Plain): Plain =>
  typeof path.at(-1) === 'number' ? [value] : { [String(path.at(-1))]: value }

function noPlace(path: Path, length: number): Refusal {
  const values = { step: JSON.stringify(path.at(-1)), place: at(path.slice(0, -1)) }
  return new Refusal(message('no-place', values), message('no-place.hint', { count: length }))
}

function putNewPage(parts: Parts, route: string, value: Plain, before?: string): Changed {
  if (hasPages(parts)) return addPage(parts, route, value, before)
  return split(runSteps(parts, [{ do: 'add', path: ['pages', route], value, before }]))
}

/** With the pages as parts of their own. */
const split = ({ parts, edits }: Changed): Changed => ({ parts: partsOf(textOf(parts)), edits })

/** The steps from one value to another, which touch only what differs. */
function difference(old: unknown, value: Plain, path: Path): Step[] {
  if (isDeepStrictEqual(old, value)) return []
  const isEmptied = isGroup(value) && Object.keys(value).length === 0
  if (isEmptied || !isGroup(value) || !isGroup(old) || Object.keys(old).length === 0)
    return [{ do: 'put', path, value }]
  if (Array.isArray(old) && Array.isArray(value)) return differenceOfLists(old, value, path)
  if (!isRecord(old) || !isRecord(value) || !Object.keys(value).some((key) => Object.hasOwn(old, key)))
    return [{ do: 'put', path, value }]
  const kept = Object.entries(value).flatMap(([key, inner]) =>
    Object.hasOwn(old, key)
      ? difference(old[key], inner as Plain, [...path, key])
      : [{ do: 'put' as const, path: [...path, key], value: inner as Plain }],
  )
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key))
  return [...kept, ...gone.map((key) => ({ do: 'cut' as const, path: [...path, key] }))]
}

function differenceOfLists(old: readonly unknown[], value: readonly Plain[], path: Path): Step[] {
  let head = 0
  while (head < old.length && head < value.length && isDeepStrictEqual(old[head], value[head])) head++
  let tail = 0
  while (tail < Math.min(old.length, value.length) - head && isDeepStrictEqual(old.at(-1 - tail), value.at(-1 - tail)))
    tail++
  const [before, after] = [old.slice(head, old.length - tail), value.slice(head, value.length - tail)]
  const both = Math.min(before.length, after.length)
  const at = (index: number) => [...path, head + index]
  return [
    ...after.slice(0, both).flatMap((item, index) => difference(before[index], item, at(index))),
    ...after.slice(both).map((item, index) => ({ do: 'add' as const, path: at(both + index), value: item })),
    ...before.slice(both).map(() => ({ do: 'cut' as const, path: at(both) })),
  ]
}

export function add(parts: Parts, { path, value, before }: Of<'insert'>): Changed {
  const last = path.at(-1) as string | number
  const there = parentOf(parts, path)
  if (there === undefined) return set(parts, path, value)
  if (Array.isArray(there)) {
    if (typeof last !== 'number' || last > there.length) throw noPlace(path, there.length)
    if (there.length === 0) return runSteps(parts, [{ do: 'put', path: path.slice(0, -1), value: [value] }])
    return runSteps(parts, [{ do: 'add', path, value }])
  }
  if (Object.hasOwn(there, last))
    throw new Refusal(message('insert.taken', { place: at(path) }), message('insert.taken-hint'))
  if (isPage(path)) return putNewPage(parts, String(last), value, before)
  if (before !== undefined && !Object.hasOwn(there, before))
    throw unknownName('no-such.key', before, Object.keys(there))
  if (Object.keys(there).length === 0 && path.length > 1)
    return runSteps(parts, [{ do: 'put', path: path.slice(0, -1), value: { [last]: value } }])
  return runSteps(parts, [{ do: 'add', path, value, before }])
}

/** Takes out what stands at a path. What others use of it by an alias stays with them. */
export function cut(parts: Parts, path: Path): Changed {
  existing(parts, path)
  const alone = untied(parts, path)
  if (alone.edits.length === 0) return cutOut(parts, path)
  const freed = isPage(path) ? { ...alone, edits: [] } : runSteps(alone.parts, [{ do: 'free', path }])
  const after = cutOut(freed.parts, path)
  return { parts: after.parts, edits: compose([alone.edits, freed.edits, after.edits]) }
}

function cutOut(parts: Parts, path: Path): Changed {
  const { parent, last } = existing(parts, path)
  if (isPage(path) && hasPages(parts)) return cutPage(parts, String(last))
  if (path.length === 1) {
    if (!isOptional(parts, path))
      throw new Refusal(message('remove.needed', { field: { field: String(last) } }), message('remove.needed-hint'))
    return runSteps(parts, [{ do: 'cut', path }])
  }
  if (Object.keys(parent).length > 1) return runSteps(parts, [{ do: 'cut', path }])
  const group = path.slice(0, -1)
  if (typeof group.at(-1) === 'string' && isOptional(parts, group)) return cut(parts, group)
  return runSteps(parts, [{ do: 'put', path: group, value: Array.isArray(parent) ? [] : {} }])
}

function existing(parts: Parts, path: Path): { parent: object; last: string | number } {
  const last = path.at(-1) as string | number
  const parent = parentOf(parts, path)
  if (parent && Object.hasOwn(parent, last)) return { parent, last }
  if (isPage(path))
    throw unknownName(
      'no-such.page',
      String(last),
      parts.flatMap(({ route }) => route ?? []),
    )
  throw new Refusal(message('nothing-at', { place: at(path) }), message('nothing-at.hint'))
}

/** Moves and copies items, and gives keys another name. */
export function rearrange(parts: Parts, operation: Of<'move' | 'duplicate' | 'rename'>): Changed {
  const { path } = operation
  const { parent, last } = existing(parts, path)
  if (operation.do === 'rename') {
    const { key } = operation
    if (Array.isArray(parent)) throw new Refusal(message('name.item'), message('name.item-hint'))
    if (isPage(path)) throw new Refusal(message('name.page'), message('name.page-hint'))
    if (key === last) return runSteps(parts, [])
    const taken = path.length === 1 ? valueIn(parts, [key]) !== undefined : Object.hasOwn(parent, key)
    if (taken)
      throw new Refusal(
        message('name.taken', { name: key, place: at(path.slice(0, -1)) }),
        message('name.choose-another'),
      )
    return runSteps(parts, [{ do: 'name', path, key }])
  }
  if (!Array.isArray(parent))
    throw new Refusal(message('move.no-item', { place: at(path) }), message('move.no-item-hint'))
  if (operation.do === 'duplicate') {
    const copy: Step = { do: 'copy', path }
    const free: Step = { do: 'free', path: [...path.slice(0, -1), Number(last) + 1] }
    return runSteps(parts, isTied(parts, path) ? [copy, free] : [copy])
  }
  if (operation.to >= parent.length) throw noPlace([...path.slice(0, -1), operation.to], parent.length)
  return runSteps(parts, operation.to === last ? [] : [{ do: 'move', path, to: operation.to }])
}
