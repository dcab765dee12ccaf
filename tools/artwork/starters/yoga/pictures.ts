/** The yoga studio's pictures: dusk in few strong colors, one large disc each, and people as one line. */
import { circle, draw, ellipse, group, path, rect, times } from '../svg.ts'
import { figure, hair, type Part, stroke, worn } from './lines.ts'
import { child, dog, expecting, reclined, seated, sideBend, sideKick, teaser, treePose, warrior } from './poses.ts'
import { arch, bows, disc, hill, hue, limb, pebbles, plant, tree } from './shapes.ts'

const wide = { width: 1600, height: 1000 }
const upright = { width: 1200, height: 1500 }
const frame = { width: 800, height: 1000 }

const broad = { width: 2000, height: 1125 }

const ground = (area: typeof wide, color: string) => rect(0, 0, area.width, area.height, color)
const placed = (x: number, y: number, scale: number, drawn: string) =>
  group({ transform: `translate(${x} ${y}) scale(${scale}) translate(-600 -1250)` }, drawn)
const floor = (color: string) => rect(0, 1250, 1200, 250, color)
const mat = (color: string) => rect(70, 1242, 1060, 20, color)

/** Lines of light on water or haze, each as long as its share of the first. */
const ripples = (x: number, y: number, width: number, color: string, shares: readonly number[]) =>
  shares
    .map((share, index) => stroke(`M${x - (width * share) / 2} ${y + index * 44}h${width * share}`, color, 12))
    .join('')

const sunrise = () =>
  draw(
    [],
    [
      ground(upright, hue.coral),
      circle(600, 760, 540, '#ff7f4d'),
      circle(600, 760, 400, hue.saffron),
      stroke('M90 300h230M190 344h260M860 190h250M780 234h190', hue.line, 10),
      hill(120, 980, 620, 520, hue.violet),
      hill(1130, 1000, 600, 520, hue.dusk),
      hill(600, 1130, 900, 520, hue.night),
      stroke('M-300 1650a900 520 0 0 1 1800 0', hue.line, 10),
      placed(600, 1142, 0.7, figure('one', hue.line, 15, seated(hue.dusk, hue.coral), hue.night)),
    ],
    0,
    upright,
  )

/** The opening: a quiet sky for the words on the left, and on the right the sun behind somebody who sits. */
const morning = () =>
  draw(
    [],
    [
      ground(broad, '#34208a'),
      ...[
        [1400, '#3a2393'],
        [1140, hue.dusk],
        [880, '#5332ad'],
        [560, '#8f3f9c'],
        [430, hue.coral],
        [350, '#ff7f4d'],
        [270, hue.saffron],
      ].map(([radius, color]) => circle(1560, 600, Number(radius), String(color))),
      hill(1000, 800, 700, 500, '#5a3bbb'),
      hill(1900, 740, 620, 500, hue.violet),
      ...[
        [1032, 826, 22],
        [1256, 836, 34],
        [1312, 846, 24],
      ].map(([x = 0, y = 0, radius = 0]) => tree(x, y, radius, hue.iris)),
      hill(360, 860, 1100, 520, '#2c1a78'),
      arch(1150, 1010, 170, 186, hue.ember),
      arch(1150, 1010, 142, 168, hue.coral),
      arch(1150, 1010, 64, 128, hue.saffron),
      hill(1580, 900, 1000, 560, hue.night),
      stroke('M580 1460a1000 560 0 0 1 2000 0', hue.line, 9),
      group(
        { transform: 'translate(1560 912) scale(0.58) translate(-600 -1250)' },
        figure('morning', hue.line, 15, seated(hue.dusk, hue.coral), hue.night),
      ),
    ],
    0,
    broad,
  )

