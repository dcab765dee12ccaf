import { today } from '../../../common/today.ts'
import { pairsOf, specialHoursOn, stretchesOf } from '../../../expand/opening-hours.ts'
import type { SiteSettings } from '../../../schema/types.generated.ts'
import { telHref } from '../../links.ts'
import type { Place } from '../../places.ts'

const METRES_PER_MILE = 1609.344
/** How search engines are told of a day on which it is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** The business as schema.org knows it; on other pages it has what its card says. */
export function businessData(settings: SiteSettings): Record<string, unknown> {
  return {
    ...businessCard(settings),
    legalName: settings.legalName,
    slogan: settings.tagline,
    description: settings.description,
    email: settings.email,
    sameAs: settings.profiles,
  }
}

/** What every page says of the business: who it is, and the hours, address and area that the pages show. */
export function businessCard(settings: SiteSettings): Record<string, unknown> {
  const { address, hours } = settings
  return {
    // Without a place or hours nothing says that it is a local one.
    '@type': settings.businessType ?? (address || hours ? 'LocalBusiness' : 'Organization'),
    '@id': businessId(settings),
    name: settings.brand,
    url: `${settings.url}/`,
    identifier: settings.registration,
    ...placeData(settings, { ...settings, specialHours: specialHoursOn(settings.specialHours, today()) }),
    areaServed: areaServed(settings),
  }
}

/** How to reach a place of the business, and when. */
export function placeData(
  settings: SiteSettings,
  { address, phone, geo, hours, specialHours }: Pick<Place, 'address' | 'phone' | 'geo' | 'hours' | 'specialHours'>,
): Record<string, unknown> {
  const { phoneCountryCode, ogImage, url } = settings
  return {
    telephone: telHref({ phone, phoneCountryCode })?.replace('tel:', ''),
    image: ogImage && `${url}${ogImage}`,
    address: postalAddress(address),
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    ...openingHours(hours, specialHours),
  }
}

/** An address as schema.org has it. */
export const postalAddress = (address: SiteSettings['address']) =>
  address && {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }

/** When a place of the business is open, and on which days it is not or at other times. */
function openingHours(hours: SiteSettings['hours'], specialHours: Place['specialHours']): Record<string, unknown> {
  const specification = (when: object) => ({ '@type': 'OpeningHoursSpecification', ...when })
  const special = specialHours.flatMap((special) => {
    const pairs = pairsOf(special)
    return stretchesOf(special).flatMap(({ first, last }) =>
      (pairs.length > 0 ? pairs : [CLOSED]).map((times) =>
        specification({ validFrom: first, validThrough: last, ...times }),
      ),
    )
  })
  return {
    openingHoursSpecification: hours?.flatMap((line) =>
      pairsOf(line).map((times) => specification({ dayOfWeek: line.days, ...times })),
    ),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  }
}

/** The circle that the business works in, where the file says of which place and how wide it is. */
export function areaServed({ geo, serviceRadiusMiles }: SiteSettings): Record<string, unknown> | undefined {
  if (!geo || serviceRadiusMiles === undefined) return undefined
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...geo },
    geoRadius: Math.round(serviceRadiusMiles * METRES_PER_MILE),
  }
}

const businessId = (settings: SiteSettings) => `${settings.url}/#business`

/** By this the other structured data of a page refers to the business. */
export const aboutBusiness = (settings: SiteSettings) => ({ '@id': businessId(settings) })
