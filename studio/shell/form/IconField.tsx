import { useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { Drawn } from '../parts/Icon.tsx'
import { useSearch } from '../parts/Search.tsx'
import { useAsked } from '../store/asked.ts'
import { write } from '../store/edit.ts'
import { words } from '../words/index.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { idOf } from './use-field.ts'

const useIcons = (search: string) => useAsked<{ name: string; drawing: string }[]>('icons', { search }) ?? []

/** An icon by its name, with its drawing. */
export function IconField(props: FieldProps) {
  const { path, value } = props
  const [isChoosing, setChoosing] = useState(false)
  const name = typeof value === 'string' ? value : ''
  const drawn = useIcons(name).find((icon) => icon.name === name)
  const close = () => setChoosing(false)
  const choose = (icon: string) => {
    write(path, icon)
    close()
  }
  return (
    <FieldFrame {...props}>
      <button type="button" id={idOf(path)} className="button icon-choice" onClick={() => setChoosing(true)}>
        {drawn && <Drawn drawing={drawn.drawing} />}
        {name || words.chooseIcon}
      </button>
      {isChoosing && <IconDialog chosen={name} onClose={close} onChoose={choose} />}
    </FieldFrame>
  )
}

interface IconDialogProps {
  chosen: string
  onChoose: (name: string) => void
  onClose: () => void
}

function IconDialog({ chosen, onChoose, onClose }: IconDialogProps) {
  const { search, field } = useSearch(words.searchIcons)
  const icons = useIcons(search)
  return (
    <Dialog title={words.chooseIcon} onClose={onClose}>
      {field}
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
