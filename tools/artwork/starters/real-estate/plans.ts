/** Plans as models without a roof, seen from above in the sun: walls throw shadows into the rooms. */
import { type Material, Relief, type View } from './light.ts'
import { crown, stuff } from './parts.ts'

type Box = readonly [x: number, y: number, width: number, height: number]
const tall = 64
/** As wide as a picture over the words of a section. */
const strip = { width: 1600, height: 686, horizon: 1000 }

function model(
  view: Pick<View, 'zoom' | 'from'>,
  floors: readonly (readonly [Box, Material])[],
  walls: readonly Box[],
  openings: readonly Box[],
): Relief {
  const relief = new Relief({ ...strip, ...view })
  relief.box(-400, 0, 2400, 1200, -8, stuff.board)
  for (const [[x, y, width, height], material] of floors) relief.box(x, y, width, height, 0, material)
  for (const [x, y, width, height] of walls) relief.box(x, y, width, height, tall, stuff.white)
  for (const [x, y, width, height] of openings) relief.box(x, y, width, height, 14, stuff.glassEdge)
  return relief
}

/** A thing in a room: a bed, a table, a block. */
const thing = (relief: Relief, [x, y, width, height]: Box, high: number, material: Material) =>
  relief.box(x, y, width, height, high, material)

function bed(relief: Relief, x: number, y: number): void {
  thing(relief, [x, y, 120, 140], 16, stuff.dressed)
  thing(relief, [x, y + 46, 120, 94], 20, stuff.teal)
  for (const left of [8, 64]) thing(relief, [x + left, y + 8, 48, 28], 24, stuff.white)
}

function table(relief: Relief, x: number, y: number, width: number, height: number): void {
  for (let left = x + 16; left < x + width - 20; left += 46) {
    thing(relief, [left, y - 22, 28, 18], 14, stuff.bronze)
    thing(relief, [left, y + height + 4, 28, 18], 14, stuff.bronze)
  }
  thing(relief, [x, y, width, height], 24, stuff.wood)
}

function sofa(relief: Relief, x: number, y: number, width: number): void {
  thing(relief, [x, y, width, 70], 16, stuff.teal)
  thing(relief, [x, y, width, 20], 32, stuff.teal)
  thing(relief, [x - 14, y, 16, 70], 26, stuff.teal)
  thing(relief, [x + width - 2, y, 16, 70], 26, stuff.teal)
}

const stair = (relief: Relief, x: number, y: number, count: number) => {
  for (let step = 0; step < count; step++) {
    thing(relief, [x, y + step * 16, 80, 16], 60 - step * 3.5, stuff.dressed)
    thing(relief, [x, y + step * 16 + 13, 80, 3], 59 - step * 3.5, stuff.wood)
  }
}

/** The ground floor of the house of five bays: a hall in the middle, two rooms on each side. */
export function captainsPlan(): Relief {
  const relief = model(
    { zoom: 0.86, from: [-130, 102] },
    [
      [[260, 150, 1080, 700], stuff.oak],
      [[270, 160, 400, 320], stuff.tile],
    ],
    [
      [250, 140, 1100, 24],
      [250, 836, 1100, 24],
      [250, 140, 24, 720],
      [1326, 140, 24, 720],
      [662, 164, 16, 210],
      [662, 470, 16, 130],
      [662, 700, 16, 140],
      [922, 164, 16, 120],
      [922, 390, 16, 190],
      [922, 690, 16, 150],
      [274, 486, 388, 16],
      [938, 486, 388, 16],
      [250, 600, 60, 120],
      [1290, 600, 60, 120],
      [1290, 240, 60, 120],
    ],
    [
      [340, 836, 90, 24],
      [500, 836, 90, 24],
      [1010, 836, 90, 24],
      [1170, 836, 90, 24],
      [340, 140, 90, 24],
      [500, 140, 90, 24],
      [1010, 140, 90, 24],
      [1170, 140, 90, 24],
      [760, 836, 80, 24],
      [760, 140, 80, 24],
      [250, 250, 24, 110],
    ],
  )
  stair(relief, 690, 330, 16)
  for (const x of [300, 430, 560]) thing(relief, [x, 176, 96, 50], 30, stuff.dressed)
  thing(relief, [370, 320, 210, 74], 30, stuff.wood)
  table(relief, 1010, 270, 220, 90)
  sofa(relief, 400, 560, 170)
  thing(relief, [420, 680, 130, 70], 10, stuff.wood)
  for (const y of [580, 720]) thing(relief, [960, y, 30, 100], tall - 8, stuff.wood)
  thing(relief, [1090, 620, 110, 70], 22, stuff.wood)
  thing(relief, [1130, 700, 40, 40], 16, stuff.brick)
  for (const [x, y] of [
    [120, 180],
    [150, 800],
    [1480, 220],
    [1460, 840],
  ] as const)
    crown(relief, x, y, 78, stuff.leaf)
  relief.box(740, 860, 120, 140, -5, stuff.path)
  return relief
}

/** The house at the pond: sleeping behind stone, living behind glass. */
export function pondHousePlan(): Relief {
  const relief = model(
    { zoom: 0.82, from: [-175, 92] },
    [
      [[180, 250, 1240, 470], stuff.oak],
      [[120, 720, 1370, 120], stuff.path],
      [[420, 260, 140, 180], stuff.tile],
      [[1110, 260, 300, 190], stuff.tile],
    ],
    [
      [160, 240, 1260, 26],
      [160, 240, 26, 490],
      [160, 704, 420, 26],
      [560, 480, 20, 250],
      [1394, 240, 26, 490],
      [410, 266, 14, 190],
      [560, 266, 14, 190],
      [274, 446, 156, 14],
      [490, 446, 84, 14],
      [186, 446, 30, 14],
      [380, 560, 14, 144],
      [640, 266, 120, 60],
    ],
    [
      [230, 704, 110, 26],
      [440, 704, 80, 26],
      [580, 712, 814, 10],
      [1180, 240, 150, 26],
      [470, 240, 50, 26],
      [160, 300, 26, 90],
    ],
  )
  for (const x of [740, 900, 1060, 1220]) thing(relief, [x, 706, 10, 20], tall, stuff.bronze)
  bed(relief, 220, 276)
  bed(relief, 230, 520)
  thing(relief, [440, 280, 100, 46], 18, stuff.white)
  sofa(relief, 690, 520, 190)
  thing(relief, [720, 420, 130, 60], 10, stuff.wood)
  thing(relief, [592, 500, 24, 190], tall - 6, stuff.wood)
  table(relief, 1060, 560, 250, 84)
  for (const x of [1120, 1220, 1320]) thing(relief, [x, 274, 70, 44], 30, stuff.dressed)
  thing(relief, [1130, 380, 200, 60], 30, stuff.stone)
  for (const step of [0, 1, 2]) relief.box(640, 840 + step * 16, 320, 16, -2 - step * 2, stuff.dressed)
  relief.box(-400, 888, 2400, 300, -14, stuff.pond)
  for (const [x, y] of [
    [70, 250],
    [90, 520],
    [1530, 300],
    [1510, 560],
    [360, 110],
    [1040, 110],
  ] as const)
    crown(relief, x, y, 66, stuff.darkLeaf)
  return relief
}
