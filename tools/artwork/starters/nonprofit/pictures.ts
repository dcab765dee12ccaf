/** The river trust's pictures: a series of linocuts in a blue and a red. */
import { at, circle, group, path, randomFrom, rect, times } from '../svg.ts'
import { chatter, current, heron, hills, reeds, root, shoot, sunbeams, wood } from './bank.ts'
import { along, cut, groove, grooves, inked, inside, type Point, print, shape, through } from './press.ts'
import { planting, year } from './year.ts'

const wide = { width: 1600, height: 1000 }

/** The middle of the river and half its width, from the horizon (0) to the lower edge (1). */
const bed = (t: number) => ({
  x: 1090 + 230 * t ** 0.8 * Math.sin(8.6 * t ** 0.6 + 0.3) + 90 * t,
  y: 470 + 540 * t,
  half: 5 + 400 * t ** 1.32,
})
const shore =
  (side: number) =>
  (t: number): Point => {
    const { x, y, half } = bed(t)
    return [x + side * half, y]
  }

const river = () => {
  const random = randomFrom(4)
  const bank = shape([...along(shore(-1), 0, 1, 60), ...along(shore(1), 0, 1, 60).reverse()], cut)
  const ripples = times(36, (index) => {
    const t = 0.06 + (index / 36) ** 0.8 * 0.94
    const { x, y, half } = bed(t)
    const length = half * (0.3 + random() * 0.7)
    const left = x - half * 0.95 + random() * (half * 1.9 - length)
    return groove(
      along((s) => [left + s * length, y + Math.sin(s * 9) * 2.5 * t], 0, 1, 7),
      3 + 8 * t,
      inked,
    )
  })
  // Farther right than its bed, clear of the words.
  const stream = (drawn: string) => group({ transform: 'translate(90 0)' }, drawn)
  return print(
    wide,
    circle(1190, 372, 132, inked) +
      stream(
        inside(
          'glow',
          bank,
          ...times(24, (index) => {
            const { y } = bed(0.03 + index * 0.04)
            const length = 40 + random() * 130
            return groove(
              along((s) => [1160 - length / 2 + random() * 60 + s * length, y], 0, 1, 5),
              7 + index * 0.6,
              inked,
            )
          }),
        ),
      ),
    rect(0, 0, 1600, 1000, inked) +
      sunbeams(1190, 372, 150, 640, random) +
      circle(1190, 372, 146, cut) +
      hills(random, 800) +
      stream(bank + ripples.join('')) +
      reeds(1500, 1010, 110, 8, random) +
      reeds(850, 1010, 110, 6, random) +
      heron(1370, 955, 1.08),
  )
}

const tall = { width: 1200, height: 1500 }

const fishing = () => {
  const random = randomFrom(9)
  return print(
    tall,
    circle(560, 600, 420, inked) + rect(0, 1190, 1200, 310, inked) + current(-20, 1220, 1185, 1500, random),
    chatter(0, 30, 1160, 1100, 60, random) +
      shape(
        [...along((t): Point => [-20 + 1240 * t, 1130 + Math.sin(t * 7) * 16], 0, 1, 40), [1220, 1520], [-20, 1520]],
        inked,
      ) +
      current(-20, 1220, 1150, 1500, random) +
      reeds(-10, 1500, 260, 22, random, 2.3) +
      reeds(900, 1500, 240, 20, random, 2) +
      heron(600, 1330, 2.55),
  )
}

/** How high the trout is at each place of its length, with the water that yields to it. */
const girth = (x: number) => 164 * Math.sqrt(Math.max(0, 1 - ((x - 540) / 560) ** 2))

/** What was drawn to swim to the left. */
const toRight = (block: string) => group({ transform: `translate(${wide.width} 0) scale(-1 1)` }, block)

/** The fish leaves the left of the picture to words. */
const swimming = (fish: string) => group({ transform: 'translate(-116 106) scale(0.8)' }, fish)

