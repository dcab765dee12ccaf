/** People: before a light, behind a glass, as a shadow. */
import { circle, path, rect, times } from '../svg.ts'
import { clamp, cloud, expose, mix, print, seen, shape, smooth } from './film.ts'

const white = '#fff'
/** Somebody with her hair up, from the side: face, nape, shoulders. Drawn 1000 high and 760 wide. */
export const profile = path(
  'M232 1000 C236 905 250 858 318 826 C372 802 416 790 420 744 C422 716 424 690 414 672 C388 690 350 708 324 706 C304 703 296 688 299 670 C301 660 296 652 291 648 C290 642 293 638 297 635 C289 632 284 626 285 619 C287 611 296 607 296 599 C294 592 282 590 270 586 C260 582 258 574 264 564 C276 545 294 520 298 500 C300 488 294 480 296 464 C298 420 316 376 352 350 C400 316 462 310 510 330 C560 350 592 392 598 446 C603 500 584 548 566 590 C552 622 540 650 542 690 C545 742 580 764 640 786 C704 810 744 870 752 1000 Z',
  { fill: white },
)
const bun = circle(606, 372, 66, white) + circle(575, 350, 40, white)
const loose = [
  'M548 600 C556 640 550 668 556 690',
  'M650 330 C668 322 676 338 672 352',
  'M560 318 C590 292 634 292 662 322',
  'M566 590 C582 600 578 630 570 646',
]
  .map((d) => path(d, { fill: 'none', stroke: white, stroke_width: 1.6 }))
  .join('')

/** A head against the light of a window that is out of focus. */
export async function silhouette() {
  const figure = `<g transform="translate(20 30)">${profile}${bun}${loose}</g>`
  const [sharp, soft] = [await shape('upright', figure, 0.0012), await shape('upright', figure, 0.02)]
  const window = await shape('upright', rect(-40, -60, 330, 980, white) + rect(318, -60, 240, 980, white), 0.05)
  const film = expose('upright', (x, y, index) => {
    const at = (dx: number, dy: number) => seen(soft, x + dx, y + dy)
    const light = 0.05 + 1.15 * (window.light[index] ?? 0) * (1.05 - 0.5 * y) + 0.1 * (cloud(x * 2, y * 2, 4) - 0.5)
    const edge = clamp(at(0.03, 0.012) - at(-0.012, -0.008)) * 1.1
    const skin = 0.016 + 0.5 * edge ** 2 * (0.7 + 0.6 * cloud(x * 30, y * 30, 3)) + 0.02 * (1 - y)
    return mix(light, skin, sharp.light[index] ?? 0)
  })
  return print(film, { glow: 0.2, corners: 0.5 })
}

/** Somebody behind a pane of ribbed glass. */
export async function behindGlass() {
  const figure = `<g transform="translate(-96 70) scale(1.05 0.98)">${profile}${bun}</g>`
  const soft = await shape('upright', figure, 0.014)
  const film = expose('upright', (x, y) => {
    const wide = 0.8 / 23
    const rib = Math.floor(x / wide)
    const within = (x - rib * wide) / wide - 0.5
    const bent = (rib + 0.5) * wide - within * wide * 1.35
    const light = 0.16 + 0.72 * Math.exp(-((bent - 0.34) ** 2 / 0.14 + (y - 0.4) ** 2 / 0.22))
    const body = seen(soft, bent, y + 0.004 * (cloud(rib * 3.3, y * 6, 3) - 0.5))
    const gleam =
      Math.exp(-(((within - 0.34) / 0.06) ** 2)) * 0.16 - Math.exp(-(((Math.abs(within) - 0.5) / 0.05) ** 2)) * 0.16
    return clamp(mix(light, 0.02 + 0.03 * light, body) + gleam * (0.2 + light) + 0.03 * within, 0.008, 2)
  })
  return print(film, { glow: 0.18, corners: 0.7 })
}

