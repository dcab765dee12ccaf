interface Point {
  x: number
  y: number
}

/** A mouse and keys, which the browser takes for those of a person. */
export interface Hands {
  /** Presses at the first point and lets go at the last; a click where there is one alone. */
  drag: (...points: [Point, ...Point[]]) => Promise<void>
  /** Types a text; keys before it are held meanwhile, such as '\uE009' for Ctrl (WebDriver's names of keys). */
  type: (...keys: string[]) => Promise<void>
}

/** Both of WebDriver's protocols describe what hands do in the same way, and have a way of their own to perform it. */
export function handsOf(perform: (source: object) => Promise<unknown>): Hands {
  return {
    async drag(...points) {
      const moves = points.map(({ x, y }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }))
      const [first, ...others] = moves
      const actions = [first, { type: 'pointerDown', button: 0 }, ...others, { type: 'pointerUp', button: 0 }]
      await perform({ type: 'pointer', id: 'mouse', actions })
    },
    async type(...keys) {
      const down = (value: string) => ({ type: 'keyDown', value })
      const up = (value: string) => ({ type: 'keyUp', value })
      const [text = '', ...held] = keys.toReversed()
      const typed = [...text].flatMap((sign) => [down(sign), up(sign)])
      await perform({ type: 'key', id: 'keys', actions: [...held.map(down), ...typed, ...held.map(up)] })
    },
  }
}
