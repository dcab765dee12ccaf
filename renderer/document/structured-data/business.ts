import type { SiteSettings } from '../../content/types.generated.ts'

const METRES_PER_MILE = 1609.344

/** The business as schema.org knows it, with the hours, address and area that the pages show. */
export function businessData(settings: SiteSettings): Record<string, unknown> {
  const { address, geo, hours, serviceRadiusMiles } = settings
  return {
    '@type': 'RoofingContractor',
    '@id': businessId(settings),
    name: settings.brand,
    legalName: settings.legalName,
    slogan: settings.tagline,
    description: settings.description,
    url: `${settings.url}/`,
    telephone: settings.phone,
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
    geo: { '@type': 'GeoCoordinates', ...geo },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', ...geo },
      geoRadius: Math.round(serviceRadiusMiles * METRES_PER_MILE),
    },
    openingHoursSpecification: hours
      .filter(({ opens }) => opens)
      .map(({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes })),
    sameAs: settings.profiles,
  }
}

/** The name by which other structured data on the site refers to the business. */
export const businessId = (settings: SiteSettings) => `${settings.url}/#business`
