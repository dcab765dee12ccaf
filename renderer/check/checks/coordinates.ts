import { blocksOf } from '../../common/blocks-of.ts'
import { liesIn } from '../../common/country-boxes.ts'
import { isRecord } from '../../common/is-record.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { type Check, warning } from './check.ts'

/** Latitude and longitude that are exchanged, or have lost their sign. */
export const coordinates = {
  when: 'in full',
  codes: {
    'wrong-coordinates': warning(
      'Latitude and longitude do not lie in the country of the address, and would if they were exchanged or had another sign. South and west are negative.',
    ),
  },
  ofPage: ({ route, data }, { frame }) =>
    blocksOf(data).flatMap((block, index) => checkMap(block, blockPath(route, index), frame.data.site)),
  ofSite: ({ site: { data, shared } }) => {
    const { geo, address, locations } = Object(data.site)
    const places: unknown[] = Array.isArray(locations) ? locations : []
    return [
      ...checkPoint(geo, Object(address).country, ['site', 'geo']),
      ...places.flatMap((place, index) =>
        checkPoint(Object(place).geo, Object(Object(place).address).country, ['site', 'locations', index, 'geo']),
      ),
      ...Object.entries(shared).flatMap(([name, block]) => checkMap(block, ['shared', name], data.site)),
    ]
  },
} satisfies Check

function checkMap(block: unknown, path: Path, site: unknown): Finding[] {
  if (!isRecord(block) || block.type !== 'map' || !Array.isArray(block.places)) return []
  const { country } = Object(Object(site).address)
  return block.places.flatMap((point: unknown, index) => checkPoint(point, country, [...path, 'places', index]))
}

/** Only what would be right in another way is a slip; a place abroad is none. */
function checkPoint(point: unknown, country: unknown, path: Path): Finding[] {
  const { latitude, longitude } = Object(point)
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof country !== 'string') return []
  const meant = meantBy(latitude, longitude, country)
  if (!meant) return []
  const [north, east] = meant
  return [
    {
      ...worded(
        'wrong-coordinates',
        { latitude, longitude, country: { country } },
        { latitude: north, longitude: east },
      ),
      place: { path: [...path, 'latitude'] },
    },
  ]
}

function meantBy(latitude: number, longitude: number, country: string): [number, number] | undefined {
  // At a border and on the water it is some way over it.
  if (liesIn(country, latitude, longitude, 1) !== false) return undefined
  const ways: [number, number][] = [
    ...[[longitude, latitude] as [number, number], [latitude, -longitude] as [number, number]],
    ...[[-latitude, longitude] as [number, number], [-latitude, -longitude] as [number, number]],
    ...[[longitude, -latitude] as [number, number], [-longitude, latitude] as [number, number]],
  ]
  return ways.find(([north, east]) => liesIn(country, north, east))
}
