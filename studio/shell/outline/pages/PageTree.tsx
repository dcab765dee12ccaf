import { useMemo, useRef, useState } from 'react'
import type { PageEntry } from '../../../server/overview.ts'
import { focusIn, useSorting } from '../../parts/sorting.ts'
import { commit } from '../../store/edit.ts'
import { change, now, pageInFile, say, useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { LEVEL_PX, parentIn } from './MenuEntries.tsx'
import type { Sorted } from './MoveTools.tsx'
import { dropAt, type Levels, type MenuRow, rowsOf, sizeOf, stepsFrom, type Target } from './menu.ts'
import { homeIn } from './menus.ts'
import { canHold, entryOf, isFree, orderOf } from './order.ts'
import { type AdviceOf, PageRow } from './PageRow.tsx'
import { holds, nodesIn, type PageNode, slugOf, treeOf } from './tree.ts'

/** Of a site with more pages only those around the open one are shown at first. */
const mostOpen = 60
/** So many of a row of pages are shown at once. */
const mostShown = 200

interface PageTreeProps {
  pages: readonly PageEntry[]
  language: string | undefined
  adviceOf: AdviceOf
}

/** Pages as a tree by their addresses, in the order of the file: dragged, or moved by keys and buttons, also under one another. */
export function PageTree({ pages, language, adviceOf }: PageTreeProps) {
  const list = useRef<HTMLDivElement>(null)
  const current = useStudio((state) => pageInFile(state, state.route))
  const [opened, setOpened] = useState<Record<string, boolean>>({})
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const tree = useMemo(() => treeOf(pages), [pages])
  const nodes = useMemo(() => nodesIn(tree), [tree])
  const nodeOf = ({ href = '' }: { href?: string }) => nodes.get(href) as PageNode
  const isOpen = (node: PageNode) => opened[node.route] ?? (pages.length <= mostOpen || holds(node, current))
  const open = (node: PageNode, isUnfolded: boolean) => setOpened({ ...opened, [node.route]: isUnfolded })
  const shownOf = (level: readonly PageNode[], above = '') => (whole.has(above) ? level : level.slice(0, mostShown))
  const items = useMemo(() => tree.map(entryOf), [tree])
  const all = rowsOf(items, (item) => isOpen(nodeOf(item)))
  const aboveOf = ({ path }: MenuRow) => parents.get(String(path.slice(0, -2)))
  const parents = new Map(all.map(({ path, item }) => [String(path), item.href]))
  // Below "show all" nothing can be let go.
  const rows = all.filter((row) => whole.has(aboveOf(row) ?? '') || Number(row.path.at(-1)) < mostShown)
  const levelsFor = ({ item }: MenuRow): Levels => ({
    deepest: Number.POSITIVE_INFINITY,
    columns: false,
    canHold: (other) => isFree(nodeOf(item)) && canHold(nodeOf(other)),
  })
  const go = (row: MenuRow, target: Target | undefined, control: string) => {
    if (!target) return
    const [node, parent] = [nodeOf(row.item), parentIn(items, row, target)]
    const above = parent && nodeOf(parent)
    const siblings = (above ? above.below : tree).filter((each) => each !== node)
    const order = orderOf(now().overview?.pages ?? [], node, { above, siblings, index: target.index })
    if (above?.route !== aboveOf(row)) {
      const home = homeIn(pages, language)
      const to = `${above?.route ?? (home === '/' ? '' : home)}/${slugOf(node.route)}`
      if (isFree(node) && to !== node.route) change({ dialog: { name: 'readdress', route: node.route, to, order } })
      return
    }
    if (order.length === 0) return
    void commit(order)
    const name = node.page?.title ?? node.route
    say(fill(words.moved, { name, place: target.index + 1, count: siblings.length + 1 }))
    focusIn(list, (rows) => rows.findIndex((each) => each.getAttribute('data-route') === node.route), control)
  }
  const drop = (from: number, to: number, aside: number) => {
    const row = rows[from]
    if (row) go(row, dropAt(rows, from, { to, levels: Math.round(aside / LEVEL_PX) }, levelsFor(row)), '.grip')
  }
  const sorting = useSorting(list, rows.length, drop, { sizeOf: (index) => sizeOf(rows, index) })
  const placeOf = new Map(rows.map(({ item }, index) => [item.href, index]))
  const sortedOf = (node: PageNode): Sorted | undefined => {
    const index = placeOf.get(node.route) ?? -1
    const row = rows[index]
    if (!row) return undefined
    const steps = stepsFrom(rows, index, levelsFor(row))
    if (!isFree(node)) steps.delete('out')
    return {
      entry: sorting.entry(index),
      handle: sorting.handle(index),
      steps,
      onGo: (target, control) => go(row, target, control),
    }
  }
  const level = (siblings: readonly PageNode[], above?: string) => (
    <ul className="page-list">
      {shownOf(siblings, above).map((node) => {
        const below = node.below.length > 0 ? { count: node.below.length, isOpen: isOpen(node) } : undefined
        return (
          <li key={node.route}>
            <PageRow
              {...{ node, adviceOf, below }}
              sorted={sortedOf(node)}
              onToggle={() => open(node, !isOpen(node))}
            />
            {below?.isOpen && level(node.below, node.route)}
          </li>
        )
      })}
      {shownOf(siblings, above).length < siblings.length && (
        <li>
          <button type="button" className="button is-wide" onClick={() => setWhole(new Set([...whole, above ?? '']))}>
            {fill(words.showAll, { count: siblings.length })}
          </button>
        </li>
      )}
    </ul>
  )
  return <div ref={list}>{level(tree)}</div>
}
