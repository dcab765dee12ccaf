/** The electrician's pictures: sheets from a drafting table, with what carries current in yellow. */
import { at, circle, group, line, path, rect, times } from '../svg.ts'
import { car, heatPump, lamp, outlet, pole, range } from './devices.ts'
import { balloon, box, color, edge, ground, lens, measure, number, pen, ring, sheet, stroke, wire } from './drafting.ts'
import { explode } from './outlet.ts'

const wide = { width: 1600, height: 1000 }

/** From the pole to the car, small enough for a low strip; a plate with words may cover what lies under the ground. */
const oneLine = () => {
  const devices = [lamp, outlet, range, heatPump]
  const places = [1000, 1155, 1310, 1465]
  return sheet(
    [
      rect(0, 368, 1600, 392, 'url(#pale-hatch)'),
      line(0, 368, 1600, 368, color.ink, pen.heavy),
      group(
        { transform: 'translate(208 20) scale(.74)' },
        pole(178, 470, -60),
        wire('M228 176C270 216 316 210 352 150', 9),
        edge('M352 166v-22q0-22 22-22h8', 'none', 12),
        edge('M352 160V214', 'none', 14),
        box(300, 214, 104, 140, '#fff'),
        ring(352, 272, 38, color.live),
        ...[7, 4, 1].map((value, index) => number(value, 328 + index * 24, 272, 18)),
        line(352, 354, 352, 590, color.ink, pen.usual),
        ground(352, 590),
        wire('M404 320H480'),
        box(480, 150, 420, 200, '#fff', pen.heavy),
        box(498, 168, 384, 164),
        box(516, 206, 84, 92, color.live),
        line(600, 252, 870, 252, color.ink, 9),
        ...places.map((x, index) => wire(`M${837 - index * 64} 196V${106 - index * 20}H${x}V136`, 9)),
        wire('M837 310V560H1229V462', 9),
        ...times(8, (index) => {
          const [x, isUpper] = [617 + Math.floor(index / 2) * 64, index % 2 === 0]
          return (
            box(x, isUpper ? 186 : 262, 56, 56, '#fff') +
            box(x + 17, isUpper ? 200 : 276, 22, 28, isUpper || index === 7 ? color.live : '#fff')
          )
        }),
        ...devices.map((make, index) =>
          at(places[index] as number, 192, group({ transform: 'translate(8 0) scale(.85)' }, make())),
        ),
        at(1420, 470, car(0.56)),
        box(1202, 366, 54, 104, '#fff'),
        circle(1229, 398, 12, color.live, { stroke: color.ink, stroke_width: 3 }),
        path('M1244 440c14 40 22 10 26-66', stroke(6)),
        balloon(1, 308, 60, 234, 142),
        balloon(2, 452, 420, 392, 340),
        balloon(3, 640, 420, 690, 344),
        ...places.slice(0, 3).map((x, index) => balloon(4 + index, x - 60, 300, x - 20, 244)),
        balloon(7, 1566, 150, 1526, 186),
        balloon(8, 1562, 270, 1492, 350),
        measure(44, 40, 44, 470, 22),
        measure(1010, 470, 1010, 560, 24, -30),
      ),
    ],
    { width: 1600, height: 760 },
  )
}

const breaker = (x: number, y: number, isOn: boolean, width = 118) =>
  box(x, y, width, 50, '#fff') +
  box(x + width * 0.3, y + 10, width * 0.4, 30, color.paper, 2) +
  box(x + (isOn ? width * 0.5 : width * 0.3), y + 10, width * 0.2, 30, isOn ? color.live : color.ink, 2)