const trout = () => {
  const random = randomFrom(12)
  const body =
    'M230 540C400 392 720 330 1010 424 1110 456 1190 480 1250 486L1252 574C1170 590 1080 622 980 652 700 728 400 676 230 540z'
  const back =
    'M230 540C400 392 720 330 1010 424 1110 456 1190 480 1250 486L1252 510C1140 510 1050 498 960 486 700 460 420 480 230 540z'
  const fins = [
    'M640 382C700 290 800 270 870 300 850 340 866 372 890 402z',
    'M560 670C560 740 600 790 664 800 660 750 670 720 690 690z',
    'M900 668C910 730 950 770 1010 770 1000 720 1010 680 1016 640z',
    'M1236 482C1320 450 1380 400 1424 350 1404 440 1404 620 1440 716 1380 650 1320 600 1236 578 1250 550 1250 510 1236 482z',
    'M1110 470C1130 440 1160 430 1186 436L1180 482z',
  ].map((fin) => path(fin, { fill: cut }))
  const spots = times(
    30,
    (index) => [440 + index * 25 + random() * 14, 482 + (index % 3) * 38 + random() * 20, 7 + random() * 6] as const,
  )
  const streams = times(36, (index) => {
    const away = (index - 17.5) * 30
    const flow = (t: number): Point => {
      const x = -30 + 1660 * t
      return [x, 530 + Math.sign(away) * Math.hypot(away, girth(x)) + Math.sin(t * 9 + index * 0.5) * 7]
    }
    return grooves(flow, random, 11, 5)
  })
  return print(
    wide,
    toRight(
      swimming(
        path('M300 570C480 640 760 640 980 590L1250 540V576C900 800 400 700 230 540z', { fill: inked }) +
          fins.join('').replaceAll(cut, inked) +
          spots.map(([x, y, radius]) => circle(x, y, radius, inked)).join(''),
      ),
    ),
    toRight(
      rect(0, 0, 1600, 1000, inked) +
        streams.join('') +
        swimming(
          path(body, { fill: cut, stroke: inked, stroke_width: 34, paint_order: 'stroke' }) +
            fins.map((fin) => fin.replace('fill', `stroke="${inked}" stroke-width="8" fill`)).join('') +
            path(back, { fill: inked }) +
            inside(
              'back',
              path(back, {}),
              times(64, () => {
                const [x, y] = [270 + random() * 980, 372 + random() * 130]
                return groove(along(through([x, y], [x + 16, y - 10], [x + 34, y + 4], [x + 52, y - 4])), 8)
              }).join(''),
            ) +
            inside(
              'side',
              path(body, {}),
              times(13, (index) =>
                grooves((t) => [400 + 830 * t, 560 + index * 12 - 60 * t * (index / 13)], random, 3.5, 9, inked),
              ).join(''),
            ) +
            spots.map(([x, y, radius]) => circle(x, y, radius + 9, inked) + circle(x, y, radius + 2, cut)).join('') +
            groove(along(through([392, 462], [424, 530], [396, 632]), 0, 1, 20), 12, inked) +
            circle(322, 512, 24, inked) +
            circle(322, 512, 16, cut) +
            circle(322, 512, 10, inked) +
            groove(along(through([236, 544], [290, 572], [350, 576])), 9, inked),
        ),
    ),
  )
}

const willows = () => {
  const random = randomFrom(21)
  const ground = through([-40, 470], [300, 452], [700, 470], [1100, 446], [1640, 464])
  const plants = [150, 420, 730, 1070, 1400]
  const roots = plants.map((x, index) =>
    times(index * 2, (each) =>
      root(x, 520 + each * 18, 0.35 + (2.4 * (each + 0.5)) / (index * 2), 60 + index * 34, random),
    ).join(''),
  )
  const stakes = plants.map((x) =>
    shape(
      [
        [x - 13, 392],
        [x + 11, 380],
        [x + 12, 720],
        [x, 764],
        [x - 12, 720],
      ],
      cut,
    ),
  )
  return print(
    wide,
    roots.join('').replaceAll(cut, inked) + rect(0, 480, 1600, 520, inked),
    chatter(0, 20, 1560, 380, 44, random) +
      shape([...along(ground, 0, 1, 50), [1640, 1040], [-40, 1040]], inked) +
      times(120, () => {
        const [x, y] = [random() * 1600, 500 + random() * 480]
        return groove(along(through([x, y], [x + 20, y - 5], [x + 36, y + 3])), 5)
      }).join('') +
      current(-20, 1620, 905, 1000, random) +
      plants
        .map(
          (x, index) =>
            shape(
              [
                [x - 26, 500],
                [x + 26, 500],
                [x + 22, 780],
                [x - 22, 780],
              ],
              inked,
            ) +
            times(index * 3, (each) => {
              const lean = ((each + 0.5) / (index * 3) - 0.5) * (50 + index * 76)
              return shoot(x, 390, 70 + index * 76 - Math.abs(lean) * 0.5, lean, random)
            }).join(''),
        )
        .join('') +
      roots.join('') +
      stakes.join('') +
      plants
        .map((x) =>
          shape(
            [
              [x - 14, 396],
              [x + 12, 382],
              [x + 12, 470],
              [x - 14, 470],
            ],
            inked,
          ),
        )
        .join(''),
  )
}

/** Somebody in a canoe, who paddles to the right; the waist is at the point. The vest is given to the red block. */
function paddler(x: number, y: number): { red: string; blue: string } {
  const vest = 'M-44 0C-50-70-40-128-4-134 34-130 44-60 40 0z'
  const arm = along(through([0, -108], [44, -60], [96, -74]), 0, 1, 14)
  const paddle = along((t): Point => [128 - 64 * t, -196 + 330 * t])
  return {
    red: at(x, y, path(vest, { fill: inked })),
    blue: at(
      x,
      y,
      groove(paddle, 22) +
        groove(paddle, 13, inked) +
        path('M78 60l26 8-14 76-42-12z', { fill: inked, stroke: cut, stroke_width: 5 }),
      path(vest, { fill: cut, stroke: inked, stroke_width: 9 }),
      times(3, (index) =>
        groove(
          [
            [-44, -30 - index * 30],
            [0, -26 - index * 32],
            [42, -30 - index * 30],
          ],
          8,
          inked,
        ),
      ).join(''),
      groove(arm, 50) + groove(arm, 38, inked),
      circle(14, -172, 33, cut, { stroke: inked, stroke_width: 8 }),
      path('M-26-178C-26-226 44-228 48-184L78-178C70-168 10-168-26-178z', {
        fill: inked,
        stroke: cut,
        stroke_width: 6,
        paint_order: 'stroke',
      }),
    ),
  }
}

