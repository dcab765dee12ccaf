/** The houses that the real-estate agency shows. Each is built once and lit at several hours. */
import { times } from '../svg.ts'
import { Relief, type View } from './light.ts'
import { chimney, column, floorOf, hedge, hills, pane, roof, stuff, tree } from './parts.ts'

const { cos, PI, sin } = Math
const wide = { width: 1600, height: 1000 }
/** A part of a house, upright, two or three times as large. */
export type Close = Pick<View, 'zoom' | 'from' | 'width' | 'height'>

/** A brick house of five bays with a slate roof and a door under a fanlight. */
export function captains(litWindows: readonly number[] = [], close: Close = wide): Relief {
  const relief = new Relief({ ...close, horizon: 830 })
  hills(relief, 800, 110, 2)
  column(relief, 120, 850, 430, 120, -160, stuff.darkLeaf, 4)
  tree(relief, 1480, 850, 520, 420, -190, stuff.leaf, 9)
  tree(relief, 236, 850, 330, 300, -170, stuff.leaf, 12)
  floorOf(relief, 836, stuff.grass)
  chimney(relief, 452, 176, 74, 190, stuff.brick)
  chimney(relief, 1074, 176, 74, 190, stuff.brick)
  roof(relief, 318, 1282, 236, 380, 118, stuff.slate)
  for (const x of [478, 752, 1026]) {
    relief.box(x, 286, 96, 80, 0, stuff.white)
    relief.put(
      [
        [x - 12, 288],
        [x + 48, 244],
        [x + 108, 288],
      ],
      14,
      stuff.white,
    )
    relief.put(
      [
        [x + 2, 284],
        [x + 48, 252],
        [x + 94, 284],
      ],
      6,
      stuff.dressed,
    )
    pane(relief, x + 26, 298, 44, 60, { rows: 4, columns: 2, wall: 0 })
  }
  relief.box(336, 397, 928, 440, 0, stuff.brick)
  relief.box(336, 397, 928, 14, 16, stuff.white)
  for (const index of times(58, (each) => each)) relief.box(344 + index * 16, 411, 8, 8, 12, stuff.white)
  relief.box(328, 606, 944, 11, 9, stuff.dressed)
  relief.box(328, 800, 944, 38, 9, stuff.stone)
  for (const [index, x] of [408, 582, 766, 930, 1104].entries()) {
    const width = index === 2 ? 68 : 84
    const left = index > 2 ? x + 4 : x
    pane(relief, left, 452, width, 132, { isLit: litWindows.includes(index), shutters: stuff.teal })
    if (index !== 2)
      pane(relief, left, 650, width, 138, { isLit: litWindows.includes(index + 5), shutters: stuff.teal })
  }
  // The door, with its fanlight, two columns and steps.
  relief.box(716, 632, 168, 206, 12, stuff.white)
  relief.put(
    times(25, (index) => [800 + cos(PI + (index / 24) * PI) * 62, 690 + sin(PI + (index / 24) * PI) * 48] as const),
    -12,
    litWindows.length > 0 ? stuff.lamplit : stuff.glass,
  )
  for (const ray of times(5, (each) => each + 1)) {
    const turn = PI + (ray / 6) * PI
    relief.put(
      [
        [799, 690],
        [800 + cos(turn) * 62, 690 + sin(turn) * 48],
        [803 + cos(turn) * 62, 690 + sin(turn) * 48],
        [802, 690],
      ],
      -6,
      stuff.white,
    )
  }
  relief.box(756, 694, 88, 144, -18, stuff.teal)
  for (const [x, y] of [
    [766, 704],
    [806, 704],
    [766, 752],
    [806, 752],
    [766, 792],
    [806, 792],
  ] as const) {
    relief.box(x, y, 28, y === 704 ? 38 : 30, -26, stuff.teal)
    relief.box(x + 5, y + 5, 18, y === 704 ? 28 : 20, -21, stuff.teal)
  }
  relief.box(834, 764, 5, 12, -8, stuff.brass)
  for (const x of [722, 860]) {
    for (const slice of times(18, (each) => each))
      relief.box(x + slice, 650, 1, 190, 34 + 9 * sin(((slice + 0.5) / 18) * PI), stuff.white, [
        cos(((slice + 0.5) / 18) * PI) * 1.2,
        0,
      ])
    relief.box(x - 5, 642, 28, 10, 44, stuff.white)
    relief.box(x - 5, 828, 28, 10, 44, stuff.dressed)
  }
  relief.box(704, 616, 192, 24, 48, stuff.white)
  relief.box(696, 610, 208, 8, 58, stuff.white)
  for (const [index, y] of [836, 850, 864].entries()) {
    relief.box(706 - index * 16, y, 188 + index * 32, 4, 60 + index * 22, stuff.dressed, [0, 5])
    relief.box(706 - index * 16, y + 4, 188 + index * 32, 10, 80 + index * 22, stuff.dressed)
  }
  relief.put(
    [
      [676, 878],
      [924, 878],
      [1010, 1000],
      [590, 1000],
    ],
    130,
    stuff.path,
    [0, 1.6],
  )
  for (const [x, width] of [
    [340, 330],
    [930, 330],
  ] as const)
    hedge(relief, x, 866, width, 46, 60, stuff.darkLeaf)
  for (const x of [650, 950]) column(relief, x, 876, 120, 52, 90, stuff.darkLeaf, x)
  if (litWindows.length > 0) for (const x of [700, 892]) relief.box(x, 700, 9, 22, 26, stuff.lamp)
  return relief
}

