/** The restaurant's pictures: rooms and tables at night, with the light of fire and the last of the day. */
import { at, circle, draw, ellipse, gradient, group, line, path, randomFrom, rect, times } from '../svg.ts'
import { archedWindow, bottle, candle, definitions, glass, glow, light, mirrored, night } from './things.ts'

const area = { width: 1600, height: 1000 }
const { width, height } = area
const grain = 20
const paint = (...elements: string[]) => draw(definitions, elements, grain, area)
const ground = (color: string) => rect(0, 0, width, height, color)

/** Darkness that closes in from the sides. */
const dimmed =
  `<radialGradient id="dim"><stop offset=".45" stop-color="#05070a" stop-opacity="0"/><stop offset="1" stop-color="#05070a" stop-opacity=".8"/></radialGradient>` +
  ellipse(width / 2, height / 2, width * 0.86, height * 0.9, 'url(#dim)')

/** A table by the windows, before the guests come. */
const evening = () =>
  paint(
    ground(night.wall),
    ...times(3, (index) => archedWindow(170 + index * 450, 90, 360, 900, index + 3)),
    ...[110, 590, 1040, 1490].map((x) => glow(x, 330, 210, 'gold', 0.3) + circle(x, 330, 7, light.flame)),
    rect(0, 800, width, 200, night.wood),
    path('M0 800H1600', { stroke: '#b97b43', stroke_width: 2.5, opacity: 0.75 }),
    mirrored(
      806,
      [
        candle(250, 806, 150),
        glass(390, 806, 0.86, 'wine'),
        glass(130, 806, 0.86),
        candle(800, 806, 110),
        glass(930, 806, 0.86),
        glass(660, 806, 0.86, 'wine'),
        candle(1340, 806, 170),
        bottle(1200, 806, 0.98, 1),
        glass(1470, 806, 0.86, 'wine'),
      ].join(''),
    ),
    ...[250, 800, 1340].map((x) => ellipse(x, 850, 250, 34, 'url(#gold)', { opacity: 0.36 })),
    dimmed,
  )

/** One brick of an arch or a wall, as bright as the fire makes it. */
function brick(x: number, y: number, wide: number, high: number, turn: number, shine: number): string {
  const look = { rx: 4, transform: `translate(${x} ${y}) rotate(${turn})` }
  return (
    rect(-wide / 2, -high / 2, wide, high, '#2a1814', look) +
    rect(-wide / 2, -high / 2, wide, high, '#d8702f', { ...look, opacity: shine })
  )
}

function flames(x: number, y: number, wide: number, count: number, seed: number): string {
  const random = randomFrom(seed)
  const tongues = times(count, (index) => {
    const left = x - wide / 2 + (wide * (index + 0.5)) / count
    const tall = (0.45 + random() * 0.55) * (1 - Math.abs((left - x) / wide) * 1.1) * 330
    const sway = (random() - 0.5) * 70
    const broad = 34 + random() * 30
    return path(
      `M${left - broad} ${y}C${left - broad} ${y - tall * 0.5} ${left + sway} ${y - tall * 0.5} ${left + sway * 0.7} ${y - tall}C${left + sway + broad * 0.4} ${y - tall * 0.6} ${left + broad * 1.3} ${y - tall * 0.5} ${left + broad} ${y}z`,
      { fill: ['#e0702a', '#f6a441', '#ffd98a'][index % 3] as string, opacity: 0.62 },
    )
  })
  return group({ filter: 'url(#soft)' }, ...tongues) + group({ opacity: 0.55, filter: 'url(#thin)' }, ...tongues)
}

/** Logs, seen from their ends. */
function logs(x: number, y: number, columns: number, rows: number, shine: (x: number) => number): string {
  const random = randomFrom(31)
  return times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [cx, cy] = [x + column * 66 + (row % 2) * 33 + random() * 6, y - row * 58 + random() * 6]
    const r = 29 + random() * 5
    const rings = [0.78, 0.52, 0.26].map((share) =>
      circle(cx, cy, r * share, 'none', { stroke: '#3b2216', stroke_width: 2, opacity: 0.7 }),
    )
    return (
      circle(cx, cy, r, '#20130e') +
      circle(cx, cy, r - 4, '#c88b52', { opacity: 0.16 + shine(cx) * 0.7 }) +
      rings.join('')
    )
  }).join('')
}

