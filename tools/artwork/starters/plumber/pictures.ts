/** The plumber's pictures: things cut open, in strong colors. */
import { circle, draw, ellipse, group, line, path, rect, size, times } from '../svg.ts'
import { color } from './solid.ts'
import { truck } from './truck.ts'

const { width, height } = size
const outline = { stroke: color.ink, stroke_width: 6, stroke_linejoin: 'round', stroke_linecap: 'round' }

const ground = (fill: string, disc: string) => rect(0, 0, width, height, fill) + circle(800, 560, 520, disc)

/** A thick pipe from left to right with a shine, as wide as it is high. */
const tube = (x: number, y: number, long: number, thick: number, fill: string, shine: string) =>
  rect(x, y, long, thick, fill, outline) +
  rect(x + 4, y + thick * 0.16, long - 8, thick * 0.16, shine) +
  rect(x + 4, y + thick * 0.72, long - 8, thick * 0.24, '#000', { opacity: 0.14 })

const nut = (x: number, y: number, fill: string) =>
  rect(x, y, 96, 220, fill, { ...outline, rx: 12 }) +
  line(x + 4, y + 74, x + 92, y + 74, color.ink, 5) +
  line(x + 4, y + 148, x + 92, y + 148, color.ink, 5)

function gauge(x: number, y: number): string {
  const marks = times(9, (index) => {
    const angle = ((index - 4) * Math.PI) / 5.4 - Math.PI / 2
    return line(
      x + Math.cos(angle) * 112,
      y + Math.sin(angle) * 112,
      x + Math.cos(angle) * 138,
      y + Math.sin(angle) * 138,
      index > 6 ? color.hot : color.ink,
      9,
    )
  })
  return (
    rect(x - 34, y + 150, 68, 120, '#e0a83a', outline) +
    circle(x, y, 180, color.steel, outline) +
    circle(x, y, 152, color.white, outline) +
    marks.join('') +
    path(`M${x - 14} ${y + 18}L${x + 62} ${y - 92} ${x + 16} ${y + 14}z`, {
      fill: color.hot,
      ...outline,
      stroke_width: 4,
    }) +
    circle(x, y, 18, color.ink)
  )
}

const drop = (x: number, y: number, scale: number) =>
  path('M0-70c40 60 56 80 56 108a56 56 0 0 1-112 0c0-28 16-48 56-108z', {
    fill: color.cold,
    ...outline,
    transform: `translate(${x} ${y}) scale(${scale})`,
  })

const valve = (): string =>
  [
    tube(-20, 560, 1660, 160, '#e08a4b', '#f7c39a'),
    rect(560, 500, 420, 280, '#e8b23f', { ...outline, rx: 46 }),
    rect(590, 526, 360, 40, '#f8dc8c', { rx: 20 }),
    nut(500, 530, '#f0c55a'),
    nut(944, 530, '#f0c55a'),
    rect(730, 400, 80, 110, '#c98f2c', outline),
    group(
      { transform: 'rotate(-24 770 390)' },
      rect(700, 340, 620, 88, color.yellow, { ...outline, rx: 44 }),
      rect(1120, 352, 180, 64, color.hot, { rx: 32 }),
      rect(730, 356, 360, 18, '#ffe49a', { rx: 9 }),
    ),
    circle(770, 392, 40, color.steel, outline),
    circle(770, 392, 15, color.ink),
    nut(240, 530, '#c98f2c'),
    gauge(288, 270),
    drop(1180, 860, 0.8),
    drop(1180, 1010, 0.5),
    nut(1140, 530, '#c98f2c'),
    rect(1330, 500, 44, 280, '#8d99b5', outline),
    rect(1330, 470, 44, 40, color.steel, outline),
  ].join('')

const heater = (): string =>
  [
    rect(-10, 950, width + 20, 130, '#0e3391'),
    path('M560 960V230q0-70 240-70t240 70v730q0 40-240 40T560 960z', { fill: color.white, ...outline }),
    path('M640 900V290q0-34 160-34t160 34v610q0 20-160 20T640 900z', { fill: color.cold, ...outline }),
    path('M640 560V290q0-34 160-34t160 34v270q-80 40-160 0t-160 0z', { fill: color.hot, opacity: 0.85 }),
    path('M640 760q80 40 160 0t160 0V560q-80 40-160 0t-160 0z', { fill: '#a56bb5', opacity: 0.75 }),
    rect(772, 40, 56, 860, '#dfe4ee', outline),
    ...times(4, (index) =>
      path(`M640 ${360 + index * 130}h-50M1010 ${360 + index * 130}h-50`, { stroke: color.steel, stroke_width: 10 }),
    ),
    rect(650, 40, 30, 220, color.cold, outline),
    rect(660, 300, 14, 500, color.pale, { stroke: color.ink, stroke_width: 4 }),
    rect(920, 40, 30, 220, color.hot, outline),
    rect(-10, 40, 690, 34, color.cold, outline),
    rect(920, 40, 700, 34, color.hot, outline),
    rect(690, 290, 16, 430, color.steel, { stroke: color.ink, stroke_width: 4 }),
    path(
      'M660 950c-10-60 40-60 36-110 40 30 24 60 44 80 6-60 40-70 30-120 50 40 34 80 52 110 14-30 30-40 26-80 50 40 20 70 52 120z',
      { fill: color.yellow, ...outline },
    ),
    path('M720 952c0-40 30-40 34-70 26 30 20 40 40 50 8-20 20-24 18-50 34 30 10 50 30 70z', { fill: color.hot }),
    rect(640, 940, 320, 34, '#3b4668', outline),
    rect(1040, 760, 110, 130, color.yellow, { ...outline, rx: 14 }),
    circle(1095, 812, 30, color.ink),
    line(1095, 812, 1112, 792, color.white, 7),
    rect(1036, 330, 130, 30, color.steel, outline),
    rect(1140, 330, 30, 560, color.steel, outline),
    ellipse(1230, 320, 70, 22, color.hot, { ...outline, transform: 'rotate(-20 1230 320)' }),
    drop(300, 560, 1.5),
    path('M260 600q10 40 46 44', { fill: 'none', stroke: color.white, stroke_width: 12, stroke_linecap: 'round' }),
    drop(430, 720, 0.8),
    path(
      'M1300 700c-20-110 70-120 64-210 80 60 46 120 84 150 10-20 10-30 8-50 60 70 60 210-50 230-60 6-96-40-106-120z',
      { fill: color.yellow, ...outline },
    ),
    path('M1350 740c-6-50 40-60 40-110 40 40 50 130 10 150-30 10-46-10-50-40z', { fill: color.hot }),
  ].join('')

const paint = (fill: string, disc: string, content: () => string) => () => draw([], [ground(fill, disc), content()], 10)

export const pictures = {
  truck: paint('#ffc533', '#ffd977', truck),
  valve: paint('#1546c0', '#2a5fdd', valve),
  heater: paint('#1546c0', '#2a5fdd', heater),
}
