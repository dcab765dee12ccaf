/** What houses, streets and gardens of the real-estate agency's pictures are built of. */
import { randomFrom, times } from '../svg.ts'
import { type Color, chance, type Material, noise, type Point, type Relief } from './light.ts'

const { abs, cos, floor, max, min, PI, sin } = Math

const brickwork = (x: number, y: number) => {
  const row = floor(y / 7)
  const along = x / 22 + (row % 2) * 0.5
  const isJoint = y % 7 < 1 || (along % 1) * 22 < 1
  return (isJoint ? 1.12 : 0.82 + 0.3 * chance(along, row)) * (0.9 + 0.2 * noise(x / 90, y / 70))
}
const ashlar = (x: number, y: number) => {
  const row = floor(y / 26)
  const along = x / 74 + (row % 3) * 0.37
  const isJoint = y % 26 < 1.4 || (along % 1) * 74 < 1.4
  return (isJoint ? 0.55 : 0.7 + 0.5 * chance(along, row)) * (0.86 + 0.28 * noise(x / 7, y / 5))
}
const clapboards = (x: number, y: number) =>
  (y % 11 < 1.7 ? 0.66 : 0.94 + 0.06 * ((y % 11) / 11)) * (0.95 + 0.08 * noise(x / 40, y / 9))
const slates = (x: number, y: number) => {
  const row = floor(y / 9)
  const along = x / 17 + (row % 2) * 0.5
  return (
    (y % 9 < 1.3 || (along % 1) * 17 < 0.9 ? 0.6 : 0.75 + 0.5 * chance(along, row)) *
    (0.9 + 0.2 * noise(x / 60, y / 30))
  )
}
const seams = (x: number) => (x % 24 < 1.8 ? 0.7 : 1)
const planks = (x: number, y: number) =>
  (x % 15 < 1.3 ? 0.5 : 0.8 + 0.35 * chance(x / 15, 3)) * (0.85 + 0.3 * noise(x / 3, y / 60))
const leaves = (x: number, y: number) => 0.55 + 0.9 * noise(x / 3, y / 3)
const lawn = (x: number, y: number) => 0.75 + 0.35 * noise(x / 60, y / 9) + 0.2 * noise(x / 2, y / 2)
const paving = (x: number, y: number) => 0.85 + 0.2 * noise(x / 30, y / 5) + 0.1 * noise(x / 2, y / 2)

const of = (color: Color, texture?: Material['texture']): Material => (texture ? { color, texture } : { color })
export const stuff = {
  brick: of([0.42, 0.15, 0.09], brickwork),
  paleBrick: of([0.55, 0.38, 0.24], brickwork),
  grayBrick: of([0.3, 0.27, 0.25], brickwork),
  stone: of([0.5, 0.45, 0.37], ashlar),
  dressed: of([0.66, 0.61, 0.52], (x, y) => 0.95 + 0.1 * noise(x / 20, y / 6)),
  white: of([0.78, 0.76, 0.7]),
  boards: of([0.76, 0.74, 0.67], clapboards),
  redBoards: of([0.33, 0.07, 0.045], planks),
  wood: of([0.3, 0.17, 0.08], planks),
  slate: of([0.12, 0.14, 0.16], slates),
  shingle: of([0.22, 0.19, 0.16], slates),
  metal: of([0.2, 0.24, 0.25], seams),
  bronze: of([0.06, 0.055, 0.05]),
  teal: of([0.02, 0.1, 0.105]),
  brass: of([0.62, 0.42, 0.13]),
  glass: { ...of([0.02, 0.03, 0.035]), isGlass: true },
  lamplit: {
    ...of([0.02, 0.03, 0.035]),
    isGlass: true,
    glow: [1.5, 0.86, 0.34] as Color,
    texture: (x: number, y: number) => 0.55 + 0.55 * noise(x / 26, y / 34),
  },
  room: {
    ...of([0.5, 0.36, 0.22]),
    glow: [1.35, 0.78, 0.33] as Color,
    texture: (x: number, y: number) =>
      (0.5 + 0.5 * noise(x / 110, y / 70)) * (0.7 + 0.5 * Math.exp(-((y - 560) ** 2) / 9000)),
  },
  lamp: { ...of([0.8, 0.7, 0.5]), glow: [4.2, 2.8, 1.3] as Color },
  leaf: of([0.13, 0.2, 0.05], leaves),
  darkLeaf: of([0.05, 0.1, 0.045], leaves),
  autumn: of([0.5, 0.2, 0.035], leaves),
  bark: of([0.13, 0.1, 0.075], (x, y) => 0.7 + 0.6 * noise(x / 3, y / 22)),
  grass: of([0.15, 0.2, 0.06], lawn),
  dry: of([0.36, 0.3, 0.14], lawn),
  path: of([0.48, 0.43, 0.35], paving),
  street: of([0.19, 0.19, 0.19], paving),
  oak: of([0.42, 0.27, 0.15], (x, y) =>
    y % 13 < 0.9 ? 0.7 : 0.8 + 0.3 * chance(x / 140 + floor(y / 13) * 0.4, y / 13),
  ),
  tile: of([0.5, 0.48, 0.43], (x, y) => (x % 34 < 1.2 || y % 34 < 1.2 ? 0.7 : 0.92 + 0.12 * chance(x / 34, y / 34))),
  board: of([0.56, 0.52, 0.44], (x, y) => 0.95 + 0.08 * noise(x / 70, y / 50)),
  glassEdge: of([0.3, 0.46, 0.48]),
  pond: of([0.06, 0.15, 0.17], (x, y) => 0.9 + 0.3 * noise(x / 90, y / 6)),
  hills: of([0.1, 0.15, 0.12], (x, y) => 0.8 + 0.4 * noise(x / 40, y / 14)),
} satisfies Record<string, Material>