/** The hearth, with a pan over the embers. */
const hearth = () => {
  const [x, floor, r] = [900, 800, 330]
  const wall = times(17 * 24, (index) => {
    const [column, row] = [index % 24, Math.floor(index / 24)]
    const [bx, by] = [column * 74 + (row % 2) * 37 - 30, row * 52 + 10]
    const far = Math.hypot(bx - x, by - floor + 200) / 700
    return brick(bx, by, 69, 47, 0, Math.max(0.02, 0.42 - far * 0.45 + ((index * 7) % 5) * 0.012))
  })
  const arch = times(19, (index) => {
    const angle = Math.PI * (index / 18)
    return brick(
      x - Math.cos(angle) * (r + 44),
      560 - Math.sin(angle) * (r + 44),
      62,
      96,
      (angle * 180) / Math.PI - 90,
      0.55,
    )
  })
  const opening = `M${x - r} ${floor}V560a${r} ${r} 0 0 1 ${2 * r} 0V${floor}z`
  const embers = randomFrom(8)
  return paint(
    ground('#0d0a09'),
    ...wall,
    rect(110, 470, 330, 330, '#080605', { rx: 10 }),
    logs(156, 764, 4, 5, (cx) => (cx - 120) / 420),
    ...arch,
    path(opening, { fill: '#120705' }),
    `<clipPath id="mouth"><path d="${opening}"/></clipPath>`,
    group(
      { clip_path: 'url(#mouth)' },
      glow(x, floor - 60, 520, 'ember', 0.95),
      glow(x, floor - 40, 330, 'gold', 0.9),
      flames(x + 20, floor - 20, 430, 11, 5),
      ...times(9, (index) =>
        rect(x - 230 + index * 8, floor - 56 + (index % 3) * 16, 330, 22, '#1b0d08', {
          rx: 10,
          transform: `rotate(${(index % 3) * 8 - 8} ${x} ${floor - 30})`,
        }),
      ),
      ...times(90, () =>
        circle(
          x - 240 + embers() * 480,
          floor - 8 - embers() * 44,
          3 + embers() * 8,
          embers() < 0.5 ? '#ff9c3f' : '#ffd27a',
          { opacity: 0.4 + embers() * 0.6 },
        ),
      ),
      ...times(34, () =>
        circle(x - 200 + embers() * 420, 300 + embers() * 380, 1 + embers() * 2.4, '#ffd98f', { opacity: 0.9 }),
      ),
    ),
    line(x - r + 10, 640, x + r - 10, 640, '#050404', 12),
    line(x - r + 10, 636, x + r - 10, 636, '#c06c30', 2),
    ...times(15, (index) => line(x - 280 + index * 40, 640, x - 270 + index * 38.6, 660, '#050404', 7)),
    path(`M${x - 120} 566h240c-4 50-30 70-70 70h-100c-40 0-66-20-70-70z`, { fill: '#0a0807' }),
    path(`M${x + 118} 578l300-64 5 18-300 66z`, { fill: '#0a0807' }),
    path(`M${x - 120} 566h240`, { stroke: '#f0a75a', stroke_width: 4 }),
    ellipse(x, 566, 118, 13, '#2b1810', { stroke: '#e79a4e', stroke_width: 2 }),
    rect(0, floor, width, 46, '#241712'),
    rect(0, floor, width, 4, '#d98542', { opacity: 0.7 }),
    rect(0, floor + 46, width, 200, '#0c0908'),
    ellipse(x, floor + 46, 640, 90, 'url(#ember)', { opacity: 0.55 }),
    dimmed,
  )
}

