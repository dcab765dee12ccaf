/** Degrees north and east. */
export interface Point {
  latitude: number
  longitude: number
}

/** A place as it is drawn, in units of the drawing: where it lies, and where its number stands. */
export interface Spot {
  at: readonly [x: number, y: number]
  label: readonly [x: number, y: number]
}

export interface Drawing {
  spots: Spot[]
  /** How many units of the drawing a mile has. */
  perMile: number
}

export const WIDTH = 400
export const HEIGHT = 300
/** How far a number is from its edge, and from another number at least. */
const MARGIN = 26
const APART = 25
/** No map shows less than that, in miles. */
const LEAST = 1

const MILES_PER_DEGREE = 69.09
const EARTH_RADIUS = 3958.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The way from one point to another as a bird flies, in miles. */
export function milesBetween(one: Point, other: Point): number {
  const [north, east] = [other.latitude - one.latitude, other.longitude - one.longitude].map((way) => radians(way) / 2)
  const flat = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east ?? 0) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.sin(north ?? 0) ** 2 + flat))
}

/** Draws points to scale around the first one, with a circle of so many miles around that. */
export function draw(points: readonly Point[], circle = 0): Drawing {
  const [middle] = points
  if (!middle) return { spots: [], perMile: 1 }
  const squeeze = Math.cos(radians(middle.latitude))
  const ways = points.map(({ latitude, longitude }) => [
    wrapped(longitude - middle.longitude) * squeeze * MILES_PER_DEGREE,
    (middle.latitude - latitude) * MILES_PER_DEGREE,
  ])
  const widest = (axis: number, room: number) => {
    const ends = [...ways.map((way) => way[axis] ?? 0), -circle, circle]
    return { from: Math.min(...ends), until: Math.max(...ends), room: room - 2 * MARGIN }
  }
  const axes = [widest(0, WIDTH), widest(1, HEIGHT)]
  const perMile = Math.min(...axes.map(({ from, until, room }) => room / Math.max(until - from, LEAST)))
  const centre = axes.map(({ from, until }) => (from + until) / 2)
  const place = (way: number[], axis: number, room: number) =>
    round(room / 2 + ((way[axis] ?? 0) - (centre[axis] ?? 0)) * perMile)
  const spots = ways.map((way) => [place(way, 0, WIDTH), place(way, 1, HEIGHT)] as const)
  const labels = pushedApart(spots)
  return { spots: spots.map((at, index) => ({ at, label: labels[index] ?? at })), perMile }
}

/** Across the date line the short way. */
const wrapped = (degrees: number) => ((degrees + 540) % 360) - 180

/** Moves what stands too close together apart, a little in each of many turns. */
function pushedApart(spots: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const moved = spots.map(([x, y]) => [x, y] as [number, number])
  for (let turn = 0; turn < 60; turn++)
    for (const [index, one] of moved.entries()) for (const other of moved.slice(index + 1)) push(one, other, index)
  return moved.map(([x, y]) => [within(x, WIDTH), within(y, HEIGHT)] as const)
}

function push(one: [number, number], other: [number, number], seed: number) {
  const [across, down] = [other[0] - one[0], other[1] - one[1]]
  const way = Math.hypot(across, down)
  if (way >= APART) return
  // Two in one place go apart in a direction of their own.
  const [right, low] = way > 0.01 ? [across / way, down / way] : [Math.cos(seed), Math.sin(seed)]
  const step = (APART - way) / 4
  one[0] -= right * step
  one[1] -= low * step
  other[0] += right * step
  other[1] += low * step
}

const within = (value: number, room: number) => round(Math.min(Math.max(value, 14), room - 14))
const round = (value: number) => Math.round(value * 10) / 10
