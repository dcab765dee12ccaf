import { describe, expect, test } from 'vitest'
import { distance } from '../../renderer/common/distance.ts'
import { draw, HEIGHT, milesBetween, WIDTH } from '../../renderer/html/components/map/drawing.ts'

const louisville = { latitude: 38.2527, longitude: -85.7585 }
const newAlbany = { latitude: 38.2856, longitude: -85.8241 }
const lexington = { latitude: 38.0406, longitude: -84.5037 }

const between = ([x, y]: readonly [number, number], [right, low]: readonly [number, number]) =>
  Math.hypot(right - x, low - y)

describe('a map', () => {
  test('is to scale, with north at the top', () => {
    const { spots, perMile } = draw([louisville, newAlbany, lexington])
    const [first, north, far] = spots.map(({ at }) => at)
    if (!first || !north || !far) throw new Error('no spots')
    expect(between(first, far) / perMile).toBeCloseTo(milesBetween(louisville, lexington), 0)
    expect(milesBetween(louisville, lexington)).toBeCloseTo(70, 0)
    expect(north[1]).toBeLessThan(first[1])
    expect(north[0]).toBeLessThan(first[0])
  })

  test('has room for the whole circle, and for every place beyond it', () => {
    const { spots, perMile } = draw([louisville, lexington], 30)
    const [first, far] = spots
    if (!first || !far) throw new Error('no spots')
    expect(first.at[0] - 30 * perMile).toBeGreaterThan(0)
    expect(first.at[1] + 30 * perMile).toBeLessThan(HEIGHT)
    expect(far.at[0]).toBeLessThan(WIDTH)
  })

  test('keeps numbers apart that lie at one point, and lies right across the date line', () => {
    const { spots } = draw([louisville, louisville, newAlbany, lexington])
    const [one, other] = spots.map(({ label }) => label)
    expect(between(one ?? [0, 0], other ?? [0, 0])).toBeGreaterThan(22)
    const taveuni = draw([
      { latitude: -16.8, longitude: 179.9 },
      { latitude: -16.8, longitude: -179.9 },
    ])
    expect(taveuni.perMile).toBeGreaterThan(10)
  })
})

test('distances are in the unit of the country, with a decimal where they are short', () => {
  expect(distance(30, 'en-US')).toBe('30 miles')
  expect(distance(12.5, 'en-GB', 'GB')).toBe('12.5 miles')
  expect(distance(30, 'de-DE', 'DE')).toBe('48 Kilometer')
  expect(distance(1, 'de-DE', 'DE')).toBe('1,6 Kilometer')
})
