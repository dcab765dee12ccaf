/** The dental practice's pictures: thin lines over flat washes that miss them by a little, as in a hand-pulled print. */
import { at, draw, ellipse, group, path, rect, size, times } from '../svg.ts'

const { width, height } = size
const color = {
  ink: '#17424a',
  teal: '#2f9a98',
  mint: '#bfe3dc',
  pale: '#e9f4f1',
  sun: '#fbe6b4',
  coral: '#f0977c',
  white: '#ffffff',
  leaf: '#5d9c78',
  wood: '#dcb88c',
}

/** A shape as a wash of color, and its outline, which lies a little to the left. */
function washed(d: string, fill: string, lineWidth = 5): string {
  const outline = {
    fill: 'none',
    stroke: color.ink,
    stroke_width: lineWidth,
    stroke_linejoin: 'round',
    stroke_linecap: 'round',
  }
  return path(d, { fill, transform: 'translate(10 8)' }) + path(d, outline)
}

const box = (x: number, y: number, wide: number, tall: number, round = 0) =>
  round > 0
    ? `M${x + round} ${y}h${wide - 2 * round}q${round} 0 ${round} ${round}v${tall - 2 * round}q0 ${round}-${round} ${round}h-${wide - 2 * round}q-${round} 0-${round}-${round}v-${tall - 2 * round}q0-${round} ${round}-${round}z`
    : `M${x} ${y}h${wide}v${tall}h-${wide}z`

const strokes = (d: string, lineWidth = 4, stroke = color.ink) =>
  path(d, { fill: 'none', stroke, stroke_width: lineWidth, stroke_linecap: 'round', stroke_linejoin: 'round' })

/** Sunlight through a window, as a slanted patch on wall and floor. */
const light = (d: string) => path(d, { fill: color.sun, opacity: 0.75 })

function tree(x: number, y: number, scale: number, fill: string): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    washed('M0 0v-190', 'none'),
    washed('M0-330c70-4 120 60 92 120 26 60-40 108-92 96-52 12-118-36-92-96-28-60 22-124 92-120z', fill),
    strokes('M0-190l38-44M0-160l-34-40'),
  )
}

/** A fern in a pot. */
function fern(x: number, y: number, scale = 1): string {
  const fronds = times(7, (index) => {
    const lean = (index - 3) * 46
    const leaves = times(
      5,
      (step) => `M${lean * (0.3 + step * 0.17)}-${110 + step * 34}l${lean > 0 ? 26 : -26}-8`,
    ).join('')
    return (
      strokes(`M0-70Q${lean * 0.2}-190 ${lean * 1.15}-${290 - Math.abs(lean) * 0.6}`, 7, color.leaf) +
      strokes(leaves, 9, color.leaf)
    )
  })
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ...fronds,
    washed('M-62-84h124l-18 84h-88z', color.coral),
  )
}

function windowOf(x: number, y: number, wide: number, tall: number, panes: number): string {
  const bars = times(panes - 1, (index) => strokes(`M${x + ((index + 1) * wide) / panes} ${y}v${tall}`, 7))
  return (
    rect(x, y, wide, tall, '#d7ecf2') +
    `<clipPath id="pane${x}"><rect x="${x}" y="${y}" width="${wide}" height="${tall}"/></clipPath>` +
    group(
      { clip_path: `url(#pane${x})` },
      path(`M${x} ${y + tall * 0.72}q${wide * 0.25}-110 ${wide * 0.5}-40t${wide * 0.5}-30v${tall}H${x}z`, {
        fill: '#a9d3c1',
      }),
      tree(x + wide * 0.2, y + tall + 30, 1.25, color.leaf),
      tree(x + wide * 0.52, y + tall + 70, 1, '#86bd94'),
      tree(x + wide * 0.86, y + tall + 20, 1.4, color.leaf),
    ) +
    strokes(box(x, y, wide, tall), 8) +
    bars.join('') +
    washed(box(x - 30, y + tall, wide + 60, 26), color.white)
  )
}

const room = (wall: string, floor: string, edge = 800) =>
  rect(0, 0, width, height, wall) + rect(0, edge, width, height, floor) + strokes(`M0 ${edge}h${width}`, 4)

/** The dental chair, seen from the side, facing right. */
function chair(x: number, y: number): string {
  return at(
    x,
    y,
    washed('M-60 0h220q30 0 30-26h-280q0 26 30 26z', color.mint),
    washed('M20-26v-96h70v96z', color.white),
    washed(
      'M-330-352q-46 14-34 58l60 150q14 30 54 30h420q26 0 34-24l40-90q10-30-22-34l-250-8q-60-2-86-52l-62-92q-24-34-64-18z',
      color.teal,
    ),
    washed('M-392-440q30-40 72-18l36 34q-4 60-60 64-60-20-48-80z', color.teal),
    washed('M-150-214h170q26 0 26 24t-26 24h-150z', color.mint),
  )
}