/** A low house of stone and glass under a roof that reaches far out, at a pond. */
export function pavilion(close: Close = wide): Relief {
  const relief = new Relief({ ...close, horizon: 690, water: 772 })
  hills(relief, 690, 190, 5)
  for (const [x, height, seed] of [
    [70, 420, 3],
    [178, 330, 8],
    [1440, 460, 5],
    [1552, 380, 6],
    [1340, 300, 2],
  ] as const)
    tree(relief, x, 716, height, height * 0.62, -220, stuff.darkLeaf, seed)
  floorOf(relief, 700, stuff.grass)
  chimney(relief, 470, 322, 96, 200, stuff.stone, -20)
  relief.box(262, 470, 330, 236, 60, stuff.stone)
  // The rooms behind the glass, open to the eye in the evening.
  relief.box(592, 470, 740, 236, -90, stuff.room)
  relief.box(592, 690, 740, 16, -60, stuff.wood)
  relief.box(612, 470, 120, 220, -80, stuff.wood)
  for (const shelf of times(5, (each) => each)) {
    relief.box(620, 490 + shelf * 40, 104, 32, -92, stuff.room)
    for (const book of times(13, (each) => each))
      if ((book * 7 + shelf * 5) % 9 > 2)
        relief.box(
          622 + book * 7.6,
          498 + shelf * 40 + ((book * 5) % 7),
          5.6,
          24 - ((book * 5) % 7),
          -78,
          [stuff.teal, stuff.brick, stuff.bronze, stuff.dressed, stuff.brass][(book + shelf) % 5] ?? stuff.wood,
        )
  }
  relief.box(846, 520, 120, 84, -86, stuff.bronze)
  relief.box(851, 525, 110, 74, -84, stuff.dressed)
  relief.put(
    [
      [856, 596],
      [890, 548],
      [914, 572],
      [934, 556],
      [956, 596],
    ],
    -82,
    stuff.teal,
  )
  relief.box(800, 648, 210, 46, -40, stuff.teal)
  relief.box(790, 630, 230, 30, -50, stuff.teal)
  relief.box(1090, 640, 200, 7, -40, stuff.wood)
  for (const x of [1100, 1276]) relief.box(x, 646, 6, 52, -40, stuff.wood)
  for (const x of [1120, 1160, 1200, 1240]) {
    relief.box(x, 652, 24, 5, -30, stuff.bronze)
    relief.box(x, 628, 24, 12, -48, stuff.bronze)
    relief.box(x + 2, 656, 3, 42, -30, stuff.bronze)
    relief.box(x + 19, 656, 3, 42, -30, stuff.bronze)
  }
  for (const x of [1134, 1190, 1246]) {
    relief.box(x, 470, 1.4, 72, -40, stuff.bronze)
    relief.put(
      [
        [x - 12, 560],
        [x - 4, 542],
        [x + 5, 542],
        [x + 13, 560],
      ],
      -40,
      stuff.lamp,
    )
  }
  relief.box(1040, 604, 3, 90, -44, stuff.bronze)
  relief.put(
    [
      [1022, 606],
      [1030, 574],
      [1053, 574],
      [1061, 606],
    ],
    -44,
    stuff.lamp,
  )
  for (const x of [592, 740, 888, 1036, 1184, 1325]) relief.box(x, 470, 7, 236, 20, stuff.bronze)
  relief.box(592, 510, 740, 4, 16, stuff.bronze)
  relief.box(1332, 470, 46, 236, 60, stuff.stone)
  relief.box(300, 530, 70, 150, 40, stuff.wood)
  relief.box(306, 536, 58, 140, 36, stuff.wood)
  pane(relief, 414, 556, 130, 60, { columns: 1, rows: 1, isLit: true, trim: stuff.bronze, wall: 60 })
  // The roof.
  relief.box(206, 446, 1240, 14, 190, stuff.metal)
  relief.box(214, 460, 1224, 10, 176, stuff.wood)
  relief.put(
    [
      [250, 418],
      [1400, 418],
      [1446, 446],
      [206, 446],
    ],
    40,
    stuff.metal,
    [0, 5],
  )
  for (const x of [226, 1410]) relief.box(x, 470, 12, 236, 170, stuff.bronze)
  // Terrace and bank.
  relief.box(190, 706, 1270, 5, 120, stuff.dressed, [0, 12])
  relief.box(190, 711, 1270, 20, 180, stuff.stone)
  relief.box(660, 731, 320, 14, 200, stuff.dressed)
  relief.box(620, 745, 400, 16, 220, stuff.dressed)
  for (const x of [30, 120, 1480, 1560]) hedge(relief, x, 764, 90, 44, 210, stuff.darkLeaf)
  for (const index of times(70, (each) => each)) {
    const x = index < 35 ? index * 6 - 10 : 1440 + (index - 35) * 5
    const height = 28 + ((index * 37) % 46)
    relief.put(
      [
        [x, 776],
        [x + ((index % 5) - 2) * 5, 776 - height],
        [x + 3, 776],
      ],
      240,
      stuff.dry,
    )
  }
  return relief
}

