import { addressLines } from '../common/address.ts'
import type { SiteSettings } from '../schema/types.generated.ts'

/** A place of the business with all that holds there, whether it is its own or that of the business. */
export interface Place {
  name: string
  /** False for the place of "address:" in "site:". */
  isFurther: boolean
  address?: SiteSettings['address']
  phone?: string | undefined
  email?: string | undefined
  hours?: SiteSettings['hours']
  timeZone?: string | undefined
  geo?: SiteSettings['geo'] | undefined
  note?: string | undefined
}

/** Every place of the business, that of "address:" first. */
export function placesOf(settings: SiteSettings, mainName = settings.address?.locality): Place[] {
  const { address, phone, email, hours, timeZone, geo, locations = [] } = settings
  const main = { name: mainName ?? settings.brand, isFurther: false, address, phone, email, hours, timeZone, geo }
  return [...(address ? [main] : []), ...locations.map((own) => ({ phone, hours, timeZone, ...own, isFurther: true }))]
}

/** The way to a place in maps that visitors use. They are links: nothing is asked of others before one is followed. */
export function directions({ address, geo }: Pick<Place, 'address' | 'geo'>): { app: string; href: string }[] {
  const point = geo && `${geo.latitude}%2C${geo.longitude}`
  const to = address ? encodeURIComponent(addressLines(address).join(', ')) : point
  if (!to) return []
  return [
    { app: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${to}` },
    ...(point ? [{ app: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${point}` }] : []),
  ]
}
