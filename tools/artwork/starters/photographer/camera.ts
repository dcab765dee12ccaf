import sharp from 'sharp'
import { randomFrom, size } from '../svg.ts'

export type Vector = readonly [number, number, number]

/** What stands before the camera, and the light on it. */
export interface Scene {
  /** How far a point is from the nearest surface; less where it cannot be said exactly. */
  distance: (x: number, y: number, z: number) => number
  /** How much light a surface gives back, from 0 to 1. */
  albedo: (x: number, y: number, z: number) => number
  eye: Vector
  target: Vector
  up?: Vector
  /** How many units wide the picture is at a distance of one. */
  angle: number
  sun: Vector
  sunlight: number
  /** How wide the sun is: the softness of shadows. */
  softness: number
  /** The light that comes from a direction in which nothing stands. */
  sky: (x: number, y: number, z: number) => number
  /** Light in the air, which shows beams. */
  haze?: number
  /** How far the camera and the light reach. */
  reach: number
  samples: number
  exposure: number
}

/** Pictures are computed smaller and enlarged: film is not sharper. */
const scale = 0.42
const add = (a: Vector, b: Vector, by: number): Vector => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function normal(vector: Vector): Vector {
  const length = Math.sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

/** The way to the first surface, or Infinity. */
function march({ distance, reach }: Scene, from: Vector, way: Vector, start = 0): number {
  const [x, y, z] = from
  const [u, v, w] = way
  let gone = start
  for (let step = 0; step < 110 && gone < reach; step++) {
    const free = distance(x + u * gone, y + v * gone, z + w * gone)
    if (free < 0.002 * (1 + gone * 0.4)) return gone
    gone += free
  }
  return gone < reach ? gone : Number.POSITIVE_INFINITY
}

function surfaceNormal({ distance }: Scene, [x, y, z]: Vector): Vector {
  const e = 0.002
  return normal([
    distance(x + e, y, z) - distance(x - e, y, z),
    distance(x, y + e, z) - distance(x, y - e, z),
    distance(x, y, z + e) - distance(x, y, z - e),
  ])
}

/** Any direction, all of them alike. */
function anywhere(random: () => number): Vector {
  const z = random() * 2 - 1
  const turn = random() * Math.PI * 2
  const r = Math.sqrt(1 - z * z)
  return [r * Math.cos(turn), r * Math.sin(turn), z]
}

/** The sunlight that reaches a point with this normal, or from any side where there is none. */
function sunAt(scene: Scene, point: Vector, facing: Vector | undefined, random: () => number): number {
  const way = normal(add(normal(scene.sun), anywhere(random), scene.softness))
  const share = facing ? Math.max(0, way[0] * facing[0] + way[1] * facing[1] + way[2] * facing[2]) : 1
  if (share === 0) return 0
  return march(scene, point, way, 0.02) === Number.POSITIVE_INFINITY ? scene.sunlight * share : 0
}

/** The light along a line of sight: from the sun and sky, and by way of other surfaces. */
function lightAlong(scene: Scene, from: Vector, way: Vector, random: () => number, bounces: number): number {
  const gone = march(scene, from, way, 0.02)
  if (gone === Number.POSITIVE_INFINITY) return scene.sky(...way)
  const hit = add(from, way, gone)
  const facing = surfaceNormal(scene, hit)
  const point = add(hit, facing, 0.006)
  const direct = sunAt(scene, point, facing, random)
  const onward = normal(add(facing, anywhere(random), 1))
  const indirect = bounces > 0 ? lightAlong(scene, point, onward, random, bounces - 1) : 0
  return scene.albedo(...hit) * (direct + indirect)
}

/** The light that the air before a surface sends to the camera. */
function hazeAlong(scene: Scene, from: Vector, way: Vector, random: () => number): number {
  if (!scene.haze) return 0
  const far = Math.min(march(scene, from, way), scene.reach)
  const point = add(from, way, far * random())
  return sunAt(scene, point, undefined, random) * scene.haze * far
}

/** Takes the picture, in black and white. */
export async function photograph(scene: Scene): Promise<Buffer> {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const random = randomFrom(11)
  const ahead = normal(add(scene.target, scene.eye, -1))
  const right = normal(cross(ahead, scene.up ?? [0, 1, 0]))
  const above = cross(right, ahead)
  const pixels = Buffer.alloc(width * height)
  for (let index = 0; index < pixels.length; index++) {
    let light = 0
    for (let sample = 0; sample < scene.samples; sample++) {
      const u = (((index % width) + random()) / width - 0.5) * scene.angle
      const v = ((height / 2 - Math.floor(index / width) - random()) / width) * scene.angle
      const way = normal(add(add(ahead, right, u), above, v))
      light += Math.min(6, lightAlong(scene, scene.eye, way, random, 2) + hazeAlong(scene, scene.eye, way, random))
    }
    pixels[index] = Math.min(255, 255 * tone((light / scene.samples) * scene.exposure))
  }
  return develop(pixels, width, height)
}

/** From light to the blackness of a print: steep in the middle, soft at both ends. */
const tone = (light: number) => ((1 - Math.exp(-1.6 * light)) / (1 - Math.exp(-4))) ** 0.72

/** Takes out the noise of few samples, all but a grain, and enlarges. */
async function develop(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const calmed = { raw: { width, height, channels: 1 as const } }
  const once = await sharp(pixels, calmed).median(3).extractChannel(0).raw().toBuffer()
  const twice = await sharp(once, calmed).median(3).extractChannel(0).raw().toBuffer()
  return sharp(twice, calmed)
    .resize(size.width, size.height, { kernel: 'lanczos3' })
    .extractChannel(0)
    .toColourspace('b-w')
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
