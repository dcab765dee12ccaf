/** What stands in the café's pictures: cut paper, lit from the left. */
import { at, blur, circle, ellipse, gradient, group, line, path, rect, shadow, times } from '../svg.ts'

export const paper = {
  cream: '#fff4e2',
  butter: '#f5dcae',
  crust: '#b8692e',
  dark: '#3a2129',
  berry: '#9c2747',
  leaf: '#4d6350',
}
export const wood = { light: '#c98f57', middle: '#a86c3c', dark: '#7c4a2b' }
export const cut = { filter: 'url(#cut)' }
export const definitions = [
  shadow('cut', 7, 9, 7, '#3a1522', 0.32),
  shadow('thin', 3, 4, 3, '#3a1522', 0.3),
  blur('soft', 26),
  gradient('wall', ['#efcfa0', '#e2b283'], true),
  gradient('sky', ['#bcd8dc', '#f6e6cf']),
  gradient('dusk', ['#3b3358', '#8c5573', '#e59a76']),
  gradient('board', [wood.light, wood.middle]),
  gradient('loaf', ['#d99a55', '#a65c28']),
  gradient('pot', ['#c13a5b', '#7d1c38']),
  gradient('room', ['#ffd995', '#f3a45f']),
]

/** A round loaf, dusted with flour and scored like a leaf. */
export function loaf(x: number, y: number, scale: number, turn = 0): string {
  const cuts = times(4, (index) =>
    path(`M${-58 + index * 30} ${-62 + Math.abs(index - 1.5) * 9}q16 26 6 62`, {
      fill: 'none',
      stroke: '#f8e2bd',
      stroke_width: 9,
      stroke_linecap: 'round',
    }),
  )
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`, ...cut },
    path('M-120 0c-8-62 46-104 120-104s128 42 120 104c-2 14-238 14-240 0z', { fill: 'url(#loaf)' }),
    ellipse(0, -54, 82, 34, '#f3d6a4', { opacity: 0.35 }),
    ...cuts,
  )
}

/** A long loaf. */
export function baton(x: number, y: number, length: number): string {
  const slashes = times(Math.floor(length / 52), (index) =>
    path(`M${32 + index * 50} -46l24 30`, { stroke: '#f8e2bd', stroke_width: 8, stroke_linecap: 'round' }),
  )
  return group(
    { transform: `translate(${x} ${y})`, ...cut },
    rect(0, -62, length, 62, 'url(#loaf)', { rx: 31 }),
    ...slashes,
  )
}

export function cup(x: number, y: number, color: string, scale = 1): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})`, ...cut },
    ellipse(0, 4, 92, 15, paper.cream),
    path('M48-58c44-10 44 44-4 40', { fill: 'none', stroke: color, stroke_width: 13 }),
    path('M-58-78h116c0 46-16 80-58 80s-58-34-58-80z', { fill: color }),
    ellipse(0, -78, 58, 13, '#5a2f1e'),
    ellipse(0, -79, 40, 8, '#c98f57'),
  )
}

export function kettle(x: number, y: number): string {
  return group(
    { transform: `translate(${x} ${y})`, ...cut },
    path('M-70-150c10-86 130-86 140 0', {
      fill: 'none',
      stroke: paper.dark,
      stroke_width: 15,
      stroke_linecap: 'round',
    }),
    path('M96-64c40-6 34-64 78-78l10 20c-34 14-26 86-82 96z', { fill: '#7d1c38' }),
    path('M-104 0c-40-90 10-152 104-152S144-90 104 0z', { fill: 'url(#pot)' }),
    ellipse(0, -150, 52, 12, '#61142b'),
    circle(0, -166, 14, paper.dark),
    path('M-70-40c-10-40 4-70 30-88', {
      fill: 'none',
      stroke: '#e98aa0',
      stroke_width: 10,
      stroke_linecap: 'round',
      opacity: 0.7,
    }),
  )
}

/** A branch with leaves and three quinces in a jug. */
export function branch(x: number, y: number): string {
  const leaves = times(11, (index) => {
    const side = index % 2 ? 1 : -1
    return path('M0 0c30-34 66-30 84 2-26 28-60 28-84-2z', {
      fill: index % 3 ? paper.leaf : '#70866a',
      transform: `translate(${-6 + index * 9} ${-150 - index * 25}) rotate(${side > 0 ? -28 - index : 200 + index * 2})`,
    })
  })
  const fruit = [
    [70, -250],
    [-26, -330],
    [92, -400],
  ].map(([left = 0, top = 0]) => circle(left, top, 34, '#e8b53c') + circle(left - 9, top - 10, 10, '#f6d879'))
  return group(
    { transform: `translate(${x} ${y})`, ...cut },
    path('M-8-120c20-120 50-220 108-320', { fill: 'none', stroke: wood.dark, stroke_width: 10 }),
    ...leaves,
    ...fruit,
    path('M-62 0c-20-60-8-90 8-140h92c16 50 28 80 8 140z', { fill: paper.cream }),
    path('M-58-50c30 10 74 10 104 0', { fill: 'none', stroke: '#7c93a0', stroke_width: 9 }),
  )
}

export function lamp(x: number, length: number): string {
  return group(
    {},
    line(x, -10, x, length, paper.dark, 5),
    circle(x, length + 56, 120, '#ffe9b0', { opacity: 0.35, filter: 'url(#soft)' }),
    group(
      cut,
      path(`M${x - 74} ${length + 58}c4-50 34-70 74-70s70 20 74 70z`, { fill: paper.berry }),
      ellipse(x, length + 58, 74, 12, '#ffe9b8'),
    ),
  )
}

/** A window of two panes with the harbor behind it. */
export function harborWindow(x: number, y: number, wide: number, tall: number): string {
  return at(
    x,
    y,
    group(cut, rect(-26, -26, wide + 52, tall + 52, paper.cream)),
    rect(0, 0, wide, tall, 'url(#sky)'),
    path(`M0 ${tall * 0.62}l${wide * 0.22}-70 ${wide * 0.2} 40 ${wide * 0.26}-96 ${wide * 0.32} 120v40H0z`, {
      fill: '#8fa9a4',
    }),
    rect(0, tall * 0.66, wide, tall * 0.34, '#9cc0c4'),
    path(`M${wide * 0.58} ${tall * 0.72}h130l-22 34h-92z`, { fill: paper.berry }),
    rect(wide * 0.58 + 34, tall * 0.72 - 42, 56, 42, paper.cream),
    rect(wide / 2 - 9, 0, 18, tall, paper.cream),
    rect(0, tall * 0.4, wide, 14, paper.cream),
  )
}