/** Bottles that lie in the vault, seen from their feet, with one lamp. */
const cellar = () => {
  const [lampX, lampY] = [520, 380]
  const random = randomFrom(21)
  const step = 96
  const bottles = times(14 * 22, (index) => {
    const [column, row] = [index % 22, Math.floor(index / 22)]
    const [x, y] = [column * step + (row % 2) * (step / 2) - 40, row * step * 0.86 - 30]
    const far = Math.hypot(x - lampX, y - lampY)
    const shine = Math.max(0.05, 1 - far / 950) ** 1.5
    const [dx, dy] = [(lampX - x) / (far || 1), (lampY - y) / (far || 1)]
    if (random() < 0.07) return circle(x, y, 43, '#040506')
    const color = ['#31503c', '#4f3d22', '#2f4450', '#5a2430'][Math.floor(random() * 4)] as string
    return (
      circle(x, y, 43, '#07090a') +
      circle(x, y, 40, color, { opacity: 0.25 + shine * 0.75 }) +
      circle(x, y, 24, '#060808', { opacity: 0.72 }) +
      circle(x, y, 24, 'none', { stroke: light.gold, stroke_width: 1.5, opacity: shine * 0.7 }) +
      circle(x + dx * 12, y + dy * 12, 20, 'url(#gold)', { opacity: shine * 0.9 }) +
      ellipse(x + dx * 31, y + dy * 31, 15, 4.5, light.flame, {
        opacity: shine,
        transform: `rotate(${(Math.atan2(dy, dx) * 180) / Math.PI + 90} ${x + dx * 31} ${y + dy * 31})`,
      })
    )
  })
  const planks = times(
    4,
    (row) =>
      rect(0, 236 + row * 248, width, 24, '#1c120d') + rect(0, 236 + row * 248, width, 3, '#a86b38', { opacity: 0.5 }),
  )
  const posts = times(
    4,
    (column) =>
      rect(268 + column * 400, 0, 26, height, '#160e0a') +
      rect(292 + column * 400, 0, 2, height, '#a86b38', { opacity: 0.35 }),
  )
  return paint(ground('#060708'), ...bottles, ...planks, ...posts, glow(lampX, lampY, 560, 'gold', 0.5), dimmed)
}

/** The long table of the private room, from its head. */
const longTable = () => {
  const [x, y] = [800, 400]
  /** A place on the table: across from -1 to 1, and how near from 0 to 1. */
  const place = (across: number, near: number) => {
    const scale = 0.16 + near ** 1.6 * 0.84
    return { x: x + across * 560 * scale, y: y + 90 + near ** 1.6 * 470, scale }
  }
  const settings = [0.12, 0.3, 0.47, 0.63, 0.79].flatMap((near) =>
    [-1, 1].map((side) => {
      const spot = place(side * 0.62, near)
      const drink = place(side * 0.4, near)
      return (
        ellipse(spot.x, spot.y, 130 * spot.scale, 34 * spot.scale, '#cbb694', { opacity: 0.5 }) +
        ellipse(spot.x, spot.y, 130 * spot.scale, 34 * spot.scale, 'none', {
          stroke: '#ffe0a8',
          stroke_width: 2,
          opacity: 0.8,
        }) +
        ellipse(spot.x, spot.y, 88 * spot.scale, 22 * spot.scale, '#3d3126', { opacity: 0.6 }) +
        glass(drink.x, drink.y - 6 * spot.scale, 0.62 * spot.scale + 0.06, near > 0.4 ? 'wine' : undefined)
      )
    }),
  )
  const chairs = [0.06, 0.2, 0.36, 0.52, 0.68, 0.86].flatMap((near) =>
    [-1, 1].map((side) => {
      const { x: cx, y: cy, scale } = place(side * 1.22, near)
      return at(
        cx,
        cy,
        group(
          { transform: `scale(${scale * side} ${scale})` },
          path('M-40 60V-150Q-40-210 30-214V90z', { fill: '#0e0b0a' }),
          path('M-40 60V-150Q-40-210 30-214', { fill: 'none', stroke: '#d98e4a', stroke_width: 5, opacity: 0.75 }),
        ),
      )
    }),
  )
  const candles = [0.08, 0.2, 0.36, 0.53, 0.72, 0.92].map((near) => {
    const spot = place(0, near)
    return (
      ellipse(spot.x, spot.y, 330 * spot.scale, 80 * spot.scale, 'url(#gold)', { opacity: 0.5 }) +
      candle(spot.x, spot.y, 170, spot.scale * 0.95)
    )
  })
  const vault = times(5, (index) => {
    const size = 1 + index * 0.42
    return path(
      `M${x - 330 * size} ${y + 140 * size}V${y - 60 * size}a${330 * size} ${300 * size} 0 0 1 ${660 * size} 0V${y + 140 * size}`,
      {
        fill: 'none',
        stroke: '#a4683a',
        stroke_width: 16 + index * 9,
        opacity: 0.3 - index * 0.05,
      },
    )
  })
  const [farLeft, farRight, nearRight, nearLeft] = [place(-1, 0), place(1, 0), place(1, 1.06), place(-1, 1.06)]
  return paint(
    ground('#120e0d'),
    glow(x, y - 60, 760, 'ember', 0.45),
    ...vault,
    archedWindow(x - 105, y - 250, 210, 320, 9),
    ...chairs,
    path(`M${farLeft.x} ${farLeft.y}H${farRight.x}L${nearRight.x} ${nearRight.y}H${nearLeft.x}z`, { fill: '#2b1b12' }),
    path(`M${nearLeft.x} ${nearLeft.y}L${farLeft.x} ${farLeft.y}H${farRight.x}L${nearRight.x} ${nearRight.y}`, {
      fill: 'none',
      stroke: '#d6914f',
      stroke_width: 3,
      opacity: 0.7,
    }),
    ...settings,
    ...candles,
    dimmed,
  )
}

