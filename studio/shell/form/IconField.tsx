import { useEffect, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { Drawn } from '../parts/Icon.tsx'
import { Search } from '../parts/Search.tsx'
import { ask } from '../store/api.ts'
import { write } from '../store/edit.ts'
import { words } from '../words/index.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { idOf } from './use-field.ts'

interface Found {
  name: string
  drawing: string
}

/** An icon by its name, with its drawing. */
export function IconField({ path, schema, value, label, onRemove }: FieldProps) {
  const [isChoosing, setChoosing] = useState(false)
  const name = typeof value === 'string' ? value : ''
  const drawn = useIcons(name).find((icon) => icon.name === name)
  return (
    <FieldFrame path={path} label={label} schema={schema} onRemove={onRemove}>
      <button type="button" id={idOf(path)} className="button icon-choice" onClick={() => setChoosing(true)}>
        {drawn && <Drawn drawing={drawn.drawing} />}
        {name || words.chooseIcon}
      </button>
      {isChoosing && (
        <IconDialog
          chosen={name}
          onClose={() => setChoosing(false)}
          onChoose={(icon) => {
            write(path, icon)
            setChoosing(false)
          }}
        />
      )}
    </FieldFrame>
  )
}

function IconDialog({
  chosen,
  onChoose,
  onClose,
}: {
  chosen: string
  onChoose: (name: string) => void
  onClose: () => void
}) {
  const [search, setSearch] = useState('')
  const icons = useIcons(search)
  return (
    <Dialog title={words.chooseIcon} onClose={onClose}>
      <Search value={search} onChange={setSearch} label={words.searchIcons} />
      <ul className="icon-grid">
        {icons.map(({ name, drawing }) => (
          <li key={name}>
            <button
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              <Drawn drawing={drawing} />
            </button>
          </li>
        ))}
      </ul>
      {icons.length === 0 && <p className="none">{words.noneFound}</p>}
    </Dialog>
  )
}

/** The icons that fit some words; the last question counts. */
function useIcons(search: string): Found[] {
  const [icons, setIcons] = useState<Found[]>([])
  useEffect(() => {
    let isLast = true
    ask<Found[]>('icons', { search })
      .then((found) => isLast && setIcons(found))
      .catch(() => {})
    return () => {
      isLast = false
    }
  }, [search])
  return icons
}