/** An open hand: palm, fingers as rounded strokes, the arm. */
function hand(): string {
  const finger = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number, thick: number) =>
    path(`M${x1} ${y1} Q${x2} ${y2} ${x3} ${y3}`, {
      fill: 'none',
      stroke: white,
      stroke_width: thick,
      stroke_linecap: 'round',
    })
  return [
    path(
      'M420 470 C470 440 590 440 634 476 C652 540 640 620 612 674 C600 700 590 712 586 740 L470 740 C466 706 442 690 424 650 C404 600 400 520 420 470 Z',
      { fill: white },
    ),
    finger(448, 500, 424, 390, 392, 300, 55),
    finger(508, 480, 506, 350, 500, 238, 58),
    finger(566, 482, 584, 370, 596, 268, 55),
    finger(614, 510, 652, 426, 680, 352, 47),
    finger(446, 640, 372, 600, 306, 498, 60),
  ].join('')
}

/** A hand on frosted glass: clear where it touches, lost where it does not. */
export async function frosted() {
  const arm = path('M472 700 C470 800 430 880 400 1010 L650 1010 C610 880 590 800 584 700 Z', { fill: white })
  const touching = hand()
  const [near, off] = [await shape('square', touching, 0.006), await shape('square', touching + arm, 0.026)]
  const body = await shape('square', `<g transform="translate(440 150) scale(0.86)">${profile}</g>`, 0.075)
  const film = expose('square', (x, y, index) => {
    const light =
      0.14 + 0.66 * Math.exp(-((x - 0.42) ** 2 / 0.16 + (y - 0.36) ** 2 / 0.2)) + 0.06 * (cloud(x * 3, y * 3, 4) - 0.5)
    const touches = smooth(0.78, 0.5, y)
    const dark = mix(off.light[index] ?? 0, 0.55 * (near.light[index] ?? 0) + 0.45 * (off.light[index] ?? 0), touches)
    const frost = 1 + 0.1 * (cloud(x * 240, y * 240, 2) - 0.5)
    const behind = light * (1 - 0.62 * (body.light[index] ?? 0))
    return mix(behind, 0.035, clamp(dark * (0.8 + 0.2 * touches))) * frost
  })
  return print(film, { glow: 0.16, corners: 0.6 })
}

/** The light of a window on a wall, with the shadow of somebody in it. */
export async function shadow() {
  const panes = times(6, (index) =>
    rect(250 + (index % 2) * 330, 60 + Math.floor(index / 2) * 300, 300, 270, white),
  ).join('')
  const light = await shape('wide', `<g transform="matrix(1.16 -0.16 -0.1 1 330 120)">${panes}</g>`, 0.006)
  const figure = `<g transform="matrix(0.86 -0.1 -0.06 0.94 520 190)">${profile}${bun}${loose}</g>`
  const leaves = times(26, (index) => {
    const [x, y] = [1250 - index * 13 + 60 * Math.sin(index * 2.4), 150 + index * 11 + 55 * Math.cos(index * 1.9)]
    return path(`M0 0 C18 -22 56 -22 84 0 C56 14 18 16 0 0`, {
      fill: white,
      transform: `translate(${x} ${y}) rotate(${(index * 47) % 360}) scale(0.9)`,
    })
  }).join('')
  const [somebody, plant] = [await shape('wide', figure, 0.007), await shape('wide', leaves, 0.016)]
  const film = expose('wide', (x, y, index) => {
    const plaster = cloud(x * 16, y * 16, 6) - cloud(x * 16 + 0.05, y * 16 + 0.04, 6)
    const falls = 0.9 * smooth(1.7, 0.3, Math.abs(x - 0.75) + 0.3 * y)
    const sun = (light.light[index] ?? 0) * (1 - (somebody.light[index] ?? 0)) * (1 - 0.85 * (plant.light[index] ?? 0))
    return clamp(
      (0.045 + 0.03 * (1 - y) + 0.62 * falls * sun) * (1 + 1.5 * plaster) * (1 + 0.12 * (cloud(x * 3, y * 3, 4) - 0.5)),
    )
  })
  return print(film, { glow: 0.14, corners: 0.5 })
}
