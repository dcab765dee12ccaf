import { addressLines } from '../../renderer/common/address.ts'
import { countryOf } from '../../renderer/common/country.ts'
import { distance, milesIn } from '../../renderer/common/distance.ts'
import { mapOf } from '../../renderer/common/foreign.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Directions } from '../../renderer/html/components/Directions.tsx'
import { Offer } from '../../renderer/html/components/foreign/Foreign.tsx'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { placesOf } from '../../renderer/html/places.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { MapBlock } from '../../renderer/schema/types.generated.ts'
import { MapDrawing } from './Drawing.tsx'
import { draw, milesBetween, WIDTH } from './drawing.ts'

/** What stands where a map will be: a drawing to scale of one place would be empty. */
const CLOSED = 'map-closed grid content-center rounded-card edge border-line p-card lg:min-h-[20rem]'

/** How much of the map's width the bar of the scale may take. */
const MOST_OF_WIDTH = 0.3
const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

/** A map of the business and of what lies around it, and a list that says the same. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: components bear the names of their sections
export function Map({ id, tone, heading, intro, places = [], interactive, actions }: MapBlock) {
  const { settings, words } = usePage().site
  const { brand, geo, language, serviceRadiusMiles } = settings
  if (!geo) return null
  const own = placesOf(settings, settings.placeName ?? brand).flatMap(({ name, geo }) =>
    geo ? [{ name, ...geo, href: undefined }] : [],
  )
  const all = [...own, ...places.map((place) => ({ href: undefined, ...place }))]
  const drawing = draw(all, serviceRadiusMiles)
  const country = countryOf(settings)
  const unit = milesIn(country)
  const rounded = (miles: number) => (miles / unit < 9.5 ? miles : Math.round(miles / unit) * unit)
  const say = (miles: number) => distance(rounded(miles), language, country)
  const length = lengths.findLast((length) => length * unit * drawing.perMile <= WIDTH * MOST_OF_WIDTH) ?? 0.1
  const scale = { miles: length * unit, text: say(length * unit) }
  const around = mapOf(geo)
  const isAlone = interactive && all.length === 1 && serviceRadiusMiles === undefined
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="map">
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
        <div className={isAlone ? CLOSED : ''}>
          {isAlone ? (
            <p className="mb-4 flex items-start gap-4 text-lg" data-until-loaded>
              <Icon name="map-pin" className="size-8 text-accent" />
              <span className="whitespace-pre-line">
                {settings.address ? addressLines(settings.address).join('\n') : brand}
              </span>
            </p>
          ) : (
            <MapDrawing drawing={drawing} label={words.map.picture} circle={serviceRadiusMiles} scale={scale} />
          )}
          {interactive && (
            <div className={isAlone ? '' : 'mt-6'}>
              <Offer
                of={around}
                title={heading}
                look="aspect-[4/3]"
                label={words.foreign.map}
                note={fill(words.foreign.mapNote, { name: around.from })}
              />
            </div>
          )}
        </div>
        <div>
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
                  {index > 0 && <span className="text-muted">{`, ${say(milesBetween(geo, point))}`}</span>}
                </span>
              </li>
            ))}
          </ol>
          {serviceRadiusMiles !== undefined && (
            <p className="mt-4 text-sm text-muted">
              {fill(words.map.circle, { distance: say(serviceRadiusMiles), name: brand })}
            </p>
          )}
          <div className="mt-4">
            <Directions place={settings} />
          </div>
          <Actions actions={actions} className="mt-6" />
        </div>
      </div>
    </Section>
  )
}