/** The lamp on its jointed arm, hanging from above. */
const lamp = (x: number) =>
  washed(`M${x}-20v190h14v-190z`, color.white) +
  strokes(`M${x + 7} 176L${x - 130} 268`, 14) +
  strokes(`M${x + 7} 176L${x - 130} 268`, 5, color.white) +
  washed(`M${x - 210} 262q80-50 160 10l-24 46q-60 30-120-6z`, color.white) +
  path(`M${x - 196} 322 ${x - 390} 640h330l-40-320z`, { fill: color.sun, opacity: 0.55 })

const treatmentRoom = () =>
  draw(
    [],
    [
      room(color.pale, '#cfe4dd'),
      light('M760 700h560l200 367H900z'),
      windowOf(780, 110, 660, 520, 3),
      lamp(560),
      washed(box(60, 470, 300, 330), color.white),
      strokes('M60 580h300M60 690h300M190 525h40M190 635h40M190 745h40'),
      washed('M90 470v-84h70v84z', color.mint),
      washed('M210 470q0-60 46-60t46 60z', color.coral),
      chair(720, 950),
      washed('M1130 950h170q0-20-50-26v-200h-70v200q-50 6-50 26z', color.white),
      washed('M1110 724q0-44 52-44h106q52 0 52 44z', color.coral),
      fern(1500, 950, 1.1),
    ],
    16,
  )

function tooth(x: number, y: number, scale: number): string {
  const body =
    'M-150-170c60-40 110-14 150-14s90-26 150 14c62 44 44 150 14 210-22 46-20 120-40 190-14 46-58 40-66-6-10-56-16-120-58-120s-48 64-58 120c-8 46-52 52-66 6-20-70-18-144-40-190-30-60-48-166 14-210z'
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    washed(body, color.white, 6),
    path('M-20-80c40-20 70-10 66 40-6 40-20 70-30 110-16-40-60-20-66 26-14-60-40-120 30-176z', {
      fill: color.coral,
      opacity: 0.75,
    }),
    strokes('M-104-120c20-16 44-18 64-12', 9, color.mint),
  )
}

const onScreen = () =>
  draw(
    [],
    [
      room('#d8ece8', '#bcd9d1', 860),
      light('M0 0h420L980 1067H240z'),
      washed(box(470, 110, 900, 590, 30), color.ink),
      rect(506, 142, 828, 526, '#e9f6f4'),
      tooth(820, 390, 1.05),
      strokes('M1030 250h210M1030 300h150M1030 480h210M1030 530h110', 9, color.teal),
      ellipse(1002, 252, 14, 14, color.coral),
      ellipse(1002, 482, 14, 14, color.teal),
      washed('M860 700h120v130h-120z', color.white),
      washed('M760 830h320q20 0 20 30H740q0-30 20-30z', color.white),
      washed('M150 830v-110h120v110z', color.coral),
      washed('M110 830h200q0 26-20 30h-160q-20-4-20-30z', color.white),
      washed('M1180 860v-70h190v70z', color.mint),
      washed('M1210 790v-60h130v60z', color.coral),
      fern(1480, 866, 1.1),
      washed(box(-20, 860, 1650, 40), color.wood),
    ],
    16,
  )

/** Picture books in a row, leaning a little. */
const books = (x: number, y: number) =>
  times(7, (index) => {
    const tall = 96 + ((index * 37) % 40)
    return washed(
      box(x + index * 36, y - tall, 32, tall, 3),
      [color.coral, color.teal, color.sun, color.mint][index % 4] ?? color.white,
      4,
    )
  }).join('')

const waitingRoom = () =>
  draw(
    [],
    [
      room('#eaf4ee', '#e7cfae', 780),
      light('M380 640h620l260 427H420z'),
      windowOf(360, 100, 640, 420, 2),
      washed(box(320, 640, 720, 150, 12), color.white),
      washed(box(330, 590, 700, 62, 26), color.coral),
      washed(box(380, 500, 150, 104, 24), color.mint),
      washed(box(840, 510, 140, 94, 24), color.sun),
      washed(box(1130, 260, 380, 540), color.wood),
      strokes('M1130 430h380M1130 610h380', 6),
      books(1150, 428),
      books(1180, 608),
      washed('M1430 428q-2-70 34-70t34 70z', color.teal),
      washed(box(1160, 690, 320, 100, 8), color.white),
      ellipse(700, 940, 420, 96, color.teal, { opacity: 0.55 }),
      ellipse(700, 934, 300, 62, color.mint),
      washed('M600 940v-90h80v90z', color.sun),
      washed('M690 940v-60h70v60z', color.coral),
      washed('M610 850l40-60 40 60z', color.coral),
      washed('M846 936a46 46 0 1 1 2 0z', color.white),
      fern(170, 900, 1.4),
    ],
    16,
  )

export const pictures = {
  'treatment-room': treatmentRoom,
  'on-screen': onScreen,
  'waiting-room': waitingRoom,
}
