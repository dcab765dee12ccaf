/** Things made of level slices, one over the other, each a hairline around paper: what lies higher hides what is below. */
import { type Attributes, group, path, randomFrom, tag, times } from '../svg.ts'

export const hue = {
  paper: '#eaf2e6',
  rule: '#c4d8c2',
  shade: '#d3e3cf',
  ink: '#17463a',
  red: '#b4443a',
  sheet: '#fcfefa',
}

export type Point = readonly [x: number, y: number, z: number]
/** Where a point of the room lies in the picture: x runs to the right and down, y to the left and down, z up. */
export const onPage = ([x, y, z]: Point): string => `${((x - y) * 0.866).toFixed(1)} ${((x + y) * 0.5 - z).toFixed(1)}`

export const fine: Attributes = {
  fill: 'none',
  stroke: hue.ink,
  stroke_width: 1.5,
  stroke_linejoin: 'round',
  stroke_linecap: 'round',
}
const solid = (fill: string): Attributes => ({ ...fine, fill })

export const trace = (points: readonly Point[], look: Attributes = fine) =>
  path(`M${points.map(onPage).join('L')}`, look)
export const shape = (points: readonly Point[], fill = hue.sheet, look: Attributes = {}) =>
  path(`M${points.map(onPage).join('L')}z`, { ...solid(fill), ...look })

/** What is drawn flat, as on a table that is seen from above, laid down on the level z. */
export const laid = (x: number, y: number, z: number, ...flat: string[]) =>
  group({ transform: `matrix(0.866 0.5 -0.866 0.5 ${onPage([x, y, z])})` }, ...flat)

const corners = (x: number, y: number, wide: number, deep: number, z: number, turn = 0): Point[] =>
  [
    [-wide / 2, -deep / 2],
    [wide / 2, -deep / 2],
    [wide / 2, deep / 2],
    [-wide / 2, deep / 2],
  ].map(([left = 0, top = 0]) => [
    x + left * Math.cos(turn) - top * Math.sin(turn),
    y + left * Math.sin(turn) + top * Math.cos(turn),
    z,
  ])

export interface Pile {
  x: number
  y: number
  z?: number
  wide: number
  deep: number
  count: number
  /** From one sheet to the next. */
  step?: number
  /** How far sheets lie out of line, from 0. */
  loose?: number
  /** Which sheets are red, counted from below. */
  red?: readonly number[]
  fill?: string
}

/** Sheets over sheets; the side that is away from the light has the heavier line. */
export function pile({
  x,
  y,
  z = 0,
  wide,
  deep,
  count,
  step = 7,
  loose = 1,
  red = [],
  fill = hue.sheet,
}: Pile): string {
  const random = randomFrom(Math.round(x * 3 + y * 7 + count * 11) + 99_991)
  const off = (by: number) => (random() - 0.5) * by * loose
  return times(count, (index) => {
    const at = corners(x + off(7), y + off(7), wide, deep, z + index * step, off(0.035))
    const line = red.includes(index) ? hue.red : hue.ink
    const [, right, front] = at as [Point, Point, Point, Point]
    return (
      shape(at, red.includes(index) ? '#f3d9d3' : fill, { stroke: line }) +
      trace([right, front], { ...fine, stroke: line, stroke_width: 3.4 })
    )
  }).join('')
}

export const shadow = (x: number, y: number, wide: number, deep: number, tall: number, z = 0) => {
  const away = tall * 0.62
  return shape(
    [
      [x - wide / 2, y - deep / 2, z],
      [x + wide / 2, y - deep / 2, z],
      [x + wide / 2 + away, y - deep / 2 - away * 0.12, z],
      [x + wide / 2 + away, y + deep / 2 - away * 0.12, z],
      [x + wide / 2, y + deep / 2, z],
      [x - wide / 2, y + deep / 2, z],
    ],
    hue.shade,
    { stroke: 'none' },
  )
}

