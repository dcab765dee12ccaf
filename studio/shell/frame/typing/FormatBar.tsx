import type { CSSProperties } from 'react'
import { IconButton } from '../../parts/IconButton.tsx'
import { type Typing, useStudio } from '../../store/state.ts'
import { words } from '../../words/index.ts'
import { isOnText } from '../controller.ts'
import { type Selected, toggleList } from './change-units.ts'
import { askLink, toggle } from './deeds.ts'
import { apply, selected } from './session.ts'

const HEIGHT_PX = 44
const WIDTH_PX = 172
const GAP_PX = 8
const EDGE_PX = 4

/** Beside what is selected of a text on the page: bold, slanted, a link, a list. */
export function FormatBar({ scale, width, height }: { scale: number; width: number; height: number }) {
  const typing = useStudio((state) => state.typing)
  if (!typing) return null
  const { bold, italic, href, list } = typing
  const { left, top } = placeOf(typing, { scale, width, height })
  const deeds = [
    { icon: 'bold', label: words.bold, isOn: bold, onClick: () => toggle('bold') },
    { icon: 'italic', label: words.italic, isOn: italic, onClick: () => toggle('italic') },
    { icon: 'link', label: words.link, isOn: href, onClick: askLink },
    { icon: 'list', label: words.list, isOn: list, onClick: () => withSelected(toggleList) },
  ] as const
  return (
    <div
      className="format-bar"
      style={{ '--left': `${left}px`, '--top': `${top}px` } as CSSProperties}
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

/** Below the text, above it or beside it: where no words of the page lie under the bar, if there is such a place. */
function placeOf({ box, whole }: Typing, { scale, width, height }: { scale: number; width: number; height: number }) {
  const top = within(box.top * scale, height - HEIGHT_PX)
  const left = within(box.left * scale, width - WIDTH_PX)
  const places = [
    { left, top: whole.bottom * scale + GAP_PX },
    { left, top: whole.top * scale - HEIGHT_PX - GAP_PX },
    { left: whole.right * scale + GAP_PX, top },
    { left: whole.left * scale - WIDTH_PX - GAP_PX, top },
  ].filter(
    (place) =>
      place.left === within(place.left, width - WIDTH_PX) && place.top === within(place.top, height - HEIGHT_PX),
  )
  const isFree = (place: { left: number; top: number }) =>
    steps.every((down) =>
      steps.every((on) => !isOnText((place.left + on * WIDTH_PX) / scale, (place.top + down * HEIGHT_PX) / scale)),
    )
  // Of a text that fills the window, what is selected stays free.
  const farther = { left, top: top > height / 2 ? EDGE_PX : height - HEIGHT_PX - EDGE_PX }
  return places.find(isFree) ?? places[0] ?? farther
}

const steps = [0, 0.25, 0.5, 0.75, 1]

const within = (at: number, most: number) => Math.max(EDGE_PX, Math.min(at, most - EDGE_PX))
