/** The café's pictures that carry its hours: the harbor at three, the counter through a day, and the long table. */
import { at, blur, circle, draw, ellipse, gradient, group, line, path, randomFrom, rect, times } from '../svg.ts'
import { branch, cup, cut, definitions, kettle, lamp, loaf, paper, wood } from './things.ts'

/** The clock of the ticket office, at an hour and a minute. */
export function clock(x: number, y: number, radius: number, hour: number, minute: number): string {
  const hand = (turns: number, length: number, width: number) => {
    const angle = turns * 2 * Math.PI - Math.PI / 2
    return line(x, y, x + Math.cos(angle) * length * radius, y + Math.sin(angle) * length * radius, paper.dark, width)
  }
  const marks = times(12, (index) => {
    const angle = (index / 12) * 2 * Math.PI
    const [from, to] = [index % 3 ? 0.78 : 0.68, 0.86]
    return line(
      x + Math.cos(angle) * radius * from,
      y + Math.sin(angle) * radius * from,
      x + Math.cos(angle) * radius * to,
      y + Math.sin(angle) * radius * to,
      paper.dark,
      radius * 0.05,
    )
  })
  return (
    group(cut, circle(x, y, radius * 1.14, paper.dark), circle(x, y, radius, paper.cream)) +
    marks.join('') +
    hand(((hour % 12) + minute / 60) / 12, 0.5, radius * 0.11) +
    hand(minute / 60, 0.74, radius * 0.07) +
    circle(x, y, radius * 0.09, paper.berry)
  )
}

/** Somebody behind a counter or table, whose shoulders end at the point. */
function person(x: number, y: number, color: string, hair: string, skin: string, more = '', scale = 1): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    group(
      cut,
      path('M-74 10c0-124 20-166 74-166s74 42 74 166z', { fill: color }),
      rect(-15, -176, 30, 34, skin),
      circle(0, -206, 45, skin),
      path('M-47-204c-6-74 100-74 94 0-8-26-26-36-46-36s-40 8-48 36z', { fill: hair }),
    ),
    more,
  )
}

const apron = (color = paper.cream) =>
  path('M-40 10c0-60 6-100 14-118h52c8 18 14 58 14 118z', { fill: color }) +
  path('M-26-108l-8-42M26-108l8-42', { stroke: color, stroke_width: 8 })
const cap = path('M-48-226c-6-46 102-46 96 0z', { fill: paper.cream }) + rect(-50, -230, 100, 14, '#e6cda6', { rx: 7 })

/** A gull that sleeps, its head under its wing. */
const gull = (x: number, y: number, scale = 1) =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    line(-8, -4, -8, 10, '#d9a13b', 4),
    line(8, -4, 8, 10, '#d9a13b', 4),
    group(
      { filter: 'url(#thin)' },
      path('M-52-18c10-34 40-42 62-30 16-8 32 2 32 18 0 20-20 32-42 32-24 0-40-8-52-20z', { fill: '#e8e2e6' }),
      path('M-58-20c16-26 52-30 72-4-20 18-50 18-72 4z', { fill: '#9a94ab' }),
    ),
  )

const nightDefinitions = [
  ...definitions,
  gradient('night', ['#15142b', '#272546', '#4b3a5c', '#8a5564']),
  gradient('sea', ['#3c3a58', '#1c2138']),
  gradient('front', ['#4b2839', '#38202f']),
  gradient('glow', ['#ffd995', '#f08f43'], true),
  blur('wide', 60),
]

/** The mouth of an oven with its fire, seen through the window. */
const fire = (x: number, y: number) =>
  at(
    x,
    y,
    group(cut, path('M-150 0V-210a150 150 0 0 1 300 0V0z', { fill: '#a44c3b' })),
    ...times(9, (index) => {
      const angle = Math.PI * (index / 8)
      return rect(-20, -30, 38, 56, index % 2 ? '#b65a46' : '#8f4032', {
        rx: 4,
        transform: `translate(${-Math.cos(angle) * 124} ${-206 - Math.sin(angle) * 124}) rotate(${(angle * 180) / Math.PI - 90})`,
      })
    }),
    path('M-94 0V-196a94 94 0 0 1 188 0V0z', { fill: '#2a1216' }),
    circle(0, -60, 90, '#ff9a3d', { opacity: 0.6, filter: 'url(#soft)' }),
    ...times(5, (index) =>
      path(
        `M${-76 + index * 34} 0c-22-40 14-50 ${index % 2 ? 6 : 14}-${84 + (index % 3) * 34} 26 42 34 74 16 ${84 + (index % 3) * 34}z`,
        { fill: index % 2 ? '#f7b24a' : '#e9722f' },
      ),
    ),
  )

