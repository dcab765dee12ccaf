import { addressLines } from '../../renderer/common/address.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Directions } from '../../renderer/html/components/Directions.tsx'
import { EmailLink } from '../../renderer/html/components/EmailLink.tsx'
import { OpeningHours, SpecialHours } from '../../renderer/html/components/OpeningHours.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { telHref } from '../../renderer/html/links.ts'
import { type Place, placesOf } from '../../renderer/html/places.ts'
import type { LocationsBlock } from '../../renderer/schema/types.generated.ts'

/** The places of the business side by side; one alone has its hours beside its address. */
export function Locations({ id, tone, heading, intro, mainName, only, actions }: LocationsBlock) {
  const { settings } = usePage().site
  const all = placesOf(settings, mainName)
  const places = only ? all.filter(({ name }) => name === only) : all
  const isAlone = places.length === 1
  const columns = places.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="locations">
      <ul className={`grid gap-6 ${isAlone ? '' : columns}`}>
        {places.map((place) => (
          <li
            key={place.name}
            className={`surface edge gap-6 rounded-card border-line bg-card p-card ${isAlone ? 'flex flex-col lg:flex-row lg:gap-16' : 'row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid content-start'}`}
          >
            <Details place={place} />
            <div className={isAlone ? 'flex-1' : undefined}>
              <OpeningHours hours={place.hours} timeZone={place.timeZone} specialHours={place.specialHours} />
              <SpecialHours of={place.specialHours} />
            </div>
          </li>
        ))}
      </ul>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}

function Details({ place }: { place: Place }) {
  const { phoneCountryCode } = usePage().site.settings
  const { name, address, phone, email, note } = place
  const [street, town] = address ? addressLines(address) : []
  return (
    <div className="flex flex-1 flex-col gap-4 wrap-anywhere">
      <h3>{name}</h3>
      <address className="not-italic">
        {street}
        <br />
        {town}
      </address>
      <p>
        {phone && <a href={telHref({ phone, phoneCountryCode })}>{phone}</a>}
        {email && (
          <>
            {phone && <br />}
            <EmailLink email={email} />
          </>
        )}
      </p>
      {note && <p className="text-muted">{note}</p>}
      <Directions place={place} />
    </div>
  )
}
