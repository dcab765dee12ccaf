/** A press for linocuts: blocks are drawn in black and white, rolled with ink, and printed on paper one over the other. */
import sharp from 'sharp'
import { group, path, randomFrom, tag, times } from '../svg.ts'

export type Point = readonly [number, number]
export interface Area {
  width: number
  height: number
}

/** What a block prints, and what has been cut away from it. */
export const inked = '#fff'
export const cut = '#000'
export const inks = { blue: '#14303f', red: '#f4623a', paper: '#fbf3e2' }

const rounded = (value: number) => Math.round(value * 10) / 10
const pointsOf = (points: readonly Point[]) => points.map((each) => each.map(rounded).join(' ')).join('L')

export const shape = (points: readonly Point[], fill: string) => path(`M${pointsOf(points)}z`, { fill })

/** A groove of the gouge along a line: it goes in thin, is widest in the middle and comes out thin. */
export function groove(line: readonly Point[], width: number, fill = cut): string {
  const sides = line.map(([x, y], index) => {
    const [[fromX, fromY], [toX, toY]] = [line[Math.max(0, index - 1)] ?? [x, y], line[index + 1] ?? [x, y]]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const half = (width / 2) * Math.sin((Math.PI * (index + 0.02)) / (line.length - 0.96)) ** 0.6
    return { x, y, across: [((fromY - toY) / length) * half, ((toX - fromX) / length) * half] as const }
  })
  const one = sides.map(({ x, y, across }): Point => [x + across[0], y + across[1]])
  const other = sides.map(({ x, y, across }): Point => [x - across[0], y - across[1]])
  return shape([...one, ...other.reverse()], fill)
}

/** Part of a curve as a line of points; the whole goes from 0 to 1. */
export const along = (curve: (t: number) => Point, from = 0, to = 1, count = 9) =>
  times(count, (index) => curve(from + ((to - from) * index) / (count - 1)))

/** Grooves one after the other along a curve, as long as a hand pushes, with ridges left between them. */
export function grooves(
  curve: (t: number) => Point,
  random: () => number,
  width: number,
  pushes: number,
  fill = cut,
): string {
  let drawn = ''
  for (let t = -random() / pushes; t < 1; ) {
    const end = t + (0.6 + random() * 0.8) / pushes
    if (end > 0) drawn += groove(along(curve, Math.max(0, t), Math.min(1, end)), width * (0.7 + random() * 0.6), fill)
    t = end + (0.06 + random() * 0.16) / pushes
  }
  return drawn
}

/** A curve through points, for `along` and `grooves`. */
export function through(...points: Point[]): (t: number) => Point {
  return (t) => {
    const place = Math.min(t, 0.9999) * (points.length - 1)
    const index = Math.floor(place)
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, index + step))] as Point,
    ) as [Point, Point, Point, Point]
    const part = place - index
    const one = (axis: 0 | 1) =>
      0.5 *
      (2 * from[axis] +
        (to[axis] - before[axis]) * part +
        (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * part ** 2 +
        (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * part ** 3)
    return [one(0), one(1)]
  }
}

/** What lies inside a shape alone. */
export const inside = (id: string, outline: string, ...children: string[]) =>
  tag('clipPath', { id }, outline) + group({ clip_path: `url(#${id})` }, ...children)

/** Smooth noise from 0 to 1, in lumps of some pixels. */
function noise({ width, height }: Area, lump: number, seed: number): Promise<Buffer> {
  const random = randomFrom(seed)
  const small = { width: Math.ceil(width / lump), height: Math.ceil(height / lump), channels: 1 as const }
  const pixels = Buffer.from(times(small.width * small.height, () => random() * 256))
  return sharp(pixels, { raw: small })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

async function rolled(block: string, { width, height }: Area): Promise<Buffer> {
  const svg = tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height }, block)
  const drawn = sharp(Buffer.from(svg)).flatten({ background: cut }).blur(1)
  return drawn.toColourspace('b-w').raw().toBuffer()
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Prints a red block, and a blue one over it, a little beside it as hands do. */
export async function print(area: Area, red: string, blue: string): Promise<Buffer> {
  const { width, height } = area
  const [edge, lumps, ...blocks] = await Promise.all([
    noise(area, 3, 11),
    noise(area, 7, 5),
    rolled(group({ transform: 'translate(3 -2)' }, red), area),
    rolled(blue, area),
  ])
  const colors = [channels(inks.red), channels(inks.blue)]
  const paper = channels(inks.paper)
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index += 1) {
    const rough = ((edge?.[index] ?? 0) - 128) * 0.2
    const thin = Math.max(0, (lumps?.[index] ?? 0) - 204) * 0.001
    let color = paper
    for (const [at, block] of blocks.entries()) {
      const cover = Math.min(1, Math.max(0, ((block[index] ?? 0) + rough - 112) / 32)) * (0.97 - thin)
      const ink = colors[at] ?? paper
      color = color.map((each, channel) => each + ((ink[channel] ?? 0) - each) * cover)
    }
    pixels.set(color.map(Math.round), index * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 64, mozjpeg: true })
    .toBuffer()
}
