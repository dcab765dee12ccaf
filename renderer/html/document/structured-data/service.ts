import type { PageContextValue } from '../../context.ts'
import { aboutBusiness, areaServed } from './business.ts'

/** The service that a page of kind "service" is about. */
export function serviceData({ site: { settings }, page }: PageContextValue): Record<string, unknown> | undefined {
  if (page.kind !== 'service') return undefined
  const url = `${settings.url}${page.route}`
  // The heading may be a line of advertisement.
  const name = page.label ?? page.title
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description: page.description,
    url,
    provider: aboutBusiness(settings),
    areaServed: areaServed(settings),
  }
}
