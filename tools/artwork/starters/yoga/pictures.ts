/** The yoga studio's pictures: soft geometry, few flat colors, and room around everything. */
import { circle, draw, ellipse, group, path, rect, times } from '../svg.ts'
import {
  arch,
  type Bust,
  bows,
  bust,
  child,
  disc,
  hill,
  hue,
  limb,
  type Person,
  pebbles,
  plant,
  seated,
  teaser,
  tree,
  warrior,
} from './shapes.ts'

const wide = { width: 1600, height: 1000 }
const upright = { width: 1200, height: 1500 }
const frame = { width: 800, height: 1000 }
const grain = 9

const people: Record<'flow' | 'mat' | 'rest' | 'dawn', Person> = {
  flow: { skin: '#a9683f', hair: '#3a2a26', top: hue.clay, legs: hue.pine },
  mat: { skin: '#e2ab82', hair: '#7b3f2a', top: hue.pine, legs: hue.moss },
  rest: { skin: '#c98e66', hair: '#2f2623', top: hue.mist, legs: hue.dune },
  dawn: { skin: '#b97b52', hair: '#3a2a26', top: hue.sand, legs: hue.night },
}

const ground = (area: typeof wide, color: string) => rect(0, 0, area.width, area.height, color)

const sunrise = () =>
  draw(
    [],
    [
      ground(wide, hue.sand),
      circle(1010, 520, 520, '#fbe4c6'),
      disc(1010, 520, 236, hue.apricot, hue.peach),
      ellipse(250, 210, 150, 24, '#fff8ec'),
      ellipse(350, 232, 190, 22, '#fff8ec'),
      ellipse(1390, 150, 170, 22, '#fff8ec'),
      hill(230, 470, 720, 420, hue.mist),
      hill(1420, 500, 620, 420, hue.mist),
      hill(820, 590, 760, 420, hue.sage),
      hill(-40, 610, 640, 500, hue.moss),
      ...[
        [120, 640, 40],
        [196, 640, 30],
        [268, 652, 46],
      ].map(([x = 0, y = 0, radius = 0]) => tree(x, y, radius, hue.pine)),
      hill(1560, 660, 620, 480, hue.moss),
      tree(1452, 690, 36, hue.pine),
      tree(1524, 684, 52, hue.pine),
      hill(860, 770, 1180, 560, hue.pine),
      seated(1010, 778, 0.62, people.dawn),
    ],
    grain,
    wide,
  )

const barn = () =>
  draw(
    [],
    [
      ground(wide, '#f4e3c8'),
      disc(330, 330, 130, hue.sand, '#f9ecd6'),
      hill(1180, 400, 860, 420, hue.mist),
      hill(260, 500, 760, 420, hue.sage),
      tree(150, 640, 70, hue.moss),
      tree(300, 650, 50, hue.pine),
      hill(900, 640, 1500, 500, hue.moss),
      arch(930, 745, 720, 520, hue.clay),
      arch(930, 745, 612, 452, '#dd8f62'),
      ...times(5, (index) => rect(706 + index * 112 - 3, index === 2 ? 300 : 330, 6, 415, hue.clay)),
      arch(930, 745, 260, 340, hue.night),
      arch(930, 745, 220, 316, hue.peach),
      circle(930, 548, 62, hue.sand),
      rect(926, 430, 8, 315, hue.night),
      rect(820, 640, 220, 7, hue.night),
      arch(722, 640, 96, 150, hue.peach),
      arch(1138, 640, 96, 150, hue.peach),
      rect(665, 648, 114, 14, hue.pine, { rx: 7 }),
      rect(1081, 648, 114, 14, hue.pine, { rx: 7 }),
      path('M820 744h220c0 70 190 90 190 256H560c0-130 260-160 260-256z', { fill: hue.dune }),
      hill(120, 800, 520, 330, hue.pine),
      hill(1530, 780, 420, 330, hue.pine),
      tree(1400, 800, 64, hue.sage),
      plant(748, 800, 0.62, hue.pine, hue.sand),
      plant(1112, 800, 0.62, hue.pine, hue.sand),
    ],
    grain,
    wide,
  )

/** One of the machines, standing on the floor at `y`; its foot bar is on the left. */
function machine(x: number, y: number, wood: string, pad: string, iron: string): string {
  const springs = times(3, (index) => limb(`M72 ${-150 + index * 15}q14-13 28 0t28 0 28 0 28 0 28 0 28 0`, iron, 4))
  return group(
    { transform: `translate(${x} ${y})` },
    ...[70, 520, 1010].map((left) => rect(left, -120, 44, 120, wood, { rx: 12 })),
    rect(0, -170, 1100, 62, wood, { rx: 31 }),
    rect(36, -182, 1028, 16, iron, { rx: 8 }),
    ...springs,
    limb('M120-176C70-240 60-290 92-330', iron, 16),
    limb('M64-334h62', pad, 36),
    rect(300, -226, 470, 50, pad, { rx: 25 }),
    rect(690, -268, 30, 60, wood, { rx: 15 }),
    rect(744, -262, 128, 46, pad, { rx: 23 }),
    rect(1020, -420, 22, 250, iron, { rx: 11 }),
    circle(1031, -420, 22, wood),
    limb('M1026-420C900-380 800-330 716-248', iron, 6),
    limb('M716-248q-40-34-18-62t42 30', pad, 12),
  )
}

