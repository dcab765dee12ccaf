import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

export interface Sorting {
  /** What an entry needs; `data-target` says on which side of it the dragged one would go. */
  entry: (index: number) => {
    'data-entry': true
    'data-target': 'before' | 'after' | undefined
    'data-dragged': true | undefined
  }
  /** What the handle of an entry needs. */
  handle: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

type List = { readonly current: HTMLElement | null }

interface Drag {
  from: number
  /** Where it was taken hold of, and how high it is now. */
  x: number
  y: number
  /** Which way it went last; undefined before it has moved. */
  isUp?: boolean
}

/** What scrolls while something is dragged to its edge. */
type Scroller = Pick<HTMLElement, 'getBoundingClientRect' | 'scrollBy'>

interface Options {
  scrollerOf?: () => Scroller | undefined
  /** An entry may take along some behind it: its place is then counted without them, and how far it was pulled aside counts. */
  sizeOf?: (index: number) => number
}

const panelOf = (list: List) => () => list.current?.closest('.outline, .form-panel') ?? undefined

/**
 * Moves entries of a list by a handle, with a pointer or the arrow keys. The pointer is captured, so that moves go on
 * over the frame, which takes those of dragging as browsers have it. Escape lets everything stay where it is.
 */
export function useSorting(
  list: List,
  count: number,
  move: (from: number, to: number, aside: number) => void,
  { scrollerOf = panelOf(list), sizeOf }: Options = {},
): Sorting {
  const drag = useRef<Drag>(undefined)
  /** The place between entries into which the dragged one would go; undefined while nothing is dragged. */
  const [target, setTarget] = useState<number>()
  const end = () => {
    drag.current = undefined
    setTarget(undefined)
  }
  const isDragging = target !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what scrolls stays the same during a drag
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function follow() {
      if (drag.current) {
        scrollAtEdge(scrollerOf(), drag.current)
        setTarget(placeAt(list.current, drag.current.y))
      }
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragging])
  return {
    entry: (index) => ({
      'data-entry': true,
      'data-target': target === index ? 'before' : target === count && index === count - 1 ? 'after' : undefined,
      'data-dragged': (isDragging && drag.current?.from === index) || undefined,
    }),
    handle: (index) => ({
      onPointerDown(event) {
        event.preventDefault()
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from: index, x: event.clientX, y: event.clientY }
      },
      onPointerMove({ clientY }) {
        if (!drag.current) return
        const { y, isUp = false } = drag.current
        Object.assign(drag.current, { y: clientY, isUp: clientY === y ? isUp : clientY < y })
        setTarget(placeAt(list.current, clientY))
      },
      onPointerUp({ clientX, clientY }) {
        // A quick hand lets go before the last move is drawn.
        const { current: done } = drag
        const place = placeAt(list.current, clientY)
        end()
        if (done?.isUp === undefined) return
        const to = Math.max(Math.min(place, done.from), place - (sizeOf?.(done.from) ?? 1))
        const aside = clientX - done.x
        if (to !== done.from || (sizeOf && Math.abs(aside) > ASIDE_PX)) move(done.from, to, aside)
      },
      onPointerCancel: end,
      onKeyDown(event) {
        if (event.key === 'Escape' && drag.current) {
          event.stopPropagation()
          return end()
        }
        const to = index + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)
        if (to === index || to < 0 || to >= count) return
        event.preventDefault()
        event.stopPropagation()
        move(index, to, 0)
        focusIn(list, to, '.grip')
      },
    }),
  }
}

/** A hand that lets go where it began is not quite still. */
const ASIDE_PX = 12

const EDGE_PX = 56

/** Goes on in the direction in which something is dragged, the faster the nearer it is to the edge. */
function scrollAtEdge(scroller: Scroller | undefined, { y, isUp }: Drag): void {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  const [above, below] = [top + EDGE_PX - y, y - bottom + EDGE_PX]
  const beyond = isUp ? -Math.max(0, above) : Math.max(0, below)
  if (beyond !== 0) scroller.scrollBy({ top: beyond / 3, behavior: 'instant' })
}

/**
 * Follows a moved entry with the focus; at an end its button is disabled. React draws what an event changes at the end
 * of the event, and this comes right after: a key that is pressed again at once finds the button.
 */
export function focusIn(list: List, index: number | ((entries: Element[]) => number), control: string): void {
  queueMicrotask(() => {
    const entries = entriesOf(list.current)
    const wanted =
      entries[typeof index === 'number' ? index : index(entries)]?.querySelector<HTMLButtonElement>(control)
    const near = wanted?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
    if (wanted?.disabled) near?.focus()
    else wanted?.focus()
  })
}

/** The entries of a list, also those in lists within it, but not those of an entry. */
const entriesOf = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll('[data-entry]') ?? [])].filter(
    (entry) => !list?.contains(entry.parentElement?.closest('[data-entry]') ?? null),
  )

/** The place between the entries of a list that is nearest to a height on the screen. */
function placeAt(list: HTMLElement | null, y: number): number {
  const entries = entriesOf(list)
  const below = entries.findIndex((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return y < top + height / 2
  })
  return below < 0 ? entries.length : below
}
