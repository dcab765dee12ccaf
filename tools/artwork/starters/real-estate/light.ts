/** Light on buildings that are seen straight from in front: a relief with a depth at each point, the sun and the sky. */
import sharp from 'sharp'
import { randomFrom } from '../svg.ts'

export type Color = readonly [number, number, number]
export type Point = readonly [number, number]

/** What a surface is made of. Colors are shares of light, not of sRGB. */
export interface Material {
  color: Color
  /** How much of the color is there at a point: courses of bricks, the lines of clapboards. */
  texture?: (x: number, y: number) => number
  /** Light of its own. */
  glow?: Color
  /** Glass shows the sky. */
  isGlass?: boolean
}

/** The light of an hour. The sun's direction is to the right, downward, and to the viewer. */
export interface Hour {
  sun: Color
  sunlight: Color
  /** The sky from above to the horizon. */
  sky: readonly [Color, Color, Color]
  ground: Color
  clouds?: Color
  stars?: boolean
  /** How much light lamps in the rooms give. */
  lamps: number
  mist?: { color: Color; from: number; share: number }
  exposure: number
}

export interface View {
  width: number
  height: number
  /** Where the sky ends. */
  horizon: number
  /** Where water begins, in which all above is mirrored. */
  water?: number
  /** What is looked at closely: how many times larger, and its left upper corner. */
  zoom?: number
  from?: Point
}

/** Each point of a picture is computed from this many, squared. */
const fine = 2
const far = -400
const { abs, cos, exp, floor, max, min, PI, sin, sqrt } = Math

/** A number from 0 to 1 that belongs to a place of a grid. */
export function chance(x: number, y: number): number {
  let bits = Math.imul(floor(x), 374_761_393) + Math.imul(floor(y), 668_265_263)
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

/** Soft noise from 0 to 1. */
export function noise(x: number, y: number): number {
  const [left, top] = [floor(x), floor(y)]
  const ease = (share: number) => share * share * (3 - 2 * share)
  const [u, v] = [ease(x - left), ease(y - top)]
  const above = chance(left, top) * (1 - u) + chance(left + 1, top) * u
  const below = chance(left, top + 1) * (1 - u) + chance(left + 1, top + 1) * u
  return above * (1 - v) + below * v
}

const cloudy = (x: number, y: number) =>
  noise(x, y) * 0.5 +
  noise(x * 2.1, y * 2.1 + 7) * 0.28 +
  noise(x * 4.3, y * 4.3 + 3) * 0.15 +
  noise(x * 9, y * 9) * 0.07

const mixed = (one: Color, other: Color, share: number): Color => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

/** A stage of which each point knows how near it is, where it looks, and what it is made of. What is put later lies over it. */
export class Relief {
  readonly view: View
  readonly width: number
  readonly height: number
  /** How many points a unit of length has, and where they begin. */
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly depth: Float32Array
  readonly across: Float32Array
  readonly down: Float32Array
  readonly of: Uint8Array
  readonly materials: Material[] = []

  constructor(view: View) {
    this.view = view
    this.scale = fine * (view.zoom ?? 1)
    ;[this.left, this.top] = view.from ?? [0, 0]
    this.width = view.width * fine
    this.height = view.height * fine
    const points = this.width * this.height
    this.depth = new Float32Array(points).fill(far)
    this.across = new Float32Array(points)
    this.down = new Float32Array(points)
    this.of = new Uint8Array(points)
  }

  /** Where a material stands in the list, from 1 on: 0 is the sky. */
  private numberOf(material: Material): number {
    const known = this.materials.indexOf(material)
    return known < 0 ? this.materials.push(material) : known + 1
  }

  /** A flat piece with these corners; with `tilt`, nearer by so much for each point to the right and downward. */
  put(corners: readonly Point[], depth: number, material: Material, [right, down]: Point = [0, 0]): void {
    const number = this.numberOf(material)
    const [x0, y0] = corners[0] ?? [0, 0]
    const ys = corners.map(([, y]) => (y - this.top) * this.scale)
    for (let y = max(0, Math.ceil(min(...ys) - 0.5)); y < min(this.height, max(...ys) - 0.5); y++) {
      const at = (y + 0.5) / this.scale + this.top
      const crossed: number[] = []
      for (const [index, [x1, y1]] of corners.entries()) {
        const [x2, y2] = corners[(index + 1) % corners.length] ?? [0, 0]
        if (y1 <= at !== y2 <= at) crossed.push(x1 + ((at - y1) / (y2 - y1)) * (x2 - x1))
      }
      crossed.sort((one, other) => one - other)
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
        const end = min(this.width, ((crossed[pair + 1] ?? 0) - this.left) * this.scale - 0.5)
        for (let x = max(0, Math.ceil(((crossed[pair] ?? 0) - this.left) * this.scale - 0.5)); x < end; x++) {
          const index = y * this.width + x
          this.depth[index] = depth + ((x + 0.5) / this.scale + this.left - x0) * right + (at - y0) * down
          this.across[index] = -right
          this.down[index] = -down
          this.of[index] = number
        }
      }
    }
  }

  box(x: number, y: number, width: number, height: number, depth: number, material: Material, tilt?: Point): void {
    this.put(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      depth,
      material,
      tilt,
    )
  }

  /** A ball, or half of one, where nothing is nearer. */
  ball(cx: number, cy: number, radius: number, depth: number, material: Material, squash = 1): void {
    const number = this.numberOf(material)
    const reach = radius * this.scale
    const [middle, center] = [(cx - this.left) * this.scale, (cy - this.top) * this.scale]
    for (let y = max(0, floor(center - reach)); y < min(this.height, center + reach); y++) {
      for (let x = max(0, floor(middle - reach)); x < min(this.width, middle + reach); x++) {
        const [u, v] = [(x + 0.5 - middle) / reach, ((y + 0.5 - center) / reach) * squash]
        const inside = 1 - u * u - v * v
        if (inside <= 0) continue
        const bulge = sqrt(inside)
        const index = y * this.width + x
        const near = depth + bulge * radius
        if (near < (this.depth[index] ?? 0)) continue
        this.depth[index] = near
        this.across[index] = u / max(0.2, bulge)
        this.down[index] = v / max(0.2, bulge)
        this.of[index] = number
      }
    }
  }
}

