import { joinPath } from '../../../renderer/common/problem.ts'
import { blocksOf, choose, chosenIndex, nameOf } from '../outline/move.ts'
import { formAt } from '../store/go.ts'
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
  const lastFocus = useStudio((state) => state.focus)
  // Once the form is about something else, what was changed in the last one is nothing special.
  const focus = lastFocus && joinPath(formAt(lastFocus.path)) === joinPath(at) ? lastFocus : undefined
  const data = useStudio((state) => state.data)
  const chosen = chosenIndex({ at } as never)
  const shown = sections()
  const { innerWidth = 0, innerHeight = 0 } = frameDocument()?.defaultView ?? {}
  const height = innerHeight * scale
  const focused = focus ? rectsOf(focus.path).map(scaled) : []
  const entry = focus && entryOf(focus.path)
  const ofEntry = entry ? rectsOf([...entry.list, entry.index], { isPart: true }).map(scaled) : []
  const isFocused = focus && hovered && joinPath(focus.path) === joinPath(hovered.path)
  return (
    <div className="overlay" data-places={places}>
      <PageSections {...{ chosen, scaled, height }} open={focused.map(withBars)} />
      <Boxes className="focus-box" rects={focused} />
      {entry && focused.length > 0 && <EntryBar place={entry} {...besideEntry(ofEntry, height)} />}
      {focus && <PictureBar field={focus.path} {...{ scaled, height }} />}
      <PictureDrop scaled={scaled} />
      <FormatBar {...{ scale, height }} width={innerWidth * scale} />
      <Boxes className="hover-box" rects={isFocused ? [] : (hovered?.rects.map(scaled) ?? [])} />
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

const Boxes = ({ className, rects }: { className: string; rects: readonly DOMRect[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: several may stand at one place
  rects.map((rect, index) => <div key={index} className={className} style={styleOf(rect)} />)

/** Above all that an entry says, or below it where there is no room: what is clicked next must not lie under its bar. */
function besideEntry(rects: readonly DOMRect[], height: number): { left: number; top: number } {
  const above = Math.min(...rects.map(({ top }) => top)) - 40
  const below = Math.max(...rects.map(({ bottom }) => bottom)) + 8
  const left = Math.min(...rects.map((rect) => rect.left))
  return { left: Math.max(4, left), top: above >= 4 ? above : Math.min(below, height - 40) }
}

/** With the bars of an entry and of the formatting, which lie above and below it. */
const withBars = ({ left, top, width, height }: DOMRect) => new DOMRect(left, top - 44, width, height + 96)

const styleOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height })