/** Three in the morning: the harbor sleeps, and the oven is lit. */
export const night = () => {
  const random = randomFrom(31)
  const stars = times(90, () => {
    const [x, y] = [random() * 2000, random() * 620]
    return circle(x, y, 1.4 + random() * 2.4, '#fff2d6', { opacity: 0.35 + random() * 0.6 })
  })
  const shimmer = times(26, (index) => {
    const length = 30 + random() * 120
    return rect(760 - length / 2 + (random() - 0.5) * 90, 936 + index * 9, length, 4, '#f6dfb0', {
      rx: 2,
      opacity: 0.5 - index * 0.014,
    })
  })
  const ripples = times(46, () =>
    rect(random() * 1100, 930 + random() * 200, 40 + random() * 130, 3, '#8d8aa8', { rx: 2, opacity: 0.28 }),
  )
  const boat = group(
    { transform: 'translate(330 1082) scale(0.66)' },
    group(
      cut,
      rect(150, -150, 330, 76, '#cfc4cf', { rx: 8 }),
      rect(230, -206, 150, 60, '#e3d9dc', { rx: 6 }),
      rect(300, -276, 44, 74, '#7d1c38'),
      rect(300, -258, 44, 14, paper.cream),
      path('M0-78h640l-52 96H60z', { fill: '#7d1c38' }),
      rect(14, -78, 612, 16, paper.cream),
    ),
    ...times(7, (index) => rect(172 + index * 43, -132, 26, 30, index === 5 ? '#ffd48a' : '#4b4560', { rx: 4 })),
    ...times(8, (index) => circle(110 + index * 58, -26, 10, index === 2 ? '#ffd48a' : '#4c1526')),
    rect(250, -190, 34, 26, '#ffd48a', { rx: 3 }),
    rect(300, -190, 34, 26, '#4b4560', { rx: 3 }),
    line(600, -78, 600, -170, '#cfc4cf', 5),
    circle(600, -174, 8, '#ff9a6a'),
    line(606, -72, 772, -96, '#c9a67c', 6),
  )
  const roof = at(
    0,
    0,
    group(cut, rect(1700, 176, 92, 170, '#5a3446'), rect(1688, 164, 116, 26, '#6a4253')),
    ...[
      [1746, 120, 30],
      [1774, 66, 40],
      [1752, 4, 52],
      [1800, -40, 60],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#cdbfd0', { opacity: 0.22, filter: 'url(#soft)' })),
    group(cut, path('M1040 470 1480 190 1960 470 2060 470V520H1040z', { fill: '#2a1a2b' })),
    ...times(9, (index) =>
      path(`M${1480 - 44 * (index + 1)} ${190 + 28 * (index + 1)}h${92 * (index + 1)}`, {
        stroke: '#3a263a',
        stroke_width: 4,
      }),
    ),
  )
  const window = at(
    1170,
    610,
    group(cut, rect(-26, -26, 532, 356, '#2c1723')),
    rect(0, 0, 480, 304, 'url(#glow)'),
    circle(340, 190, 190, '#fff0c0', { opacity: 0.6, filter: 'url(#soft)' }),
    rect(0, 76, 150, 12, wood.middle),
    rect(0, 176, 150, 12, wood.middle),
    loaf(40, 78, 0.26),
    loaf(102, 78, 0.26),
    ...[40, 102].map((left) => loaf(left, 178, 0.24)),
    group({ transform: 'translate(366 304) scale(0.78)' }, fire(0, 0)),
    line(176, 190, 340, 244, wood.dark, 9),
    ellipse(344, 246, 36, 8, wood.light),
    loaf(342, 243, 0.24),
    person(140, 304, '#7c93a0', '#b8692e', '#d99a74', apron() + cap, 0.88),
    path('M160 186q30 34 56 26', { fill: 'none', stroke: '#7c93a0', stroke_width: 26, stroke_linecap: 'round' }),
    circle(222, 208, 14, '#d99a74'),
    rect(466, 0, 14, 304, '#2c1723'),
    rect(0, 52, 480, 9, '#2c1723'),
    group(cut, rect(-44, 322, 568, 26, '#5d3a3f', { rx: 4 })),
    ...times(7, (index) =>
      group(
        { transform: `translate(${10 + index * 76} 322)` },
        path('M-20 0c-14-40 4-54 20-66 16 12 34 26 20 66z', { fill: index % 2 ? '#3d5244' : '#4d6350' }),
        circle(4, -40, 8, '#c99a2e'),
      ),
    ),
  )
  const awning = group(
    cut,
    path(`M1130 520h560l26 74${times(7, () => `q-42 46-84 0`).join('')}z`, { fill: '#8a2340' }),
    ...times(6, (index) =>
      path(`M${1206 + index * 80} 520h40l${4 + index * 2} 74h-44z`, { fill: '#f0d9c0', opacity: 0.85 }),
    ),
  )
  const door = at(
    1790,
    600,
    group(cut, rect(0, 0, 150, 390, '#2c1723'), rect(14, 14, 122, 376, '#7d1c38')),
    rect(34, 40, 82, 150, 'url(#glow)', { rx: 4 }),
    rect(72, 40, 6, 150, '#7d1c38'),
    circle(116, 226, 8, '#e8b53c'),
    rect(34, 232, 60, 120, '#6a1830', { rx: 4 }),
    circle(75, -46, 120, '#ffd48a', { opacity: 0.5, filter: 'url(#soft)' }),
    group(cut, path('M46-42c0-24 12-36 29-36s29 12 29 36z', { fill: paper.dark })),
    ellipse(75, -40, 26, 10, '#ffe9b8'),
  )
  const sack = (x: number, y: number, scale: number) =>
    group(
      { transform: `translate(${x} ${y}) scale(${scale})`, ...cut },
      path('M-52 0c-16-50-8-90 14-112l-16-22h108l-16 22c22 22 30 62 14 112z', { fill: '#d8c3a2' }),
      path('M-36-112h72', { stroke: '#9a7a52', stroke_width: 8 }),
      path('M0-86c-18 22-18 40 0 56 18-16 18-34 0-56z', { fill: '#b98a3f' }),
    )
  const bollard = (x: number, y: number) =>
    group(cut, rect(x - 20, y - 76, 40, 90, '#2b2236', { rx: 6 }), ellipse(x, y - 76, 28, 12, '#43374c'))
  return draw(
    nightDefinitions,
    [
      rect(0, 0, 2000, 1200, 'url(#night)'),
      ...stars,
      circle(760, 190, 190, '#f6dfb0', { opacity: 0.22, filter: 'url(#wide)' }),
      group(cut, circle(760, 190, 70, '#f6e3ba')),
      circle(736, 176, 13, '#e3cb9a'),
      circle(784, 212, 9, '#e3cb9a'),
      circle(776, 164, 6, '#e3cb9a'),
      path('M-20 930l180-116 150 66 210-150 190 130 170-80 240 150v60H-20z', { fill: '#383655' }),
      path('M-20 930l330-60 260 30 300-50 330 80v40H-20z', { fill: '#2b2a47' }),
      ...times(5, (index) => circle(840 + index * 44, 912 - (index % 2) * 8, 4, '#ffd48a')),
      rect(0, 922, 2000, 290, 'url(#sea)'),
      ...ripples,
      ...shimmer,
      boat,
      roof,
      group(cut, rect(1090, 470, 960, 560, 'url(#front)')),
      ...times(15, (index) => rect(1090 + index * 66, 478, 3, 520, '#2f1927', { opacity: 0.6 })),
      rect(1090, 476, 960, 18, '#2f1927'),
      clock(1480, 366, 74, 3, 0),
      circle(1480, 366, 130, '#ffd48a', { opacity: 0.16, filter: 'url(#soft)' }),
      circle(1410, 760, 330, '#ffb45e', { opacity: 0.28, filter: 'url(#wide)' }),
      window,
      awning,
      door,
      ...times(4, (index) => rect(826 + index * 96, 1040, 30, 160, '#1c1524')),
      path('M800 1000H2000V1060H800z', { fill: '#2e2233' }),
      path('M1120 1060H2000V1200H1120z', { fill: '#241a2b' }),
      rect(800, 1058, 320, 6, '#191221'),
      ...times(4, (index) => rect(index ? 1120 : 800, 1032 + index * 44, 1200, 3, '#3c2d40')),
      rect(800, 992, 1200, 14, '#45354a'),
      path('M1150 1006h530l150 194H1120V1046z', { fill: '#f3a45f', opacity: 0.34 }),
      path('M1790 1006h150l60 130v64h-230z', { fill: '#f3a45f', opacity: 0.22 }),
      sack(1716, 1030, 0.8),
      sack(1760, 1044, 0.7),
      bollard(860, 1034),
      bollard(1040, 1046),
      path('M872 974q84 66 158 10', { fill: 'none', stroke: '#c9a67c', stroke_width: 7 }),
      gull(860, 950, 0.84),
      gull(1366, 262, 0.8),
      gull(1600, 266, 0.8),
    ],
    22,
    { width: 2000, height: 1200 },
  )
}

/** One of the windows over the counter, with the sky and the boat of its hour. */
function pane(x: number, hour: { sky: string; hills: string; sea: string; more: string }): string {
  return at(
    x,
    196,
    group(cut, rect(-16, -16, 272, 252, paper.cream)),
    rect(0, 0, 240, 220, `url(#${hour.sky})`),
    path('M0 150l52-40 46 24 62-62 80 70v20H0z', { fill: hour.hills }),
    rect(0, 148, 240, 72, hour.sea),
    hour.more,
    rect(115, 0, 10, 220, paper.cream),
    rect(0, 88, 240, 8, paper.cream),
  )
}

const ferry = (x: number, y: number, scale: number, light = paper.cream) =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    rect(18, -30, 52, 22, light),
    rect(36, -44, 12, 16, paper.berry),
    path('M0-8h92l-14 24H12z', { fill: paper.berry }),
  )