const barn = () =>
  draw(
    [],
    [
      ground(wide, hue.night),
      disc(330, 330, 130, hue.saffron, hue.coral),
      hill(1180, 400, 860, 420, hue.dusk),
      hill(260, 500, 760, 420, hue.violet),
      tree(150, 640, 70, hue.iris),
      tree(300, 650, 50, hue.dusk),
      hill(900, 640, 1500, 500, hue.iris),
      arch(930, 745, 720, 520, hue.ember),
      arch(930, 745, 612, 452, hue.coral),
      ...times(5, (index) => rect(706 + index * 112 - 3, index === 2 ? 300 : 330, 6, 415, hue.ember)),
      arch(930, 745, 260, 340, hue.night),
      arch(930, 745, 220, 316, hue.saffron),
      circle(930, 548, 62, hue.pale),
      rect(926, 430, 8, 315, hue.night),
      rect(820, 640, 220, 7, hue.night),
      arch(722, 640, 96, 150, hue.saffron),
      arch(1138, 640, 96, 150, hue.saffron),
      rect(665, 648, 114, 14, hue.dusk, { rx: 7 }),
      rect(1081, 648, 114, 14, hue.dusk, { rx: 7 }),
      path('M820 744h220c0 70 190 90 190 256H560c0-130 260-160 260-256z', { fill: hue.lilac }),
      hill(120, 800, 520, 330, hue.dusk),
      hill(1530, 780, 420, 330, hue.dusk),
      tree(1400, 800, 64, hue.violet),
      plant(748, 800, 0.62, hue.dusk, hue.pale),
      plant(1112, 800, 0.62, hue.dusk, hue.pale),
    ],
    0,
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
      ground(wide, hue.lilac),
      circle(560, 470, 400, hue.saffron),
      circle(560, 470, 268, hue.coral),
      arch(1270, 760, 440, 640, hue.pale),
      arch(1270, 760, 380, 606, hue.iris),
      path('M1080 610q100-90 190-20t190-30v200h-380z', { fill: hue.violet }),
      path('M1080 690q120-60 200-10t180-20v100h-380z', { fill: hue.dusk }),
      rect(1266, 154, 8, 606, hue.pale),
      rect(0, 760, 1600, 240, hue.dusk),
      rect(0, 760, 1600, 12, hue.violet),
      ellipse(720, 902, 720, 46, hue.violet),
      plant(1500, 850, 1.1, hue.night, hue.pale),
      machine(150, 900, hue.saffron, hue.violet, hue.night),
    ],
    0,
    wide,
  )

const dusk = () =>
  draw(
    [],
    [
      ground(wide, hue.night),
      circle(1040, 440, 220, '#2a1a66'),
      circle(1040, 440, 110, hue.saffron),
      circle(1088, 412, 102, '#2a1a66'),
      hill(1300, 570, 700, 420, '#34208a'),
      hill(420, 560, 760, 400, hue.dusk),
      hill(1460, 640, 700, 420, hue.violet),
      rect(0, 720, 1600, 280, '#140b36'),
      ripples(1010, 760, 240, hue.saffron, [1, 0.8, 0.62, 0.4, 0.2]),
      ripples(300, 800, 260, '#34208a', [1, 0.5, 0.8]),
      hill(1430, 850, 560, 300, hue.night),
      stroke('M870 1150a560 300 0 0 1 1120 0', hue.line, 7),
      group(
        { transform: 'translate(1290 866) scale(0.44) translate(-600 -1250)' },
        figure('two', hue.line, 16, seated(hue.dusk, hue.ember), hue.night),
      ),
    ],
    0,
    wide,
  )

const flow = () =>
  draw(
    [],
    [
      ground(upright, hue.dusk),
      circle(600, 640, 400, hue.coral),
      hill(200, 1020, 560, 500, hue.violet),
      floor(hue.night),
      mat(hue.saffron),
      figure('flow', hue.line, 14, warrior(hue.night, hue.saffron), hue.night),
    ],
    0,
    upright,
  )

const matWork = () =>
  draw(
    [],
    [
      ground(upright, hue.coral),
      bows(600, 1250, 560, [hue.saffron, hue.coral, hue.rose, hue.coral]),
      floor(hue.dusk),
      mat(hue.pale),
      pebbles(1060, 1242, [62, 46, 30], [hue.dusk, hue.pale, hue.night]),
      figure('mat', hue.line, 14, teaser(hue.dusk, hue.night), hue.night),
    ],
    0,
    upright,
  )

