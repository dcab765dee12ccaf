import { countryOf } from '../../../common/country.ts'
import { distance, milesIn } from '../../../common/distance.ts'
import type { MapBlock } from '../../../schema/types.generated.ts'
import { usePage } from '../../context.ts'
import { placesOf } from '../../places.ts'
import { MapDrawing } from './Drawing.tsx'
import { draw, milesBetween, type Point, WIDTH } from './drawing.ts'

/** How much of the map's width the bar of the scale may take. */
const MOST_OF_WIDTH = 0.3
const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

interface Place extends Point {
  name: string
  href?: string | undefined
}

/** The places of the business that have coordinates, and others: as a list, and drawn to scale. */
export function useMap(places: MapBlock['places'] = []) {
  const { settings, words } = usePage().site
  const { brand, language, serviceRadiusMiles } = settings
  const own = placesOf(settings, settings.placeName ?? brand).flatMap(({ name, geo }) =>
    geo ? [{ name, ...geo }] : [],
  )
  const all: Place[] = [...own, ...places]
  const drawing = draw(all, serviceRadiusMiles)
  const country = countryOf(settings)
  const unit = milesIn(country)
  const rounded = (miles: number) => (miles / unit < 9.5 ? miles : Math.round(miles / unit) * unit)
  const say = (miles: number) => distance(rounded(miles), language, country)
  const length = lengths.findLast((length) => length * unit * drawing.perMile <= WIDTH * MOST_OF_WIDTH) ?? 0.1
  const scale = { miles: length * unit, text: say(length * unit) }
  const picture = <MapDrawing drawing={drawing} label={words.map.picture} circle={serviceRadiusMiles} scale={scale} />
  return { all, picture, say }
}

/** The places by their numbers, with how far they are from the first. */
export function MapList({ all, say }: Pick<ReturnType<typeof useMap>, 'all' | 'say'>) {
  const { geo } = usePage().site.settings
  return (
    <ol className="map-list">
      {all.map(({ name, href, ...point }, index) => (
        <li key={name}>
          <span className="min-w-0 wrap-anywhere">
            {href ? (
              <a href={href} className="underline">
                {name}
              </a>
            ) : (
              name
            )}
            {index > 0 && geo && <span className="text-muted">{`, ${say(milesBetween(geo, point))}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
