/** Pictures of evenings: a stage, sparks, rain on a window. */
import { circle, ellipse, path, randomFrom, times } from '../svg.ts'
import { blurred, clamp, cloud, expose, type Film, formats, mix, print, seen, shape, smooth } from './film.ts'

const white = '#fff'
const limb = (d: string, thick: number) =>
  path(d, { fill: 'none', stroke: white, stroke_width: thick, stroke_linecap: 'round', stroke_linejoin: 'round' })

/** A singer in the light of two lamps, seen over the heads of the others. */
export async function stage() {
  const random = randomFrom(4)
  const singer = [
    ellipse(716, 452, 19, 24, white),
    circle(733, 440, 13, white),
    path(
      'M708 470 L726 470 L728 490 C746 494 756 504 758 522 C758 548 748 570 744 590 C752 640 768 740 784 806 L664 806 C676 740 688 640 692 590 C686 566 682 546 682 522 C684 504 694 494 706 490 Z',
      { fill: white },
    ),
    limb('M690 512 C676 540 662 560 646 548 L640 506', 13),
    limb('M752 512 C772 548 776 590 768 636', 13),
  ].join('')
  const stand = [
    limb('M640 806 L640 488 L664 468', 3.4),
    limb('M662 470 L684 456', 9),
    limb('M612 808 L668 808', 5),
  ].join('')
  const floor =
    limb('M440 790 L500 770 M1010 792 L950 772', 3) + path('M955 772 L1040 772 L1054 812 L944 812 Z', { fill: white })
  const heads = times(19, (index) => {
    const [x, y, size] = [index * 92 - 40 + 40 * random(), 900 + 46 * random(), 44 + 12 * random()]
    return ellipse(x, y, size * 0.8, size, white) + ellipse(x, y + size * 2.3, size * 2, size * 1.6, white)
  }).join('')
  const [figure, lit, crowd] = [
    await shape('wide', singer + stand + floor, 0.001),
    await shape('wide', singer, 0.008),
    await shape('wide', heads, 0.009),
  ]
  const lamps = [
    { x: 0.3, aim: 0.36, wide: 0.1, power: 0.9 },
    { x: 1.02, aim: -0.33, wide: 0.085, power: 1.15 },
    { x: 1.32, aim: -0.1, wide: 0.06, power: 0.35 },
    { x: 0.1, aim: -0.06, wide: 0.05, power: 0.26 },
  ]
  const film = expose('wide', (x, y, index) => {
    const smoke = 0.35 + 1.2 * cloud(x * 3 + 0.4 * cloud(x * 2, y * 2, 3), y * 3.4, 5) ** 1.5
    let light = 0.012
    for (const { x: from, aim, wide, power } of lamps) {
      const down = y + 0.08
      const off = ((x - from) / down - aim) / wide
      light += (power * Math.exp(-(off ** 4) * 0.5 - off * off * 0.5) * 0.24 * smoke) / (0.35 + down)
      const bulb = (x - from) ** 2 + (y - 0.015) ** 2
      light += power * (2.4 * Math.exp(-bulb / 0.00016) + 0.12 * Math.exp(-bulb / 0.006))
    }
    const pool = Math.exp(-(((x - 0.67) / 0.26) ** 2) - ((y - 0.81) / 0.035) ** 2) * 0.7
    const ground = smooth(0.755, 0.77, y)
    light = mix(light, light * 0.35 + pool * (0.8 + 0.4 * cloud(x * 90, y * 8, 3)) + 0.05 * smooth(0.8, 0.9, y), ground)
    const rim = clamp(1.3 * (seen(lit, x, y + 0.008) - seen(lit, x + 0.003, y - 0.01)))
    light = mix(light, 0.01 + rim * 0.9 * smooth(0.82, 0.5, y), figure.light[index] ?? 0)
    return mix(light, 0.006, crowd.light[index] ?? 0)
  })
  return print(film, { glow: 0.2, corners: 0.3 })
}

