/** Rooms and things as formulas, for the camera. */
import type { Scene } from './camera.ts'
import { cloud } from './film.ts'
import { ball, box, egg, hypot, joined, repeated } from './solids.ts'

const { abs, cos, max, min, sin, atan2, PI } = Math
const samples = 4

/** A spiral staircase, looked down into. */
export const stairs: Scene = {
  distance: (x, y, z) => {
    const around = atan2(z, x)
    const from = hypot(x, z)
    const pitch = 2.6
    const climb = repeated(y - (around / (2 * PI)) * pitch, pitch)
    const steps = 26
    const step = (repeated(around, (2 * PI) / steps) / (2 * PI)) * pitch
    const tread = max(abs(climb + step) - 0.13, from - 2.75, 1.15 - from)
    const parapet = max(abs(from - 1.15) - 0.07, abs(climb - 0.35) - 0.62)
    const wall = 2.85 - from
    return 0.6 * max(min(tread, parapet, wall, y + 13), y - 1.6)
  },
  albedo: (x, _, z) => (abs(hypot(x, z) - 1.15) < 0.09 ? 0.86 : 0.7),
  eye: [0.35, 3.2, 0.25],
  target: [0.1, -8, -0.12],
  up: [0, 0, 1],
  angle: 1.75,
  sun: [0.28, 1, 0.22],
  sunlight: 2.6,
  softness: 0.1,
  sky: (_, y) => (y > 0.2 ? 1.7 : 0.02),
  reach: 24,
  samples,
  exposure: 0.3,
}

/** Deep window niches in a wall, at the hour when the sun grazes it. */
export const facade: Scene = {
  distance: (x, y, z) => {
    const [u, v] = [repeated(x, 1.6), repeated(y, 2)]
    const niche = box(u, v, z, 0.56, 0.74, 0.62)
    const glass = z + 0.6
    const ledge = box(u, v + 0.8, z - 0.04, 0.66, 0.05, 0.1)
    return min(max(z, -niche), max(glass, niche - 0.01), ledge)
  },
  albedo: (x, y, z) => (z < -0.57 ? 0.05 : 0.78 * (0.86 + 0.28 * cloud(x * 2 + z, y * 2 + z * 3, 5))),
  eye: [-4.6, -2.4, 5.4],
  target: [0.6, 1.1, 0],
  angle: 1.15,
  sun: [0.82, 0.85, 0.42],
  sunlight: 2.5,
  softness: 0.012,
  sky: (_, y) => 0.28 + 0.25 * max(0, y),
  reach: 30,
  samples,
  exposure: 0.92,
}

/** A workshop hall with high windows on its right. */
export const hall: Scene = {
  distance: (x, y, z) => {
    const room = box(x, y - 2.6, z + 9, 4.16, 2.76, 15)
    const shell = max(abs(room) - 0.16, -box(repeated(z, 3), y - 2.7, x - 4.2, 0.95, 1.6, 0.6))
    const bars = min(
      box(repeated(z, 3), repeated(y - 2.7, 0.8), x - 4.02, 0.95, 0.025, 0.03),
      box(repeated(z, 0.63), y - 2.7, x - 4.02, 0.025, 1.6, 0.03),
    )
    const column = max(hypot(x + 1.9, repeated(z + 1.5, 3)) - 0.13, y - 5.2)
    const beam = box(x, y - 4.9, repeated(z + 1.5, 3), 4, 0.16, 0.12)
    const bench = min(
      box(x + 3, y - 0.85, repeated(z, 4.5), 0.6, 0.06, 1.5),
      box(repeated(x + 3, 1), y - 0.4, repeated(z - 0.1, 1.4), 0.05, 0.4, 0.05) + max(0, abs(x + 3) - 0.6),
    )
    const crate = box(x - 1.6, y - 0.35, z + 5.2, 0.5, 0.35, 0.4)
    const stool = min(
      max(hypot(x - 0.6, z + 2.6) - 0.22, abs(y - 0.62) - 0.03),
      max(hypot(x - 0.6, z + 2.6) - 0.035, y - 0.62),
    )
    return 0.9 * min(shell, bars, column, beam, bench, crate, stool)
  },
  albedo: (x, y, z) =>
    y < 0.02 ? 0.42 + 0.1 * sin(x * 9) * cos(z * 3) : y > 4.6 ? 0.3 : abs(x + 3) < 0.7 && y < 1 ? 0.35 : 0.66,
  eye: [-0.9, 1.5, 4.4],
  target: [0.35, 1.75, -6],
  angle: 1.35,
  sun: [1, 0.78, 0.12],
  sunlight: 7,
  softness: 0.02,
  sky: (x) => (x > 0 ? 1.6 : 0),
  haze: 0.014,
  reach: 34,
  samples: 5,
  exposure: 1.2,
}

