import type { Path } from '../../../../renderer/common/problem.ts'
import type { Operation, Plain } from '../../../edit/operations/operation.ts'

/** A link of a menu, or a column of the footer. */
export interface MenuItem {
  label?: string
  heading?: string
  href?: string
  items?: MenuItem[]
}

/** An entry of a menu as a line, with its place in the list of the menu. */
export interface MenuRow {
  path: Path
  depth: number
  item: MenuItem
}

/** The place of an entry: the path of the one that it stands under, and which of those it is. */
export interface Target {
  under: Path
  index: number
}

/** How many levels may stand below the first, whether all but columns stand in one, and what may have entries below it. */
export interface Levels {
  deepest: number
  columns: boolean
  canHold?: (item: MenuItem) => boolean
}

/** The menus of a site, and how many levels of entries may stand below the first. Links of the footer stand in columns. */
export const menus = {
  header: { deepest: 2, columns: false },
  mobile: { deepest: 0, columns: false },
  footer: { deepest: 1, columns: true },
  legal: { deepest: 0, columns: false },
} as const

export type MenuName = keyof typeof menus

/** The lines of a menu, those below an entry only where it is `isOpen`. */
export function rowsOf(items: readonly MenuItem[], isOpen: (item: MenuItem) => boolean, under: Path = []): MenuRow[] {
  return items.flatMap((item, index) => {
    const path = under.length === 0 ? [index] : [...under, 'items', index]
    const below = isOpen(item) ? rowsOf(item.items ?? [], isOpen, path) : []
    return [{ path, depth: (path.length - 1) / 2, item }, ...below]
  })
}

export const nameOfItem = ({ label, heading, href }: MenuItem) => label ?? heading ?? href ?? ''

/** How many lines an entry takes along. */
export function sizeOf(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth)
  return (next < 0 ? rows.length : next) - index
}

const heightOf = ({ items = [] }: MenuItem): number => Math.max(0, ...items.map((item) => 1 + heightOf(item)))
export const listAt = (under: Path): Path => (under.length === 0 ? [] : [...under, 'items'])

/** The place to which an entry goes that is let go between two lines, so many levels further in than it was. */
export function dropAt(
  rows: readonly MenuRow[],
  from: number,
  { to, levels }: { to: number; levels: number },
  levelsOf: Levels,
): Target | undefined {
  const moved = rows[from]
  if (!moved) return undefined
  const rest = rows.toSpliced(from, sizeOf(rows, from))
  const [before, after] = [rest[to - 1], rest[to]]
  const { deepest, columns, canHold = () => true } = levelsOf
  const most = before ? Math.min(before.depth + (canHold(before.item) ? 1 : 0), deepest - heightOf(moved.item)) : 0
  const least = after?.depth ?? 0
  const depth = columns ? moved.depth : Math.max(least, Math.min(most, moved.depth + levels))
  if (depth > most || depth < least) return undefined
  const above = rest.slice(0, to)
  const under = depth === 0 ? undefined : above.findLast((row) => row.depth === depth - 1)
  if (depth > 0 && !under) return undefined
  const beside = above.slice(under ? above.indexOf(under) + 1 : 0).filter((row) => row.depth === depth)
  // Those of an entry that is not open have no lines.
  const others = under === before && after?.depth !== depth ? (under?.item.items ?? []) : []
  const leavesNone = columns && depth > 0 && under?.path[0] !== moved.path[0] && isAlone(rows, moved)
  if (leavesNone) return undefined
  const index = beside.length > 0 ? beside.length : others.filter((item) => item !== moved.item).length
  return { under: under ? shifted(under.path, moved.path) : [], index }
}

/** Whether an entry is the only one where it is: a column of the footer keeps one link. */
const isAlone = (rows: readonly MenuRow[], { path }: MenuRow) =>
  rows.filter((row) => row.path.length === path.length && row.path[0] === path[0]).length === 1

const ways = ['up', 'down', 'in', 'out'] as const
export type Way = (typeof ways)[number]
export type Steps = ReadonlyMap<Way, Target | undefined>

/** The place one step away: before or behind its neighbour, under the one above, or out behind the one that it is under. */
export function stepFrom(rows: readonly MenuRow[], from: number, way: Way, levelsOf: Levels): Target | undefined {
  const row = rows[from]
  if (!row) return undefined
  const [under, index] = [row.path.slice(0, -2), Number(row.path.at(-1))]
  const siblings = rows.filter(
    ({ path }) => path.length === row.path.length && String(path.slice(0, -1)) === String(row.path.slice(0, -1)),
  )
  const { deepest, columns, canHold = () => true } = levelsOf
  if (way === 'up' || way === 'down') {
    const to = index + (way === 'up' ? -1 : 1)
    return to < 0 || to >= siblings.length ? undefined : { under, index: to }
  }
  if (columns) return undefined
  if (way === 'out') return row.depth === 0 ? undefined : { under: under.slice(0, -2), index: Number(under.at(-1)) + 1 }
  const above = siblings[index - 1]
  if (!above || !canHold(above.item) || row.depth + heightOf(row.item) >= deepest) return undefined
  return { under: above.path, index: above.item.items?.length ?? 0 }
}

/** Where each step leads, as far as there is a place. */
export const stepsFrom = (rows: readonly MenuRow[], from: number, levels: Levels) =>
  new Map(ways.map((way) => [way, stepFrom(rows, from, way, levels)]))

/** The path of an entry once another one is taken out. */
function shifted(path: Path, gone: Path): Path {
  const list = gone.length - 1
  const isBehind =
    path.length >= gone.length &&
    String(path.slice(0, list)) === String(gone.slice(0, list)) &&
    Number(path[list]) > Number(gone[list])
  return isBehind ? path.with(list, Number(path[list]) - 1) : path
}

/** What puts an entry into its place. The place is counted without it. */
export function moveTo(base: Path, { path, item }: MenuRow, { under, index }: Target): Operation[] {
  const list = listAt(under)
  if (String(list) === String(path.slice(0, -1))) return [{ do: 'move', path: [...base, ...path], to: index }]
  return [
    { do: 'remove', path: [...base, ...path] },
    { do: 'insert', path: [...base, ...list, index], value: item as Plain },
  ]
}

/** What takes an entry out; a column of the footer goes with its last link. */
export function takeOut(base: Path, items: readonly MenuItem[], path: Path): Operation {
  const column = items[Number(path[0])]
  const isLast = column?.heading !== undefined && path.length > 1 && column.items?.length === 1
  return { do: 'remove', path: [...base, ...(isLast ? path.slice(0, 1) : path)] }
}
