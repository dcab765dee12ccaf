/** The accounting firm's pictures: still lifes of paper, coins and stamps on a ruled page, in hairlines. */
import { at, circle, draw, path, rect, tag, times } from '../svg.ts'
import { figures, fine, hue, laid, ledger, type Point, pile, rosette, shadow, shape, trace, turned } from './slices.ts'

const wide = { width: 1600, height: 1000 }

const scene = (area: typeof wide, x: number, y: number, columns: readonly number[], ...things: string[]) =>
  draw([], [rect(0, 0, area.width, area.height, hue.paper), at(x, y, ledger(columns), ...things)], 0, area)

/** Numerals drawn with one line each, so that no font is needed. */
const numerals: Record<string, string> = {
  1: 'M14 22 34 6v88',
  5: 'M56 8H18l-6 38c22-12 48-2 48 22 0 30-38 36-52 14',
}
const number = (text: string, x: number, y: number, scale: number, look: object) =>
  tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ...[...text].map((sign, index) => at(index * 62, 0, path(numerals[sign] ?? '', { ...fine, ...look }))),
  )

/** A stamp on its pad, and what it has left on a letter. */
const stamp = () =>
  scene(
    wide,
    860,
    520,
    [-900, -420, 640, 1020],
    shadow(-210, 80, 520, 640, 26),
    pile({ x: -210, y: 80, wide: 520, deep: 640, count: 6, step: 6, loose: 3 }),
    laid(-440, -210, 32, figures(460, 330, 4, 9)),
    laid(
      -120,
      280,
      32,
      tag(
        'g',
        { transform: 'rotate(-14)' },
        ...times(4, (index) => rosette(104 - index * 15, 15, 18 - index * 3, 1, { stroke: hue.red, stroke_width: 2 })),
        ...times(3, (index) => rosette(102 - index * 20, 15, 17, 2, { stroke: hue.red, stroke_width: 1 })),
        circle(0, 0, 128, 'none', { stroke: hue.red, stroke_width: 5 }),
        circle(0, 0, 138, 'none', { stroke: hue.red, stroke_width: 2 }),
        circle(0, 0, 52, hue.sheet, { stroke: hue.red, stroke_width: 3 }),
        number('15', -34, -28, 0.58, { stroke: hue.red, stroke_width: 13 }),
      ),
    ),
    shadow(330, -90, 300, 300, 80),
    pile({ x: 330, y: -90, wide: 300, deep: 300, count: 7, step: 8, loose: 0 }),
    pile({ x: 330, y: -90, z: 56, wide: 250, deep: 250, count: 1, loose: 0, fill: '#e5bdb5' }),
    turned(
      330,
      -90,
      60,
      [
        [0, 92],
        [40, 92],
        [58, 66],
        [90, 30],
        [170, 26],
        [215, 52],
        [270, 70],
        [315, 58],
        [345, 8],
      ],
      7,
    ),
  )

const coins = (x: number, y: number, z: number, count: number, radius = 62) =>
  times(count, (index) =>
    turned(
      x + ((index * 7) % 5) - 2,
      y + ((index * 3) % 5) - 2,
      z + index * 17,
      [
        [0, radius],
        [13, radius],
      ],
      4.4,
    ),
  ).join('')

