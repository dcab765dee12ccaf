import type { Counting } from '../../expand/analytics.ts'

type Provider = Counting['provider']

/** The queues in which Matomo and Google take their orders before their scripts are there. */
const queues = window as unknown as Record<'_paq' | 'dataLayer', unknown[] | undefined>

const starts: Record<Provider, (counting: Counting) => HTMLScriptElement> = {
  plausible: ({ host, id }) => script(`${host}/js/script.js`, { domain: id }),
  umami: ({ host, id, collector }) =>
    script(`${host}/script.js`, { websiteId: id, ...(collector && { hostUrl: collector }) }),
  matomo: ({ host, id, cookies }) => {
    queues._paq = [
      ['setTrackerUrl', `${host}/matomo.php`],
      ['setSiteId', id],
      ...(cookies ? [] : [['disableCookies']]),
      ['trackPageView'],
      ['enableLinkTracking'],
    ]
    return script(`${host}/matomo.js`)
  },
  ga4: ({ host, id }) => {
    queues.dataLayer = []
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    order('consent', 'default', { ...denied, analytics_storage: 'granted' })
    order('js', new Date())
    order('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
    return script(`${host}/gtag/js?id=${encodeURIComponent(id)}`)
  },
}

/** Google's script tells orders from data by this very object. */
function order(..._: unknown[]) {
  // biome-ignore lint/complexity/noArguments: an array is not taken for an order
  queues.dataLayer?.push(arguments)
}

function script(src: string, data: Record<string, string> = {}): HTMLScriptElement {
  const element = document.createElement('script')
  Object.assign(element.dataset, data)
  return Object.assign(element, { src, async: true })
}

/** Has the service count this visit, once the page is there: it is never more urgent than what a visitor came for. */
export function count(counting: Counting) {
  const load = () => setTimeout(() => document.head.append(starts[counting.provider](counting)))
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}

/** By which the cookies of a service are told from others. */
const cookies: Partial<Record<Provider, RegExp>> = { ga4: /^_ga/, matomo: /^_pk_/ }

/** Removes what the service has left here, and the service itself from the page. */
export function forget({ provider }: Counting) {
  const names = document.cookie.split(/; */).map((cookie) => cookie.replace(/=.*/, ''))
  for (const name of names) if (cookies[provider]?.test(name)) removeCookie(name)
  location.reload()
}

/** Also where it was set for all sites of a domain. */
function removeCookie(name: string) {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
