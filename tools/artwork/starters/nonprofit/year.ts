/** The trust's pictures that are as wide as a page: a year along the river, and a row of twelve cuttings. */
import { at, circle, group, path, randomFrom, rect, times } from '../svg.ts'
import { chatter, current, reeds, root, shoot, sunbeams, wood } from './bank.ts'
import { along, cut, groove, grooves, inked, inside, type Point, print, shape, through } from './press.ts'

/** What happens stands in the middle: a wide screen shows a strip of it, a phone the whole. */
const strip = { width: 2000, height: 980 }
const low = (...parts: string[]) => group({ transform: 'translate(0 110)' }, ...parts)

/** A tree without leaves, which forks as a root does, upward. */
const bare = (x: number, y: number, length: number, random: () => number) =>
  group({ transform: `rotate(180 ${x} ${y})` }, root(x, y, Math.PI / 2, length, random).replaceAll(cut, inked))

/** Somebody who stands, with the feet at the point. The vest is given to the red block. */
function neighbor(x: number, y: number, lean = 0, hat = true): { red: string; blue: string } {
  const vest = 'M-26-58C-32-104-26-134-2-138 24-136 32-100 26-58z'
  const placed = (...parts: string[]) => group({ transform: `translate(${x} ${y}) rotate(${lean})` }, ...parts)
  return {
    red: placed(path(vest, { fill: inked })),
    blue: placed(
      path('M-24-60L-28 0H-4L0-44 6 0H30L24-60z', { fill: inked, stroke: cut, stroke_width: 4, paint_order: 'stroke' }),
      path(vest, { fill: cut, stroke: inked, stroke_width: 6 }),
      ...times(2, (index) =>
        groove(
          [
            [-24, -82 - index * 22],
            [0, -80 - index * 22],
            [24, -82 - index * 22],
          ],
          6,
          inked,
        ),
      ),
      circle(2, -160, 20, cut, { stroke: inked, stroke_width: 5 }),
      hat
        ? path('M-22-164C-22-192 24-192 26-166L44-162C38-156-6-156-22-164z', {
            fill: inked,
            stroke: cut,
            stroke_width: 3,
          })
        : path('M-20-166C-20-194 26-194 24-160 10-176-8-174-20-166z', { fill: inked }),
    ),
  }
}

/** An arm from a shoulder to a hand. */
const arm = (from: Point, bend: Point, to: Point) =>
  groove(along(through(from, bend, to), 0, 1, 14), 28) + groove(along(through(from, bend, to), 0, 1, 14), 20, inked)

/** Few long lines of the water. */
const ripples = (random: () => number) =>
  times(9, (index) =>
    grooves(
      (t) => [-20 + 2040 * t, 592 + index * 24 + index ** 2 + Math.sin(t * 14 + index) * 4],
      random,
      7 + index,
      4,
    ),
  ).join('')

/** A canoe with a crew of two; its middle is at the point. */
function boat(x: number, y: number, scale: number): { red: string; blue: string } {
  const hull = 'M-230-34C-210 20-170 48-110 50H110C170 48 210 20 230-34 180-4 90 4 0 4S-180-4-230-34z'
  const crew = [neighbor(-96, 48, 4), neighbor(78, 48, 4)]
  const inBoat = (...parts: string[]) => group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...parts)
  return {
    red: inBoat(...crew.map(({ red }) => red), path(hull, { fill: inked })),
    blue: inBoat(
      ...crew.map(({ blue }) => blue),
      circle(-8, -22, 48, inked, { stroke: cut, stroke_width: 5 }),
      circle(-8, -22, 22, cut),
      arm([-90, -70], [-60, -44], [-40, -58]),
      arm([84, -70], [112, -44], [132, -58]),
      groove(
        along((t): Point => [-24 - 40 * t, -130 + 220 * t]),
        13,
        inked,
      ),
      groove(
        along((t): Point => [148 - 40 * t, -130 + 220 * t]),
        13,
        inked,
      ),
      path(hull, { fill: cut, stroke: inked, stroke_width: 8 }),
      inside(
        `hull-${x}`,
        path(hull, {}),
        groove(
          along((t): Point => [-200 + 400 * t, 24]),
          7,
          inked,
        ),
      ),
    ),
  }
}

