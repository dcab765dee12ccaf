/** The law firm's pictures: drawings in grays, engraved. */
import { at, blur, circle, ellipse, gradient, group, line, path, rect, size, tag, times } from '../svg.ts'
import { engrave } from './engrave.ts'

const { width, height } = size
const black = '#070707'
const outline = { fill: 'none', stroke: black, stroke_width: 3.5, stroke_linejoin: 'round', stroke_linecap: 'round' }

/** A gradient from left to right, as on a column in the light. */
const round = (id: string, stops: readonly string[]) =>
  tag(
    'linearGradient',
    { id, x1: 0, x2: 1, y1: 0, y2: 0 },
    ...stops.map((color, index) => tag('stop', { offset: index / (stops.length - 1), stop_color: color })),
  )

const definitions = [
  gradient('desk', ['#8a8a8a', '#444444']),
  gradient('wall', ['#6a6a6a', '#c4c4c4'], true),
  round('column', ['#ffffff', '#f2f2f2', '#8c8c8c', '#4a4a4a', '#7d7d7d']),
  round('glow', ['#555555', '#e8e8e8', '#ffffff', '#c0c0c0', '#555555']),
  blur('soft', 40),
]

const framed = (x: number, y: number, wide: number, tall: number, fill: string) =>
  rect(x, y, wide, tall, fill, { stroke: black, stroke_width: 3.5 })

function column(x: number, top: number, bottom: number, wide: number): string {
  const flutes = times(5, (index) =>
    line(x + wide * (0.2 + index * 0.15), top + 36, x + wide * (0.2 + index * 0.15), bottom - 26, '#555', 2),
  )
  return (
    path(
      `M${x + 4} ${top + 30}q-3 ${(bottom - top) / 2} -6 ${bottom - top - 50}h${wide + 4}q-3-${(bottom - top) / 2} -6-${bottom - top - 50}z`,
      { fill: 'url(#column)', stroke: black, stroke_width: 3 },
    ) +
    flutes.join('') +
    framed(x - 14, top, wide + 28, 16, '#f4f4f4') +
    framed(x - 6, top + 16, wide + 12, 14, '#cfcfcf') +
    framed(x - 16, bottom - 22, wide + 32, 22, '#dedede')
  )
}

const sash = (x: number, y: number, wide: number, tall: number) =>
  framed(x - 12, y - 12, wide + 24, tall + 24, '#f2f2f2') +
  framed(x, y, wide, tall, '#2c2c2c') +
  path(
    `M${x} ${y + tall}V${y + tall * 0.5}L${x + wide * 0.8} ${y}H${x + wide}v${tall * 0.12}L${x + wide * 0.2} ${y + tall}z`,
    { fill: '#8a8a8a' },
  ) +
  line(x + wide / 2, y, x + wide / 2, y + tall, '#fff', 7) +
  times(3, (index) => line(x, y + ((index + 1) * tall) / 4, x + wide, y + ((index + 1) * tall) / 4, '#fff', 6)).join(
    '',
  ) +
  framed(x - 20, y + tall + 12, wide + 40, 16, '#fff')

const book = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-330 40q160-50 330 10 170-60 330-10v34q-160-40-330 14-170-54-330-14z', {
      fill: '#3a3a3a',
      stroke: black,
      stroke_width: 4,
    }),
    path('M-310-20q150-60 310 20v60q-150-60-310-20zM310-20q-150-60-310 20v60q150-60 310-20z', {
      fill: '#fafafa',
      stroke: black,
      stroke_width: 3,
    }),
    ...times(5, (index) =>
      path(`M-280 ${-14 + index * 10}q130-40 256 18M280 ${-14 + index * 10}q-130-40-256 18`, {
        fill: 'none',
        stroke: '#888',
        stroke_width: 2,
      }),
    ),
  )

