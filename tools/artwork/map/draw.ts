/** Draws the map of the area into images/area-map.jpg: `node tools/artwork/map/draw.ts`. */
import { writeFile } from 'node:fs/promises'
import { circle, draw, path, rect, tag } from '../starters/svg.ts'

type Place = [latitude: number, longitude: number]

const area = { width: 1600, height: 1150 }
const MIDDLE: Place = [38.215, -85.72]
const PIXELS_A_MILE = 34
const MILES_A_DEGREE = 69.1
const GROUND = '#fffaf0'
const FONT = 'Liberation Sans, Arial, sans-serif'

const NARROWER = Math.cos((MIDDLE[0] * Math.PI) / 180)
const at = ([latitude, longitude]: Place): [number, number] => [
  Math.round(area.width / 2 + (longitude - MIDDLE[1]) * NARROWER * MILES_A_DEGREE * PIXELS_A_MILE),
  Math.round(area.height / 2 - (latitude - MIDDLE[0]) * MILES_A_DEGREE * PIXELS_A_MILE),
]
const way = (...places: Place[]) => `M${places.map((place) => at(place).join(' ')).join('L')}`

/** The Ohio from above Prospect to below West Point. */
const river = way(
  [38.5, -85.44],
  [38.4, -85.6],
  [38.33, -85.645],
  [38.285, -85.7],
  [38.265, -85.745],
  [38.275, -85.79],
  [38.277, -85.825],
  [38.245, -85.86],
  [38.2, -85.9],
  [38.12, -85.91],
  [38.05, -85.91],
  [37.9, -86.0],
)

/** The interstates 65, 64, 71, and the two rings, 264 and 265. */
const roads = [
  way([38.6, -85.78], [38.38, -85.76], [38.27, -85.745], [38.2, -85.75], [38.12, -85.69], [37.95, -85.69]),
  way(
    [38.36, -86.3],
    [38.3, -85.9],
    [38.285, -85.82],
    [38.262, -85.75],
    [38.24, -85.66],
    [38.225, -85.5],
    [38.16, -85.1],
  ),
  way([38.262, -85.745], [38.29, -85.65], [38.33, -85.55], [38.55, -85.18]),
  way(
    [38.275, -85.8],
    [38.215, -85.84],
    [38.185, -85.81],
    [38.19, -85.73],
    [38.2, -85.65],
    [38.25, -85.62],
    [38.295, -85.64],
  ),
  way(
    [38.04, -85.91],
    [38.1, -85.8],
    [38.12, -85.69],
    [38.14, -85.6],
    [38.19, -85.52],
    [38.28, -85.51],
    [38.34, -85.55],
    [38.4, -85.64],
    [38.38, -85.76],
  ),
]

/** With the side on which the name stands. */
const towns: [name: string, place: Place, side: 'start' | 'end'][] = [
  ['Germantown', [38.2265, -85.735], 'start'],
  ['St. Matthews', [38.2528, -85.6558], 'start'],
  ['Jeffersontown', [38.1942, -85.5644], 'start'],
  ['Fern Creek', [38.1598, -85.588], 'start'],
  ['Okolona', [38.1412, -85.6877], 'end'],
  ['New Albany', [38.2856, -85.8241], 'end'],
]

const curve = (d: string, stroke: string, width: number) =>
  path(d, { fill: 'none', stroke, stroke_width: width, stroke_linecap: 'round', stroke_linejoin: 'round' })

function label(text: string, [x, y]: [number, number], side: 'start' | 'end', size: number): string {
  const look = { font_family: FONT, font_size: size, font_weight: 700, text_anchor: side, paint_order: 'stroke' }
  const place = { x: side === 'start' ? x + 30 : x - 30, y: y + size / 3 }
  return tag('text', { ...look, ...place, fill: '#22303a', stroke: GROUND, stroke_width: 12 }, text)
}

const CENTER = at([38.2527, -85.7585])
const rings = [5, 10, 15].flatMap((miles) => {
  const [x, y] = CENTER
  const radius = miles * PIXELS_A_MILE
  const look = { stroke: '#a8501c', stroke_width: 3, stroke_dasharray: '14 12' }
  return [circle(x, y, radius, 'none', look), label(`${miles} miles`, [x - 100, y + radius], 'start', 36)]
})

const content = await draw(
  [],
  [
    rect(0, 0, area.width, area.height, GROUND),
    curve(river, '#a9c1cd', 40),
    ...roads.map((road) => curve(road, '#dcc7a6', 12)),
    ...rings,
    ...towns.map(([, place]) => circle(...at(place), 15, '#22303a')),
    circle(...CENTER, 24, '#a8501c'),
    ...towns.map(([name, place, side]) => label(name, at(place), side, 50)),
    label('Louisville', CENTER, 'end', 66),
  ],
  8,
  area,
)
await writeFile('images/area-map.jpg', content)
console.log(`images/area-map.jpg: ${Math.round(content.length / 1024)} kB`)
