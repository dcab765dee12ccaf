/** How the visits of a site are counted: by which service, with whose consent, from which addresses. */
import { describe, expect, test } from 'vitest'
import { analyticsSources, asksConsent, countingOf, leavesTraces, services } from '../../renderer/expand/analytics.ts'

const url = 'https://www.oak.example.com'

describe('visits are counted', () => {
  test.each([
    [{ provider: 'plausible' }, { host: 'https://plausible.io', id: 'oak.example.com' }],
    [
      { provider: 'plausible', domain: 'oak.example', host: 'https://own.example' },
      { host: 'https://own.example', id: 'oak.example' },
    ],
    [
      { provider: 'umami', siteId: 'u-1' },
      { host: 'https://cloud.umami.is', collector: 'https://gateway.umami.is', id: 'u-1' },
    ],
    [
      { provider: 'umami', siteId: 'u-1', host: 'https://own.example' },
      { host: 'https://own.example', id: 'u-1' },
    ],
    [
      { provider: 'matomo', siteId: '7', host: 'https://own.example' },
      { host: 'https://own.example', id: '7' },
    ],
    [
      { provider: 'matomo', host: 'https://own.example' },
      { host: 'https://own.example', id: '' },
    ],
    [
      { provider: 'ga4', measurementId: 'G-1' },
      { host: 'https://www.googletagmanager.com', id: 'G-1', cookies: true, asks: true },
    ],
  ] as const)('%j', (analytics, counting) => {
    expect(countingOf(analytics, url)).toEqual({
      provider: analytics.provider,
      cookies: false,
      asks: false,
      ...counting,
    })
  })

  test('with consent where a service leaves traces, unless the site says otherwise', () => {
    expect(leavesTraces({ provider: 'matomo', cookies: true })).toBe(true)
    expect(leavesTraces({ provider: 'matomo', cookies: false })).toBe(false)
    expect(leavesTraces({ provider: 'plausible', cookies: true })).toBe(false)
    expect(asksConsent({ provider: 'ga4', consent: 'never' })).toBe(false)
    expect(asksConsent({ provider: 'plausible', consent: 'always' })).toBe(true)
    expect(asksConsent({ provider: 'matomo', cookies: true })).toBe(true)
  })

  test('from and to the addresses of the service alone', () => {
    const own = { host: 'https://own.example/stats' }
    expect(analyticsSources({ provider: 'plausible' }, url)).toEqual({
      'script-src': ['https://plausible.io'],
      'connect-src': ['https://plausible.io'],
      'img-src': [],
    })
    expect(analyticsSources({ provider: 'umami', siteId: 'u' }, url)['connect-src']).toEqual([
      'https://gateway.umami.is',
    ])
    expect(analyticsSources({ provider: 'matomo', ...own }, url)).toEqual({
      'script-src': ['https://own.example'],
      'connect-src': ['https://own.example'],
      'img-src': ['https://own.example'],
    })
    const google = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ]
    expect(analyticsSources({ provider: 'ga4' }, url)).toEqual({
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': google,
      'img-src': google,
    })
  })

  test('under an ID of the form that the service gives', () => {
    for (const { idForm, idExample = '' } of Object.values(services)) {
      if (!idForm) continue
      const example = idExample.replaceAll('"', '')
      expect(example).toMatch(idForm)
      for (const other of [`x${example}`, `${example}x`, '', '0']) expect(other).not.toMatch(idForm)
    }
  })
})
