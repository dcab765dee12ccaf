/** An outlet taken apart along its axis, each part seen from above at the right. */
import { circle, line, path } from '../svg.ts'
import { balloon, color, edge, pen, sheet, stroke, wire } from './drafting.ts'

type Point = readonly [across: number, up: number, out: number]

/** Out of the wall goes down to the left; the wall itself is seen slightly from its side. */
const project = ([across, up, out]: Point) =>
  [660 + across * 0.86 - out * 0.74, 720 - up - across * 0.3 + out * 0.46] as const
const spot = (point: Point) =>
  project(point)
    .map((value) => value.toFixed(1))
    .join(' ')
const face = (points: Point[], fill: string, width = pen.usual) => edge(`M${points.map(spot).join('L')}z`, fill, width)

interface Slab {
  wide: number
  high: number
  /** Where its front lies, and how deep it is. */
  out: number
  deep: number
  front: string
  side?: string
}

/** A plate or a box with front, right side and top. */
function slab({ wide, high, out, deep, front, side = '#fff' }: Slab): string {
  const [x, y, back] = [wide / 2, high / 2, out - deep]
  return (
    face(
      [
        [x, -y, out],
        [x, y, out],
        [x, y, back],
        [x, -y, back],
      ],
      side,
    ) +
    face(
      [
        [-x, y, out],
        [x, y, out],
        [x, y, back],
        [-x, y, back],
      ],
      side,
    ) +
    face(
      [
        [-x, -y, out],
        [x, -y, out],
        [x, y, out],
        [-x, y, out],
      ],
      front,
    )
  )
}

/** A flat shape on a front, by its middle and half sides. */
const mark = (x: number, y: number, halfWide: number, halfHigh: number, out: number, fill: string) =>
  face(
    [
      [x - halfWide, y - halfHigh, out],
      [x + halfWide, y - halfHigh, out],
      [x + halfWide, y + halfHigh, out],
      [x - halfWide, y + halfHigh, out],
    ],
    fill,
    2.6,
  )

const sockets = (out: number) =>
  [92, -92]
    .map(
      (y) =>
        mark(0, y, 68, 66, out, '#fff') +
        mark(-26, y + 14, 5, 24, out, color.ink) +
        mark(26, y + 14, 5, 20, out, color.ink) +
        mark(0, y - 36, 11, 11, out, color.ink),
    )
    .join('')

const screw = (y: number) => {
  const [x1, y1] = project([0, y, 730])
  const [x2, y2] = project([0, y, 650])
  return (
    line(x1, y1, x2, y2, color.ink, 9) +
    circle(x1, y1, 17, color.live, { stroke: color.ink, stroke_width: 3 }) +
    line(x1 - 9, y1 + 9, x1 + 9, y1 - 9, color.ink, pen.usual)
  )
}

/** The line on which the parts are put together again. */
const axis = (x: number, y: number, from: number, to: number) =>
  path(`M${spot([x, y, from])}L${spot([x, y, to])}`, { ...stroke(pen.fine), stroke_dasharray: '22 8 4 8' })

export const explode = () => {
  const area = { width: 1200, height: 1500 }
  return sheet(
    [
      wire(`M${spot([20, 700, -420])}C${spot([20, 500, -420])} ${spot([20, 330, -440])} ${spot([20, 190, -390])}`, 22),
      slab({ wide: 260, high: 420, out: -260, deep: 190, front: '#fff', side: 'url(#pale-hatch)' }),
      mark(0, 0, 108, 186, -260, color.paper),
      mark(0, 0, 92, 160, -260, '#d9dbd3'),
      wire(`M${spot([-40, 110, -310])}C${spot([-40, 90, -60])} ${spot([-90, 60, -40])} ${spot([-70, 60, 90])}`, 11),
      path(`M${spot([20, 110, -310])}C${spot([20, 80, -40])} ${spot([60, 60, -20])} ${spot([70, 60, 90])}`, stroke(8)),
      path(
        `M${spot([0, -60, -310])}C${spot([0, -90, -60])} ${spot([40, -140, -20])} ${spot([60, -150, 90])}`,
        stroke(5, color.gray),
      ),
      ...[215, -215].map((y) => axis(0, y, -260, 120)),
      slab({ wide: 190, high: 330, out: 150, deep: 110, front: color.paper }),
      slab({ wide: 90, high: 440, out: 160, deep: 8, front: '#fff' }),
      slab({ wide: 176, high: 310, out: 182, deep: 26, front: color.live }),
      sockets(182),
      axis(0, 0, 190, 520),
      slab({ wide: 310, high: 500, out: 540, deep: 22, front: '#fff' }),
      mark(0, 92, 70, 68, 540, '#c9ccc4'),
      mark(0, -92, 70, 68, 540, '#c9ccc4'),
      mark(0, 0, 8, 8, 540, color.ink),
      axis(0, 0, 540, 700),
      screw(0),
      balloon(1, 1110, 250, ...project([20, 440, -430])),
      balloon(2, 1110, 800, ...project([126, 40, -340])),
      balloon(3, 300, 330, ...project([-76, 130, 182])),
      balloon(4, 380, 1380, ...project([-120, -220, 540])),
      balloon(5, 90, 760, ...project([0, 0, 730])),
      balloon(6, 880, 1180, ...project([60, -150, 84])),
    ],
    area,
  )
}