/** A blur in three passes, of a grid with `width` points a row. */
function blurred(values: Float32Array, width: number, radius: number): Float32Array {
  const height = values.length / width
  let from = values
  for (const [step, across, count, lines] of [
    [1, width, width, height],
    [width, 1, height, width],
    [1, width, width, height],
    [width, 1, height, width],
  ] as const) {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) {
      const start = line * across
      let sum = 0
      const value = (index: number) => from[start + max(0, min(count - 1, index)) * step] ?? 0
      for (let index = -radius; index <= radius; index++) sum += value(index)
      for (let index = 0; index < count; index++) {
        to[start + index * step] = sum / (2 * radius + 1)
        sum += value(index + radius + 1) - value(index - radius)
      }
    }
    from = to
  }
  return from
}

/** The sky behind a point. */
function skyAt(hour: Hour, view: View, x: number, y: number): Color {
  const share = max(0, min(1, y / view.horizon))
  const [high, middle, low] = hour.sky
  const plain = share < 0.55 ? mixed(high, middle, share / 0.55) : mixed(middle, low, (share - 0.55) / 0.45)
  const clouds = hour.clouds && max(0, cloudy(x / 420, y / 95 + 4) - 0.5) * 2.6 * (0.35 + 0.65 * share)
  const covered = hour.clouds && clouds ? mixed(plain, hour.clouds, min(0.85, clouds)) : plain
  const star = hour.stars && chance(x * 0.9, y * 0.9) > 0.9989 ? (1 - share) * chance(y, x) : 0
  return star ? [covered[0] + star, covered[1] + star, covered[2] + star * 0.9] : covered
}

const dot = (a: Color, x: number, y: number, z: number) => a[0] * x + a[1] * y + a[2] * z

/** Whether something stands between a point and the sun. */
function isShaded(relief: Relief, x: number, y: number, depth: number, way: Color, nearest: number): boolean {
  const { width, height } = relief
  let step = 2
  for (let gone = 1.5; gone < 2600; gone += step) {
    const near = depth + (way[2] * gone) / relief.scale
    if (near > nearest) return false
    const [u, v] = [floor(x + way[0] * gone), floor(y + way[1] * gone)]
    if (u < 0 || v < 0 || u >= width || v >= height) return false
    if ((relief.depth[v * width + u] ?? far) > near + 0.4) return true
    step = min(6, step * 1.02)
  }
  return false
}

