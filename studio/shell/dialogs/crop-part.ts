import type { Part } from '../../server/crop-picture.ts'

export const whole: Part = { left: 0, top: 0, width: 1, height: 1 }

/** Width by height; 0 is any. */
export const shapes = { free: 0, square: 1, landscape: 4 / 3, portrait: 3 / 4, wide: 16 / 9 }

export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

/** Smaller parts show nothing any more. */
const LEAST = 0.1

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The largest part of a shape around the middle of a part. `ratio` is the shape of the whole picture. */
export function withShape(part: Part, shape: number, ratio: number): Part {
  if (shape === 0) return part
  const relative = shape / ratio
  const [width, height] = relative > 1 ? [1, 1 / relative] : [relative, 1]
  return moved({ ...part, width, height }, (part.width - width) / 2, (part.height - height) / 2)
}

/** The part elsewhere in the picture, as large as it was. */
export const moved = (part: Part, x: number, y: number): Part => ({
  ...part,
  left: within(part.left + x, 0, 1 - part.width),
  top: within(part.top + y, 0, 1 - part.height),
})

/** The part with one of its corners elsewhere; the one across from it stays. A part with a shape keeps it. */
export function resized(part: Part, corner: Corner, x: number, y: number, shape: number, ratio: number): Part {
  const [isLeft, isTop] = [corner.endsWith('w'), corner.startsWith('n')]
  const [right, bottom] = [part.left + part.width, part.top + part.height]
  const [mostWide, mostHigh] = [isLeft ? right : 1 - part.left, isTop ? bottom : 1 - part.top]
  let width = within(part.width + (isLeft ? -x : x), LEAST, mostWide)
  let height = within(part.height + (isTop ? -y : y), LEAST, mostHigh)
  if (shape !== 0) {
    const relative = shape / ratio
    width = within(x === 0 ? height * relative : width, 0, Math.min(mostWide, mostHigh * relative))
    height = width / relative
  }
  return { left: isLeft ? right - width : part.left, top: isTop ? bottom - height : part.top, width, height }
}
