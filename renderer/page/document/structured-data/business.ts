import type { SiteSettings } from '../../../schema/types.generated.ts'
import { telHref } from '../../links.ts'

const METRES_PER_MILE = 1609.344

/** The business as schema.org knows it, with the hours, address and area that the pages show: on the home page. */
export function businessData(settings: SiteSettings): Record<string, unknown> {
  return {
    ...businessCard(settings),
    legalName: settings.legalName,
    slogan: settings.tagline,
    description: settings.description,
    email: settings.email,
    geo: { '@type': 'GeoCoordinates', ...settings.geo },
    areaServed: areaServed(settings),
    openingHoursSpecification: settings.hours
      .filter(({ opens }) => opens)
      .map(({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes })),
    sameAs: settings.profiles,
  }
}

/** What search engines ask of a business wherever it is named; the rest stands on the home page under the same id. */
export function businessCard(settings: SiteSettings): Record<string, unknown> {
  const { address } = settings
  return {
    '@type': settings.businessType ?? 'LocalBusiness',
    '@id': businessId(settings),
    name: settings.brand,
    url: `${settings.url}/`,
    telephone: telHref(settings).replace('tel:', ''),
    image: `${settings.url}${settings.ogImage}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
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
