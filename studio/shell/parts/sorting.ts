import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export interface Sorting {
  /** What an entry needs; `data-target` says on which side of it the dragged one would go. */
  entry: (index: number) => { 'data-entry': true; 'data-target': 'before' | 'after' | undefined }
  /** What the handle of an entry needs. */
  handle: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/**
 * Moves entries of a list by a handle, with a pointer or the arrow keys. The pointer is captured, so that moves go on
 * over the frame, which takes those of dragging as browsers have it. An entry may take along some behind it: its place
 * is then counted without them. How far it was pulled aside is told, for lists in which that means something.
 */
export function useSorting(
  list: { readonly current: HTMLElement | null },
  count: number,
  move: (from: number, to: number, aside: number) => void,
  sizeOf?: (index: number) => number,
): Sorting {
  const from = useRef<number>(undefined)
  const startX = useRef(0)
  const hasMoved = useRef(false)
  /** The place between entries into which the dragged one would go; undefined while nothing is dragged. */
  const [target, setTarget] = useState<number>()
  const end = () => {
    from.current = undefined
    setTarget(undefined)
  }
  return {
    entry: (index) => ({
      'data-entry': true,
      'data-target': target === index ? 'before' : target === count && index === count - 1 ? 'after' : undefined,
    }),
    handle: (index) => ({
      onPointerDown(event) {
        event.preventDefault()
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = index
        startX.current = event.clientX
        hasMoved.current = false
      },
      onPointerMove({ clientY }) {
        if (from.current === undefined) return
        hasMoved.current = true
        setTarget(placeAt(list.current, clientY))
      },
      onPointerUp({ clientX, clientY }) {
        // A quick hand lets go before the last move is drawn.
        const [start, place] = [from.current, hasMoved.current ? placeAt(list.current, clientY) : undefined]
        end()
        if (start === undefined || place === undefined) return
        const to = Math.max(Math.min(place, start), place - (sizeOf?.(start) ?? 1))
        const aside = clientX - startX.current
        if (to !== start || (sizeOf && Math.abs(aside) > ASIDE_PX)) move(start, to, aside)
      },
      onPointerCancel: end,
      onKeyDown(event) {
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

/**
 * Follows a moved entry with the focus; at an end its button is disabled. React draws what an event changes at the end
 * of the event, and this comes right after: a key that is pressed again at once finds the button.
 */
export function focusIn(list: { readonly current: HTMLElement | null }, index: number, control: string): void {
  queueMicrotask(() => {
    const wanted = list.current?.children[index]?.querySelector<HTMLButtonElement>(control)
    const near = wanted?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
    if (wanted?.disabled) near?.focus()
    else wanted?.focus()
  })
}

/** The place between the entries of a list that is nearest to a height on the screen. */
function placeAt(list: HTMLElement | null, y: number): number {
  const entries = [...(list?.children ?? [])].filter((child) => child.matches('[data-entry]'))
  const below = entries.findIndex((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return y < top + height / 2
  })
  return below < 0 ? entries.length : below
}