const desk = () =>
  engrave(definitions, [
    rect(0, 0, width, height, 'url(#wall)'),
    ...times(9, (index) => {
      const tall = 300 + ((index * 53) % 70)
      return (
        framed(60 + index * 62, 560 - tall, 56, tall, ['#555', '#8c8c8c', '#3a3a3a', '#b5b5b5'][index % 4] ?? '#555') +
        line(66 + index * 62, 600 - tall, 108 + index * 62, 600 - tall, '#eee', 7) +
        line(66 + index * 62, 520, 108 + index * 62, 520, '#eee', 4)
      )
    }),
    framed(30, 560, 620, 26, '#ddd'),
    circle(1180, 470, 330, '#ffffff', { opacity: 0.8, filter: 'url(#soft)' }),
    rect(0, 760, width, 320, 'url(#desk)'),
    ellipse(1100, 850, 420, 90, '#f4f4f4', { opacity: 0.7, filter: 'url(#soft)' }),
    line(0, 760, width, 760, black, 5),
    ellipse(1180, 836, 150, 30, '#2a2a2a', { stroke: black, stroke_width: 4 }),
    path('M1160 830q-6-180 10-330h22q14 150 8 330z', { fill: 'url(#column)', stroke: black, stroke_width: 3 }),
    path('M930 500q60-180 170-190h164q110 10 170 190z', { fill: 'url(#glow)', stroke: black, stroke_width: 5 }),
    line(1250, 500, 1250, 580, black, 4),
    circle(1250, 586, 9, black),
    book(640, 880),
    group(
      { transform: 'translate(1330 920) rotate(-8)' },
      framed(-130, -70, 270, 150, '#fbfbfb'),
      path('M-130-70 5 22 140-70', outline),
      circle(5, 26, 28, '#1c1c1c'),
      circle(-1, 20, 12, '#777'),
    ),
    path('M150 970 430 730l16 12-250 250-56 18z', { fill: '#f3f3f3', stroke: black, stroke_width: 4 }),
    path('M430 730q80-120 170-130-10 90-154 142z', { fill: '#d9d9d9', stroke: black, stroke_width: 3 }),
    path('M440 734q70-90 150-128', { ...outline, stroke_width: 2 }),
    path('M290 780c-40 0-50 40-44 90h150c8-50-4-90-44-90v-30h-62z', {
      fill: '#1d1d1d',
      stroke: '#888',
      stroke_width: 3,
      transform: 'translate(-160 -10)',
    }),
  ])

const bush = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-44 0h88l-12-92h-64z', { fill: 'url(#column)', stroke: black, stroke_width: 4 }),
    ...times(60, (index) =>
      circle(
        Math.cos(index * 2.4) * Math.sqrt(index) * 9,
        -170 + Math.sin(index * 2.4) * Math.sqrt(index) * 9,
        15,
        index % 3 ? '#4a4a4a' : '#8d8d8d',
      ),
    ),
    rect(-6, -108, 12, 20, '#333'),
  )

const frontDoor = () =>
  engrave(definitions, [
    rect(0, 0, width, height, '#d2d2d2'),
    ...times(27, (index) => line(0, index * 40, width, index * 40 - 6, '#8c8c8c', 3)),
    ...times(150, (index) =>
      line(
        ((index * 173) % width) + 3,
        ((index * 7) % 26) * 40,
        ((index * 173) % width) + 3,
        ((index * 7) % 26) * 40 + 38,
        '#999',
        3,
      ),
    ),
    sash(130, 260, 220, 440),
    sash(1250, 260, 220, 440),
    framed(520, 130, 560, 800, '#fafafa'),
    path('M500 190 800 60l300 130z', { fill: '#f4f4f4', stroke: black, stroke_width: 5 }),
    path('M580 176 800 84l220 92z', { fill: '#a2a2a2', stroke: black, stroke_width: 3 }),
    path('M620 390a180 150 0 0 1 360 0z', { fill: '#333', stroke: black, stroke_width: 5 }),
    ...times(5, (index) =>
      line(
        800,
        390,
        800 - Math.cos(((index + 1) * Math.PI) / 6) * 180,
        390 - Math.sin(((index + 1) * Math.PI) / 6) * 150,
        '#fff',
        6,
      ),
    ),
    framed(640, 400, 320, 530, '#2b2b2b'),
    ...[430, 600, 770].flatMap((y) =>
      [666, 814].map((x) => rect(x, y, 120, 140, '#555', { stroke: '#bbb', stroke_width: 4 })),
    ),
    circle(932, 690, 13, '#fff', { stroke: black, stroke_width: 4 }),
    path('M780 470q20-26 40 0v30h-40z', { fill: '#eee', stroke: black, stroke_width: 4 }),
    column(540, 200, 930, 60),
    column(1000, 200, 930, 60),
    framed(470, 930, 660, 34, '#fdfdfd'),
    framed(430, 964, 740, 40, '#dadada'),
    framed(380, 1004, 840, 70, '#f6f6f6'),
    bush(410, 960),
    bush(1190, 960),
  ])

export const pictures = { desk, 'front-door': frontDoor }