const rest = () =>
  draw(
    [],
    [
      ground(upright, hue.night),
      circle(600, 560, 360, '#2a1a66'),
      circle(600, 560, 220, hue.lilac),
      circle(684, 510, 200, '#2a1a66'),
      hill(240, 960, 620, 420, '#34208a'),
      hill(1000, 1030, 620, 420, hue.dusk),
      floor('#140b36'),
      mat(hue.violet),
      figure('rest', hue.line, 14, child(hue.violet, hue.dusk, hue.coral), hue.ember),
    ],
    0,
    upright,
  )

const kick = () =>
  draw(
    [],
    [
      ground(wide, hue.rose),
      circle(1010, 500, 380, hue.saffron),
      arch(330, 830, 420, 640, hue.pale),
      arch(330, 830, 360, 606, hue.lilac),
      path('M150 640q100-80 190-20t170-20v230H150z', { fill: hue.iris }),
      path('M150 730q110-60 190-10t170-20v130H150z', { fill: hue.violet }),
      rect(326, 224, 8, 606, hue.pale),
      rect(0, 830, 1600, 170, hue.dusk),
      rect(120, 822, 1400, 20, hue.saffron),
      pebbles(1484, 822, [58, 42, 26], [hue.coral, hue.pale, hue.violet]),
      group(
        { transform: 'translate(92 -304) scale(0.9) translate(110 0)' },
        figure('kick', hue.night, 15, sideKick(hue.violet, hue.coral), hue.night),
      ),
    ],
    0,
    wide,
  )

const still = () =>
  draw(
    [],
    [
      ground(wide, hue.night),
      circle(1130, 380, 330, '#2a1a66'),
      arch(1130, 830, 560, 730, '#34208a'),
      arch(1130, 830, 496, 698, '#2a1a66'),
      circle(1150, 350, 120, hue.lilac),
      ...[
        [980, 250],
        [1260, 210],
        [1010, 480],
        [1290, 470],
      ].map(([x = 0, y = 0]) => circle(x, y, 7, hue.line)),
      path('M882 720q110-90 230-30t266-40v180H882z', { fill: hue.dusk }),
      rect(1126, 132, 8, 698, '#34208a'),
      rect(0, 830, 1600, 170, '#140b36'),
      ...[440, 530].map((x, index) =>
        group(
          {},
          rect(x, 830 - 90 - index * 34, 60, 90 + index * 34, hue.saffron, { rx: 10 }),
          path(`M${x + 30} ${722 - index * 34}q-26 30 0 40 26-10 0-40z`, { fill: hue.coral }),
        ),
      ),
      rect(580, 822, 920, 20, hue.violet),
      group(
        { transform: 'translate(590 -153) scale(0.78)' },
        figure('still', hue.line, 15, reclined(hue.violet, hue.coral, hue.saffron, hue.night), hue.ember),
      ),
    ],
    0,
    wide,
  )

const downward = () =>
  draw(
    [],
    [
      ground(upright, hue.saffron),
      circle(600, 620, 430, hue.night),
      circle(600, 620, 404, hue.rose),
      circle(730, 560, 170, hue.coral),
      path('M232 776a404 404 0 0 0 736 0q-160-110-330-20t-406 20z', { fill: hue.violet }),
      stroke('M600 206v830M190 620h820', hue.night, 18),
      floor(hue.dusk),
      mat(hue.pale),
      figure('dog', hue.night, 14, dog(hue.coral, hue.pale)),
    ],
    0,
    upright,
  )

const oneLeg = () =>
  draw(
    [],
    [
      ground(upright, hue.rose),
      circle(600, 620, 400, hue.saffron),
      hill(160, 1010, 520, 500, hue.iris),
      hill(1080, 1060, 560, 500, hue.violet),
      ...[
        [130, 1010, 46],
        [236, 1024, 62],
      ].map(([x = 0, y = 0, radius = 0]) => tree(x, y, radius, hue.dusk)),
      floor(hue.night),
      mat(hue.coral),
      figure('tree', hue.night, 14, treePose(hue.coral, hue.pale)),
    ],
    0,
    upright,
  )

