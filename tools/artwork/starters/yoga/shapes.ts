/** What the yoga studio's pictures are made of: discs, bows and hills in few flat colors (the people are in poses.ts). */
import { at, circle, ellipse, group, path, rect, times } from '../svg.ts'

/** Dusk: what is left of the sun is warm, all else turns violet. */
export const hue = {
  line: '#fff1de',
  pale: '#f3ecff',
  lilac: '#d6c8f6',
  iris: '#9c82e6',
  violet: '#6a4bcb',
  dusk: '#43299f',
  night: '#1c1145',
  rose: '#f7a1b5',
  saffron: '#ffb636',
  coral: '#f9573b',
  ember: '#cf3320',
}

/** A sun or moon with its halo. */
export const disc = (x: number, y: number, radius: number, inner: string, outer: string) =>
  circle(x, y, radius * 1.42, outer) + circle(x, y, radius, inner)

export const hill = (x: number, y: number, rx: number, ry: number, fill: string) => ellipse(x, y + ry, rx, ry, fill)

/** An opening with a round top; `x` is its middle, `y` its floor. */
export const arch = (x: number, y: number, width: number, height: number, fill: string) =>
  path(`M${x - width / 2} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}z`, { fill })

/** Bows inside each other, the outermost first. */
export const bows = (x: number, y: number, radius: number, colors: readonly string[]) =>
  colors
    .map((color, index) => {
      const each = radius * (1 - index / colors.length)
      return path(`M${x - each} ${y}a${each} ${each} 0 0 1 ${2 * each} 0z`, { fill: color })
    })
    .join('')

export const tree = (x: number, y: number, radius: number, fill: string) =>
  rect(x - 5, y - radius, 10, radius, hue.night) + circle(x, y - radius * 1.7, radius, fill)

/** A round stroke: an arm, a leg, a back. */
export const limb = (d: string, color: string, width: number) =>
  path(d, { fill: 'none', stroke: color, stroke_width: width, stroke_linecap: 'round', stroke_linejoin: 'round' })

export const pebbles = (x: number, y: number, sizes: readonly number[], colors: readonly string[]) => {
  let top = y
  return sizes
    .map((size, index) => {
      top -= size * 0.7
      const stone = ellipse(
        x + (index % 2 ? 4 : -4),
        top + size * 0.35,
        size,
        size * 0.36,
        colors[index % colors.length] ?? '',
      )
      return stone
    })
    .join('')
}

/** A pot with leaves that stand like a fan. */
export function plant(x: number, y: number, scale: number, leaf: string, pot: string): string {
  const leaves = times(7, (index) =>
    path('M0 0c-44-60-40-170 0-230 40 60 44 170 0 230z', {
      fill: leaf,
      opacity: index % 2 ? 1 : 0.82,
      transform: `translate(0 -96) rotate(${-66 + index * 22})`,
    }),
  )
  return at(
    x,
    y,
    group(
      { transform: `scale(${scale})` },
      ...leaves,
      path('M-74-110h148q-4 110-44 110h-60q-40 0-44-110z', { fill: pot }),
    ),
  )
}