export interface Opening {
  columns?: number
  rows?: number
  isLit?: boolean
  shutters?: Material
  trim?: Material
  /** The wall's depth. */
  wall?: number
}

/** A window with its frame, bars, lintel and sill, by its left upper corner. */
export function pane(relief: Relief, x: number, y: number, width: number, height: number, opening: Opening = {}): void {
  const { columns = 3, rows = 4, isLit = false, shutters, trim = stuff.white, wall = 0 } = opening
  relief.box(x - 7, y - 8, width + 14, height + 12, wall + 5, trim)
  relief.box(x, y, width, height, wall - 16, isLit ? stuff.lamplit : stuff.glass)
  relief.box(x, y + height / 2 - 2.5, width, 5, wall - 8, trim)
  for (const index of times(columns - 1, (each) => each + 1))
    relief.box(x + (index * width) / columns - 1.2, y, 2.4, height, wall - 11, trim)
  for (const index of times(rows - 1, (each) => each + 1))
    relief.box(x, y + (index * height) / rows - 1.2, width, 2.4, wall - 11, trim)
  relief.box(x - 12, y - 16, width + 24, 10, wall + 12, trim)
  relief.box(x - 11, y + height + 3, width + 22, 8, wall + 16, trim)
  if (!shutters) return
  for (const left of [x - 10 - width * 0.5, x + width + 10]) {
    relief.box(left, y - 4, width * 0.5, height + 8, wall + 7, shutters)
    for (const slat of times(floor(height / 6), (each) => each)) {
      const isRail = abs(slat * 6 - height / 2) < 6
      if (!isRail) relief.box(left + 4, y + 4 + slat * 6, width * 0.5 - 8, 4, wall + 6, shutters, [0, 0.9])
    }
  }
}

/** A crown of leaves on a trunk; its lowest point stands at `y`. */
export function tree(
  relief: Relief,
  x: number,
  y: number,
  height: number,
  width: number,
  depth: number,
  leaf: Material,
  seed = 3,
): void {
  const random = randomFrom(seed)
  const trunk = max(5, height * 0.028)
  relief.put(
    [
      [x - trunk, y],
      [x - trunk * 0.6, y - height * 0.6],
      [x + trunk * 0.6, y - height * 0.6],
      [x + trunk, y],
    ],
    depth,
    stuff.bark,
  )
  const middle = y - height * 0.62
  for (const index of times(floor(500 + width * 2.4), (each) => each)) {
    const around = random() * 2 * PI
    const out = Math.sqrt(random())
    const bulk = 0.93 + 0.07 * sin(around * 5 + seed)
    const u = cos(around) * out * width * 0.5 * bulk
    const v = sin(around) * out * height * 0.38 * bulk
    const size = 5 + (0.02 + 0.05 * random()) * min(width, height) * (1.2 - out * 0.6)
    relief.ball(x + u, middle + v, size, depth - 30 + 46 * Math.sqrt(1 - out * out) + 26 * random() - (index % 5), leaf)
  }
}

