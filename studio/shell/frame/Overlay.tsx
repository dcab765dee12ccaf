import { blocksOf, choose, chosenIndex, nameOf } from '../outline/move.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { frameDocument, rectsOf, type Spot, sections } from './controller.ts'
import { EntryBar, entryOf } from './EntryBar.tsx'
import { PictureBar } from './pictures/PictureBar.tsx'
import { PictureDrop } from './pictures/PictureDrop.tsx'
import { PageSections } from './sections/PageSections.tsx'
import { FormatBar } from './typing/FormatBar.tsx'

/** Lines around what is under the pointer, and around what the form is about. They lie over the page, not in it. */
export function Overlay({ hovered, places, scale }: { hovered: Spot | undefined; places: number; scale: number }) {
  const scaled = ({ left, top, width, height }: DOMRect) =>
    new DOMRect(left * scale, top * scale, width * scale, height * scale)
  const at = useStudio((state) => state.at)
  const focus = useStudio((state) => state.focus)
  const data = useStudio((state) => state.data)
  const chosen = chosenIndex({ at } as never)
  const shown = sections()
  const height = (frameDocument()?.defaultView?.innerHeight ?? 0) * scale
  const focused = focus ? rectsOf(focus.path).map(scaled) : []
  const [first] = focused
  const entry = focus && entryOf(focus.path)
  return (
    <div className="overlay" data-places={places}>
      <PageSections {...{ chosen, scaled, height }} />
      {focused.map((rect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may begin at the same point
        <div key={index} className="focus-box" style={styleOf(rect)} />
      ))}
      {entry && first && <EntryBar place={entry} left={Math.max(4, first.left)} top={first.top} />}
      {focus && <PictureBar field={focus.path} {...{ scaled, height }} />}
      <PictureDrop scaled={scaled} />
      <FormatBar {...{ scale, height }} />
      {hovered?.rects.map(scaled).map((rect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may begin at the same point
        <div key={index} className="hover-box" style={styleOf(rect)} />
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

const styleOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height })
