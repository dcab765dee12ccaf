import { blocksOf, choose, chosenIndex, nameOf } from '../outline/move.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { opens, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { frameDocument, rectsOf, type Spot, sections } from './controller.ts'
import { EntryBar, entryOf } from './EntryBar.tsx'
import { SectionBar } from './SectionBar.tsx'
import { FormatBar } from './typing/FormatBar.tsx'

/** So much room the bar of a section needs. It stays in view when the section is not. */
const BAR_PX = 56

/** Lines around what is under the pointer, and around what the form is about. They lie over the page, not in it. */
export function Overlay({ hovered, places, scale }: { hovered: Spot | undefined; places: number; scale: number }) {
  const scaled = ({ left, top, width, height }: DOMRect) =>
    new DOMRect(left * scale, top * scale, width * scale, height * scale)
  const at = useStudio((state) => state.at)
  const focus = useStudio((state) => state.focus)
  const data = useStudio((state) => state.data)
  const chosen = chosenIndex({ at } as never)
  const shown = sections()
  const section = shown.find(({ index }) => index === chosen)
  const height = (frameDocument()?.defaultView?.innerHeight ?? 0) * scale
  /** What cannot be seen must not take the focus. */
  const isInView = (y: number) => y >= 0 && y <= height
  const box = section && scaled(section.element.getBoundingClientRect())
  const focused = focus ? rectsOf(focus.path).map(scaled) : []
  const [first] = focused
  const entry = focus && entryOf(focus.path)
  return (
    <div className="overlay" data-places={places}>
      {box && chosen !== undefined && (
        <>
          <div className="section-box" style={styleOf(box)} />
          <SectionBar
            index={chosen}
            count={blocksOf().length}
            name={nameOf(blocksOf()[chosen], data.shared)}
            top={Math.min(Math.max(box.top, 0), height - BAR_PX) + 8}
          />
          {isInView(box.top) && <AddHere at={chosen} y={box.top} />}
          {isInView(box.bottom) && <AddHere at={chosen + 1} y={box.bottom} />}
        </>
      )}
      {focused.map((rect) => (
        <div key={keyOf(rect)} className="focus-box" style={styleOf(rect)} />
      ))}
      {entry && first && <EntryBar place={entry} left={Math.max(4, first.left)} top={Math.max(4, first.top - 40)} />}
      <FormatBar {...{ scale, height }} />
      {hovered?.rects.map(scaled).map((rect) => (
        <div key={keyOf(rect)} className="hover-box" style={styleOf(rect)} />
      ))}
      <ul className="visually-hidden" aria-label={words.sectionsOfPage}>
        {shown.map(({ index }) => (
          <li key={index}>
            <button type="button" tabIndex={-1} onClick={() => choose(index)}>
              {nameOf(blocksOf()[index], data.shared)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A button on the edge of the chosen section. */
function AddHere({ at, y }: { at: number; y: number }) {
  return (
    <IconButton
      icon="plus"
      label={words.addSectionHere}
      className="add-here"
      style={{ top: y - 16 }}
      onClick={opens({ name: 'add-section', at })}
    />
  )
}

const keyOf = ({ left, top }: DOMRect) => `${Math.round(left)} ${Math.round(top)}`

const styleOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height })
