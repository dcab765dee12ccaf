/** The salon's pictures: heads from behind, combed strand by strand. */
import { blur, ellipse, gradient, path, randomFrom, rect, tag, times } from '../svg.ts'
import { Canvas, color, type Hair, type Point, type Strand, smooth, upright } from './hair.ts'
import { falling } from './heads.ts'

const { width, height } = upright

const hair = {
  black: { dark: color('#120a10'), light: color('#4b3340'), shine: color('#b294a0'), gloss: 0.4 },
} satisfies Record<string, Hair>

/** Light that falls in from the left, and ends in a slanting line. */
const ray = `<linearGradient id="ray" gradientUnits="userSpaceOnUse" x1="0" y1="500" x2="560" y2="680"><stop offset="0.62" stop-color="#fff6ea" stop-opacity="0.34"/><stop offset="0.8" stop-color="#fff6ea" stop-opacity="0"/></linearGradient>`

/** The wall behind a head, the neck and what is worn, in the middle of an upright picture. */
function sitter(wall: [string, string], skin: [string, string], cloth: [string, string], collar: string): string[] {
  return [
    tag(
      'defs',
      {},
      gradient('wall', wall, true),
      gradient('skin', skin),
      gradient('cloth', cloth, true),
      ray,
      blur('soft', 40),
      blur('thin', 7),
    ),
    rect(0, 0, width, height, 'url(#wall)'),
    rect(0, 0, width, height, 'url(#ray)'),
    ellipse(660, 700, 380, 560, '#2e1a2b', { opacity: 0.16, filter: 'url(#soft)' }),
    path('M452 700C462 900 452 985 333 1047Q560 1420 787 1047C668 985 658 900 668 700z', { fill: 'url(#skin)' }),
    path(collar, { fill: 'url(#cloth)' }),
  ]
}

const low = `M20 ${height}C40 1170 200 1110 330 1046Q560 1330 790 1046C920 1110 1080 1170 1100 ${height}z`

/** Where a point of the head is on the picture. */
const place = ([x, y]: Point) => [560 + x * 285, 560 - y * 285] as const

async function portrait(under: string[], strands: Strand[], quality = 80): Promise<Buffer> {
  const canvas = await Canvas.of(upright, ...under)
  canvas.comb(strands, place)
  return canvas.jpeg(quality)
}

const curls = () =>
  portrait(sitter(['#c98f7d', '#a4604f'], ['#8a5a41', '#6b412d'], ['#f3e6da', '#dcc7b6'], low), [
    ...falling({
      hair: hair.black,
      count: 2600,
      length: 0.3,
      uneven: 0.3,
      volume: 0.12,
      inward: 0,
      wave: 0.02,
      waves: 5,
      seed: 3,
      crown: 0.3,
    }),
    ...falling({
      hair: hair.black,
      count: 6200,
      length: 0.85,
      uneven: 0.8,
      volume: 0.36,
      inward: -0.2,
      wave: 0.075,
      waves: 6.5,
      curl: true,
      seed: 21,
      crown: 0.3,
      width: 0.9,
    }),
  ])

const wide = { width: 1600, height: 1000 }

