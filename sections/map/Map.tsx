import { addressLines } from '../../renderer/common/address.ts'
import { mapOf } from '../../renderer/common/foreign.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Directions } from '../../renderer/html/components/Directions.tsx'
import { Offer } from '../../renderer/html/components/foreign/Foreign.tsx'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { MapList, useMap } from '../../renderer/html/components/map/Places.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { MapBlock } from '../../renderer/schema/types.generated.ts'

/** What stands where a map will be: a drawing to scale of one place would be empty. */
const CLOSED = 'map-closed grid content-center rounded-card edge border-line p-card lg:min-h-[20rem]'

/** A map of the business and of what lies around it, and a list that says the same. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: components bear the names of their sections
export function Map({ id, tone, heading, intro, places, interactive, actions }: MapBlock) {
  const { settings, words } = usePage().site
  const { brand, geo, serviceRadiusMiles } = settings
  const { all, picture, say } = useMap(places)
  if (!geo) return null
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
            picture
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
          <MapList all={all} say={say} />
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
