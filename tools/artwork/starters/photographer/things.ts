/** Things on a table, and cloth. */
import type { Scene } from './camera.ts'
import { clamp, cloud, expose, print, smooth } from './film.ts'
import { box, egg, hypot, joined } from './solids.ts'

const { abs, max, min, sin } = Math

/** A bottle that stands at the origin: how wide and high its body is, and its neck. */
function bottle(x: number, y: number, z: number, wide: number, high: number, neck: number, top: number): number {
  const from = hypot(x, z)
  const body = hypot(max(0, from - wide + 0.08), max(0, abs(y - high / 2) - high / 2 + 0.08)) - 0.08
  const throat = max(from - neck - 0.02 * max(0, top - y), abs(y - (top + high) / 2) - (top - high) / 2)
  const lip = hypot(from - neck, y - top + 0.03) - 0.045
  return min(joined(body, throat, 0.17), lip)
}

/** Bottles, a jug and a box as a painter would place them. */
export const bottles: Scene = {
  distance: (x, y, z) => {
    const back = joined(y, z + 2.1, 0.7)
    const tall = bottle(x + 0.62, y, z, 0.3, 1.05, 0.085, 1.98)
    const round = joined(
      egg(x - 0.12, y - 0.44, z - 0.2, 0.46, 0.45, 0.46),
      bottle(x - 0.12, y, z - 0.2, 0.12, 0.8, 0.1, 1.28),
      0.1,
    )
    const slim = bottle(x - 0.86, y, z + 0.35, 0.21, 1.2, 0.07, 1.66)
    const cup = max(abs(hypot(x - 1.02, z - 0.75) - 0.26 - 0.05 * y) - 0.022, abs(y - 0.25) - 0.25)
    const pack = box(x + 1.3, y - 0.36, z + 0.5, 0.3, 0.36, 0.22) - 0.012
    const fruit = egg(x + 0.28, y - 0.15, z - 1, 0.16, 0.15, 0.16)
    return 0.85 * min(back, tall, round, slim, cup, pack, fruit)
  },
  albedo: (x, y, z) => {
    if (z < -1.4 || y < 0.012) return 0.36 * (0.9 + 0.2 * cloud(x * 5, z * 5 + y * 5, 4))
    if (abs(x + 0.62) < 0.4 && abs(z) < 0.4) return 0.16
    if (abs(x - 0.86) < 0.23 && z < 0 && z > -0.6) return 0.42
    return abs(x + 1.3) < 0.34 && z < -0.2 ? 0.55 : 0.84
  },
  eye: [0.05, 1.15, 5.4],
  target: [-0.08, 0.92, 0],
  angle: 0.84,
  sun: [-1, 0.5, 0.42],
  sunlight: 2.5,
  softness: 0.16,
  sky: (x, y) => (x < -0.2 ? 0.3 : 0.04 + 0.05 * max(0, y)),
  focus: { at: 5.3, open: 90 },
  reach: 16,
  samples: 5,
  exposure: 0.6,
}

/** How far a curtain comes forward, with folds that widen downwards. */
function folds(x: number, y: number): number {
  const drawn = x - 0.42 + (0.1 + 0.1 * cloud(x * 1.4, 2, 2)) * sin(y * 1.7 + x * 2) - 0.09 * (y - 0.2)
  const wide = drawn * (1.22 - 0.34 * y) + 0.05 * (cloud(drawn * 5, y * 0.9, 3) - 0.5)
  const main = abs(sin(wide * 15)) ** 0.75 * 0.058
  return main + 0.02 * sin(wide * 37 + y * 1.6) + 0.004 * sin(wide * 90 - y * 5) + 0.006 * cloud(wide * 26, y * 3, 3)
}

/** A linen curtain beside a window. */
export function cloth() {
  const film = expose('upright', (x, y) => {
    const e = 0.0016
    const here = folds(x, y)
    const [across, down] = [(folds(x + e, y) - here) / e, (folds(x, y + e) - here) / e]
    const long = Math.hypot(across, down, 1)
    const turned = clamp((across * 0.83 - down * 0.28 + 0.4) / long / 1.05)
    let shade = 1
    for (let step = 1; step < 9; step++)
      shade = min(shade, clamp(1 - 9 * (folds(x - step * 0.011, y - step * 0.003) - here - step * 0.0085)))
    const deep = smooth(-0.03, 0.065, here)
    const weave =
      1 + 0.07 * sin(x * 1900) * sin(y * 1900) + 0.16 * (cloud(x * 30, y * 620, 2) + cloud(x * 620, y * 30, 2) - 1)
    const falls = 1.1 - 0.62 * smooth(0.1, 0.86, x) - 0.34 * smooth(0.5, 1.1, y)
    return (0.02 + 0.07 * deep + 0.95 * turned * shade * falls * (0.35 + 0.65 * deep)) * weave
  })
  return print(film, { glow: 0.1, corners: 0.6 })
}