/** An open panel from the front, with one breaker larger. */
const panel = () => {
  const [left, top] = [500, 130]
  const row = (index: number) => top + 150 + index * 54
  const rows = times(11, row)
  const wires = rows.map((y, index) => {
    const reach = 30 + index * 7
    return (
      path(
        `M${left + 150} ${y + 25}H${left + reach}V${top - 40}`,
        stroke(pen.usual + (index === 3 ? 4 : 0), index === 3 ? color.ink : color.gray),
      ) + path(`M${left + 450} ${y + 25}H${left + 600 - reach}V${top - 40}`, stroke(pen.usual, color.gray))
    )
  })
  return sheet(
    [
      box(left - 20, top - 20, 640, 800, '#fff', pen.heavy),
      box(left, top, 600, 760),
      ...[left + 66, left + 534].map(
        (x) => box(x - 42, top - 90, 84, 70, '#fff') + box(x - 34, top - 34, 68, 22, 'url(#pale-hatch)', 2),
      ),
      ...wires,
      wire(`M${left + 150} ${row(3) + 25}H${left + 51}V${top - 40}`),
      box(left + 210, top + 24, 180, 92, '#fff', pen.heavy),
      box(left + 270, top + 40, 60, 60, color.live),
      number(200, left + 300, top + 70, 18),
      box(left + 272, top + 116, 14, 640, color.gray, 2),
      box(left + 314, top + 116, 14, 640, color.gray, 2),
      ...rows.map((y, index) => breaker(left + 150, y, index !== 6) + breaker(left + 332, y, index !== 9)),
      ...[left + 12, left + 568].map((x) => box(x, top + 500, 20, 230, 'url(#pale-hatch)', 2)),
      measure(left - 20, 950, left + 620, 950, 16),
      measure(1190, top - 20, 1190, top + 780, 28, -40),
      lens(
        'near',
        250,
        560,
        190,
        box(30, 440, 500, 220, '#fff', pen.heavy),
        box(180, 476, 210, 148, color.paper),
        box(290, 476, 100, 148, color.live),
        line(315, 500, 315, 600, color.ink, pen.usual),
        line(340, 500, 340, 600, color.ink, pen.usual),
        line(365, 500, 365, 600, color.ink, pen.usual),
        number(20, 235, 550, 44),
        circle(110, 550, 30, color.paper, { stroke: color.ink, stroke_width: 4 }),
        line(92, 532, 128, 568, color.ink, 5),
      ),
      line(430, 500, left + 148, row(4) + 6, color.ink, pen.fine),
      line(424, 634, left + 148, row(4) + 46, color.ink, pen.fine),
      balloon(1, 1280, 140, left + 420, top + 60),
      balloon(2, 1340, 330, left + 440, row(1) + 24),
      balloon(3, 1340, 560, left + 330, row(5) + 52),
      balloon(4, 1340, 780, left + 578, top + 660),
      balloon(5, 250, 240, left + 51, row(0) - 60),
    ],
    wide,
  )
}

/** A car at the wall of its garage. */
const charger = () =>
  sheet(
    [
      rect(0, 600, 1600, 86, 'url(#pale-hatch)'),
      line(0, 600, 1600, 600, color.ink, pen.heavy),
      rect(110, 30, 60, 570, 'url(#hatch)'),
      box(110, 30, 60, 570, 'none', pen.heavy),
      wire('M-20 90H270V220', 14),
      ...[120, 176].map((y) => box(254, y, 32, 14, '#fff', 2)),
      box(216, 220, 108, 176, '#fff', pen.heavy),
      ring(270, 278, 30, color.live),
      path('M276 258l-18 24h14l-6 18 18-24h-14z', { fill: color.ink }),
      ...times(4, (index) => line(242 + index * 19, 366, 242 + index * 19, 378, color.ink, pen.usual)),
      path('M270 396C270 560 440 590 560 520S680 370 746 360', stroke(17)),
      path('M270 396C270 560 440 590 560 520S680 370 746 360', stroke(9, color.live)),
      at(1110, 600, car(1.3)),
      measure(430, 396, 430, 600, 42, -60),
      measure(735, 644, 1485, 644, 192),
      balloon(1, 440, 80, 280, 148),
      balloon(2, 440, 220, 324, 262),
      balloon(3, 590, 330, 570, 512),
      balloon(4, 900, 150, 960, 262),
    ],
    { width: 1600, height: 686 },
  )

/** A street by night where one house has its light again. */
const street = () => {
  const pale = (d: string, width = 2.6) => path(d, stroke(width, '#aab0b0'))
  const house = (x: number, wide: number, high: number, isLit: boolean) => {
    const [base, top] = [820, 820 - high]
    const lit = isLit ? color.live : 'none'
    const windows = [0.16, 0.62].flatMap((share) =>
      [0.16, 0.58].map((down) => {
        if (share > 0.5 && down > 0.5) return ''
        const [wx, wy] = [x + wide * share, top + high * down]
        const [w, h] = [wide * 0.22, high * 0.24]
        return (
          rect(wx, wy, w, h, lit, { stroke: isLit ? color.live : '#aab0b0', stroke_width: 2.6 }) +
          path(`M${wx + w / 2} ${wy}v${h}M${wx} ${wy + h / 2}h${w}`, stroke(2.6, isLit ? color.night : '#aab0b0'))
        )
      }),
    )
    return (
      path(`M${x - 24} ${top}L${x + wide / 2} ${top - wide * 0.42}L${x + wide + 24} ${top}z`, {
        ...stroke(3, isLit ? color.live : '#aab0b0'),
        fill: color.night,
      }) +
      rect(x, top, wide, base - top, color.night, { stroke: isLit ? color.live : '#aab0b0', stroke_width: 3 }) +
      windows.join('') +
      rect(x + wide * 0.64, base - high * 0.36, wide * 0.18, high * 0.36, isLit ? 'url(#live-hatch)' : 'none', {
        stroke: isLit ? color.live : '#aab0b0',
        stroke_width: 2.6,
      })
    )
  }
  const poles = [20, 600, 1290]
  return sheet(
    [
      ...[0, 26].map((down) =>
        path(
          `M-560 ${250 + down}Q-270 ${390 + down} 20 ${250 + down}Q310 ${390 + down} 600 ${250 + down}Q945 ${400 + down} 1290 ${250 + down}Q1500 ${380 + down} 1860 ${250 + down}`,
          stroke(2, '#aab0b0'),
        ),
      ),
      ...poles.map((x) => pale(`M${x - 9} 820L${x - 6} 200h12l3 620M${x - 70} 236h140M${x - 54} 268h108`, 3)),
      house(110, 230, 250, false),
      house(390, 170, 310, false),
      house(680, 210, 260, false),
      house(960, 270, 300, true),
      house(1356, 220, 270, false),
      path('M1280 262Q1266 400 1250 516', stroke(4, color.live)),
      line(0, 820, 1600, 820, '#aab0b0', 4),
      ...times(80, (index) => line(index * 22 - 60, 860, index * 22 - 20, 822, '#555c60', 2)),
    ],
    wide,
    true,
  )
}