const steam = (x: number, y: number) =>
  times(3, (index) =>
    path(`M${x + index * 22} ${y}q-16-22 0-42t0-42`, {
      fill: 'none',
      stroke: '#fff7e6',
      stroke_width: 7,
      stroke_linecap: 'round',
      opacity: 0.7,
    }),
  ).join('')

/** A cake under a bell of glass, on a foot. */
const bell = (x: number, y: number, body: string, icing: string) =>
  at(
    x,
    y,
    group(
      cut,
      rect(-12, -34, 24, 34, paper.cream),
      ellipse(0, -2, 48, 8, paper.cream),
      ellipse(0, -36, 92, 11, paper.cream),
    ),
    rect(-62, -96, 124, 56, body, { rx: 8 }),
    path('M-64-92c0-22 128-22 128 0v10q-16 18-26 0-12 22-26 2-14 20-26-2-12 22-26 0-10 16-24-2z', { fill: icing }),
    circle(0, -108, 9, '#e8b53c'),
    path('M-80-40v-60c0-76 160-76 160 0v60z', { fill: '#ffffff', opacity: 0.3 }),
    path('M-60-50v-50c2-26 16-40 34-46', { fill: 'none', stroke: '#fff', stroke_width: 6, opacity: 0.8 }),
    circle(0, -164, 10, paper.cream),
  )

