import type { SiteSettings } from '../../../schema/types.generated.ts'
import { telHref } from '../../links.ts'

const METRES_PER_MILE = 1609.344

/** The business as schema.org knows it, with the hours, address and area that the pages show. */
export function businessData(settings: SiteSettings): Record<string, unknown> {
  const { address, hours } = settings
  return {
    '@type': settings.businessType ?? 'LocalBusiness',
    '@id': businessId(settings),
    name: settings.brand,
    legalName: settings.legalName,
    slogan: settings.tagline,
    description: settings.description,
    url: `${settings.url}/`,
    telephone: telHref(settings).replace('tel:', ''),
    email: settings.email,
    image: `${settings.url}${settings.ogImage}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...settings.geo },
    areaServed: areaServed(settings),
    openingHoursSpecification: hours
      .filter(({ opens }) => opens)
      .map(({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes })),
    sameAs: settings.profiles,
  }
}

/** The circle that the business works in. */
export function areaServed({ geo, serviceRadiusMiles }: SiteSettings): Record<string, unknown> {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...geo },
    geoRadius: Math.round(serviceRadiusMiles * METRES_PER_MILE),
  }
}

const businessId = (settings: SiteSettings) => `${settings.url}/#business`

/** By this the other structured data of a page refers to the business. */
export const aboutBusiness = (settings: SiteSettings) => ({ '@id': businessId(settings) })
