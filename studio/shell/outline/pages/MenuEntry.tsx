import { type KeyboardEvent, useState } from 'react'
import type { Path } from '../../../../renderer/common/problem.ts'
import { LinkDialog } from '../../form/LinkDialog.tsx'
import { fieldName } from '../../form/labels.ts'
import { Icon } from '../../parts/Icon.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import type { Sorting } from '../../parts/sorting.ts'
import { write } from '../../store/edit.ts'
import { fill, words } from '../../words/index.ts'
import { type MenuRow, nameOfItem, type stepFrom, type Target } from './menu.ts'
import { pageAt } from './menus.ts'

type Way = Parameters<typeof stepFrom>[2]
type Step = readonly [Way, Target | undefined]

interface MenuEntryProps {
  row: MenuRow
  base: Path
  /** Where each step leads, as far as there is a place. */
  steps: readonly Step[]
  entry: ReturnType<Sorting['entry']>
  handle: ReturnType<Sorting['handle']>
  isChosen: boolean
  isOpen: boolean
  canFold: boolean
  onChoose: () => void
  onFold: () => void
  /** `control` is what is focused once it is there. */
  onGo: (target: Target, control: string) => void
  onRemove: () => void
}

const ways: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const tools = [
  { way: 'up', icon: 'up', label: words.moveUp },
  { way: 'down', icon: 'down', label: words.moveDown },
  { way: 'in', icon: 'nest', label: words.nest },
  { way: 'out', icon: 'unnest', label: words.unnest },
] as const

/** One link of a menu, or a column of the footer: its words, where it leads, its place. */
export function MenuEntry({ row, base, steps, entry, handle, ...props }: MenuEntryProps) {
  const { path, depth, item } = row
  const [isLinking, setLinking] = useState(false)
  const name = nameOfItem(item)
  const at = [...base, ...path]
  const wordsKey = item.heading === undefined ? 'label' : 'heading'
  const page = pageAt(item.href)
  const targets = new Map(steps)
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const target = targets.get(way)
    if (target) props.onGo(target, '.grip')
  }
  return (
    <li {...entry} data-depth={depth}>
      <button type="button" className="menu-entry" aria-expanded={props.isChosen} onClick={props.onChoose}>
        <span className="entry-name">{name}</span>
      </button>
      {props.canFold && item.items && (
        <button
          type="button"
          className="unfold"
          aria-expanded={props.isOpen}
          aria-label={fill(words.entriesBelow, { name, count: item.items.length })}
          onClick={props.onFold}
        >
          {item.items.length}
          <Icon name="chevron" />
        </button>
      )}
      <IconButton icon="grip" className="grip" label={fill(words.dragInMenu, { name })} {...handle} onKeyDown={byKey} />
      {props.isChosen && (
        <div className="menu-fields stack">
          <label>
            {fieldName(wordsKey)}
            <input value={name} onChange={({ target }) => write([...at, wordsKey], target.value)} />
          </label>
          {item.href !== undefined && (
            <div className="with-button">
              <span className="address">{page?.title ?? <code>{item.href}</code>}</span>
              <button type="button" className="button" onClick={() => setLinking(true)}>
                {words.choose}
              </button>
            </div>
          )}
          <div className="menu-tools">
            {tools.map(({ way, icon, label }) => {
              const target = targets.get(way)
              const step = () => target && props.onGo(target, `[data-way="${way}"]`)
              return <IconButton key={way} data-way={way} {...{ icon, label }} disabled={!target} onClick={step} />
            })}
            <IconButton icon="trash" label={words.remove} onClick={props.onRemove} />
          </div>
        </div>
      )}
      {isLinking && (
        <LinkDialog
          onClose={() => setLinking(false)}
          onChoose={(href) => {
            setLinking(false)
            write([...at, 'href'], href)
          }}
        />
      )}
    </li>
  )
}