const candle = (x: number, y: number, height = 66) =>
  rect(x - 6, y - height, 12, height, paper.cream) +
  circle(x, y - height - 18, 40, '#ffd48a', { opacity: 0.45, filter: 'url(#soft)' }) +
  path(`M${x} ${y - height - 34}q16 22 0 34q-16-12 0-34z`, { fill: '#ffb43c' })

const glass = (x: number, y: number, wine: string) =>
  at(
    x,
    y,
    rect(-2, -34, 4, 32, '#fff', { opacity: 0.8 }),
    ellipse(0, -1, 16, 4, '#fff', { opacity: 0.7 }),
    path('M-18-72h36c0 28-8 40-18 40s-18-12-18-40z', { fill: '#fff', opacity: 0.4 }),
    path('M-17-58h34c-2 18-8 26-17 26s-15-8-17-26z', { fill: wine }),
  )

/** A day at the counter from left to right: three at night, seven, noon, two, and a Friday evening. */
export const day = () => {
  const top = 620
  const skies = [
    gradient('sky-1', ['#15142b', '#3b3358']),
    gradient('sky-2', ['#f2a68a', '#fbe0b4']),
    gradient('sky-3', ['#a9d0dc', '#e6f0ea']),
    gradient('sky-4', ['#a8c8cc', '#f8dfae']),
    gradient('sky-5', ['#3b3358', '#8c5573', '#e59a76']),
    `<linearGradient id="hours" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#332c4c"/><stop offset="0.13" stop-color="#4d3d5c"/><stop offset="0.26" stop-color="#e9b58e"/><stop offset="0.42" stop-color="#f1d7a8"/><stop offset="0.62" stop-color="#f3d6a0"/><stop offset="0.76" stop-color="#e4ac7c"/><stop offset="0.9" stop-color="#7d4a5e"/><stop offset="1" stop-color="#5a3550"/></linearGradient>`,
    `<linearGradient id="bar" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#6d4a3a"/><stop offset="0.25" stop-color="#c0854f"/><stop offset="0.7" stop-color="#cf955b"/><stop offset="1" stop-color="#8a5638"/></linearGradient>`,
  ]
  const center = (index: number) => 200 + index * 400
  const hours: [number, number][] = [
    [3, 0],
    [7, 0],
    [11, 30],
    [2, 0],
    [6, 30],
  ]
  return draw(
    [...definitions, ...skies],
    [
      rect(0, 0, 2000, 860, 'url(#hours)'),
      pane(80, {
        sky: 'sky-1',
        hills: '#2b2a47',
        sea: '#232743',
        more:
          circle(178, 40, 18, '#f6e3ba') +
          times(9, (index) => circle(20 + ((index * 67) % 210), 14 + ((index * 31) % 76), 2, '#fff2d6')).join(''),
      }),
      pane(480, {
        sky: 'sky-2',
        hills: '#a98a94',
        sea: '#d9a79a',
        more: circle(60, 120, 26, '#fff0c4') + rect(0, 148, 240, 72, '#c99a9a') + ferry(132, 172, 0.9),
      }),
      pane(880, {
        sky: 'sky-3',
        hills: '#8fa9a4',
        sea: '#9cc0c4',
        more:
          ferry(22, 176, 1) + path('M150 40q10-12 20 0 10-12 20 0', { fill: 'none', stroke: '#fff', stroke_width: 5 }),
      }),
      pane(1280, {
        sky: 'sky-4',
        hills: '#93a693',
        sea: '#b3c6b6',
        more:
          path('M150 186h56l-10 16h-38z', { fill: paper.cream }) +
          path('M176 182v-74l36 66z', { fill: paper.cream }) +
          path('M170 182v-60l-26 54z', { fill: '#f2b6a0' }),
      }),
      pane(1680, {
        sky: 'sky-5',
        hills: '#5b4460',
        sea: '#6a4a63',
        more: ferry(70, 174, 0.9, '#ffd48a') + rect(90, 190, 60, 3, '#ffd48a', { opacity: 0.6 }),
      }),
      ...hours.map(([hour, minute], index) => clock(center(index), 96, 52, hour, minute)),
      ...[400, 800, 1200].map((x) => lamp(x, 40)),
      lamp(1600, 40),
      // who is there
      person(200, top, '#7c93a0', '#b8692e', '#d99a74', apron() + cap, 0.98),
      person(1040, top, '#4d6350', '#2a1216', '#c58a63', apron('#f0dcc0'), 0.98),
      person(
        1400,
        top,
        '#d9a13b',
        '#2a1216',
        '#a9704c',
        apron() +
          path('M-47-204c-10 30-8 60-2 70l14-6c-8-20-8-44-2-62zM47-204c10 30 8 60 2 70l-14-6c8-20 8-44 2-62z', {
            fill: '#2a1216',
          }),
        0.98,
      ),
      person(1700, top, '#9c2747', '#5a2f1e', '#d99a74', '', 0.92),
      person(1830, top, '#fff4e2', '#8a8078', '#d99a74', '', 0.92),
      person(1952, top, '#7c93a0', '#3a2129', '#b47c56', '', 0.92),
      group(cut, rect(-20, top, 2040, 46, 'url(#bar)')),
      // three
      at(
        0,
        0,
        group(cut, path(`M20 ${top}c-6-60 4-84 22-100l-10-16h92l-10 16c18 16 28 40 22 100z`, { fill: '#d8c3a2' })),
        path('M78 546c-14 18-14 32 0 44 14-12 14-26 0-44z', { fill: '#b98a3f' }),
      ),
      group(cut, path(`M262 ${top}c-30-10-46-40-50-72h150c-4 32-20 62-50 72z`, { fill: '#7c93a0' })),
      path('M216 552c14-44 128-44 142 0z', { fill: '#f6e3c0' }),
      group(
        { transform: 'rotate(-8 140 612)', ...cut },
        rect(108, 600, 96, 20, wood.light, { rx: 10 }),
        rect(92, 605, 128, 9, wood.dark, { rx: 5 }),
      ),
      candle(390, top, 44),
      // seven
      group(cut, rect(436, top - 16, 200, 18, wood.dark, { rx: 8 })),
      loaf(496, top - 14, 0.5),
      loaf(578, top - 14, 0.5),
      loaf(536, top - 58, 0.46),
      group({ transform: `translate(702 ${top + 2}) scale(0.6)` }, kettle(0, 0)),
      steam(806, top - 96),
      // half past eleven
      group(
        cut,
        path(`M872 ${top}c-16-14-20-40-20-100h148c0 60-4 86-20 100z`, { fill: '#9c2747' }),
        rect(838, top - 106, 176, 16, '#7d1c38', { rx: 8 }),
        rect(826, top - 92, 22, 14, '#7d1c38', { rx: 6 }),
        rect(1004, top - 92, 22, 14, '#7d1c38', { rx: 6 }),
      ),
      ellipse(926, top - 106, 76, 9, '#e0a23e'),
      line(964, top - 110, 990, top - 186, '#cfc8bd', 8),
      steam(884, top - 122),
      group(cut, ellipse(1160, top - 2, 90, 12, paper.cream)),
      group(
        cut,
        rect(1086, top - 30, 72, 22, '#8d5229', { rx: 8 }),
        rect(1162, top - 30, 74, 22, '#8d5229', { rx: 8 }),
      ),
      path(`M1086 ${top - 32}q18-20 36-4 20-18 36 4z`, { fill: '#5f8a4c' }),
      path(`M1162 ${top - 32}q18-20 38-6 20-14 36 6z`, { fill: '#e98a6a' }),
      // two
      bell(1300, top, '#c98f57', '#fff4e2'),
      bell(1504, top, '#5a2f1e', '#9c2747'),
      cup(1404, top + 2, paper.cream, 0.5),
      // Friday
      ...[1640, 1766, 1892].map((x) => candle(x, top)),
      ...[1700, 1830, 1958].map(
        (x) =>
          group(cut, ellipse(x, top - 2, 46, 8, paper.cream)) +
          path(`M${x - 26} ${top - 6}q26-26 52 0z`, { fill: '#d9a13b' }),
      ),
      ...[1734, 1858, 1988].map((x) => glass(x, top, '#9c2747')),
      // the front of the counter
      rect(0, top + 46, 2000, 240, '#4c222b'),
      ...times(18, (index) => rect(index * 112 + 6, top + 64, 100, 190, index % 2 ? '#5a2932' : '#55262f')),
    ],
    24,
    { width: 2000, height: 860 },
  )
}