/** Where a sheet says what it shows; a card with words may cover it. */
const titleBlock = (x: number, y: number) =>
  box(x, y, 300, 430, '#fff', pen.heavy) +
  [150, 220, 290, 360].map((down) => line(x, y + down, x + 300, y + down, color.ink, 2)).join('') +
  line(x + 110, y + 150, x + 110, y + 430, color.ink, 2) +
  path(`M${x + 50} ${y + 94}h56M${x + 194} ${y + 94}h56M${x + 112} ${y + 88}l76-56`, stroke(8)) +
  [112, 188]
    .map((across) => circle(x + across, y + 94, 12, color.live, { stroke: color.ink, stroke_width: 5 }))
    .join('') +
  [185, 255, 325, 395]
    .map(
      (down, index) =>
        number(index + 1, x + 55, y + down, 24) +
        line(x + 134, y + down, x + 274 - index * 26, y + down, color.gray, 6),
    )
    .join('')

/** What lies in the bag, each with its number. */
const tools = () => {
  const driver = group(
    { transform: 'rotate(-90)' },
    edge('M-20 150h40v130q0 26-20 26t-20-26z', color.live),
    ...[-7, 7].map((x) => line(x, 170, x, 280, color.ink, 2)),
    edge('M-13 120h26v30h-26z', '#fff'),
    edge('M-6 120V-160l-5-50h22l-5 50V120', '#fff'),
  )
  const tester =
    edge('M-60-300h120l16 40v190q0 26-20 40l-8 240h-96l-8-240q-20-14-20-40v-190z', '#fff', pen.heavy) +
    box(-46, -262, 92, 76, color.paper) +
    number(240, 0, -224, 34) +
    ring(0, -110, 46, '#fff') +
    line(0, -110, 24, -146, color.ink, 7) +
    times(9, (index) => {
      const angle = (index - 4) * 0.5 - Math.PI / 2
      return line(
        Math.cos(angle) * 56,
        -110 + Math.sin(angle) * 56,
        Math.cos(angle) * 66,
        -110 + Math.sin(angle) * 66,
        color.ink,
        3,
      )
    }).join('') +
    [-24, 24].map((x) => ring(x, 10, 15, color.ink) + ring(x, 10, 6, color.live, 1)).join('')
  const pliers =
    edge('M-18-20C-50-80-36-170-6-236h8V-40z', '#fff') +
    edge('M18-20C50-80 36-170 6-236h-6V-40z', '#fff') +
    times(7, (index) => line(-10, -220 + index * 16, 10, -220 + index * 16, color.ink, 2)).join('') +
    ring(0, -22, 30, '#fff') +
    ring(0, -22, 8, color.ink) +
    edge('M-26-4C-70 70-70 190-40 300q14 16 26-2C-30 200-30 100-2 14z', color.live) +
    edge('M26-4C70 70 70 190 40 300q-14 16-26-2C30 200 30 100 2 14z', color.live)
  return sheet(
    [
      titleBlock(90, 270),
      group(
        { transform: 'translate(392 96) scale(.76)' },
        at(300, 560, pliers),
        at(720, 480, tester),
        path('M696 490C690 700 560 720 580 880', stroke(10)),
        path('M744 490C752 720 900 690 872 880', stroke(10)),
        path('M744 490C752 720 900 690 872 880', stroke(4, color.live)),
        edge('M566 800h28v90l-8 30h-12l-8-30z', '#fff'),
        edge('M858 800h28v90l-8 30h-12l-8-30z', color.live),
        at(1180, 260, driver),
        at(1180, 430, driver),
        group(
          { transform: 'translate(1200 720)' },
          ring(0, 0, 160, '#fff', pen.heavy),
          ...times(7, (index) => ring(0, 0, 146 - index * 12, 'none', index % 2 ? 2 : 6)),
          ring(0, 0, 58, color.paper, pen.heavy),
          ring(0, 0, 20, '#fff'),
        ),
        wire('M1350 780C1420 860 1480 800 1560 900', 12),
        balloon(1, 160, 260, 280, 420),
        balloon(2, 520, 240, 656, 300),
        balloon(3, 960, 150, 1060, 252),
        balloon(4, 1500, 560, 1344, 660),
        measure(180, 930, 420, 930, 9),
        measure(970, 520, 1490, 520, 11),
      ),
    ],
    wide,
  )
}

export const pictures = { 'one-line': oneLine, panel, charger, street, tools, outlet: explode }