/** A white farmhouse with its ell and barn. */
export function farmhouse(close: Close = wide): Relief {
  const relief = new Relief({ ...close, horizon: 800 })
  hills(relief, 770, 150, 9)
  tree(relief, 80, 840, 420, 330, -240, stuff.leaf, 15)
  tree(relief, 980, 800, 300, 260, -240, stuff.darkLeaf, 22)
  floorOf(relief, 806, stuff.dry)
  // The barn.
  relief.put(
    [
      [1130, 500],
      [1290, 380],
      [1450, 500],
      [1450, 808],
      [1130, 808],
    ],
    -60,
    stuff.redBoards,
  )
  relief.put(
    [
      [1112, 508],
      [1290, 366],
      [1468, 508],
      [1450, 516],
      [1290, 390],
      [1130, 516],
    ],
    -36,
    stuff.white,
  )
  relief.box(1216, 600, 148, 208, -70, stuff.bronze)
  relief.box(1206, 592, 168, 9, -44, stuff.white)
  relief.box(1130, 600, 84, 208, -46, stuff.redBoards)
  pane(relief, 1268, 450, 44, 60, { rows: 2, columns: 2, wall: -60 })
  // The ell.
  roof(relief, 700, 1136, 500, 610, 0, stuff.shingle, 10)
  relief.box(716, 627, 416, 181, -20, stuff.boards)
  for (const x of [760, 860, 1030]) pane(relief, x, 666, 52, 88, { rows: 4, columns: 2, wall: -20, isLit: x === 860 })
  relief.box(944, 662, 60, 146, -16, stuff.white)
  relief.box(950, 668, 48, 140, -30, stuff.teal)
  chimney(relief, 800, 420, 52, 120, stuff.brick, -70)
  // The house, with its gable to the road.
  chimney(relief, 500, 150, 62, 150, stuff.brick, -40)
  relief.put(
    [
      [330, 410],
      [530, 226],
      [730, 410],
      [730, 808],
      [330, 808],
    ],
    40,
    stuff.boards,
  )
  relief.put(
    [
      [306, 420],
      [530, 206],
      [754, 420],
      [736, 434],
      [530, 240],
      [324, 434],
    ],
    76,
    stuff.white,
  )
  for (const x of [330, 716]) relief.box(x, 420, 14, 388, 48, stuff.white)
  relief.box(326, 786, 408, 24, 46, stuff.stone)
  pane(relief, 500, 316, 60, 84, { rows: 4, columns: 2, wall: 40 })
  for (const x of [386, 500, 614]) pane(relief, x, 470, 60, 108, { rows: 4, columns: 2, wall: 40, isLit: x === 614 })
  for (const x of [386, 614]) pane(relief, x, 650, 60, 112, { rows: 4, columns: 2, wall: 40, isLit: x === 614 })
  relief.box(488, 630, 84, 180, 50, stuff.white)
  relief.box(496, 660, 68, 150, 24, stuff.teal)
  relief.box(496, 640, 68, 16, 22, stuff.lamplit)
  // A porch along the front.
  relief.put(
    [
      [346, 600],
      [714, 600],
      [738, 628],
      [322, 628],
    ],
    60,
    stuff.metal,
    [0, 3.4],
  )
  relief.box(322, 628, 416, 10, 156, stuff.white)
  for (const x of [334, 470, 580, 716]) relief.box(x, 638, 10, 172, 148, stuff.white)
  relief.box(322, 806, 416, 14, 160, stuff.dressed)
  relief.put(
    [
      [470, 820],
      [590, 820],
      [690, 1000],
      [330, 1000],
    ],
    60,
    stuff.path,
    [0, 1.6],
  )
  // The fence.
  for (const index of times(64, (each) => each)) {
    const x = index * 26
    if (x > 430 && x < 640) continue
    relief.put(
      [
        [x, 902],
        [x, 842],
        [x + 5, 834],
        [x + 10, 842],
        [x + 10, 902],
      ],
      210,
      stuff.white,
    )
    relief.box(x, 856, 26, 5, 206, stuff.white)
    relief.box(x, 884, 26, 5, 206, stuff.white)
  }
  tree(relief, 1560, 880, 560, 330, 150, stuff.autumn, 31)
  return relief
}