/** A plate from above: a trout from the embers. */
const plate = () => {
  const random = randomFrom(14)
  const [x, y] = [860, 510]
  const leaves = times(26, () => {
    const [px, py] = [x - 270 + random() * 500, y + 60 + random() * 130]
    return path('M0 0C14-16 40-18 58-4 42 12 16 14 0 0z', {
      fill: random() < 0.5 ? '#4f6b3a' : '#7d9150',
      opacity: 0.9,
      transform: `translate(${px} ${py}) rotate(${random() * 360}) scale(${0.6 + random() * 0.7})`,
    })
  })
  const scales = times(150, (index) => {
    const along = index / 150
    return circle(
      x - 250 + along * 400,
      y - 40 + (random() - 0.5) * 110 * Math.sin(Math.PI * (along * 0.9 + 0.08)),
      1.5 + random() * 4,
      random() < 0.35 ? '#1a100b' : '#f0b56d',
      { opacity: 0.55 },
    )
  })
  const fish = `M${x - 300} ${y - 20}C${x - 200} ${y - 130} ${x + 60} ${y - 120} ${x + 200} ${y - 40}L${x + 300} ${y - 110} ${x + 284} ${y - 20} ${x + 308} ${y + 60} ${x + 200} ${y}C${x + 60} ${y + 70} ${x - 180} ${y + 76} ${x - 300} ${y - 20}z`
  return draw(
    [
      ...definitions,
      gradient('glaze', ['#8f9aa0', '#3a4348', '#1b2125'], true),
      gradient('skin', ['#f3c584', '#a86a36', '#3a2013']),
    ],
    [
      ground('#15110f'),
      ...times(9, (index) => rect(0, index * 116, width, 112, index % 2 ? '#1e1613' : '#1a1310')),
      glow(330, 130, 900, 'gold', 0.36),
      circle(x + 34, y + 44, 430, '#000', { opacity: 0.6, filter: 'url(#wide)' }),
      circle(x, y, 420, 'url(#glaze)'),
      circle(x, y, 420, 'none', { stroke: '#ffe0ad', stroke_width: 3, opacity: 0.45 }),
      circle(x, y, 320, '#20272b', { opacity: 0.75 }),
      path(`M${x - 296} ${y - 120}A320 320 0 0 1 ${x - 40} ${y - 317}`, {
        fill: 'none',
        stroke: '#ffe9c4',
        stroke_width: 6,
        opacity: 0.55,
        filter: 'url(#thin)',
      }),
      ellipse(x + 10, y + 30, 300, 90, '#000', { opacity: 0.5, filter: 'url(#soft)' }),
      ...leaves,
      path(fish, { fill: 'url(#skin)' }),
      ...times(5, (index) =>
        path(`M${x - 150 + index * 72} ${y - 92}l34 130`, {
          stroke: '#1c0f09',
          stroke_width: 13,
          opacity: 0.7,
          stroke_linecap: 'round',
          filter: 'url(#thin)',
        }),
      ),
      ...scales,
      path(`M${x - 292} ${y - 24}C${x - 196} ${y - 124} ${x + 60} ${y - 112} ${x + 196} ${y - 40}`, {
        fill: 'none',
        stroke: '#ffe3ae',
        stroke_width: 5,
        opacity: 0.8,
        filter: 'url(#thin)',
      }),
      circle(x - 246, y - 34, 9, '#0c0806', { stroke: '#ffe3ae', stroke_width: 2 }),
      at(
        x + 120,
        y + 190,
        group(
          { transform: 'rotate(-16)' },
          ellipse(0, 0, 78, 56, '#d9a63c'),
          ellipse(0, -4, 68, 47, '#f2cf72'),
          ...times(8, (index) =>
            line(0, -4, Math.cos(index * 0.785) * 58, -4 + Math.sin(index * 0.785) * 40, '#d9a63c', 4),
          ),
        ),
      ),
      at(
        250,
        800,
        circle(0, 0, 96, '#0d0b0a'),
        circle(0, 0, 90, '#2c221b'),
        circle(0, 0, 66, '#c79b52', { opacity: 0.9 }),
        circle(-20, -20, 46, 'url(#white)', { opacity: 0.5 }),
      ),
      group(
        { transform: 'rotate(8 300 420)' },
        rect(284, 230, 12, 430, '#c9b083', { rx: 6 }),
        rect(285, 232, 3, 426, light.flame),
        path('M270 232V120h8v80h8v-80h8v80h8v-80h8V232q-20 34-40 0z', { fill: '#c9b083' }),
      ),
      group(
        { transform: 'rotate(-5 1440 500)' },
        rect(1428, 470, 15, 250, '#8f7b5a', { rx: 6 }),
        path('M1428 476V180q34 90 16 296z', { fill: '#d8c095' }),
      ),
      dimmed,
    ],
    grain,
    area,
  )
}

