import { addressLines } from '../common/address.ts'
import { mainPlaceName } from '../common/main-place.ts'
import { today } from '../common/today.ts'
import { specialHoursAt, specialHoursOn } from '../expand/opening-hours.ts'
import type { SiteSettings } from '../schema/types.generated.ts'

type Specials = NonNullable<SiteSettings['specialHours']>

/** A place of the business with all that holds there, whether it is its own or that of the business. */
export interface Place {
  name: string
  /** False for the place of "address:" in "site:". */
  isFurther: boolean
  address?: SiteSettings['address']
  phone?: string | undefined
  email?: string | undefined
  hours?: SiteSettings['hours']
  /** The days to come on which other hours hold there. */
  specialHours: Specials
  timeZone?: string | undefined
  geo?: SiteSettings['geo'] | undefined
  note?: string | undefined
}

/** Every place of the business, that of "address:" first. */
export function placesOf(settings: SiteSettings, mainName = mainPlaceName(settings)): Place[] {
  const { address, phone, email, hours, specialHours: shared = [], timeZone, geo, locations = [] } = settings
  const day = today()
  const specialHours = specialHoursOn(shared, day)
  const main = {
    name: mainName,
    isFurther: false,
    address,
    phone,
    email,
    hours,
    specialHours,
    timeZone,
    geo,
  }
  const further = locations.map(({ specialHours: own = [], ...place }) => ({
    ...{ phone, hours, timeZone, ...place, isFurther: true },
    specialHours: specialHoursAt(own, shared, day),
  }))
  return [...(address ? [main] : []), ...further]
}

/** The way to a place in maps that visitors use. They are links: nothing is asked of others before one is followed. */
export function directions(
  { address, geo }: Pick<Place, 'address' | 'geo'>,
  maps: SiteSettings['mapLinks'] = geo ? ['google', 'apple', 'openstreetmap'] : ['google', 'apple'],
): { app: string; href: string }[] {
  const point = geo && `${geo.latitude}%2C${geo.longitude}`
  const to = address ? encodeURIComponent(addressLines(address).join(', ')) : point
  if (!to) return []
  const links = {
    google: { app: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
    apple: { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${to}` },
    // It finds streets less well than points.
    openstreetmap: { app: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${point ?? to}` },
  }
  return [...new Set(maps)].map((map) => links[map])
}