/** A linen curtain, thread by thread, beside a mirror and a chair. */
const room = async () => {
  const canvas = await Canvas.of(
    wide,
    tag(
      'defs',
      {},
      gradient('wall', ['#ecd2c3', '#dbb4a2', '#c99b89'], true),
      gradient('floor', ['#b98672', '#8d5c50']),
      gradient('brass', ['#f3dcb6', '#b98d5d', '#8a6040'], true),
      gradient('glass', ['#fbf1e8', '#e6c9b9', '#b88a80'], true),
      gradient('hide', ['#5d3a55', '#2e1a2b'], true),
      gradient('stone', ['#fffaf3', '#e8d8ca']),
      `<linearGradient id="sun" gradientUnits="userSpaceOnUse" x1="430" y1="300" x2="1180" y2="560"><stop offset="0" stop-color="#fff3e2" stop-opacity="0.75"/><stop offset="0.7" stop-color="#fff3e2" stop-opacity="0.28"/><stop offset="0.78" stop-color="#fff3e2" stop-opacity="0"/></linearGradient>`,
      blur('soft', 34),
      blur('thin', 9),
    ),
    rect(0, 0, wide.width, 790, 'url(#wall)'),
    rect(0, 0, wide.width, 790, 'url(#sun)'),
    rect(0, 790, wide.width, 210, 'url(#floor)'),
    path('M420 790H1010L760 1000H180z', { fill: '#ffe9cf', opacity: 0.32, filter: 'url(#thin)' }),
    rect(0, 772, wide.width, 18, '#f1dccf'),
    path('M-40-10H470L506 858H-40z', { fill: '#cda491' }),
    // The mirror, and its shadow on the wall.
    path('M985 700V330a205 205 0 0 1 410 0v370z', {
      fill: '#5a3044',
      opacity: 0.3,
      filter: 'url(#soft)',
      transform: 'translate(26 22)',
    }),
    path('M985 690V320a205 205 0 0 1 410 0v370z', { fill: 'url(#brass)' }),
    path('M997 678V320a193 193 0 0 1 386 0v358z', { fill: 'url(#glass)' }),
    path('M1040 678 1210 128a193 193 0 0 1 92 26L1140 678z', { fill: '#fff', opacity: 0.28 }),
    path('M1170 678 1332 176q16 16 26 36L1214 678z', { fill: '#fff', opacity: 0.2 }),
    // A shelf of stone, and what stands on it.
    rect(945, 712, 490, 60, '#5a3044', { opacity: 0.3, filter: 'url(#thin)' }),
    rect(935, 690, 510, 26, 'url(#stone)', { rx: 3 }),
    rect(962, 602, 50, 88, 'url(#hide)', { rx: 8 }) + rect(978, 566, 18, 40, 'url(#brass)', { rx: 3 }),
    rect(1026, 628, 44, 62, '#b5695a', { rx: 8 }) + rect(1034, 616, 28, 16, '#f6ece2', { rx: 3 }),
    path('M1318 690c-26-40-20-74 10-84h26c30 10 36 44 10 84z', { fill: 'url(#stone)' }),
    ...times(
      7,
      (index) =>
        path(`M1341 612q${(index - 3) * 16}-70 ${(index - 3) * 40}-${120 - Math.abs(index - 3) * 16}`, {
          fill: 'none',
          stroke: index % 2 ? '#8c4a3e' : '#a9695b',
          stroke_width: 3,
        }) +
        ellipse(
          1341 + (index - 3) * 40,
          612 - (120 - Math.abs(index - 3) * 16),
          11,
          20,
          index % 2 ? '#b5695a' : '#d59a86',
          {
            transform: `rotate(${(index - 3) * 16} ${1341 + (index - 3) * 40} ${612 - (120 - Math.abs(index - 3) * 16)})`,
          },
        ),
    ),
    // The chair, seen a little from behind.
    ellipse(800, 935, 240, 30, '#3a1f2c', { opacity: 0.5, filter: 'url(#thin)' }),
    ellipse(770, 922, 130, 22, 'url(#brass)'),
    rect(758, 770, 24, 150, 'url(#brass)'),
    path('M610 760Q770 800 930 760V730H610z', { fill: '#24131f' }),
    path('M612 742C606 690 640 676 700 672H840C900 676 934 690 928 742 830 768 710 768 612 742z', { fill: '#4a2a44' }),
    path('M640 716C618 560 640 452 672 440Q770 418 868 440C900 452 922 560 900 716 820 744 720 744 640 716z', {
      fill: 'url(#hide)',
    }),
    path('M664 700C646 570 660 470 688 460Q770 444 852 460', {
      fill: 'none',
      stroke: '#a97f98',
      stroke_width: 3,
      opacity: 0.6,
    }),
    path('M596 640c-14 0-14 22 0 24h40v70h16v-94z M944 640c14 0 14 22 0 24h-40v70h-16v-94z', { fill: 'url(#brass)' }),
  )
  const random = randomFrom(30)
  const linen: Hair = { dark: color('#a97a68'), light: color('#fff1e2'), shine: color('#ffffff'), gloss: 0.12 }
  const threads = times(2600, (): Strand => {
    const across = random()
    const fold = Math.sin(across * 34 + 2 * Math.sin(across * 9))
    const points = times(15, (step): Point => {
      const gone = step / 14
      return [-30 + across * 500 + fold * 10 * gone + across * gone * 26, -10 + gone * 870, fold]
    })
    // Folds that turn to the window are bright.
    return { points, depth: 0.42 - fold * 0.4, tint: fold * 0.9 + (random() - 0.5) * 0.5, width: 1.2, hair: linen }
  })
  canvas.comb(threads, ([x, y]) => [x, y])
  await canvas.lay(
    tag('defs', {}, gradient('brass', ['#f3dcb6', '#b98d5d', '#8a6040'])),
    rect(-10, 24, 520, 14, 'url(#brass)', { rx: 7 }),
    ellipse(514, 31, 14, 14, '#b98d5d'),
  )
  return canvas.jpeg(82)
}