const chair = () =>
  draw(
    [],
    [
      ground(upright, hue.violet),
      circle(560, 600, 400, hue.rose),
      floor(hue.dusk),
      ...[420, 758].map((x) => rect(x, 560, 22, 690, hue.night)),
      ...[600, 690].map((y) => rect(420, y, 360, 22, hue.night)),
      rect(400, 960, 400, 40, hue.night),
      plant(1040, 1250, 1.2, hue.night, hue.coral),
      figure('chair', hue.line, 14, sideBend(hue.coral, hue.dusk)),
    ],
    0,
    upright,
  )

const twoOfYou = () =>
  draw(
    [],
    [
      ground(upright, '#34208a'),
      circle(600, 720, 450, hue.rose),
      floor(hue.night),
      mat(hue.iris),
      figure('both', hue.line, 14, expecting(hue.violet, hue.coral, hue.saffron), hue.night),
    ],
    0,
    upright,
  )

/** Head and shoulders in one line, the eyes closed. */
function bust(behind: readonly Part[], top: string, fringe: readonly Part[], color: string, face: string): string {
  return (
    figure('bust', color, 12, [
      ...behind,
      worn(
        top,
        [270, 810, 66],
        [530, 810, 66],
        [670, 1100, 120],
        [400, 1060, 240],
        [130, 1100, 120],
        [270, 810, 66],
        [400, 1060, 240],
      ),
      worn(face, [400, 640, 62], [400, 752, 68]),
      worn(face, [400, 440, 138], [400, 520, 112]),
      ...fringe,
    ]) + stroke('M318 474q26 22 52 0M430 474q26 22 52 0M400 486l-14 62h20M366 596q34 22 68 0', color, 9)
  )
}

const portrait = (wall: string, sun: string, at: readonly [number, number], drawn: string) => () =>
  draw([], [ground(frame, wall), circle(...at, 330, sun), drawn], 0, frame)

const dana = portrait(
  hue.coral,
  hue.saffron,
  [520, 420],
  bust(
    [hair([400, 226, 70])],
    hue.dusk,
    [hair([284, 420, 18], [310, 340, 40], [400, 306, 44], [490, 340, 40], [516, 420, 18])],
    hue.night,
    hue.saffron,
  ),
)
const miriam = portrait(
  hue.dusk,
  hue.violet,
  [270, 400],
  bust(
    [hair([264, 440, 60], [254, 640, 56]), hair([536, 440, 60], [546, 640, 56])],
    hue.rose,
    [hair([270, 430, 30], [320, 330, 46], [440, 312, 48], [520, 360, 36], [536, 430, 24])],
    hue.line,
    hue.violet,
  ),
)
const ruth = portrait(
  hue.saffron,
  hue.rose,
  [440, 430],
  bust(
    times(9, (index) => {
      const angle = Math.PI * (0.86 + (index / 8) * 1.28)
      return hair([400 + Math.cos(angle) * 158, 420 + Math.sin(angle) * 150, 78])
    }),
    hue.coral,
    [hair([290, 370, 34], [350, 318, 44], [450, 318, 44], [510, 370, 34])],
    hue.night,
    hue.rose,
  ),
)
const joel = portrait(
  hue.iris,
  hue.lilac,
  [300, 450],
  bust(
    [],
    hue.saffron,
    [hair([272, 420, 16], [296, 332, 40], [400, 290, 52], [512, 326, 38], [528, 410, 14])],
    hue.night,
    hue.lilac,
  ),
)

export const pictures = {
  sunrise,
  morning,
  barn,
  reformer,
  dusk,
  flow,
  mat: matWork,
  rest,
  kick,
  still,
  dog: downward,
  tree: oneLeg,
  chair,
  'two-of-you': twoOfYou,
  dana,
  miriam,
  ruth,
  joel,
}