/** Somebody before a bright window, from behind. */
export const sitter: Scene = {
  distance: (x, y, z) => {
    const head = egg(x, y - 1.66, z, 0.2, 0.26, 0.23)
    const bun = egg(x + 0.03, y - 1.84, z - 0.2, 0.11, 0.1, 0.1)
    const neck = max(hypot(x, z) - 0.085, abs(y - 1.36) - 0.2)
    const chest = egg(x, y - 0.82, z, 0.46, 0.44, 0.25)
    const body = joined(
      joined(neck, chest, 0.14),
      joined(egg(x - 0.36, y - 0.98, z, 0.2, 0.2, 0.2), egg(x + 0.36, y - 0.98, z, 0.2, 0.2, 0.2), 0.05),
      0.14,
    )
    const figure = joined(joined(head, bun, 0.03), body, 0.05)
    const wall = max(box(x, y - 1.4, z + 1.3, 4, 3, 0.14), -box(x - 0.35, y - 1.62, z + 1.3, 0.92, 1.1, 1))
    const bars = max(
      min(box(x - 0.35, y, z + 1.3, 0.028, 4, 0.03), box(x, y - 1.95, z + 1.3, 4, 0.025, 0.03)),
      abs(x - 0.35) - 0.92,
    )
    const sill = box(x - 0.35, y - 0.5, z + 1.14, 1.05, 0.035, 0.26)
    const side = max(min(2.2 - x, x + 2.4, 4 - z, y + 1), -1.2 - z)
    return 0.9 * min(figure, wall, bars, sill, side)
  },
  albedo: (x, y, z) =>
    z > -0.6 && abs(x) < 0.8 && y < 2 ? (y > 1.36 ? (y > 1.62 || z > 0.06 ? 0.1 : 0.5) : 0.34) : 0.62,
  eye: [-0.35, 1.5, 2.5],
  target: [0.12, 1.45, -1],
  angle: 0.98,
  sun: [0.9, 0.75, -0.85],
  sunlight: 3.4,
  softness: 0.05,
  sky: (_, y, z) => (z < 0 ? 1.5 + y * 0.6 : 0),
  reach: 14,
  samples: 5,
  exposure: 1.15,
}

/** Three eggs and a bowl in a raking light. */
export const stillLife: Scene = {
  distance: (x, y, z) => {
    const table = y
    const bowl = max(abs(ball(x + 1.25, y - 0.86, z + 0.5, 0.86)) - 0.035, y - 0.8)
    const foot = max(abs(hypot(x + 1.25, z + 0.5) - 0.3) - 0.03, abs(y - 0.03) - 0.05)
    const eggs = min(
      egg(x - 0.35, y - 0.33, z - 0.1, 0.42, 0.33, 0.33),
      egg(x - 1.2, y - 0.32, z + 0.35, 0.33, 0.32, 0.4),
      egg(x - 1.0, y - 0.3, z - 0.75, 0.38, 0.3, 0.3),
    )
    return 0.85 * min(table, joined(bowl, foot, 0.05), eggs, z + 2.6)
  },
  albedo: (x, y, z) => (z < -2.55 ? 0.34 : y < 0.05 ? 0.3 + 0.03 * sin(z * 22 + sin(x * 2)) : 0.82),
  eye: [0.1, 1.7, 5],
  target: [0.05, 0.45, -0.2],
  angle: 0.86,
  sun: [-1, 0.42, 0.18],
  sunlight: 2.7,
  softness: 0.04,
  sky: (x, y) => (x < -0.3 ? 0.5 : 0.05 + 0.08 * max(0, y)),
  reach: 16,
  samples,
  exposure: 0.8,
}
