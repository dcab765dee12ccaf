import type { Path } from '../../../renderer/common/problem.ts'
import { at, type Message, message } from '../../../renderer/messages/message.ts'
import type { Operation, Plain } from './operation.ts'
import type { Step } from './plain-steps.ts'

/** What an operation does to the data at a path. The others ask what stands elsewhere in the file, or for starter texts. */
export type NodeOperation = Exclude<Operation, { do: 'readdress' | 'page' }>

type Of<Name extends Operation['do']> = Extract<Operation, { do: Name }>

/** A file as operations look at it, be it a text or data. */
export interface View {
  /** The group or list in which a path ends. Of what stands in it, the value at the path alone has to be right. */
  parentOf(path: Path): unknown
  /** The addresses of the pages: to look at thousands of them as a group takes longer than to add one. */
  routes(): readonly string[]
  /** Whether the schemas know a key and do without it. */
  isOptional(path: Path): boolean
  refusal(said: Message, hint: Message): Error
  /** Nothing has this name. */
  unknown(id: 'no-such.page' | 'no-such.key', name: string, known: readonly string[]): Error
}

export const isPage = (path: Path) => path[0] === 'pages' && path.length === 2

/**
 * What an operation means: the steps that make it, each at one node. The draft makes them in its text, and the studio's
 * shell, ahead of it, in what it shows.
 */
export function stepsOf(view: View, operation: NodeOperation): Step[] {
  const { path } = operation
  switch (operation.do) {
    case 'set':
      return setSteps(view, path, operation.value)
    case 'insert':
      return insertSteps(view, operation)
    case 'remove':
      return removeSteps(view, path)
    case 'confirm':
      existing(view, path)
      return [{ do: 'confirm', path }]
    case 'rename':
      return renameSteps(view, operation)
    case 'share': {
      const { parent, last } = existing(view, path)
      const use: Step = { do: 'put', path, value: { use: operation.name }, isWhole: true }
      return [...setSteps(view, ['shared', operation.name], parent[last] as Plain), use]
    }
    default:
      return itemSteps(view, operation)
  }
}

function setSteps(view: View, path: Path, value: Plain): Step[] {
  if (path.length === 0 || (path.length === 1 && path[0] === 'pages'))
    throw view.refusal(message('set.whole-file'), message('set.whole-file-hint'))
  const there = groupOf(view, path)
  const group = path.slice(0, -1)
  // Where groups around it are missing, they come along.
  if (there === undefined)
    return isPage(path)
      ? [{ do: 'put', path: group, value: around(path, value) }]
      : setSteps(view, group, around(path, value))
  const last = path.at(-1) as string | number
  if (!Array.isArray(there)) return [{ do: isPage(path) && !Object.hasOwn(there, last) ? 'add' : 'put', path, value }]
  if (typeof last !== 'number' || last > there.length) throw noPlace(view, path, there.length)
  return [{ do: last === there.length ? 'add' : 'put', path, value }]
}

/** The group or list that a path ends in; undefined where it is missing or empty of all, so that it has to be written. */
function groupOf(view: View, path: Path): object | undefined {
  const parent = view.parentOf(path)
  if (parent === undefined || parent === null) {
    if (typeof path.at(-1) === 'number' && path.at(-1) !== 0) throw noPlace(view, path, 0)
    return undefined
  }
  if (typeof parent !== 'object')
    throw view.refusal(message('set.no-group', { place: at(path.slice(0, -1)) }), message('set.no-group-hint'))
  if (Array.isArray(parent) === (typeof path.at(-1) === 'string')) throw noPlace(view, path, Object.keys(parent).length)
  return parent
}

const around = (path: Path, value: Plain): Plain =>
  typeof path.at(-1) === 'number' ? [value] : { [String(path.at(-1))]: value }

function noPlace(view: View, path: Path, length: number): Error {
  const values = { step: JSON.stringify(path.at(-1)), place: at(path.slice(0, -1)) }
  return view.refusal(message('no-place', values), message('no-place.hint', { count: length }))
}

