import { useRef, useState } from 'react'
import { valueAt } from '../../../../renderer/common/pointers.ts'
import { joinPath, type Path } from '../../../../renderer/common/problem.ts'
import { LinkDialog } from '../../form/LinkDialog.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { focusIn, useSorting } from '../../parts/sorting.ts'
import { commit } from '../../store/edit.ts'
import { now, say } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { MenuEntry } from './MenuEntry.tsx'
import {
  dropAt,
  listAt,
  type MenuItem,
  type MenuName,
  type MenuRow,
  menus,
  moveTo,
  nameOfItem,
  rowsOf,
  sizeOf,
  stepsFrom,
  type Target,
  takeOut,
} from './menu.ts'
import { pageAt } from './menus.ts'

/** So far to the side one pulls an entry for each level. */
export const LEVEL_PX = 20

interface MenuEntriesProps {
  name: MenuName
  /** Where the menu stands in the file. */
  base: Path
  items: readonly MenuItem[]
}

/** The entries of a menu in their order: dragged, or moved by keys and buttons, also under one another. */
export function MenuEntries({ name: menu, base, items }: MenuEntriesProps) {
  const list = useRef<HTMLOListElement>(null)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const isOpen = (item: MenuItem) => menu === 'footer' || unfolded.has(nameOfItem(item))
  const rows = rowsOf(items, isOpen)
  const unfold = (item: MenuItem, isUnfolded = !isOpen(item)) => {
    const others = [...unfolded].filter((each) => each !== nameOfItem(item))
    setUnfolded(new Set(isUnfolded ? [...others, nameOfItem(item)] : others))
  }
  const go = (row: MenuRow, target: Target | undefined, control: string) => {
    const path = target && [...listAt(target.under), target.index]
    if (!target || !path || joinPath(path) === joinPath(row.path)) return
    const parent = parentIn(items, row, target)
    if (parent) unfold(parent, true)
    if (chosen !== undefined) setChosen(joinPath(path))
    void commit(moveTo(base, row, target))
    const count = (parent ? (parent.items ?? []) : items).filter((item) => item !== row.item).length + 1
    const [name, place] = [nameOfItem(row.item), target.index + 1]
    const inside = parent && fill(words.movedUnder, { name, place, count, parent: nameOfItem(parent) })
    say(inside ?? fill(words.moved, { name, place, count }))
    const isShown = (item: MenuItem) =>
      isOpen(item) || (parent !== undefined && nameOfItem(item) === nameOfItem(parent))
    const after = rowsOf(valueAt(now().data, base) as MenuItem[], isShown)
    focusIn(
      list,
      after.findIndex((each) => joinPath(each.path) === joinPath(path)),
      control,
    )
  }
  const drop = (from: number, to: number, aside: number) => {
    const row = rows[from]
    if (row) go(row, dropAt(rows, from, { to, levels: Math.round(aside / LEVEL_PX) }, menus[menu]), '.grip')
  }
  const sorting = useSorting(list, rows.length, drop, { sizeOf: (index) => sizeOf(rows, index) })
  const add = (href: string) => {
    setAdding(false)
    const label = pageAt(href)?.title ?? href.replace(/^(https:\/\/(www\.)?|mailto:|tel:)/, '')
    const link = { label, href }
    const [last] = menu === 'footer' ? [items.length - 1] : []
    const path = last === undefined ? [items.length] : [last, 'items', items[last]?.items?.length ?? 0]
    setChosen(joinPath(path))
    void commit([{ do: 'insert', path: [...base, ...path], value: link }])
    say(fill(words.added, { name: label }))
  }
  return (
    <>
      <ol ref={list} className="menu-list">
        {rows.map((row, index) => {
          const key = joinPath(row.path)
          const steps = stepsFrom(rows, index, menus[menu])
          return (
            <MenuEntry
              key={key}
              {...{ row, base, steps }}
              entry={sorting.entry(index)}
              handle={sorting.handle(index)}
              isChosen={chosen === key}
              isOpen={isOpen(row.item)}
              canFold={menu !== 'footer'}
              onChoose={() => setChosen(chosen === key ? undefined : key)}
              onFold={() => unfold(row.item)}
              onGo={(target, control) => go(row, target, control)}
              onRemove={() => {
                setChosen(undefined)
                void commit([takeOut(base, items, row.path)])
                say(fill(words.removed, { name: nameOfItem(row.item) }))
              }}
            />
          )
        })}
      </ol>
      {rows.length === 0 && <p className="none">{words.menuEmpty}</p>}
      <button type="button" className="button is-wide" onClick={() => setAdding(true)}>
        <Icon name="plus" /> {words.addToMenu}
      </button>
      {isAdding && <LinkDialog onChoose={add} onClose={() => setAdding(false)} />}
    </>
  )
}

/** The entry under which another one goes; its path is counted without that one. */
export function parentIn(items: readonly MenuItem[], { item }: MenuRow, { under }: Target): MenuItem | undefined {
  const without = (list: readonly MenuItem[]): MenuItem[] => list.filter((each) => each !== item)
  let [here, parent]: [readonly MenuItem[], MenuItem | undefined] = [items, undefined]
  for (const step of under) {
    if (typeof step !== 'number') continue
    parent = without(here)[step]
    here = parent?.items ?? []
  }
  return parent
}
