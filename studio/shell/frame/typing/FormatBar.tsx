import type { CSSProperties } from 'react'
import { IconButton } from '../../parts/IconButton.tsx'
import { useStudio } from '../../store/state.ts'
import { words } from '../../words/index.ts'
import { type Selected, toggleList } from './change-units.ts'
import { askLink, toggle } from './deeds.ts'
import { apply, selected } from './session.ts'

const HEIGHT_PX = 44

/** Beside what is selected of a text on the page: bold, slanted, a link, a list. */
export function FormatBar({ scale, height }: { scale: number; height: number }) {
  const typing = useStudio((state) => state.typing)
  if (!typing) return null
  const { box, isSelected, bold, italic, href, list } = typing
  const above = box.top * scale - HEIGHT_PX - 8
  const below = box.bottom * scale + 8
  const isAbove = above > 4 && (isSelected || below > height - HEIGHT_PX)
  const top = Math.min(Math.max(4, isAbove ? above : below), height - HEIGHT_PX - 4)
  const deeds = [
    { icon: 'bold', label: words.bold, isOn: bold, onClick: () => toggle('bold') },
    { icon: 'italic', label: words.italic, isOn: italic, onClick: () => toggle('italic') },
    { icon: 'link', label: words.link, isOn: href, onClick: askLink },
    { icon: 'list', label: words.list, isOn: list, onClick: () => withSelected(toggleList) },
  ] as const
  return (
    <div
      className="format-bar"
      style={{ '--left': `${Math.max(4, box.left * scale)}px`, '--top': `${top}px` } as CSSProperties}
      role="toolbar"
      aria-label={words.format}
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {deeds.map(({ isOn, ...deed }) => (
        <IconButton key={deed.icon} aria-pressed={isOn} {...deed} />
      ))}
    </div>
  )
}

const withSelected = (make: (at: Selected) => Selected) => {
  const at = selected()
  if (at) apply(make(at))
}
