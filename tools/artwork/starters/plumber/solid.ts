/** Solid things seen from above at an angle, all lengths true: x runs down to the right, y down to the left, z up. */
import { path, tag } from '../svg.ts'

export const color = {
  ink: '#0f1f4b',
  blue: '#1546c0',
  sky: '#8fb4ff',
  pale: '#dfe9ff',
  white: '#ffffff',
  yellow: '#ffc533',
  cold: '#2f8cff',
  hot: '#f4523b',
  floor: '#f2e6cf',
  wood: '#d9a566',
  steel: '#c3ccdd',
}

const [cos, sin] = [Math.cos(Math.PI / 6), 0.5]

export type Point = readonly [x: number, y: number, z: number]
type Origin = readonly [left: number, top: number]

const mixed = (hex: string, other: number, share: number) => {
  const part = (from: number) =>
    Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * (1 - share) + other * share)
  return `rgb(${part(1)},${part(3)},${part(5)})`
}

/** Draws things whose origin is at this place of the picture, a unit so many pixels long. */
export function drawingAt([originX, originY]: Origin, scale: number) {
  const seen = ([x, y, z]: Point): [number, number] => [
    Math.round(originX + (x - y) * cos * scale),
    Math.round(originY + ((x + y) * sin - z) * scale),
  ]
  const area = (points: readonly Point[], fill: string, width = 4) =>
    path(`M${points.map((point) => seen(point).join(' ')).join('L')}z`, {
      fill,
      stroke: color.ink,
      stroke_width: width,
      stroke_linejoin: 'round',
    })

  /** A box by its far corner and its sides, light from above. */
  function box([x, y, z]: Point, [a, b, c]: Point, fill: string): string {
    return (
      area(
        [
          [x, y, z + c],
          [x + a, y, z + c],
          [x + a, y + b, z + c],
          [x, y + b, z + c],
        ],
        mixed(fill, 255, 0.35),
      ) +
      area(
        [
          [x, y + b, z],
          [x + a, y + b, z],
          [x + a, y + b, z + c],
          [x, y + b, z + c],
        ],
        fill,
      ) +
      area(
        [
          [x + a, y, z],
          [x + a, y + b, z],
          [x + a, y + b, z + c],
          [x + a, y, z + c],
        ],
        mixed(fill, 0, 0.16),
      )
    )
  }

  /** An upright cylinder around a point. */
  function barrel([x, y, z]: Point, radius: number, high: number, fill: string): string {
    const [left, low] = seen([x, y, z])
    const top = low - high * scale
    const [rx, ry] = [radius * scale * 1.22, radius * scale * 0.7]
    const line = { stroke: color.ink, stroke_width: 4 }
    return (
      path(`M${left - rx} ${top}V${low}a${rx} ${ry} 0 0 0 ${2 * rx} 0V${top}z`, { fill, ...line }) +
      path(`M${left + rx * 0.35} ${top}V${low + ry * 0.9}Q${left + rx} ${low + ry * 0.5} ${left + rx} ${low}V${top}z`, {
        fill: mixed(fill, 0, 0.16),
      }) +
      tag('ellipse', { cx: left, cy: top, rx, ry, fill: mixed(fill, 255, 0.35), ...line })
    )
  }

  /** A pipe through these points. */
  function pipe(points: readonly Point[], fill: string, width = 14): string {
    const d = `M${points.map((point) => seen(point).join(' ')).join('L')}`
    const line = { fill: 'none', stroke_linejoin: 'round', stroke_linecap: 'round' }
    return (
      path(d, { ...line, stroke: color.ink, stroke_width: width + 8 }) +
      path(d, { ...line, stroke: fill, stroke_width: width })
    )
  }

  /** A wheel that stands on the side of the larger x or, with `front`, of the larger y. */
  function wheel(center: Point, radius: number): string {
    const [left, top] = seen(center)
    const disc = (share: number, fill: string) =>
      tag('circle', { r: radius * scale * share, fill, stroke: color.ink, stroke_width: 4 })
    return tag(
      'g',
      { transform: `matrix(${cos} ${sin} 0 1 ${left} ${top})` },
      disc(1, '#26304f'),
      disc(0.55, color.steel),
      disc(0.2, color.ink),
    )
  }

  return { area, box, barrel, pipe, wheel }
}
