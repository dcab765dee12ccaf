/** Buildings as formulas, for the camera. */
import type { Scene } from './camera.ts'
import { cloud } from './film.ts'
import { ball, box, egg, hypot, joined, repeated } from './solids.ts'

const { abs, cos, max, min, atan2 } = Math

/** Somebody far away, standing at the origin. */
function passer(x: number, y: number, z: number): number {
  const coat = max(hypot(x, z) - 0.17 - 0.09 * max(0, 1.1 - y), abs(y - 0.88) - 0.6)
  const legs = min(hypot(x - 0.09, z - 0.1), hypot(x + 0.09, z + 0.12)) - 0.06
  return 0.7 * min(joined(egg(x, y - 1.64, z, 0.1, 0.13, 0.11), coat, 0.06), max(legs, abs(y - 0.3) - 0.35))
}

/** A walk along arches, in the evening. */
export const arcade: Scene = {
  distance: (x, y, z) => {
    const along = repeated(z, 3)
    const opening = min(max(abs(along) - 1.02, y - 2.5), hypot(along, y - 2.5) - 1.02)
    const arches = max(abs(x - 2.1) - 0.32, -opening)
    const capital = box(repeated(z - 1.5, 3), y - 2.46, x - 2.1, 0.56, 0.06, 0.42)
    const vault = max(2.75 - hypot(x * 1.05, max(0, y - 2.1) * 1.15), 2.1 - y, abs(x) - 2.42)
    const rib = max(abs(repeated(z - 1.5, 3)) - 0.2, 2.62 - hypot(x * 1.05, max(0, y - 2.1) * 1.15), 2.1 - y, y - 5)
    const plinth = box(x + 2, y - 0.12, z + 20, 0.22, 0.12, 40)
    return (
      0.85 *
      min(y, x + 2.1, arches, capital, vault, max(rib, abs(x) - 2.1), plinth, z + 42, passer(x + 0.5, y, z + 15.5))
    )
  },
  albedo: (x, y, z) => {
    if (abs(x + 0.5) < 0.35 && abs(z + 15.5) < 0.4 && y > 0.02 && y < 1.9) return 0.03
    const seam = abs(repeated(x, 0.9)) < 0.012 || abs(repeated(z, 0.9)) < 0.014
    return (y < 0.01 ? (seam ? 0.2 : 0.46) : 0.72) * (0.84 + 0.3 * cloud(x * 3 + z * 2.2, y * 3 + z * 1.7, 4))
  },
  eye: [-0.75, 1.62, 4],
  target: [0.12, 1.95, -10],
  angle: 1.22,
  sun: [1, 0.62, 0.36],
  sunlight: 4.6,
  softness: 0.01,
  sky: (x, y) => (x > 0 ? 0.62 + 0.3 * y : 0.1),
  reach: 50,
  samples: 4,
  exposure: 1.1,
}

/** A tower with round balconies, from its foot. */
export const tower: Scene = {
  format: 'upright',
  distance: (x, y, z) => {
    const around = atan2(z, x)
    const from = hypot(x, z)
    const bay = abs(cos(around * 8))
    const edge = 3 + 0.62 * bay ** 0.6
    const storey = repeated(y, 1.15)
    const slab = max(from - edge, abs(storey) - 0.09)
    const rail = max(abs(from - edge + 0.05) - 0.045, abs(storey - 0.3) - 0.24)
    const core = from - 2.75
    return 0.42 * max(min(core, slab, rail), y - 27)
  },
  albedo: (x, y, z) => (hypot(x, z) < 2.78 ? 0.05 : 0.7 * (0.86 + 0.28 * cloud(x * 2 + y, z * 2 + y * 5, 4))),
  eye: [-3.1, 0.2, 7.2],
  target: [-0.35, 12.2, 0],
  up: [0.12, 1, 0],
  angle: 1.5,
  sun: [-0.9, 0.75, 0.5],
  sunlight: 2.9,
  softness: 0.012,
  sky: (x, y) => 0.035 + 0.22 * max(0, 0.75 - y) ** 2 + 0.05 * max(0, -x),
  reach: 60,
  samples: 4,
  exposure: 0.9,
}

/** White shells before a black sky. */
export const shells: Scene = {
  format: 'square',
  distance: (x, y, z) => {
    const shell = (cx: number, cy: number, cz: number, r: number, lean: number) => {
      const out = ball(x - cx, y - cy, z - cz, r)
      return max(abs(out) - 0.07, (x - cx) * 0.86 + (y - cy) * lean + (z - cz) * 0.3 - 0.12 * r)
    }
    const shellsAlike = min(
      shell(0.6, 0.2, 0, 3.5, 0.36),
      shell(2.5, 0, -0.3, 2.7, 0.36),
      shell(4, -0.2, -0.5, 1.9, 0.36),
    )
    return 0.8 * min(y, max(shellsAlike, -y))
  },
  albedo: (x, y, z) =>
    y < 0.02 ? 0.24 + 0.06 * cloud(x * 2, z * 2, 4) : 0.86 * (0.93 + 0.12 * cloud(x * 2 + z, y * 2 + z, 4)),
  eye: [4.2, 1.3, 14],
  target: [1.15, 1.75, 0],
  angle: 0.66,
  sun: [0.95, 0.62, 0.5],
  sunlight: 2.7,
  softness: 0.008,
  sky: (_, y) => 0.02 + 0.16 * max(0, 0.24 - abs(y)),
  reach: 70,
  samples: 4,
  exposure: 0.9,
}
