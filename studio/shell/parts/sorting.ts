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
 * over the frame, which takes those of dragging as browsers have it.
 */
export function useSorting(
  list: { readonly current: HTMLElement | null },
  count: number,
  move: (from: number, to: number) => void,
): Sorting {
  const from = useRef<number>(undefined)
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
        hasMoved.current = false
      },
      onPointerMove({ clientY }) {
        if (from.current === undefined) return
        hasMoved.current = true
        setTarget(placeAt(list.current, clientY))
      },
      onPointerUp({ clientY }) {
        // A quick hand lets go before the last move is drawn.
        const [start, place] = [from.current, hasMoved.current ? placeAt(list.current, clientY) : undefined]
        end()
        if (start === undefined || place === undefined) return
        const to = place > start ? place - 1 : place
        if (to !== start) move(start, to)
      },
      onPointerCancel: end,
      onKeyDown(event) {
        const to = index + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)
        if (to === index || to < 0 || to >= count) return
        event.preventDefault()
        event.stopPropagation()
        move(index, to)
        focusIn(list, to, '.grip')
      },
    }),
  }
}

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
