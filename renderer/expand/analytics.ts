import type { Analytics } from '../schema/types.generated.ts'

type Provider = Analytics['provider']
/** What a service can be told besides its name. */
export type Setting = (typeof settings)[number]
export const settings = ['domain', 'host', 'siteId', 'measurementId', 'cookies'] as const
/** What a service cannot do without. */
export type Needed = Exclude<Setting, 'domain' | 'cookies'>

interface Service {
  /** As visitors and privacy pages call it. */
  name: string
  /** Where its makers run it, if they do so for all at one address. */
  host?: string
  /** Where visits are sent, if that is not where the script comes from. */
  collector?: string
  needs: readonly Needed[]
  takes: readonly Setting[]
  /** What the ID of a site looks like, and an example. */
  idForm?: RegExp
  idExample?: string
}

/** Google's own addresses: measurements go to one near the visitor. */
const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com']

/** The services that can count visits. */
export const services: Readonly<Record<Provider, Service>> = {
  plausible: { name: 'Plausible', host: 'https://plausible.io', needs: [], takes: ['domain', 'host'] },
  umami: {
    name: 'Umami',
    host: 'https://cloud.umami.is',
    collector: 'https://gateway.umami.is',
    needs: ['siteId'],
    takes: ['siteId', 'host'],
    idForm: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    idExample: '83dd64c4-17ad-4e3e-a905-b3d8c867c1a5',
  },
  matomo: {
    name: 'Matomo',
    needs: ['host', 'siteId'],
    takes: ['host', 'siteId', 'cookies'],
    idForm: /^[1-9][0-9]*$/,
    idExample: '"1"',
  },
  ga4: {
    name: 'Google Analytics',
    host: 'https://www.googletagmanager.com',
    needs: ['measurementId'],
    takes: ['measurementId'],
  },
}

/** Whether a service recognises who comes again by something that it leaves on the visitor's device. */
export const leavesTraces = ({ provider, cookies }: Pick<Analytics, 'provider' | 'cookies'>) =>
  provider === 'ga4' || (provider === 'matomo' && cookies === true)

/** Whether visitors are asked before anything is loaded: where that is needed, or where the site says so. */
export const asksConsent = (analytics: Analytics) =>
  analytics.consent === undefined ? leavesTraces(analytics) : analytics.consent === 'always'

/** What the script of pages needs to count a visit (page/consent/). */
export interface Counting {
  provider: Provider
  host: string
  /** Where visits are sent, if it has to be said. */
  collector?: string
  /** By which the service knows the site. */
  id: string
  cookies: boolean
  asks: boolean
}

/** How the visits of a site are counted. */
export function countingOf(analytics: Analytics, siteUrl: string): Counting {
  const { provider, host, domain, siteId, measurementId } = analytics
  const service = services[provider]
  const id = provider === 'plausible' ? (domain ?? new URL(siteUrl).hostname.replace(/^www\./, '')) : siteId
  return {
    provider,
    host: host ?? service.host ?? '',
    ...(host === undefined && service.collector && { collector: service.collector }),
    id: measurementId ?? id ?? '',
    cookies: leavesTraces(analytics),
    asks: asksConsent(analytics),
  }
}

/** The origins that pages load from and send to where visits are counted, by the rule of the policy. */
export function analyticsSources(analytics: Analytics, siteUrl: string) {
  const { provider, host, collector } = countingOf(analytics, siteUrl)
  const origin = new URL(host).origin
  if (provider === 'ga4') return { 'script-src': [origin], 'connect-src': GOOGLE, 'img-src': GOOGLE }
  return {
    'script-src': [origin],
    'connect-src': [collector ?? origin],
    'img-src': provider === 'matomo' ? [origin] : [],
  }
}