/** Four town houses with stoops. */
export function row(litWindows: readonly number[] = [], close: Close = wide): Relief {
  const relief = new Relief({ ...close, horizon: 860 })
  relief.box(0, 300, 1600, 560, -160, stuff.grayBrick)
  floorOf(relief, 850, stuff.path)
  relief.put(
    [
      [0, 930],
      [1600, 930],
      [1600, 1000],
      [0, 1000],
    ],
    128,
    stuff.street,
    [0, 1.6],
  )
  const walls = [stuff.paleBrick, stuff.brick, stuff.dressed, stuff.grayBrick]
  for (const [house, left] of [30, 415, 800, 1185].entries()) {
    const top = [236, 200, 258, 216][house] ?? 236
    const wall = [0, 12, -6, 6][house] ?? 0
    const face = walls[house] ?? stuff.brick
    relief.box(left, top, 385, 616 + 236 - top, wall, face)
    relief.box(left - 4, top - 22, 393, 20, wall + 44, house % 2 ? stuff.bronze : stuff.white)
    relief.box(left, top - 2, 385, 16, wall + 26, house % 2 ? stuff.bronze : stuff.white)
    for (const bracket of times(10, (each) => each))
      relief.box(left + 14 + bracket * 38, top - 2, 12, 34, wall + 36, house % 2 ? stuff.bronze : stuff.white)
    relief.box(left, 780, 385, 74, wall + 10, stuff.stone)
    const trim = house === 2 ? stuff.white : stuff.dressed
    for (const [index, x] of [52, 164, 276].entries()) {
      for (const [floor, y] of [top + 70, top + 226, 648].entries()) {
        const isDoor = floor === 2 && index === (house % 2 ? 0 : 2)
        if (!isDoor)
          pane(relief, left + x, y, 62, floor === 2 ? 112 : 108, {
            columns: 2,
            rows: 2,
            trim,
            wall,
            isLit: litWindows.includes(house * 9 + floor * 3 + index),
          })
      }
    }
    const door = left + (house % 2 ? 42 : 266)
    relief.box(door, 610, 82, 176, wall + 14, trim)
    relief.box(door - 8, 600, 98, 14, wall + 38, trim)
    relief.box(door + 12, 622, 58, 26, wall - 14, litWindows.length > 0 ? stuff.lamplit : stuff.glass)
    relief.box(
      door + 12,
      652,
      58,
      134,
      wall - 16,
      [stuff.teal, stuff.brass, stuff.brick, stuff.teal][house] ?? stuff.teal,
    )
    for (const step of times(6, (each) => each)) {
      relief.box(door - 6 - step * 2, 786 + step * 13, 94 + step * 4, 4, wall + 30 + step * 16, stuff.dressed, [0, 4])
      relief.box(door - 6 - step * 2, 790 + step * 13, 94 + step * 4, 9, wall + 46 + step * 16, stuff.dressed)
    }
    for (const rail of [door - 14, door + 90]) {
      relief.box(rail, 730, 5, 130, wall + 118, stuff.bronze)
      relief.put(
        [
          [rail, 700],
          [rail + 5, 700],
          [rail + 5, 706],
          [rail, 706],
        ],
        wall + 40,
        stuff.bronze,
      )
    }
  }
  for (const [x, seed] of [
    [22, 41],
    [796, 57],
    [1570, 44],
  ] as const)
    tree(relief, x, 912, 430, 230, 150, stuff.leaf, seed)
  return relief
}
