import { expect } from 'vitest'

/** That no two of some boxes lie over one another, by more than a pixel of rounding. */
export function expectApart(boxes: readonly DOMRect[]): void {
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isOver = one.left < other.right - 1 && other.left < one.right - 1
      const isLevel = one.top < other.bottom - 1 && other.top < one.bottom - 1
      expect(isOver && isLevel, JSON.stringify([one, other])).toBe(false)
    }
}