/** Coins in steps before an envelope. */
const payday = () =>
  scene(
    wide,
    860,
    540,
    [-1100, -620, 480, 980],
    shadow(-150, -170, 700, 420, 20),
    ...times(4, (index) => {
      const [x, y, z] = [-150 + index * 14, -170 + index * 12, index * 9]
      return (
        shape([
          [x - 350, y - 210, z],
          [x + 350, y - 210, z],
          [x + 350, y + 210, z],
          [x - 350, y + 210, z],
        ]) +
        trace(
          [
            [x + 350, y - 210, z],
            [x + 350, y + 210, z],
          ],
          { ...fine, stroke_width: 3.4 },
        )
      )
    }),
    laid(
      -458,
      -344,
      27,
      path('M0 0 350 236 700 0', { ...fine, stroke_width: 2 }),
      path('M0 420 262 177M700 420 438 177', fine),
      ...times(4, (index) =>
        rosette(52 - index * 11, 10, 14 - index * 2, 1, { stroke: hue.red, transform: 'translate(350 226)' }),
      ),
      circle(350, 226, 9, hue.red),
    ),
    ...[9, 6, 4, 2].map((count, index) => {
      const [x, y] = [330 - index * 150, 150 + index * 96]
      return (
        shadow(x, y, 108, 108, count * 17) +
        coins(x, y, 0, count) +
        laid(x, y, count * 17 - 4, ...times(3, (ring) => rosette(40 - ring * 11, 6, 12 - ring * 2, 1, {})))
      )
    }),
  )

/** Folders that stand in a box, each with its tab. */
const folders = () => {
  const [half, tall, count] = [300, 270, 13]
  const folder = (index: number) => {
    const y = -290 + index * 46
    const lean = 24
    const tab = -half + 24 + ((index * 3) % 5) * 108
    const z = tall - ((index * 5) % 4) * 6
    const line = index === 7 ? hue.red : hue.ink
    return (
      shape(
        [
          [-half, y, 0],
          [-half, y - lean, z],
          [tab, y - lean, z],
          [tab + 14, y - lean - 2, z + 40],
          [tab + 96, y - lean - 2, z + 40],
          [tab + 110, y - lean, z],
          [half, y - lean, z],
          [half, y, 0],
        ],
        index === 7 ? '#f3d9d3' : hue.sheet,
        { stroke: line, stroke_width: 2 },
      ) +
      trace(
        [
          [tab + 34, y - lean - 2, z + 18],
          [tab + 78, y - lean - 2, z + 18],
        ],
        { ...fine, stroke: line, stroke_width: 6, stroke_dasharray: '9 7' },
      ) +
      trace(
        [
          [half, y, 0],
          [half, y - lean, z],
        ],
        { ...fine, stroke: line, stroke_width: 3.6 },
      )
    )
  }
  const [near, far, left, right] = [340, -340, -half - 22, half + 22]
  const boards = (from: Point, to: Point) =>
    shape([from, to, [to[0], to[1], 160], [from[0], from[1], 160]], hue.sheet, { stroke_width: 2.4 })
  const grain = (from: Point, to: Point, width: number) =>
    times(14, (index) =>
      trace(
        [
          [from[0], from[1], 11 + index * 10.6],
          [to[0], to[1], 11 + index * 10.6],
        ],
        { ...fine, stroke_width: width },
      ),
    ).join('')
  return scene(
    wide,
    800,
    640,
    [-1160, -640, 640, 1120],
    shadow(0, 0, 2 * right, 680, 160),
    boards([left, far, 0], [right, far, 0]),
    boards([left, far, 0], [left, near, 0]),
    ...times(count, folder),
    boards([right, far, 0], [right, near, 0]),
    grain([right, far, 0], [right, near, 0], 2.8),
    boards([left, near, 0], [right, near, 0]),
    grain([left, near, 0], [right, near, 0], 1),
    shape(
      [
        [-100, near, 44],
        [100, near, 44],
        [100, near, 118],
        [-100, near, 118],
      ],
      hue.sheet,
      { stroke_width: 2.4 },
    ),
    trace(
      [
        [-70, near, 94],
        [70, near, 94],
      ],
      { ...fine, stroke_width: 6, stroke_dasharray: '10 8' },
    ),
    trace(
      [
        [-70, near, 68],
        [30, near, 68],
      ],
      { ...fine, stroke: hue.red, stroke_width: 6, stroke_dasharray: '10 8' },
    ),
  )
}

export const pictures = { stamp, payday, folders }