/** Six strokes of lacquer on paper, drawn with a brush whose hairs show. */
const lacquer = async () => {
  const canvas = await Canvas.of(
    upright,
    tag('defs', {}, gradient('wall', ['#fbf4ec', '#efdccf'], true), ray, blur('thin', 10)),
    rect(0, 0, width, height, '#d9b3a3'),
    rect(96, 106, 940, 1210, '#7a4a44', { opacity: 0.35, filter: 'url(#thin)' }),
    rect(90, 90, 940, 1210, 'url(#wall)'),
    rect(0, 0, width, height, 'url(#ray)'),
  )
  const random = randomFrom(9)
  const tones = ['#f2cfc2', '#d98f7f', '#b5483f', '#8c2436', '#54203f', '#2e1a2b']
  const strokes = tones.flatMap((tone, row) => {
    const middle = color(tone)
    const of: Hair = {
      dark: [middle[0] * 0.55, middle[1] * 0.5, middle[2] * 0.55],
      light: [Math.min(1, middle[0] * 1.12), middle[1] * 1.1, middle[2] * 1.1],
      shine: color('#fff4ee'),
      gloss: 0.34,
    }
    const begin = 190 + random() * 70
    const end = 850 + random() * 90
    return times(760, (): Strand => {
      const across = random() * 2 - 1
      const rim = Math.sqrt(1 - across ** 2)
      const from = begin - 46 * rim + random() * 12
      const to = end + 40 * rim - random() ** 3 * 190
      const points = times(25, (step): Point => {
        const gone = step / 24
        const wide = 66 * (0.86 + 0.14 * Math.sin(gone * 5 + row)) * smooth(-0.4, 0.12, gone)
        const y = 235 + row * 178 + across * wide + 24 * Math.sin(gone * 2.6 + row * 1.9) - gone * 34
        // A thick coat: it bulges to the eye, and the light lies along its upper side.
        return [from + (to - from) * gone, y, rim * 60 - 26 * Math.sin(gone * 6 + row) * (0.4 + across * 0.6)]
      })
      const glint = smooth(0.24, 0, Math.abs(across + 0.42)) - smooth(0.5, 1, across) * 0.8
      return { points, depth: 0.1 + 0.3 * (1 - rim), tint: glint * 1.5 + (random() - 0.5) * 0.35, width: 1.5, hair: of }
    })
  })
  canvas.comb(strokes, ([x, y]) => [x, y])
  return canvas.jpeg(80)
}

export const pictures = { room, curls, lacquer }