const reformer = () =>
  draw(
    [],
    [
      ground(wide, hue.dune),
      circle(560, 470, 400, hue.peach),
      circle(560, 470, 268, hue.apricot),
      arch(1270, 760, 440, 640, hue.sand),
      arch(1270, 760, 380, 606, hue.mist),
      path('M1080 610q100-90 190-20t190-30v200h-380z', { fill: hue.sage }),
      path('M1080 690q120-60 200-10t180-20v100h-380z', { fill: hue.moss }),
      rect(1266, 154, 8, 606, hue.sand),
      rect(0, 760, 1600, 240, hue.clay),
      rect(0, 760, 1600, 12, '#bb6b44'),
      ellipse(720, 902, 720, 46, '#bb6b44'),
      plant(1500, 850, 1.1, hue.pine, hue.sand),
      machine(150, 900, hue.sand, hue.pine, hue.night),
    ],
    grain,
    wide,
  )

const dusk = () =>
  draw(
    [],
    [
      ground(wide, '#33483f'),
      circle(430, 380, 420, '#3b5348'),
      circle(430, 380, 150, hue.peach),
      circle(492, 340, 140, '#3b5348'),
      ...[
        [760, 150, 6],
        [910, 260, 4],
        [1080, 120, 5],
        [1240, 300, 6],
        [1420, 170, 4],
        [140, 130, 4],
        [1510, 360, 5],
        [690, 330, 3],
      ].map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, hue.sand)),
      hill(1300, 440, 700, 420, '#4d675a'),
      hill(420, 560, 760, 400, '#5c7869'),
      hill(1460, 590, 700, 420, hue.moss),
      rect(0, 720, 1600, 280, '#22312b'),
      ...times(5, (index) =>
        rect(430 - (150 - index * 22), 748 + index * 46, 2 * (150 - index * 22), 14, hue.peach, {
          rx: 7,
          opacity: 0.85 - index * 0.14,
        }),
      ),
      ...times(6, (index) =>
        rect(860 + (index % 3) * 220 - index * 20, 766 + index * 36, 170, 8, '#31463d', { rx: 4 }),
      ),
      hill(1430, 850, 560, 300, '#1a2622'),
      seated(1290, 868, 0.5, { skin: hue.clay, hair: '#1a2622', top: hue.apricot, legs: hue.clay }),
    ],
    grain,
    wide,
  )

const flow = () =>
  draw(
    [],
    [
      ground(upright, hue.mist),
      arch(600, 1500, 940, 1330, hue.sand),
      disc(616, 560, 230, hue.apricot, hue.peach),
      hill(260, 1010, 620, 500, hue.sage),
      hill(1000, 1080, 640, 500, hue.moss),
      rect(0, 1270, 1200, 230, hue.clay),
      rect(110, 1256, 980, 34, hue.peach, { rx: 17 }),
      warrior(600, 1256, 1.36, people.flow),
    ],
    grain,
    upright,
  )

const mat = () =>
  draw(
    [],
    [
      ground(upright, hue.peach),
      circle(600, 800, 500, hue.sand),
      bows(600, 1270, 470, [hue.apricot, hue.sand, hue.clay, hue.sand]),
      rect(0, 1270, 1200, 230, hue.moss),
      rect(110, 1256, 980, 34, hue.sand, { rx: 17 }),
      teaser(550, 1256, 1.5, people.mat),
      pebbles(1050, 1256, [62, 46, 30], [hue.pine, hue.clay, hue.pine]),
    ],
    grain,
    upright,
  )

const rest = () =>
  draw(
    [],
    [
      ground(upright, hue.night),
      arch(600, 1500, 940, 1330, hue.pine),
      circle(600, 600, 230, '#4f6a5b'),
      circle(600, 600, 160, hue.peach),
      circle(664, 560, 150, '#4f6a5b'),
      hill(240, 960, 560, 420, '#4f6a5b'),
      hill(960, 1030, 560, 420, hue.moss),
      rect(0, 1270, 1200, 230, '#1f2d28'),
      rect(110, 1256, 980, 34, hue.sage, { rx: 17 }),
      child(590, 1256, 1.42, people.rest),
    ],
    grain,
    upright,
  )

const portrait = (who: Bust, wall: string, sun: string, at: readonly [number, number]) => () =>
  draw([], [ground(frame, wall), circle(...at, 330, sun), bust(who)], grain, frame)

const legs = hue.pine
const dana = portrait(
  { skin: '#a9683f', hair: '#3a2a26', top: hue.clay, legs, cut: 'bun' },
  hue.mist,
  hue.apricot,
  [520, 420],
)
const miriam = portrait(
  { skin: '#e8b893', hair: '#d9d4c7', top: hue.pine, legs, cut: 'bob' },
  hue.peach,
  hue.clay,
  [270, 380],
)
const ruth = portrait(
  { skin: '#7d4a30', hair: '#251d1a', top: hue.sand, legs, cut: 'curls' },
  hue.sage,
  hue.sand,
  [460, 470],
)
const joel = portrait(
  { skin: '#d9a57b', hair: '#2b2422', top: hue.moss, legs, cut: 'short' },
  hue.dune,
  hue.apricot,
  [300, 470],
)

export const pictures = { sunrise, barn, reformer, dusk, flow, mat, rest, dana, miriam, ruth, joel }