const canoe = () => {
  const random = randomFrom(33)
  const crew = [paddler(560, 652), paddler(1010, 652)]
  const hull =
    'M360 586C390 660 440 730 560 742H1090C1210 730 1260 660 1290 582 1220 640 1010 654 820 654 620 654 440 644 360 586z'
  return print(
    wide,
    rect(0, 0, 1600, 470, inked) +
      times(15, (index) =>
        grooves((t) => [1640 * t, 16 + index * index * 1.1 + Math.sin(t * 6 + index) * 9], random, 7 + index * 0.8, 4),
      ).join('') +
      crew.map(({ red }) => red).join('') +
      path(hull, { fill: inked }) +
      times(26, (index) => {
        const length = 120 + random() * 300
        const from = 400 + random() * (820 - length)
        return groove(
          along((t) => [from + length * t, 760 + index * 9]),
          9,
          inked,
        )
      }).join(''),
    wood(-40, 1640, 560, random) +
      rect(0, 540, 1600, 470, inked) +
      current(-20, 1620, 556, 1010, random) +
      path('M400 760C640 800 1020 800 1260 760L1180 860H480z', { fill: inked }) +
      current(470, 1200, 762, 860, random) +
      circle(780, 606, 84, inked, { stroke: cut, stroke_width: 8 }) +
      circle(780, 606, 40, cut) +
      circle(780, 606, 60, 'none', { stroke: cut, stroke_width: 5, stroke_dasharray: '14 9' }) +
      crew.map(({ blue }) => blue).join('') +
      path(hull, { fill: cut, stroke: inked, stroke_width: 10 }) +
      inside(
        'hull',
        path(hull, {}),
        times(5, (index) => grooves((t) => [380 + 900 * t, 664 + index * 17], random, 7, 5, inked)).join(''),
      ),
  )
}

const sample = () => {
  const random = randomFrom(40)
  const bottle =
    'M520 250V400C520 470 330 480 330 620V1250C330 1320 370 1350 430 1350H770C830 1350 870 1320 870 1250V620C870 480 680 470 680 400V250z'
  const inner =
    'M548 270V410C548 500 362 500 362 630V1244C362 1296 392 1320 436 1320H764C808 1320 838 1296 838 1244V630C838 500 652 500 652 410V270z'
  const land = at(
    -420,
    490,
    hills(randomFrom(8)),
    shape([...along(shore(-1), 0, 1, 60), ...along(shore(1), 0, 1, 60).reverse()], cut),
  )
  return print(
    tall,
    rect(0, 0, 1200, 1500, inked) +
      path(bottle, { fill: cut, stroke: cut, stroke_width: 30 }) +
      circle(640, 850, 112, inked) +
      times(16, (index) =>
        grooves((t) => [1240 * t - 20, 40 + index * 84 + Math.sin(t * 6 + index) * 12], random, 5, 3),
      ).join('') +
      path(inner, { fill: cut }) +
      circle(640, 850, 112, inked) +
      path('M850 330l230 40-26 150-230-40z', { fill: cut }),
    rect(0, 1290, 1200, 220, inked) +
      current(-20, 1220, 1380, 1510, random) +
      path(bottle, { fill: inked, stroke: cut, stroke_width: 26, paint_order: 'stroke' }) +
      path(inner, { fill: cut }) +
      inside(
        'inner',
        path(inner, {}),
        sunbeams(640, 850, 124, 380, random).replaceAll(`"${cut}"`, `"${inked}"`),
        circle(640, 850, 120, cut),
        land,
      ) +
      rect(496, 150, 208, 116, inked, { rx: 12 }) +
      times(9, (index) =>
        groove(
          [
            [514 + index * 22, 164],
            [514 + index * 22, 208],
            [514 + index * 22, 254],
          ],
          8,
        ),
      ).join('') +
      groove(along(through([392, 660], [388, 900], [392, 1200]), 0, 1, 12), 16) +
      groove(along(through([690, 392], [780, 400], [860, 370]), 0, 1, 12), 10, inked) +
      path('M850 330l230 40-26 150-230-40z', { fill: cut, stroke: inked, stroke_width: 9 }) +
      times(3, (index) =>
        groove(
          along((t) => [880 - index * 7 + 150 * t, 384 + index * 38 + 26 * t]),
          10,
          inked,
        ),
      ).join(''),
  )
}

export const pictures = { river, heron: fishing, trout, willows, canoe, sample, year, planting }
