/** Hair, strand by strand: each is a line in space that the light runs along, drawn over a picture pixel by pixel. */
import sharp from 'sharp'
import { randomFrom, type size, tag } from '../svg.ts'

export type Point = readonly [number, number, number]
export type Color = readonly [number, number, number]
export const upright: typeof size = { width: 1120, height: 1400 }

export const add = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export function unit(a: Point): Point {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
export const smooth = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export interface Hair {
  /** From the shade to the light. */
  dark: Color
  light: Color
  shine: Color
  /** How strong the shine is, from 0 to 1. */
  gloss: number
}

/** A strand: its points from the root to the tip, and how deep under others it lies, from 0 (outside) to 1. */
export interface Strand {
  points: Point[]
  depth: number
  /** How much lighter or darker it is than the others, from -1 to 1. */
  tint: number
  width: number
  hair: Hair
}

const lamp = unit([-0.5, 0.75, 0.65])
/** Between the lamp and the eye, which looks along z: where hair shines. */
const half = unit(add(lamp, [0, 0, 1]))

export class Canvas {
  readonly area: typeof size
  readonly pixels: Float32Array

  private constructor(area: typeof size, pixels: Float32Array) {
    this.area = area
    this.pixels = pixels
  }

  /** Begins with a drawing in SVG. */
  static async of(area: typeof size, ...elements: string[]): Promise<Canvas> {
    const canvas = new Canvas(area, new Float32Array(area.width * area.height * 3))
    await canvas.lay(...elements)
    return canvas
  }

  /** Lays a drawing over what is there. */
  async lay(...elements: string[]): Promise<void> {
    const { width, height } = this.area
    const svg = tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height }, ...elements)
    const drawn = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
    for (let index = 0; index < width * height; index++) {
      const share = (drawn[index * 4 + 3] ?? 0) / 255
      for (let part = 0; part < 3; part++) this.blend(index * 3 + part, (drawn[index * 4 + part] ?? 0) / 255, share)
    }
  }

  private blend(at: number, value: number, share: number): void {
    this.pixels[at] = (this.pixels[at] ?? 0) * (1 - share) + value * share
  }

  /** A dot over the pixels that it touches. */
  private dot(x: number, y: number, color: Color, strength: number, width: number): void {
    const reach = Math.ceil(width)
    for (let row = Math.floor(y) - reach; row <= Math.floor(y) + reach + 1; row++) {
      for (let column = Math.floor(x) - reach; column <= Math.floor(x) + reach + 1; column++) {
        if (row < 0 || column < 0 || row >= this.area.height || column >= this.area.width) continue
        const share = strength * Math.max(0, 1 - Math.hypot(column - x, row - y) / (width + 0.6))
        if (share <= 0) continue
        const at = (row * this.area.width + column) * 3
        for (let part = 0; part < 3; part++) this.blend(at + part, color[part] ?? 0, share)
      }
    }
  }

  /** Draws strands, those that lie farthest away first. `place` says where on the picture a point of space is. */
  comb(strands: Strand[], place: (point: Point) => readonly [number, number]): void {
    const depth = ({ points }: Strand) => points.reduce((sum, [, , z]) => sum + z, 0) / points.length
    for (const strand of strands.toSorted((one, other) => depth(one) - depth(other))) {
      const { points, hair, tint, width } = strand
      for (let index = 1; index < points.length; index++) {
        const from = points[index - 1] as Point
        const to = points[index] as Point
        const along = unit(add(to, from, -1))
        const thinner = smooth(1, 0.8, index / (points.length - 1)) * 0.75 + 0.25
        const color = shade(hair, along, strand.depth, tint)
        const [fromX, fromY] = place(from)
        const [toX, toY] = place(to)
        const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / 1.1))
        for (let step = 0; step < steps; step++) {
          const share = step / steps
          this.dot(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, color, 0.42 * thinner, width * thinner)
        }
      }
    }
  }

  async jpeg(quality = 80): Promise<Buffer> {
    const { width, height } = this.area
    const random = randomFrom(3)
    const bytes = Buffer.alloc(this.pixels.length)
    for (let index = 0; index < bytes.length; index++)
      bytes[index] = Math.min(255, Math.max(0, (this.pixels[index] ?? 0) * 255 + (random() - 0.5) * 1.5))
    // Soft as a lens, so that phones have little to load.
    return sharp(bytes, { raw: { width, height, channels: 3 } })
      .blur(1.3)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
  }
}

/** Light on a thin thread: brightest where the lamp stands across it. */
function shade({ dark, light, shine, gloss }: Hair, along: Point, depth: number, tint: number): Color {
  const across = Math.sqrt(Math.max(0, 1 - dot(along, lamp) ** 2))
  const glint = Math.max(0, 1 - dot(along, half) ** 2) ** 28
  const open = 1 - depth * 0.75
  const lit = Math.min(1, Math.max(0, (0.12 + 0.72 * across ** 3 + tint * 0.2) * open))
  const shiny = glint * gloss * open * (0.7 + tint * 0.5)
  const part = (index: 0 | 1 | 2) =>
    dark[index] + (light[index] - dark[index]) * lit + shine[index] * Math.max(0, shiny)
  return [part(0), part(1), part(2)]
}

/** "#b5533c" as three numbers from 0 to 1. */
export function color(hex: string): Color {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [at(1), at(3), at(5)]
}
