import { circle, draw, ellipse, gradient, group, path, rect, tag } from '../starters/svg.ts'

/** Pixels of a portrait; a head stands in its middle, 560 from the top. */
const area = { width: 960, height: 1200 }

export interface Person {
  skin: string
  /** Where no light falls on the skin, and of its lines. */
  shade: string
  brow: string
  /** What lies behind head and shoulders, such as long hair. */
  behind?: string[]
  /** The clothes, over the shoulders. */
  clothes: string[]
  /** Hair, hat, beard and glasses, over the face. */
  over: string[]
  /** The wall behind, as two colors from the top. */
  wall: [string, string]
  /** How far the corners of the mouth go up, in pixels. */
  smile?: number
}

export const HEAD = 'M342 505C330 330 630 330 618 505L612 592C604 700 548 764 480 764C412 764 356 700 348 592Z'
const SHOULDERS = 'M70 1200C78 1000 190 918 390 872L570 872C770 918 882 1000 890 1200Z'

export const body = (fill: string) => path(SHOULDERS, { fill })

/** The two wings of a shirt's collar. */
export const collar = (fill: string) =>
  path('M392 850L480 968L400 1010L348 884Z', { fill }) + path('M568 850L480 968L560 1010L612 884Z', { fill })

/** A stroke of a beard, an eyebrow or a fold. */
export const stroke = (d: string, color: string, width: number) =>
  path(d, { fill: 'none', stroke: color, stroke_width: width, stroke_linecap: 'round', stroke_linejoin: 'round' })

function face({ skin, shade, brow, smile = 26 }: Person): string[] {
  return [
    path('M412 690L412 872C412 940 548 940 548 872L548 690Z', { fill: skin }),
    path('M412 742C440 790 520 790 548 742L548 800C510 850 450 850 412 800Z', { fill: shade, opacity: 0.6 }),
    ellipse(340, 570, 26, 44, skin),
    ellipse(620, 570, 26, 44, skin),
    ellipse(622, 572, 12, 24, shade, { opacity: 0.5 }),
    path(HEAD, { fill: skin }),
    group(
      { clip_path: 'url(#head)' },
      path('M300 300H420C372 420 380 620 460 780H300Z', { fill: shade, opacity: 0.28 }),
      ellipse(404, 640, 44, 30, '#c8573a', { opacity: 0.12 }),
      ellipse(556, 640, 44, 30, '#c8573a', { opacity: 0.12 }),
    ),
    ...[424, 536].flatMap((x) => [
      ellipse(x, 572, 12, 15, '#2b2522'),
      circle(x + 4, 567, 4, '#fff', { opacity: 0.85 }),
      stroke(`M${x - 24} 556q24 -16 48 0`, shade, 5),
    ]),
    stroke('M392 522q30 -20 62 -6', brow, 11),
    stroke('M506 516q32 -14 62 6', brow, 11),
    stroke('M488 572c14 34 22 52 10 62c-8 6 -20 6 -28 2', shade, 7),
    stroke(`M430 686q50 ${smile} 100 0`, '#8c3b2c', 8),
  ]
}

export const portrait = (person: Person): Promise<Buffer> =>
  draw(
    [gradient('wall', person.wall), tag('clipPath', { id: 'head' }, path(HEAD, {}))],
    [
      rect(0, 0, area.width, area.height, 'url(#wall)'),
      path('M-40 560L480 60L1000 560V640L480 140L-40 640Z', { fill: '#fff', opacity: 0.16 }),
      ...(person.behind ?? []),
      ...[face(person)[0] ?? ''],
      ...person.clothes,
      ...face(person).slice(1),
      ...person.over,
    ],
    18,
    area,
  )