/** Computes the light of an hour on a relief, as the content of a JPEG file. */
export async function lit(relief: Relief, hour: Hour): Promise<Buffer> {
  const { width, height, view } = relief
  const points = width * height
  let nearest = far
  for (const depth of relief.depth) nearest = max(nearest, depth)
  const length = sqrt(dot(hour.sun, ...hour.sun))
  const sun: Color = [hour.sun[0] / length, hour.sun[1] / length, hour.sun[2] / length]
  const around = blurred(
    relief.depth.map((depth) => max(depth, -60)),
    width,
    floor(14 * relief.scale),
  )
  const coarse = 8
  const small = Math.ceil(width / coarse)
  const lamps = [0, 1, 2].map(() => new Float32Array(small * Math.ceil(height / coarse)))
  for (let index = 0; index < points; index++) {
    const glow = relief.materials[(relief.of[index] ?? 0) - 1]?.glow
    if (!glow) continue
    const cell = floor(index / width / coarse) * small + floor((index % width) / coarse)
    for (const part of [0, 1, 2] as const) {
      const share = lamps[part]
      if (share) share[cell] = (share[cell] ?? 0) + (glow[part] * hour.lamps) / coarse ** 2
    }
  }
  const pools = lamps.map((share) => blurred(share, small, 9))
  const color = new Float32Array(points * 3)
  const random = randomFrom(11)
  const overhead = hour.sky[0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const [px, py] = [x / relief.scale + relief.left, y / relief.scale + relief.top]
      const material = relief.materials[(relief.of[index] ?? 0) - 1]
      let seen: Color
      if (!material) seen = skyAt(hour, view, px, py)
      else {
        const depth = relief.depth[index] ?? 0
        let [nx, ny] = [relief.across[index] ?? 0, relief.down[index] ?? 0]
        const size = sqrt(nx * nx + ny * ny + 1)
        nx /= size
        ny /= size
        const faced = max(0, dot(sun, nx, ny, 1 / size))
        let open = 0
        if (faced > 0) {
          for (let ray = 0; ray < 2; ray++) {
            const way: Color = [sun[0] + (random() - 0.5) * 0.022, sun[1] + (random() - 0.5) * 0.022, sun[2]]
            if (!isShaded(relief, x, y, depth + 0.3, way, nearest)) open += 0.5
          }
        }
        const hollow = exp(-max(0, (around[index] ?? 0) - max(depth, -60)) / 34)
        const upward = 0.5 - 0.5 * ny
        const shade = material.texture?.(px, py) ?? 1
        const pool = floor(y / coarse) * small + floor(x / coarse)
        const light = (part: 0 | 1 | 2) =>
          hour.sunlight[part] * faced * open +
          (overhead[part] * 0.55 + hour.sky[2][part] * 0.35) * (0.35 + 0.65 * upward) * hollow +
          hour.ground[part] * (1 - upward) * 0.5 * hollow +
          (pools[part]?.[pool] ?? 0) * 0.5
        seen = [
          material.color[0] * shade * light(0),
          material.color[1] * shade * light(1),
          material.color[2] * shade * light(2),
        ]
        if (material.isGlass) {
          const mirrored = skyAt(hour, view, px * 1.3, max(0, view.horizon * 0.96 - (py % 210) * 1.1))
          seen = mixed(seen, mirrored, 0.34 + 0.1 * noise(px / 60, py / 40))
        }
        if (material.glow) {
          const by = hour.lamps * (material.texture ? shade : 1)
          seen = [seen[0] + material.glow[0] * by, seen[1] + material.glow[1] * by, seen[2] + material.glow[2] * by]
        }
        if (hour.mist) {
          const thick = hour.mist.share * max(0, min(1, (py - hour.mist.from) / 260)) * (depth < -30 ? 1.25 : 0.55)
          seen = mixed(seen, hour.mist.color, min(0.92, thick * (0.75 + 0.5 * cloudy(px / 300, py / 70))))
        }
      }
      const bloom = floor(y / coarse) * small + floor(x / coarse)
      for (const part of [0, 1, 2] as const) color[index * 3 + part] = seen[part] + (pools[part]?.[bloom] ?? 0) * 0.035
    }
  }
  if (view.water) mirror(color, width, height, (view.water - relief.top) * relief.scale, hour.sky[0])
  const bytes = Buffer.alloc(points * 3)
  for (let index = 0; index < points * 3; index++) {
    const bright = 1 - exp(-(color[index] ?? 0) * hour.exposure)
    bytes[index] = max(0, min(255, bright ** (1 / 2.2) * 255 + (random() - 0.5) * 3))
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(view.width)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** Still water: what stands above it, upside down, drawn wider by small waves the nearer it is. */
function mirror(color: Float32Array, width: number, height: number, from: number, deep: Color): void {
  for (let y = floor(from); y < height; y++) {
    const below = y - from
    for (let x = 0; x < width; x++) {
      const wave = sin(y * 0.07 + 5 * noise(x / 300, y / 30)) * noise(x / 220, y / 14) * below * 0.035
      const row = floor(max(0, from - 3 - below * 1.12 - abs(wave) * 2))
      const column = max(0, min(width - 1, floor(x + wave * 0.9)))
      const dim = 0.74 - 0.2 * (below / (height - from)) + 0.06 * cos((y / height) * PI * 40)
      for (const part of [0, 1, 2] as const) {
        color[(y * width + x) * 3 + part] = (color[(row * width + column) * 3 + part] ?? 0) * dim + deep[part] * 0.09
      }
    }
  }
}
