/** The café's pictures. */
import { at, circle, draw, ellipse, group, path, randomFrom, rect, size, times } from '../svg.ts'
import { day, night, supper } from './hours.ts'
import { baton, branch, cup, cut, definitions, harborWindow, kettle, lamp, loaf, paper, wood } from './things.ts'

const { width, height } = size

const counterTop = (y: number) =>
  group(cut, rect(-20, y, width + 40, 54, 'url(#board)')) +
  rect(0, y + 54, width, height, '#5d2b33') +
  times(14, (index) => rect(index * 118 + 6, y + 74, 104, height, index % 2 ? '#683139' : '#632e36')).join('')

const counter = () =>
  draw(
    definitions,
    [
      rect(0, 0, width, height, 'url(#wall)'),
      path('M560 0 1180 0 1600 620V1067H1300z', { fill: '#fff3d2', opacity: 0.4 }),
      harborWindow(860, 120, 560, 470),
      lamp(300, 130),
      lamp(640, 60),
      counterTop(800),
      branch(1490, 806),
      group(cut, rect(560, 776, 330, 28, wood.dark, { rx: 10 })),
      loaf(720, 778, 1.15),
      kettle(1130, 804),
      cup(390, 804, '#e8b53c'),
      cup(390, 724, paper.cream),
      cup(200, 804, '#7c93a0'),
      cup(1360, 804, paper.cream, 0.9),
    ],
    26,
  )

function shelf(y: number): string {
  return (
    group(cut, rect(-20, y, 1110, 34, 'url(#board)')) +
    rect(140, y + 34, 26, 90, wood.dark) +
    rect(900, y + 34, 26, 90, wood.dark)
  )
}

/** The mouth of the oven, bricks around a fire. */
function oven(): string {
  const bricks = times(13, (index) => {
    const angle = Math.PI * (index / 12)
    const [x, y] = [1350 - Math.cos(angle) * 232, 610 - Math.sin(angle) * 232]
    return rect(-34, -46, 64, 92, index % 2 ? '#b65a46' : '#a44c3b', {
      rx: 6,
      transform: `translate(${x} ${y}) rotate(${(angle * 180) / Math.PI - 90})`,
    })
  })
  const flames = times(6, (index) =>
    path(
      `M${1200 + index * 56} 760c-34-60 20-70 ${index % 2 ? 8 : 20}-${120 + (index % 3) * 50} 40 60 50 110 24 ${120 + (index % 3) * 50}z`,
      { fill: index % 2 ? '#f7b24a' : '#e9722f' },
    ),
  )
  return (
    group(cut, rect(1070, 240, 560, 860, '#e9d6bd')) +
    path('M1160 780V610a190 190 0 0 1 380 0v170z', { fill: '#2a1216' }) +
    circle(1350, 700, 150, '#ff9a3d', { opacity: 0.5, filter: 'url(#soft)' }) +
    flames.join('') +
    bricks.join('') +
    group(cut, rect(1090, 778, 540, 40, '#8a6a5a'))
  )
}

const breadShelf = () =>
  draw(
    definitions,
    [
      rect(0, 0, width, height, '#dfb98d'),
      rect(0, 0, width, height, '#b98058', { opacity: 0.25 }),
      oven(),
      shelf(300),
      shelf(600),
      shelf(910),
      loaf(180, 302, 1),
      loaf(420, 302, 1.1),
      loaf(680, 302, 0.95),
      loaf(900, 302, 1.05),
      baton(70, 602, 300),
      baton(330, 602, 270),
      baton(200, 545, 280),
      loaf(770, 602, 1.1),
      loaf(970, 602, 0.85),
      ...times(7, (index) => loaf(120 + index * 140, 912, 0.55)),
      ...times(5, (index) => loaf(190 + index * 140, 860, 0.5)),
    ],
    26,
  )

function plate(x: number, y: number, radius: number, ...food: string[]): string {
  return at(x, y, group(cut, circle(0, 0, radius, paper.cream)), circle(0, 0, radius * 0.74, '#f3e3c8'), ...food)
}

const egg = (x: number, y: number) =>
  group({ filter: 'url(#thin)' }, ellipse(x, y, 54, 44, '#fffaf0')) + circle(x + 4, y - 2, 22, '#eda62e')

/** Loose fruit and crumbs, scattered the same way at each run. */
function scattered(x: number, y: number, spread: number, count: number, color: string, radius: number): string {
  const random = randomFrom(x + y)
  return times(count, () =>
    circle(x + (random() - 0.5) * spread, y + (random() - 0.5) * spread, radius * (0.7 + random() * 0.6), color),
  ).join('')
}