/** The boathouse, with a flag and a lit window. */
function boathouse(x: number, y: number): { red: string; blue: string } {
  const wall = 'M-110 0V-120L0-196 110-120V0z'
  return {
    red: at(
      x,
      y,
      path('M-100 0V-116L0-186 100-116V0z', { fill: inked }),
      path('M-64-196v-66h58l-14 16 14 16h-48v34z', { fill: inked }),
    ),
    blue: at(
      x,
      y,
      path(wall, { fill: cut, stroke: inked, stroke_width: 8 }),
      ...times(8, (index) => {
        const left = -88 + index * 25
        return groove(
          [
            [left, -110 - (88 - Math.abs(left)) * 0.6],
            [left, -60],
            [left, -4],
          ],
          5,
          inked,
        )
      }),
      rect(-46, -92, 92, 92, inked),
      ...times(4, (index) =>
        groove(
          along((t): Point => [-38 + 76 * t, -80 + index * 22]),
          6,
        ),
      ),
      groove(along(through([-128, -110], [0, -204], [128, -110]), 0, 1, 3), 0.1),
      path('M-132-104L0-206 132-104 116-92 0-182-116-92z', { fill: inked }),
      groove(
        along((t): Point => [-66, -150 - 120 * t]),
        9,
        inked,
      ),
    ),
  }
}

/** A leaf tree of autumn, under which there is room for a table. */
const crown = (x: number, y: number, half: number, random: () => number) =>
  path(
    `M${x - half} ${y}C${x - half * 1.3} ${y - half * 0.8} ${x - half * 0.6} ${y - half * 1.25} ${x} ${y - half * 1.2}S${x + half * 1.3} ${y - half * 0.8} ${x + half} ${y}C${x + half * 0.5} ${y + 26} ${x - half * 0.5} ${y + 26} ${x - half} ${y}z`,
    { fill: inked, stroke: cut, stroke_width: 6 },
  ) +
  times(13, () => {
    const [left, top] = [x + (random() - 0.5) * half * 1.8, y - half * 1.1 + random() * half * 1.05]
    return groove(along(through([left, top], [left + 14, top - 10], [left + 30, top + 2])), 9)
  }).join('')

const owl = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-36 0C-52-50-44-104-34-120L-20-104H20L34-120C44-104 52-50 36 0 20 16-20 16-36 0z', {
      fill: cut,
      stroke: inked,
      stroke_width: 4,
    }),
    circle(-17, -82, 15, inked),
    circle(17, -82, 15, inked),
    circle(-17, -82, 8, cut),
    circle(17, -82, 8, cut),
    path('M-6-70H6L0-56z', { fill: inked }),
    ...times(4, (index) =>
      groove(
        [
          [-28, -44 + index * 12],
          [0, -36 + index * 12],
          [28, -44 + index * 12],
        ],
        6,
        inked,
      ),
    ),
  )

const bat = (x: number, y: number, scale: number, turn: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    path(
      'M0-10l8-12 4 14C40-30 76-26 96-4 76-6 66 0 60 14 48 4 36 6 28 18 18 8 8 12 0 26-8 12-18 8-28 18-36 6-48 4-60 14-66 0-76-6-96-4-76-26-40-30-12-8l4-14z',
      { fill: cut },
    ),
  )

