/** What the electrician's pictures are drawn with: the pen, the ruler and the stamps of a drafting table. */
import { circle, draw, group, line, path, rect, tag, times } from '../svg.ts'

export const color = {
  paper: '#f1f1ea',
  grid: '#dfe0d8',
  ink: '#24282c',
  gray: '#8d9392',
  live: '#f7c600',
  night: '#1f2327',
}

/** Fine lines for measures, usual ones for edges, heavy ones for what carries current. */
export const pen = { fine: 1.6, usual: 3, heavy: 5 }

export const stroke = (width: number, of = color.ink) => ({
  fill: 'none',
  stroke: of,
  stroke_width: width,
  stroke_linejoin: 'round',
  stroke_linecap: 'round',
})

export const edge = (d: string, fill = 'none', width = pen.usual) => path(d, { ...stroke(width), fill })
export const box = (x: number, y: number, wide: number, high: number, fill = 'none', width = pen.usual) =>
  rect(x, y, wide, high, fill, { stroke: color.ink, stroke_width: width })
export const ring = (x: number, y: number, r: number, fill = 'none', width = pen.usual) =>
  circle(x, y, r, fill, { stroke: color.ink, stroke_width: width })

/** A wire that is told of: yellow between two edges of ink. */
export const wire = (d: string, width = 11) =>
  path(d, stroke(width, color.ink)) + path(d, stroke(width - 2 * pen.usual + 1, color.live))

const hatching = (id: string, of: string) =>
  `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V14" stroke="${of}" stroke-width="3"/></pattern>`

export const definitions = [
  hatching('hatch', color.ink),
  hatching('pale-hatch', color.gray),
  hatching('live-hatch', color.live),
]

/** Digits in strokes, on a field of 10 by 16: a drawing needs no font. */
const strokes = [
  'M5 0C1 0 1 4 1 8S1 16 5 16 9 12 9 8 9 0 5 0z',
  'M2 3L6 0V16',
  'M1 4C1-1 9-1 9 4C9 8 1 12 1 16H9',
  'M1 2C4-1 9 0 9 4C9 7 6 8 4 8C7 8 9 9 9 12C9 17 3 17 1 14',
  'M7 16V0L1 11H10',
  'M9 0H2L1 7C4 5 9 6 9 11C9 17 3 17 1 14',
  'M8 0C4 2 1 6 1 11C1 18 9 18 9 11C9 6 2 6 1 11',
  'M1 0H9L4 16',
  'M5 8C0 7 0 0 5 0S10 7 5 8C-1 9-1 16 5 16S11 9 5 8z',
  'M9 5C9-2 1-2 1 5C1 10 8 10 9 5C9 10 6 14 2 16',
]

/** A number whose middle is at x and y. */
export function number(value: number, x: number, y: number, high = 22, of = color.ink): string {
  const scale = high / 16
  const digits = String(value).split('')
  const start = x - ((digits.length * 13 - 3) * scale) / 2
  return digits
    .map((digit, index) =>
      group(
        { transform: `translate(${start + index * 13 * scale} ${y - high / 2}) scale(${scale})` },
        path(strokes[Number(digit)] as string, stroke(2.2 / (scale * 0.72), of)),
      ),
    )
    .join('')
}

/** The number of a part in a circle, with a line that ends on the part. */
export function balloon(value: number, x: number, y: number, toX: number, toY: number): string {
  const far = Math.hypot(toX - x, toY - y)
  const [fromX, fromY] = [x + ((toX - x) / far) * 26, y + ((toY - y) / far) * 26]
  return (
    line(fromX, fromY, toX, toY, color.ink, pen.fine) +
    circle(toX, toY, 5, color.ink) +
    ring(x, y, 26, color.paper, 2.4) +
    number(value, x, y, 22)
  )
}

const tick = (x: number, y: number) => line(x - 8, y + 8, x + 8, y - 8, color.ink, 2.4)

/** A measure beside what it measures, level or upright. */
export function measure(x1: number, y1: number, x2: number, y2: number, value: number, reach = 26): string {
  const isLevel = y1 === y2
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const ends = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) =>
    isLevel
      ? line(x, y - reach, x, y + reach / 2, color.ink, 1.2)
      : line(x - reach / 2, y, x + reach, y, color.ink, 1.2),
  )
  const gap = rect(middleX - 34, middleY - 18, 68, 36, color.paper)
  return (
    line(x1, y1, x2, y2, color.ink, 1.4) +
    ends.join('') +
    tick(x1, y1) +
    tick(x2, y2) +
    gap +
    number(value, middleX, middleY)
  )
}

export const ground = (x: number, y: number) =>
  [
    [34, 0],
    [22, 12],
    [10, 24],
  ]
    .map(([half = 0, down = 0]) => line(x - half, y + down, x + half, y + down, color.ink, 4))
    .join('')

/** The sheet with its fine squares, and the elements on it. */
export function sheet(elements: string[], area: { width: number; height: number }, isNight = false): Promise<Buffer> {
  const { width, height } = area
  const of = isNight ? '#2a2f34' : color.grid
  const squares = [
    ...times(Math.ceil(width / 40), (index) => line(index * 40 + 20, 0, index * 40 + 20, height, of, 1)),
    ...times(Math.ceil(height / 40), (index) => line(0, index * 40 + 20, width, index * 40 + 20, of, 1)),
  ]
  return draw(
    definitions,
    [rect(0, 0, width, height, isNight ? color.night : color.paper), ...squares, ...elements],
    0,
    area,
  )
}

/** A round window that shows a part larger, cut to its edge. */
export function lens(id: string, x: number, y: number, r: number, ...content: string[]): string {
  return (
    tag('clipPath', { id }, circle(x, y, r, '#000')) +
    circle(x, y, r, color.paper) +
    group({ clip_path: `url(#${id})` }, ...content) +
    ring(x, y, r, 'none', 4)
  )
}