/** The long table on a Friday, with its eighteen chairs. */
export const supper = () => {
  const top = 520
  const looks = [
    ['#4d6350', '#3a2129', '#d99a74'],
    ['#9c2747', '#d9a13b', '#e2ab86'],
    ['#7c93a0', '#5a2f1e', '#d99a74'],
    ['#fff4e2', '#2a1216', '#a9704c'],
    ['#b8692e', '#b7aca4', '#d99a74'],
    ['#5d2b33', '#b8692e', '#e2ab86'],
    ['#d9a13b', '#2a1216', '#8f5d40'],
    ['#8fa9a4', '#8a8078', '#d99a74'],
    ['#a44c3b', '#3a2129', '#c58a63'],
  ]
  const backs = [0, 1, 3, 4, 5, 7, 8]
  const x = (index: number) => 160 + index * 210
  const chair = (index: number) => {
    const [left, color] = [x(index), wood.dark]
    const sits = backs.includes(index)
    const [shirt = '', hair = ''] = looks[(index * 4 + 2) % 9] ?? []
    return (
      (sits
        ? group(
            cut,
            path(`M${left - 80} 800c0-140 22-190 80-190s80 50 80 190z`, { fill: shirt }),
            circle(left, 560, 52, hair),
            path(`M${left - 50} 566c0 60 100 60 100 0z`, { fill: hair }),
          )
        : '') +
      group(
        cut,
        rect(left - 84, 640, 20, 300, color, { rx: 8 }),
        rect(left + 64, 640, 20, 300, color, { rx: 8 }),
        ...times(3, (each) => rect(left - 78, 656 + each * 52, 156, 26, each % 2 ? '#8a5632' : '#94603a', { rx: 10 })),
        rect(left - 90, 822, 180, 30, '#94603a', { rx: 8 }),
      )
    )
  }
  const plate = (left: number) =>
    group(cut, ellipse(left, top - 2, 66, 10, paper.cream)) +
    path(`M${left - 34} ${top - 8}q34-30 68 0z`, { fill: left % 4 ? '#e0a23e' : '#7f9a5c' })
  return draw(
    [
      ...definitions,
      gradient('supper', ['#3a2540', '#6b3a4c', '#9a5648']),
      gradient('cloth', ['#fff4e2', '#e6cda6']),
      blur('wide', 60),
    ],
    [
      rect(0, 0, 2000, 940, 'url(#supper)'),
      ...times(5, (index) => circle(200 + index * 400, 250, 300, '#ffcf86', { opacity: 0.34, filter: 'url(#wide)' })),
      // the wall: shelf, clock, window at dusk, coats
      at(
        830,
        96,
        group(cut, rect(-18, -18, 376, 246, paper.cream)),
        rect(0, 0, 340, 210, 'url(#dusk)'),
        path('M0 150l70-44 70 26 90-70 110 74v20H0z', { fill: '#5b4460' }),
        rect(0, 150, 340, 60, '#6a4a63'),
        ferry(190, 178, 0.9, '#ffd48a'),
        rect(165, 0, 10, 210, paper.cream),
        rect(0, 84, 340, 8, paper.cream),
      ),
      clock(1330, 190, 66, 7, 0),
      group(cut, rect(1480, 226, 400, 16, wood.middle)),
      ...times(5, (index) => loaf(1530 + index * 76, 228, 0.3)),
      group(cut, rect(120, 120, 430, 18, wood.middle, { rx: 6 })),
      ...[
        ['#4d6350', 0],
        ['#7c93a0', 96],
        ['#b8692e', 196],
        ['#9c2747', 300],
      ].map(([color, left]) => {
        const from = 170 + Number(left)
        return (
          circle(from, 140, 7, paper.cream) +
          group(cut, path(`M${from - 12} 142c-26 14-38 60-42 190h108c-4-130-16-176-42-190z`, { fill: String(color) })) +
          line(from, 156, from, 326, paper.dark, 3)
        )
      }),
      ...times(6, (index) => lamp(170 + index * 332, 8 + (index % 2) * 18)),
      ...looks.map(([shirt = '', hair = '', skin = ''], index) =>
        person(x(index), top + 4, shirt, hair, skin, '', 0.94),
      ),
      // Mateo carries the large dish in
      group(cut, rect(-20, top, 2040, 30, paper.cream)),
      rect(0, top + 30, 2000, 84, 'url(#cloth)'),
      ...times(26, (index) => path(`M${index * 80} ${top + 114}q40 26 80 0z`, { fill: '#e6cda6' })),
      ...times(9, (index) => plate(x(index))),
      ...times(8, (index) => glass(x(index) + 104, top, index % 3 ? '#9c2747' : '#f0d48a')),
      ...times(6, (index) => candle(232 + index * 316, top, 74)),
      group(
        cut,
        ellipse(1000, top - 4, 150, 16, '#7c93a0'),
        path(`M880 ${top - 10}c30-58 210-58 240 0z`, { fill: '#f0e2cc' }),
      ),
      path(`M1112 ${top - 14}l44-22v36z`, { fill: '#d9c8ae' }),
      ...times(6, (index) => circle(910 + index * 36, top - 16, 10, index % 2 ? '#5f8a4c' : '#e8b53c')),
      loaf(470, top, 0.42),
      loaf(1540, top, 0.42),
      group({ transform: `translate(1860 ${top}) scale(0.4)` }, branch(0, 0)),
      rect(0, 860, 2000, 90, '#3a2230'),
      path('M0 860H2000V874H0z', { fill: '#4a2c38' }),
      ...times(9, (index) => chair(index)),
    ],
    24,
    { width: 2000, height: 940 },
  )
}