/** A tree from above. */
export function crown(relief: Relief, x: number, y: number, radius: number, leaf: Material): void {
  const random = randomFrom(floor(x + y))
  for (const index of times(floor(radius * 4), (each) => each)) {
    const around = random() * 2 * PI
    const out = Math.sqrt(random())
    const reach = radius * (0.92 + 0.08 * sin(around * 5 + x))
    relief.ball(
      x + cos(around) * out * reach,
      y + sin(around) * out * reach,
      6 + 8 * random(),
      24 + 60 * Math.sqrt(1 - out * out) + (index % 9),
      leaf,
    )
  }
}

/** A tree as narrow as a poplar. */
export function column(
  relief: Relief,
  x: number,
  y: number,
  height: number,
  width: number,
  depth: number,
  leaf: Material,
  seed = 5,
): void {
  const random = randomFrom(seed)
  for (const index of times(floor(height * 1.1), (each) => each)) {
    const up = random()
    const wide = width * 0.5 * Math.sqrt(max(0, sin(PI * (0.08 + 0.92 * up))))
    relief.ball(
      x + (random() - 0.5) * 1.5 * wide,
      y - up * height,
      width * (0.06 + 0.07 * random()),
      depth + (index % 7),
      leaf,
    )
  }
}

export function hedge(
  relief: Relief,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  leaf: Material,
): void {
  const random = randomFrom(floor(x + width))
  relief.box(x, y - height * 0.85, width, height * 0.85, depth, leaf)
  for (const _ of times(floor((width * height) / 130), (each) => each))
    relief.ball(x + random() * width, y - random() * height, 5 + random() * 7, depth - 2, leaf)
}

/** The ground, from the foot of a house to the lower edge. */
export function floorOf(relief: Relief, y: number, material: Material, left = 0, right = relief.view.width): void {
  relief.put(
    [
      [left, y],
      [right, y],
      [right, relief.view.height],
      [left, relief.view.height],
    ],
    0,
    material,
    [0, 1.6],
  )
}

/** Hills at the horizon. */
export function hills(
  relief: Relief,
  base: number,
  heights: number,
  seed: number,
  material: Material = stuff.hills,
): void {
  const { width } = relief.view
  const ridge = times(81, (index): Point => {
    const x = (index / 80) * width
    return [x, base - heights * (0.35 + noise(x / 330 + seed, seed) * 0.9 + 0.12 * noise(x / 30, seed))]
  })
  relief.put([...ridge, [width, base + 40], [0, base + 40]], -300, material)
}

/** A roof whose slope falls toward the viewer, over an eave that throws a shadow. */
export function roof(
  relief: Relief,
  left: number,
  right: number,
  ridge: number,
  eave: number,
  inset: number,
  material: Material,
  reach = 34,
): void {
  const steep = 130 / (eave - ridge)
  relief.put(
    [
      [left + inset, ridge],
      [right - inset, ridge],
      [right, eave],
      [left, eave],
    ],
    reach - 130,
    material,
    [0, steep],
  )
  relief.box(left - 4, eave, right - left + 8, 9, reach + 6, stuff.white)
  relief.box(left + 8, eave + 9, right - left - 16, 8, reach - 14, stuff.white)
}

export function chimney(
  relief: Relief,
  x: number,
  y: number,
  width: number,
  height: number,
  material: Material,
  depth = -50,
): void {
  relief.box(x, y, width, height, depth, material)
  relief.box(x - 5, y, width + 10, 9, depth + 8, stuff.dressed)
  relief.box(x - 3, y + 14, width + 6, 5, depth + 5, material)
}
