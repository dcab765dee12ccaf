import { useState } from 'react'
import type { Path } from '../../../../renderer/common/problem.ts'
import { LinkDialog } from '../../form/LinkDialog.tsx'
import { fieldName } from '../../form/labels.ts'
import { targetInWords } from '../../form/link-target.ts'
import { Icon } from '../../parts/Icon.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import type { Sorting } from '../../parts/sorting.ts'
import { write } from '../../store/edit.ts'
import { useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { byArrows, MoveTools } from './MoveTools.tsx'
import { type MenuRow, nameOfItem, type Steps, type Target } from './menu.ts'

interface MenuEntryProps {
  row: MenuRow
  base: Path
  steps: Steps
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

/** One link of a menu, or a column of the footer: its words, where it leads, its place. */
export function MenuEntry({ row, base, steps, entry, handle, ...props }: MenuEntryProps) {
  const { path, depth, item } = row
  const [isLinking, setLinking] = useState(false)
  const name = nameOfItem(item)
  const at = [...base, ...path]
  const wordsKey = item.heading === undefined ? 'label' : 'heading'
  const pages = useStudio((state) => state.names?.pages)
  const target = item.href === undefined ? undefined : targetInWords(item.href, pages ?? [])
  return (
    <li {...entry} data-depth={depth}>
      <button type="button" className="menu-entry" aria-expanded={props.isChosen} onClick={props.onChoose}>
        <span className="entry-name">{name}</span>
        {target !== undefined && <span className="entry-type">{fill(words.goesTo, { place: target })}</span>}
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
      <IconButton
        icon="grip"
        className="grip"
        label={fill(words.dragInMenu, { name })}
        {...handle}
        onKeyDown={byArrows(steps, props.onGo)}
      />
      {props.isChosen && (
        <div className="menu-fields stack">
          <label>
            {fieldName(wordsKey)}
            <input value={name} onChange={({ target }) => write([...at, wordsKey], target.value)} />
          </label>
          {item.href !== undefined && (
            <div className="with-button">
              <span className="address">{target}</span>
              <button type="button" className="button" onClick={() => setLinking(true)}>
                {words.choose}
              </button>
            </div>
          )}
          <div className="menu-tools">
            <MoveTools steps={steps} onGo={props.onGo} />
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
