import { randomFrom } from '../svg.ts'
import { blurred, clamp, type Film, type Format, formats, mix, print } from './film.ts'

export type Vector = readonly [number, number, number]

/** What stands before the camera, and the light on it. */
export interface Scene {
  /** How far a point is from the nearest surface; less where it cannot be said exactly. */
  distance: (x: number, y: number, z: number) => number
  /** How much light a surface gives back, from 0 to 1. */
  albedo: (x: number, y: number, z: number) => number
  format?: Format
  eye: Vector
  target: Vector
  up?: Vector
  /** How many units the longer side of the picture is wide at a distance of one. */
  angle: number
  sun: Vector
  sunlight: number
  /** How wide the sun is: the softness of shadows. */
  softness: number
  /** The light that comes from a direction in which nothing stands. */
  sky: (x: number, y: number, z: number) => number
  /** Light in the air, which shows beams. */
  haze?: number
  /** How far away it is sharp, and how open the lens: what is nearer or farther is blurred. */
  focus?: { at: number; open: number }
  /** How far the camera and the light reach. */
  reach: number
  samples: number
  exposure: number
}

/** Pictures are computed smaller and enlarged: film is not sharper. */
const scale = 0.48
const add = (a: Vector, b: Vector, by: number): Vector => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function normal(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

/** The way to the first surface, or Infinity. */
function march({ distance, reach }: Scene, from: Vector, way: Vector, start = 0): number {
  const [x, y, z] = from
  const [u, v, w] = way
  let [gone, free] = [start, 0]
  for (let step = 0; step < 110 && gone < reach; step++) {
    free = distance(x + u * gone, y + v * gone, z + w * gone)
    if (free < 0.001 * (1 + gone * 0.4)) return gone
    gone += free
  }
  return gone < reach && free < 0.1 ? gone : Number.POSITIVE_INFINITY
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
  const share = facing ? Math.max(0, dot(way, facing)) : 1
  if (share === 0) return 0
  return march(scene, point, way, 0.02) === Number.POSITIVE_INFINITY ? scene.sunlight * share : 0
}

/** What a surface gives back of the light that comes to it by way of others. */
function lightFrom(scene: Scene, from: Vector, way: Vector, random: () => number, bounces: number): number {
  const gone = march(scene, from, way, 0.02)
  if (gone === Number.POSITIVE_INFINITY) return scene.sky(...way)
  const hit = add(from, way, gone)
  const facing = surfaceNormal(scene, hit)
  const point = add(hit, facing, 0.006)
  const direct = sunAt(scene, point, facing, random)
  const onward = normal(add(facing, anywhere(random), 1))
  const indirect = bounces > 0 ? lightFrom(scene, point, onward, random, bounces - 1) : 0
  return scene.albedo(...hit) * (direct + indirect)
}

/** What one look at each point finds: sunlight and light from around apart, since only the second is noisy. */
interface Plates {
  width: number
  height: number
  direct: Float32Array
  around: Float32Array
  albedo: Float32Array
  haze: Float32Array
  far: Float32Array
  facing: Float32Array
}

function look(scene: Scene): Plates {
  const { width, height } = sized(scene)
  const longer = Math.max(width, height)
  const random = randomFrom(11)
  const ahead = normal(add(scene.target, scene.eye, -1))
  const right = normal(cross(ahead, scene.up ?? [0, 1, 0]))
  const above = cross(right, ahead)
  const plate = (deep = 1) => new Float32Array(width * height * deep)
  const plates = {
    width,
    height,
    direct: plate(),
    around: plate(),
    albedo: plate(),
    haze: plate(),
    far: plate(),
    facing: plate(3),
  }
  const share = 1 / scene.samples
  const put = (film: Float32Array, index: number, value: number) => {
    film[index] = (film[index] ?? 0) + value * share
  }
  for (let index = 0; index < width * height; index++) {
    for (let sample = 0; sample < scene.samples; sample++) {
      const u = (((index % width) + random() - width / 2) / longer) * scene.angle
      const v = ((height / 2 - Math.floor(index / width) - random()) / longer) * scene.angle
      const way = normal(add(add(ahead, right, u), above, v))
      const gone = march(scene, scene.eye, way, 0.02)
      put(plates.far, index, Math.min(gone, scene.reach))
      if (scene.haze) {
        const far = Math.min(gone, scene.reach)
        put(plates.haze, index, sunAt(scene, add(scene.eye, way, far * random()), undefined, random) * scene.haze * far)
      }
      if (gone === Number.POSITIVE_INFINITY) {
        put(plates.albedo, index, 1)
        put(plates.direct, index, scene.sky(...way))
        continue
      }
      const hit = add(scene.eye, way, gone)
      const facing = surfaceNormal(scene, hit)
      const point = add(hit, facing, 0.006)
      put(plates.albedo, index, scene.albedo(...hit))
      put(plates.direct, index, sunAt(scene, point, facing, random))
      put(
        plates.around,
        index,
        Math.min(5, lightFrom(scene, point, normal(add(facing, anywhere(random), 1)), random, 1)),
      )
      for (const axis of [0, 1, 2] as const) put(plates.facing, index * 3 + axis, facing[axis])
    }
  }
  return plates
}

const sized = ({ format = 'wide' }: Scene) => ({
  width: Math.round(formats[format].width * scale),
  height: Math.round(formats[format].height * scale),
})

/** Calms a noisy plate within surfaces that lie alike, in steps of two, four, eight … pixels. */
function calmed({ width, height, far, facing }: Plates, noisy: Float32Array, rounds: number): Float32Array {
  let from = noisy
  for (let round = 0; round < rounds; round++) {
    const to = new Float32Array(from.length)
    const step = 2 ** round
    for (let index = 0; index < to.length; index++) {
      const [x, y, here] = [index % width, Math.floor(index / width), far[index] ?? 0]
      let [sum, weights] = [0, 0]
      for (let place = 0; place < 25; place++) {
        const [u, v] = [x + ((place % 5) - 2) * step, y + (Math.floor(place / 5) - 2) * step]
        if (u < 0 || v < 0 || u >= width || v >= height) continue
        const other = v * width + u
        const turned =
          (facing[index * 3] ?? 0) * (facing[other * 3] ?? 0) +
          (facing[index * 3 + 1] ?? 0) * (facing[other * 3 + 1] ?? 0) +
          (facing[index * 3 + 2] ?? 0) * (facing[other * 3 + 2] ?? 0)
        const weight = Math.max(0, turned) ** 12 * Math.exp((-Math.abs((far[other] ?? 0) - here) * 18) / (here * step))
        sum += weight * (from[other] ?? 0)
        weights += weight
      }
      to[index] = weights > 0 ? sum / weights : (from[index] ?? 0)
    }
    from = to
  }
  return from
}

/** Blurs what lies before or behind the distance that is sharp. */
function focused({ width, height, far }: Plates, light: Float32Array, focus: Scene['focus']): Float32Array {
  if (!focus) return light
  const layers = [0, 1.6, 3.2, 6, 10, 15]
  const films = layers.map((by) => blurred({ width, height, light }, by).light)
  const off = blurred(
    { width, height, light: far.map((at) => Math.min(15, Math.abs(1 / focus.at - 1 / at) * focus.open)) },
    3,
  ).light
  return light.map((_, index) => {
    const by = off[index] ?? 0
    const over = Math.max(
      1,
      layers.findIndex((layer) => layer >= by),
    )
    const [low, high] = [layers[over - 1] ?? 0, layers[over] ?? 15]
    return mix(films[over - 1]?.[index] ?? 0, films[over]?.[index] ?? 0, (by - low) / (high - low))
  })
}

/** Takes the picture, in black and white. */
export async function photograph(scene: Scene): Promise<Buffer> {
  const plates = look(scene)
  const { width, height, albedo } = plates
  const direct = calmed(plates, plates.direct, scene.softness > 0.03 ? 3 : 0)
  const around = calmed(plates, plates.around, 5)
  const haze = blurred({ width, height, light: calmed(plates, plates.haze, 2) }, 5).light
  const light = albedo.map((share, index) =>
    Math.min(6, share * ((direct[index] ?? 0) + (around[index] ?? 0)) + (haze[index] ?? 0)),
  )
  const film = { width, height, light: focused(plates, light, scene.focus).map((value) => value * scene.exposure) }
  return print(enlarged(film, scene.format ?? 'wide'), { glow: 0.12, corners: 0.45 })
}

/** The same picture in the size of its format, with light that flows between the points. */
function enlarged({ width, height, light }: Film, format: Format): Film {
  const whole = formats[format]
  const result = new Float32Array(whole.width * whole.height)
  for (let index = 0; index < result.length; index++) {
    const x = (((index % whole.width) + 0.5) / whole.width) * width - 0.5
    const y = ((Math.floor(index / whole.width) + 0.5) / whole.height) * height - 0.5
    const [column, row] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
    const [across, down] = [clamp(x - column), clamp(y - row)]
    const at = (u: number, v: number) => light[Math.min(height - 1, v) * width + Math.min(width - 1, u)] ?? 0
    result[index] = mix(
      mix(at(column, row), at(column + 1, row), across),
      mix(at(column, row + 1), at(column + 1, row + 1), across),
      down,
    )
  }
  return { ...whole, light: result }
}