const table = () =>
  draw(
    definitions,
    [
      rect(0, 0, width, height, '#8a4a3f'),
      ...times(6, (index) => rect(0, index * 180, width, 176, index % 2 ? '#9a5748' : '#935143')),
      path('M0 0h900L300 1067H0z', { fill: '#ffdca8', opacity: 0.16 }),
      group(
        { transform: 'rotate(-6 500 560)', ...cut },
        rect(120, 180, 640, 760, '#e9d2b4'),
        ...times(8, (index) => rect(120, 210 + index * 92, 640, 12, '#c9798a')),
      ),
      plate(
        440,
        560,
        250,
        group(cut, path('M-150-30c0-90 300-110 310-10s-60 130-150 130-160-30-160-120z', { fill: '#8d5229' })),
        egg(-58, -8),
        egg(66, -22),
        scattered(0, -10, 190, 26, '#5f8a4c', 7),
      ),
      at(
        900,
        360,
        group(cut, circle(0, 0, 150, paper.cream), circle(0, 0, 104, '#7c93a0')),
        circle(0, 0, 86, '#4e2819'),
        path('M-40 6c10-50 70-50 80 0-10 44-70 44-80 0z', { fill: '#e9c79a' }),
        path('M0-30v62', { stroke: '#4e2819', stroke_width: 7 }),
      ),
      at(
        1260,
        700,
        group(cut, circle(0, 0, 200, '#9c2747')),
        circle(0, 0, 164, '#fff8ea'),
        scattered(-30, -30, 150, 14, '#d9a13b', 26),
        scattered(50, 40, 120, 16, '#8c1f3d', 17),
      ),
      at(
        1240,
        240,
        group(cut, circle(0, 0, 96, '#f0d9a8')),
        circle(0, 0, 74, '#b12a45'),
        scattered(0, 0, 90, 9, '#d95a6f', 9),
      ),
      group(
        { transform: 'translate(800 830) rotate(-18)', ...cut },
        path('M-150 40c-30-90 40-130 150-130s180 40 150 130c-70-40-230-40-300 0z', { fill: 'url(#loaf)' }),
        ...times(5, (index) =>
          path(`M${-96 + index * 46} ${-50 - (index % 4) * 8}l8 66`, { stroke: '#f6d49c', stroke_width: 8 }),
        ),
      ),
      group(
        { transform: 'translate(130 560) rotate(3)', ...cut },
        rect(-9, -190, 18, 380, '#d8d4cc', { rx: 9 }),
        rect(-20, -200, 40, 120, '#d8d4cc', { rx: 18 }),
      ),
    ],
    26,
  )

const guest = (x: number, color: string, hair: string) =>
  at(
    x,
    640,
    group(
      cut,
      path('M-70 160c0-110 20-150 70-150s70 40 70 150z', { fill: color }),
      circle(0, -36, 44, '#d99a74'),
      path('M-46-34c-4-70 96-70 92 0-14-30-70-34-92 0z', { fill: hair }),
    ),
  )

const evening = () =>
  draw(
    definitions,
    [
      rect(0, 0, width, height, 'url(#dusk)'),
      rect(120, 40, 1360, 900, '#4a2a3a'),
      group(cut, rect(190, 150, 1220, 680, paper.dark)),
      rect(220, 180, 1160, 620, 'url(#room)'),
      circle(800, 420, 380, '#fff0c0', { opacity: 0.6, filter: 'url(#soft)' }),
      ...times(4, (index) => at(320 + index * 320, 180, lamp(0, 60))),
      ...[
        ['#4d6350', '#3a2129'],
        ['#9c2747', '#d9a13b'],
        ['#7c93a0', '#5a2f1e'],
        ['#fff4e2', '#2a1216'],
        ['#b8692e', '#8a8078'],
        ['#5d2b33', '#b8692e'],
      ].map(([color = '', hair = ''], index) => guest(350 + index * 180, color, hair)),
      group(cut, rect(250, 706, 1100, 40, paper.cream)),
      rect(250, 746, 1100, 54, '#e6cda6'),
      ...times(5, (index) =>
        group(
          {},
          rect(330 + index * 235, 640, 12, 66, paper.cream),
          path(`M${336 + index * 235} 606q16 22 0 34q-16-12 0-34z`, { fill: '#ffb43c' }),
        ),
      ),
      ...times(4, (index) => loaf(450 + index * 235, 708, 0.36)),
      rect(790, 180, 20, 620, paper.dark),
      group(
        cut,
        path(
          'M150 40h1300v90l-81 50-82-50-81 50-81-50-82 50-81-50-81 50-82-50-81 50-81-50-82 50-81-50-81 50-82-50-81 50-81-50z',
          { fill: paper.berry },
        ),
      ),
      rect(0, 940, width, 140, '#33202e'),
      path('M220 940h1160l160 127H60z', { fill: '#f3a45f', opacity: 0.35 }),
    ],
    26,
  )

/** The back room: a long window, a piano, and a table with cake for a few guests. */
const backRoom = () =>
  draw(
    definitions,
    [
      rect(0, 0, width, height, 'url(#wall)'),
      harborWindow(140, 170, 720, 400),
      rect(0, 860, width, 220, '#8d5b3c'),
      ...times(5, (index) => rect(0, 890 + index * 42, width, 3, '#7a4a2e')),
      at(
        1050,
        430,
        group(cut, rect(0, 0, 430, 450, paper.dark, { rx: 10 }), rect(-24, 214, 478, 44, '#4c2c35', { rx: 8 })),
        rect(30, 40, 370, 130, '#4c2c35', { rx: 6 }),
        rect(0, 236, 430, 22, paper.cream),
        ...times(13, (index) => rect(22 + index * 31, 236, 9, 13, paper.dark)),
        rect(-8, 258, 24, 200, '#4c2c35'),
        rect(414, 258, 24, 200, '#4c2c35'),
      ),
      at(1170, 430, branch(0, 2)),
      ...times(2, (index) => at(360 + index * 320, 0, lamp(0, 90))),
      group(
        cut,
        rect(120, 748, 820, 36, wood.light, { rx: 8 }),
        rect(180, 784, 34, 220, wood.dark),
        rect(846, 784, 34, 220, wood.dark),
      ),
      group(cut, rect(420, 668, 190, 62, '#f5dcae', { rx: 10 }), rect(420, 652, 190, 34, paper.berry, { rx: 14 })),
      rect(390, 730, 250, 14, paper.cream, { rx: 7 }),
      cup(280, 746, paper.cream, 0.8),
      cup(770, 746, '#7c93a0', 0.8),
    ],
    26,
  )

export const pictures = {
  counter,
  'bread-shelf': breadShelf,
  table,
  evening,
  'back-room': backRoom,
  night,
  day,
  supper,
}