/** A round thing: level circles, as wide at each height as its profile says. */
export function turned(
  x: number,
  y: number,
  z: number,
  profile: readonly (readonly [height: number, radius: number])[],
  step = 8,
  fill = hue.sheet,
): string {
  const slices: string[] = []
  const top = profile.at(-1)?.[0] ?? 0
  for (let height = 0; height <= top; height += step) {
    const after = Math.max(
      1,
      profile.findIndex(([until]) => until >= height),
    )
    const [from = [0, 0], until = [1, 1]] = profile.slice(after - 1, after + 1)
    const share = (height - from[0]) / Math.max(1, until[0] - from[0])
    const radius = from[1] + (until[1] - from[1]) * (share * share * (3 - 2 * share))
    const [left = 0, down = 0] = onPage([x, y, z + height])
      .split(' ')
      .map(Number)
    const [rx, ry] = [radius * 1.225, radius * Math.SQRT1_2]
    slices.push(
      tag('ellipse', { cx: left, cy: down, rx, ry, ...solid(fill) }),
      path(`M${left + rx} ${down}A${rx} ${ry} 0 0 1 ${left + rx * 0.1} ${down + ry * 0.995}`, {
        ...fine,
        stroke_width: 3.2,
      }),
    )
  }
  return slices.join('')
}

/** The ruled ground: a line for each row, and a column of two red ones here and there. */
export function ledger(columns: readonly number[], from = -2400, to = 2400): string {
  const look = { fill: 'none', stroke: hue.rule, stroke_width: 2 }
  const rows = times(Math.round((to - from) / 64), (index) => {
    const y = from + index * 64
    return trace(
      [
        [from, y, 0],
        [to, y, 0],
      ],
      look,
    )
  })
  const red = columns.flatMap((x) =>
    [x, x + 12].map((at) =>
      trace(
        [
          [at, from, 0],
          [at, to, 0],
        ],
        { ...look, stroke: '#dcaea6' },
      ),
    ),
  )
  return [...rows, ...red].join('')
}

/** Rows of figures on a flat sheet, each a few short strokes; the sum has two lines under it. */
export function figures(wide: number, deep: number, columns: number, rows: number): string {
  const random = randomFrom(wide * 13 + rows)
  const gap = deep / (rows + 2)
  const each = wide / columns
  const written = times(rows, (row) => {
    const y = gap * (row + 1)
    const groups = times(columns, (column) => {
      const long = column === 0 ? each * (0.35 + random() * 0.4) : each * (0.18 + random() * 0.34)
      const right = column === 0 ? each * 0.12 + long : each * (column + 1) - each * 0.14
      return `M${right - long} ${y - gap * 0.28}H${right}`
    })
    return (
      path(`M0 ${y}H${wide}`, { ...fine, stroke: hue.rule, stroke_width: 1.4 }) +
      path(groups.join(''), { ...fine, stroke_width: gap * 0.2, stroke_dasharray: `${gap * 0.22} ${gap * 0.26}` })
    )
  })
  const rules = times(columns - 1, (column) =>
    path(`M${each * (column + 1)} 0V${deep}M${each * (column + 1) + 5} 0V${deep}`, {
      ...fine,
      stroke: '#d9a29a',
      stroke_width: 1.4,
    }),
  )
  const sum = path(`M${wide - each * 0.72} ${deep - gap * 0.85}h${each * 0.6}m0 7h-${each * 0.6}`, {
    ...fine,
    stroke: hue.red,
    stroke_width: 2.4,
  })
  return [...rules, ...written, sum].join('')
}

/** A rosette as on bank notes: one line that swings around a circle and meets itself. */
export function rosette(radius: number, swing: number, petals: number, turns: number, look: Attributes): string {
  const steps = 720
  const points = times(steps, (index) => {
    const angle = (index / steps) * Math.PI * 2 * turns
    const from = radius + swing * Math.sin((angle * petals) / turns)
    return `${(Math.cos(angle) * from).toFixed(1)} ${(Math.sin(angle) * from).toFixed(1)}`
  })
  return path(`M${points.join('L')}z`, { ...fine, ...look })
}