/** Sparks that fly from a grinder in a dark workshop. */
export async function sparks() {
  const random = randomFrom(9)
  const [atX, atY] = [728, 698]
  const trails = times(520, () => {
    const turn = 0.06 + (random() + random() - 1) * 0.5 + (random() < 0.14 ? -1.1 * random() : 0)
    const speed = 260 + 900 * random() ** 1.6
    const [from, long] = [random() ** 1.4 * 0.85, 0.05 + 0.16 * random()]
    const at = (time: number) => [
      atX + Math.cos(turn) * speed * time,
      atY + Math.sin(turn) * speed * time + 300 * time * time,
    ]
    const [[x1, y1], [x2, y2], [x3, y3]] = [at(from), at(from + long / 2), at(from + long)] as [
      number[],
      number[],
      number[],
    ]
    return path(`M${x1} ${y1} Q${x2} ${y2} ${x3} ${y3}`, {
      fill: 'none',
      stroke: white,
      stroke_width: 0.7 + 1.5 * random(),
      stroke_opacity: (0.25 + 0.75 * random()) * (1 - from * 0.5),
      stroke_linecap: 'round',
    })
  }).join('')
  const worker = [
    path('M60 1010 C70 850 120 690 232 610 C290 566 350 552 412 560 C476 572 508 640 522 700 L548 1010 Z', {
      fill: white,
    }),
    path(
      'M366 572 C338 506 334 420 380 368 C420 326 492 326 526 366 L560 372 L574 392 L590 486 C584 528 556 560 512 572 C488 548 472 556 462 590 Z',
      { fill: white },
    ),
    limb('M392 640 C460 700 540 700 630 642', 84),
    limb('M290 680 C400 800 530 770 632 684', 96),
    path('M566 596 L700 590 L728 616 L724 664 L684 676 L566 670 Z', { fill: white }),
    path('M722 556 L736 556 L732 700 L716 700 Z', { fill: white }),
  ].join('')
  const [fire, figure, soft] = [
    await shape('wide', trails),
    await shape('wide', worker, 0.0016),
    await shape('wide', worker, 0.01),
  ]
  const halo = blurred(fire, 26)
  const film = expose('wide', (x, y, index) => {
    const away = Math.hypot(x - 0.728, y - 0.698)
    const core = 1.8 * Math.exp(-((away / 0.016) ** 2)) + 0.34 * Math.exp(-away / 0.09)
    const room =
      0.012 +
      0.07 * Math.exp(-away / 0.5) * (0.5 + cloud(x * 2.4, y * 2.4, 5)) +
      0.05 * Math.exp(-(((x - 1.3) / 0.14) ** 2) - ((y - 0.2) / 0.2) ** 2)
    const bench =
      smooth(0.88, 0.886, y) *
      (0.03 + 0.2 * Math.exp(-(((x - 0.95) / 0.35) ** 2)) * (0.6 + 0.8 * cloud(x * 10, y * 130, 3)))
    const rim = clamp(seen(soft, x - 0.008, y - 0.002) - seen(soft, x + 0.012, y + 0.008)) * Math.exp(-away / 0.3)
    const dark = mix(
      room * (1 - smooth(0.88, 0.886, y)) + bench,
      0.008 + 1.1 * rim * (0.7 + 0.6 * cloud(x * 50, y * 50, 3)),
      figure.light[index] ?? 0,
    )
    return dark + core + 1.5 * (fire.light[index] ?? 0) + 0.55 * (halo.light[index] ?? 0)
  })
  return print(film, { glow: 0.2, corners: 0.3 })
}

/** The lamps of a street, out of focus: discs with a bright edge. */
async function lamps(random: () => number): Promise<Film> {
  const discs = times(64, (index) => {
    const near = random()
    const [x, y, r] = [random() * 1500, 250 + (random() + random()) * 270, 16 + 44 * near]
    const bright = (0.14 + 0.5 * random() ** 2) * (index % 7 === 0 ? 1.5 : 1)
    return circle(x, y, r, white, {
      fill_opacity: clamp(bright * 0.75),
      stroke: white,
      stroke_width: 2.4,
      stroke_opacity: clamp(bright * 0.5),
    })
  }).join('')
  const sheet = await shape('wide', discs, 0.0024)
  const light = expose(
    'wide',
    (x, y, index) =>
      0.018 +
      0.08 * Math.exp(-(((y - 0.52) / 0.2) ** 2)) * (0.4 + cloud(x * 2, y * 2, 4)) +
      0.8 * (sheet.light[index] ?? 0),
  )
  return light
}

/** A city by night through a pane that it rains on. */
export async function rain() {
  const random = randomFrom(12)
  const behind = await lamps(random)
  const tiny = blurred(behind, 2)
  const { width, height } = formats.wide
  const film = { width, height, light: Float32Array.from(blurred(behind, 5).light) }
  const drop = (cx: number, cy: number, r: number) => {
    for (let row = Math.floor(cy - r * 1.25); row <= cy + r * 1.1; row++) {
      for (let column = Math.floor(cx - r); column <= cx + r; column++) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue
        const [u, v] = [(column - cx) / r, (row - cy) / (row < cy ? r * 1.22 : r)]
        const wobble = 0.1 * Math.sin(Math.atan2(v, u) * 3 + cx)
        const out = Math.hypot(u, v) * (1 + wobble)
        if (out > 1) continue
        const lens = 0.1 + 0.2 * out * out
        const light = 1.25 * seen(tiny, cx / height - u * lens, 0.52 - v * lens * 1.5)
        const rim = smooth(0.62, 1, out) * (0.75 - 0.35 * v)
        const gleam = 0.5 * Math.exp(-((u + 0.32) ** 2 + (v + 0.42) ** 2) / 0.012)
        const index = row * width + column
        film.light[index] = mix(
          film.light[index] ?? 0,
          light * (1 - rim) + 0.1 * smooth(0.2, 0.9, v) + gleam * (0.15 + light),
          smooth(1, 0.9, out),
        )
      }
    }
  }
  for (let index = 0; index < 2600; index++) drop(random() * width, random() * height, 1.4 + 3.4 * random() ** 3)
  for (let index = 0; index < 320; index++) drop(random() * width, random() * height, 5 + 13 * random() ** 3)
  for (let run = 0; run < 13; run++) {
    let x = random() * width
    const end = height * (0.25 + 0.7 * random())
    for (let y = -20; y < end; y += 9 + 16 * random()) {
      x += (random() - 0.5) * 5
      drop(x, y, 2.5 + 4 * random())
    }
    drop(x, end, 17 + 9 * random())
  }
  for (let index = 0; index < 26; index++) drop(random() * width, random() * height, 16 + 14 * random())
  return print(film, { glow: 0.16, corners: 0.4 })
}