function insertSteps(view: View, { path, value, before }: Of<'insert'>): Step[] {
  const last = path.at(-1) as string | number
  const routes = isPage(path) ? view.routes() : []
  if (routes.length > 0) {
    if (routes.includes(String(last))) throw taken(view, path)
    if (before !== undefined && !routes.includes(before)) throw view.unknown('no-such.page', before, routes)
    return [{ do: 'add', path, value, before }]
  }
  const there = groupOf(view, path)
  if (there === undefined) return setSteps(view, path, value)
  const keys = Object.keys(there)
  if (Array.isArray(there)) {
    if (typeof last !== 'number' || last > there.length) throw noPlace(view, path, there.length)
  } else if (Object.hasOwn(there, last)) throw taken(view, path)
  else if (before !== undefined && !keys.includes(before))
    throw view.unknown(isPage(path) ? 'no-such.page' : 'no-such.key', before, keys)
  if (keys.length === 0 && path.length > 1 && !isPage(path))
    return [{ do: 'put', path: path.slice(0, -1), value: around(path, value) }]
  return [{ do: 'add', path, value, before }]
}

const taken = (view: View, path: Path) =>
  view.refusal(message('insert.taken', { place: at(path) }), message('insert.taken-hint'))

function removeSteps(view: View, path: Path): Step[] {
  const { parent, last } = existing(view, path)
  const isLast = Object.keys(parent).length === 1
  if (isPage(path) && isLast)
    throw view.refusal(message('page.only', { route: String(last) }), message('page.only-hint'))
  if (path.length === 1 && !view.isOptional(path))
    throw view.refusal(message('remove.needed', { field: { field: String(last) } }), message('remove.needed-hint'))
  if (!isLast || path.length === 1) return [{ do: 'cut', path }]
  const group = path.slice(0, -1)
  if (typeof group.at(-1) === 'string' && view.isOptional(group)) return removeSteps(view, group)
  return [{ do: 'put', path: group, value: Array.isArray(parent) ? [] : {} }]
}

function existing(view: View, path: Path): { parent: Record<string | number, unknown>; last: string | number } {
  const last = path.at(-1) as string | number
  const parent = groupOf(view, path)
  if (parent && Object.hasOwn(parent, last)) return { parent: parent as Record<string, unknown>, last }
  if (isPage(path)) throw view.unknown('no-such.page', String(last), Object.keys(parent ?? {}))
  throw view.refusal(message('nothing-at', { place: at(path) }), message('nothing-at.hint'))
}

function renameSteps(view: View, { path, key }: Of<'rename'>): Step[] {
  const { parent, last } = existing(view, path)
  if (Array.isArray(parent)) throw view.refusal(message('name.item'), message('name.item-hint'))
  if (isPage(path)) throw view.refusal(message('name.page'), message('name.page-hint'))
  if (key === last) return []
  const group = path.slice(0, -1)
  if (Object.hasOwn(groupOf(view, [...group, key]) ?? {}, key))
    throw view.refusal(message('name.taken', { name: key, place: at(group) }), message('name.choose-another'))
  return [{ do: 'name', path, key }]
}

function itemSteps(view: View, operation: Of<'move' | 'duplicate'>): Step[] {
  const { path } = operation
  const { parent, last } = existing(view, path)
  const keys = operation.do === 'move' && isPage(path) ? Object.keys(parent) : undefined
  if (!Array.isArray(parent) && !keys)
    throw view.refusal(message('move.no-item', { place: at(path) }), message('move.no-item-hint'))
  if (operation.do === 'duplicate') return [{ do: 'copy', path }]
  const { to } = operation
  const { length } = keys ?? Object.keys(parent)
  if (to >= length) throw noPlace(view, [...path.slice(0, -1), to], length)
  return to === (keys?.indexOf(String(last)) ?? last) ? [] : [{ do: 'move', path, to }]
}