/** The house by night, in rain. */
const house = () => {
  const random = randomFrom(44)
  const street = 740
  const pane = (x: number, y: number, wide: number, high: number, bright: number) => {
    const r = wide / 2
    return (
      path(`M${x} ${y + high}V${y + r}a${r} ${r} 0 0 1 ${wide} 0V${y + high}z`, { fill: '#ffcf86', opacity: bright }) +
      circle(x + r, y + high * 0.7, r * 1.2, 'url(#white)', { opacity: bright * 0.5 }) +
      rect(x + r - 3, y, 6, high, '#17110e') +
      rect(x, y + high * 0.42, wide, 6, '#17110e') +
      rect(x - 12, y + high, wide + 24, 10, '#2c221d')
    )
  }
  const windows = [
    ...times(5, (index) => pane(336 + index * 200, 190, 84, 150, [0.14, 0.5, 0.1, 0.62, 0.12][index] as number)),
    ...[336, 1136].map((x) => pane(x - 16, 450, 116, 230, 0.95)),
    ...[552, 920].map((x) => pane(x - 16, 450, 116, 230, 0.9)),
  ]
  const door =
    path(`M738 ${street}V510a62 62 0 0 1 124 0V${street}z`, { fill: '#f3a951', opacity: 0.9 }) +
    rect(797, 450, 6, 290, '#17110e') +
    glow(800, 600, 150, 'white', 0.6)
  const front =
    rect(250, 130, 1100, 610, '#1b1a1d') +
    times(140, () =>
      rect(256 + random() * 1060, 140 + Math.floor(random() * 36) * 16, 34, 10, '#2b2625', { opacity: 0.7 }),
    ).join('') +
    path('M220 134 330 40H1270L1380 134z', { fill: '#0d1014' }) +
    rect(236, 128, 1128, 12, '#332a26') +
    rect(250, 396, 1100, 8, '#332a26') +
    windows.join('') +
    door +
    [690, 910].map((x) => circle(x, 500, 9, light.flame) + glow(x, 500, 110, 'gold', 0.8)).join('')
  const drops = times(150, () => {
    const [x, y, long] = [random() * width, random() * height, 20 + random() * 50]
    return path(`M${x} ${y}l-${long * 0.16} ${long}`, {
      stroke: '#a9c1d2',
      stroke_width: 1.3,
      opacity: 0.1 + random() * 0.2,
    })
  })
  const streaks = times(46, () =>
    rect(260 + random() * 1080, street + 30 + random() * 210, 40 + random() * 190, 2 + random() * 4, '#0a0d11', {
      opacity: 0.55,
      rx: 2,
    }),
  )
  return paint(
    rect(0, 0, width, street, 'url(#sky)'),
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0e1822"/><stop offset="1" stop-color="#31465a"/></linearGradient>`,
    path(`M0 ${street}V430h90v-60h110v90h60v280z M1340 ${street}V470h80v-80h100v60h80v290z`, { fill: '#10161c' }),
    front,
    rect(0, street, width, 300, '#0b0f14'),
    group(
      { transform: `translate(0 ${street * 2}) scale(1 -1)`, opacity: 0.62, filter: 'url(#soft)' },
      windows.join(''),
      door,
    ),
    ...streaks,
    rect(0, street, width, 9, '#2d2f33'),
    ...[394, 610, 800, 978, 1194].map((x) => ellipse(x, street + 30, 150, 30, 'url(#gold)', { opacity: 0.5 })),
    ...drops,
    dimmed,
  )
}

export const pictures = { evening, hearth, cellar, 'long-table': longTable, plate, house }
