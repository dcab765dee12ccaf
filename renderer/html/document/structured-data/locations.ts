import type { PageContextValue } from '../../context.ts'
import { placesOf } from '../../places.ts'
import { aboutBusiness, placeData } from './business.ts'

/** The further places of the business, on pages that show them; the first one is the business itself. */
export function locationsData({ site: { settings }, page }: PageContextValue): Record<string, unknown>[] {
  if (!page.types.includes('locations')) return []
  const { businessType, brand, url } = settings
  return placesOf(settings)
    .filter(({ isFurther }) => isFurther)
    .map((place, index) => ({
      '@type': businessType ?? 'LocalBusiness',
      '@id': `${url}/#place-${index + 2}`,
      name: `${brand}, ${place.name}`,
      url: `${url}${page.route}`,
      email: place.email,
      parentOrganization: aboutBusiness(settings),
      ...placeData(settings, place),
    }))
}