/** From January at the left to September at the right. */
export const year = () => {
  const random = randomFrom(52)
  const land = through(
    [-40, 470],
    [220, 446],
    [520, 480],
    [860, 500],
    [1200, 476],
    [1480, 462],
    [1760, 480],
    [2040, 456],
  )
  const house = boathouse(170, 456)
  const cutters = [neighbor(560, 494, 6), neighbor(724, 500, -4, false)]
  const crews = [boat(880, 612, 0.86), boat(1080, 664, 0.56)]
  const guests = times(5, (index) => neighbor(1590 + index * 92, 470, 0, index % 2 === 0))
  const night = 'M1228-140H1512L1440 566H1180z'
  const snow = times(26, () => circle(random() * 440, -80 + random() * 480, 3 + random() * 4, inked))
  const bundle = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(-8)` },
      ...times(6, (index) =>
        groove(
          along((t): Point => [-76 + 152 * t, index * 9 - 24 + Math.sin(t * 3 + index) * 4]),
          10,
          inked,
        ),
      ),
      groove(
        along((t): Point => [-30, -34 + 66 * t]),
        15,
      ),
      groove(
        along((t): Point => [34, -34 + 66 * t]),
        15,
      ),
    )
  const table =
    rect(1540, 404, 480, 42, cut, { stroke: inked, stroke_width: 7 }) +
    times(9, (index) =>
      groove(
        along((t): Point => [1562 + index * 52, 412 + 30 * t]),
        6,
        inked,
      ),
    ).join('') +
    times(4, (index) => rect(1560 + index * 136, 446, 13, 48, inked)).join('')
  const clipped = (...parts: string[]) => inside('night', path(night, {}), ...parts)
  return print(
    strip,
    low(
      house.red +
        cutters.map(({ red }) => red).join('') +
        crews.map(({ red }) => red).join('') +
        guests.map(({ red }) => red).join('') +
        circle(930, 250, 118, inked) +
        shape([...along(land, 0.2, 0.42, 30).map(([x, y]): Point => [x, y + 16]), [820, 566], [400, 566]], inked) +
        shape([...along(land, 0.74, 1, 30).map(([x, y]): Point => [x, y + 14]), [2040, 566], [1470, 566]], inked) +
        [
          [1640, 250, 116],
          [1760, 170, 140],
          [1890, 200, 130],
          [1960, 270, 110],
        ]
          .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, inked))
          .join('') +
        times(5, (index) =>
          groove(
            along((t): Point => [860 + random() * 60 + 120 * t, 660 + index * 9]),
            8,
            inked,
          ),
        ).join(''),
    ),
    // the sky of each season
    low(
      snow.join('') +
        chatter(430, 130, 330, 200, 6, random) +
        sunbeams(930, 250, 132, 300, random).replaceAll(`"${cut}"`, `"${inked}"`) +
        circle(930, 250, 128, cut) +
        // far hills and the land
        shape(
          [
            ...along(
              through([-40, 420], [300, 396], [640, 430], [1000, 404], [1300, 424], [1700, 396], [2040, 420]),
              0,
              1,
              60,
            ),
            [2040, 470],
            [-40, 470],
          ],
          inked,
        ) +
        times(18, () => {
          const [x, y] = [random() * 2000, 420 + random() * 34]
          return groove(along(through([x, y], [x + 14, y + 8], [x + 22, y + 22])), 5)
        }).join('') +
        wood(780, 1190, 506, random) +
        shape([...along(land, 0, 1, 60), [2040, 620], [-40, 620]], cut) +
        groove(along(land, 0, 1, 60), 9, inked) +
        times(46, () => {
          const [x, y] = [random() * 2000, 486 + random() * 74]
          return groove(along(through([x, y], [x + 5, y - 12], [x + 12, y - 20])), 5, inked)
        }).join('') +
        // the river
        shape(
          [...along((t): Point => [-40 + 2080 * t, 566 + Math.sin(t * 11) * 10], 0, 1, 60), [2040, 900], [-40, 900]],
          inked,
        ) +
        ripples(random) +
        // January: ice along the bank, bare trees and the boathouse
        shape(
          [
            ...along(through([-40, 566], [140, 580], [300, 572], [430, 590]), 0, 1, 20),
            [380, 640],
            [250, 622],
            [120, 668],
            [-40, 650],
          ],
          cut,
        ) +
        times(9, () => {
          const x = random() * 330
          return groove(along(through([x, 590], [x + 20, 606], [x + 14, 632])), 5, inked)
        }).join('') +
        bare(330, 470, 128, random) +
        bare(400, 478, 96, random) +
        bare(24, 470, 110, random) +
        house.blue +
        // March: willow wood is cut and bundled
        times(4, (index) => shoot(470 + index * 30, 470, 120 + random() * 50, -20 + random() * 60, random)).join('') +
        shape(
          [
            [452, 482],
            [596, 486],
            [584, 452],
            [466, 450],
          ],
          inked,
        ) +
        cutters.map(({ blue }) => blue).join('') +
        arm([556, 386], [520, 380], [498, 352]) +
        groove(
          along((t): Point => [506 - 26 * t, 362 - 30 * t]),
          12,
          inked,
        ) +
        arm([722, 396], [690, 420], [666, 448]) +
        bundle(640, 470) +
        bundle(806, 510) +
        // May: the long cleanup
        path('M690 625C760 660 1000 660 1070 625L1030 700H740z', { fill: inked }) +
        crews.map(({ blue }) => blue).join('') +
        reeds(1140, 610, 60, 7, random, 0.6) +
        // June: a night walk
        path(night, { fill: inked }) +
        clipped(
          ...times(16, () => circle(1190 + random() * 310, -90 + random() * 400, 2 + random() * 3, cut)),
          circle(1420, 172, 44, cut),
          circle(1440, 162, 38, inked),
          bat(1290, 170, 0.8, -12),
          bat(1262, 268, 0.5, 8),
          groove(along(through([1180, 400], [1290, 372], [1400, 392], [1470, 370])), 22),
          groove(along(through([1290, 374], [1320, 340], [1370, 326])), 10),
          owl(1330, 372),
          groove(along(land, 0.5, 0.8, 30), 9),
          ...times(14, () => {
            const [x, y] = [1180 + random() * 290, 486 + random() * 80]
            return groove(along(through([x, y], [x + 5, y - 12], [x + 12, y - 20])), 5)
          }),
        ) +
        // September: the fish fry under the walnut tree
        shape(
          [
            [1774, 474],
            [1770, 250],
            [1816, 250],
            [1824, 474],
          ],
          inked,
        ) +
        [
          [1640, 276, 104],
          [1890, 240, 124],
          [1970, 300, 100],
          [1760, 226, 130],
        ]
          .map(([x = 0, y = 0, half = 0]) => crown(x, y, half, random))
          .join('') +
        guests.map(({ blue }) => blue).join('') +
        table +
        times(5, (index) =>
          path(`M${1626 + index * 92} 402c10-16 34-16 46-4l14-8v18l-14-6c-16 10-36 8-46 0z`, {
            fill: inked,
            stroke: cut,
            stroke_width: 3,
          }),
        ).join('') +
        reeds(1920, 640, 70, 5, random, 0.66),
    ),
  )
}

/** A young shoot with its leaves in pairs, left white. */
const sprig = (x: number, y: number, pairs: number) =>
  groove(
    along((t): Point => [x + Math.sin(t * 3 + x) * 4, y + 12 - (pairs * 24 + 26) * t]),
    10,
  ) +
  times(pairs, (index) => {
    const top = y - 12 - index * 24
    const reach = 31 - index * 2.4
    return [-1, 1]
      .map((side) =>
        groove(along(through([x, top], [x + side * reach * 0.6, top - 14], [x + side * reach, top - 34]), 0, 1, 9), 12),
      )
      .join('')
  }).join('')

const field = { width: 2000, height: 1000 }

/** A row of twelve cuttings on the bank; the last one is set. The left is left to words. */
export const planting = () => {
  const random = randomFrom(77)
  const bank = through([-40, 700], [400, 690], [800, 660], [1100, 640], [1500, 626], [2040, 610])
  const at12 = times(12, (index) => {
    const x = 1090 + index * 56
    return [x, 648 - index * 3] as const
  })
  const roots = at12.map(([x, y], index) =>
    index > 9
      ? ''
      : times(3, (each) =>
          root(x, y + 84, (index < 3 ? 0.7 : 1) + each * (index < 3 ? 0.44 : 0.57), 104 - index * 7, random),
        ).join(''),
  )
  const planter = (fill: 'red' | 'blue') => {
    const coat = 'M-86 30C-110-60-70-190 10-214 66-226 96-196 92-150 84-90 60-40 64 30z'
    if (fill === 'red') return at(1846, 596, path(coat, { fill: inked }))
    return at(
      1846,
      596,
      path('M-84 20C-110 60-60 84 10 74L96 66C120 62 116 34 90 28z', {
        fill: inked,
        stroke: cut,
        stroke_width: 7,
        paint_order: 'stroke',
      }),
      path(coat, { fill: cut, stroke: inked, stroke_width: 9 }),
      ...times(6, (index) =>
        groove(
          along(through([-72 + index * 6, 14 - index * 36], [-10, 4 - index * 34], [56, 12 - index * 34])),
          8,
          inked,
        ),
      ),
      groove(along(through([-20, -170], [-96, -120], [-142, -62]), 0, 1, 16), 56),
      groove(along(through([-20, -170], [-96, -120], [-142, -62]), 0, 1, 16), 44, inked),
      circle(-134, -62, 17, cut, { stroke: inked, stroke_width: 5 }),
      circle(24, -260, 46, cut, { stroke: inked, stroke_width: 8 }),
      path('M-42-262C-40-330 76-332 84-264 96-252 60-262 20-262S-70-244-84-246C-70-262-56-264-42-262z', {
        fill: inked,
        stroke: cut,
        stroke_width: 6,
        paint_order: 'stroke',
      }),
    )
  }
  return print(
    field,
    circle(1500, 330, 190, inked) + planter('red') + roots.join('').replaceAll(cut, inked),
    rect(0, 0, 2000, 1000, inked) +
      sunbeams(1500, 330, 210, 760, random) +
      circle(1500, 330, 206, cut) +
      shape(
        [
          ...along(through([-40, 560], [500, 520], [1000, 540], [1500, 500], [2040, 540]), 0, 1, 50),
          [2040, 1020],
          [-40, 1020],
        ],
        inked,
      ) +
      groove(along(through([-40, 560], [500, 520], [1000, 540], [1500, 500], [2040, 540]), 0, 1, 50), 7) +
      shape([...along(bank, 0, 1, 60), [2040, 1020], [-40, 1020]], inked) +
      groove(along(bank, 0.42, 1, 40), 10) +
      times(110, () => {
        const [x, y] = [900 + random() * 1100, 690 + random() * 200]
        return groove(along(through([x, y], [x + 20, y - 5], [x + 36, y + 3])), 5)
      }).join('') +
      roots.join('') +
      at12
        .map(([x, y], index) =>
          index === 11
            ? ''
            : shape(
                [
                  [x - 9, y - 46],
                  [x + 8, y - 54],
                  [x + 9, y + 90],
                  [x, y + 116],
                  [x - 9, y + 90],
                ],
                cut,
              ) + sprig(x, y - 44, 6 - Math.floor(index / 2.2)),
        )
        .join('') +
      current(760, 2020, 915, 1000, random) +
      planter('blue') +
      shape(
        [
          [1700, 500],
          [1718, 494],
          [1722, 668],
          [1712, 700],
          [1702, 668],
        ],
        cut,
      ),
  )
}
