/** Things on a table. */
import type { Scene } from './camera.ts'
import { cloud } from './film.ts'
import { box, egg, hypot, joined } from './solids.ts'

const { abs, max, min } = Math

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
