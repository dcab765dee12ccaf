import { useEffect, useRef, useState } from 'react'
import { blocksOf, moveSection, nameOf } from '../../outline/move.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { useSorting } from '../../parts/sorting.ts'
import { opens, useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { frameDocument, sections } from '../controller.ts'
import { SectionBar } from './SectionBar.tsx'

interface PageSectionsProps {
  chosen: number | undefined
  /** Where something of the page is in the frame, as it is drawn. */
  scaled: (rect: DOMRect) => DOMRect
  height: number
  /** What is being changed there, which nothing may cover. */
  open: readonly DOMRect[]
}

/** So much room the bar of a section needs. It stays in view when the section is not. */
const BAR_PX = 56
/** Above the bar stands the button that adds a section before this one. */
const ADD_PX = 24
const EDGE_PX = 8

/** The sections where they stand on the page: the chosen one with its bar, and between any two a way to add one. */
export function PageSections({ chosen, scaled, height, open }: PageSectionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shared = useStudio((state) => state.data.shared)
  const blocks = blocksOf()
  const boxes = boxesOf(blocks.length, scaled)
  const sorting = useSorting(list, blocks.length, moveSection, { scrollerOf: () => pageBehind(list.current) })
  const gaps = gapsOf(boxes)
  const near = useNearGap(gaps.map(({ y }) => y))
  const box = chosen === undefined ? undefined : boxes[chosen]
  const nameAt = (index: number) => nameOf(blocks[index], shared)
  return (
    <>
      <div ref={list} className="section-spots">
        {boxes.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names of their own
          <div key={index} className="section-spot" style={styleOf(each)} {...sorting.entry(index)} />
        ))}
      </div>
      {box && chosen !== undefined && (
        // While the page changes, the section may be unknown for a moment: its bar stays, and what is focused in it.
        <>
          {box.height > 0 && <div className="section-box" style={styleOf(box)} />}
          <SectionBar
            index={chosen}
            count={blocks.length}
            name={nameAt(chosen)}
            top={placeOfBar(box, open, height)}
            handle={sorting.handle(chosen)}
          />
        </>
      )}
      {gaps.map(({ at, y }, index) => {
        // What cannot be seen must not take the focus.
        if (y < 0 || y > height) return null
        const isOfChosen = at === chosen || at - 1 === chosen
        return (
          <div
            key={at}
            className={index === near ? 'gap is-near' : isOfChosen ? 'gap is-chosen' : 'gap'}
            style={{ top: y }}
          >
            <IconButton
              icon="plus"
              label={at === 0 ? words.addSectionFirst : fill(words.addSectionBehind, { name: nameAt(at - 1) })}
              className="add-here"
              onClick={opens({ name: 'add-section', at })}
            />
          </div>
        )
      })}
    </>
  )
}

/** Where each section of the file stands; one that does not show now is an edge of the one before. */
function boxesOf(count: number, scaled: PageSectionsProps['scaled']): DOMRect[] {
  const shown = new Map(sections().map(({ index, element }) => [index, scaled(element.getBoundingClientRect())]))
  const [first = new DOMRect()] = shown.values()
  let edge = first.top
  return Array.from({ length: count }, (_, index) => {
    const box = shown.get(index) ?? new DOMRect(first.left, edge, first.width, 0)
    edge = box.bottom
    return box
  })
}

/** On the section, or else above, below, or at an edge of what shows of the page: where it is off what is changed. */
function placeOfBar({ top, bottom }: DOMRect, open: readonly DOMRect[], height: number): number {
  const inside = top + ADD_PX
  const tops = [inside, top - ADD_PX - BAR_PX, bottom + ADD_PX, 0, height, inside]
  const within = tops.map((each) => Math.min(Math.max(each, EDGE_PX), height - BAR_PX))
  const isFree = (each: number) => open.every((rect) => rect.bottom < each || rect.top > each + BAR_PX)
  return within.find(isFree) ?? Number(within.at(-1))
}

/** The edges of the sections that show, each with the place at which a new one would stand. */
function gapsOf(boxes: readonly DOMRect[]): { at: number; y: number }[] {
  const shown = [...boxes.entries()].filter(([, { height }]) => height > 0)
  const last = shown.at(-1)
  return [...shown.map(([at, { top }]) => ({ at, y: top })), ...(last ? [{ at: last[0] + 1, y: last[1].bottom }] : [])]
}

const NEAR_PX = 28

/** The gap near the mouse. Fingers have those of the chosen section. */
function useNearGap(heights: readonly number[]): number | undefined {
  const [near, setNear] = useState<number>()
  const known = useRef(heights)
  known.current = heights
  const page = frameDocument()
  useEffect(() => {
    const follow = ({ clientY, pointerType, view }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const scale = (view?.frameElement?.getBoundingClientRect().height ?? 0) / (view?.innerHeight ?? 1)
      const found = known.current.findIndex((y) => Math.abs(y - clientY * scale) < NEAR_PX)
      setNear(found < 0 ? undefined : found)
    }
    page?.addEventListener('pointermove', follow)
    return () => page?.removeEventListener('pointermove', follow)
  }, [page])
  return near
}

/** What scrolls the page in the frame, at the edges of what shows of it. */
function pageBehind(spots: HTMLElement | null) {
  const view = frameDocument()?.defaultView
  if (!view || !spots) return undefined
  return { getBoundingClientRect: () => spots.getBoundingClientRect(), scrollBy: view.scrollBy.bind(view) }
}

const styleOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height })
