import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clockOf } from '../../server/clock.ts'
import { runCommand } from '../../server/owner/commands.ts'
import type { Options } from '../../server/owner/options.ts'
import { applyRetention } from '../../server/retention.ts'
import { bucketOf, type Metric, metrics, percentile, valueIn } from '../../server/vitals/buckets.ts'
import { takeVitals } from '../../server/vitals/take.ts'
import { createVitalsTally } from '../../server/vitals/tally.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'

const names = Object.keys(metrics) as Metric[]
const countsOf = (metric: Metric, values: number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(metric, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

describe('buckets', () => {
  test.each(names)(
    'tell any percentile of %s as the values themselves do, wrong by less than a twentieth',
    (metric) => {
      const { good } = metrics[metric]
      for (const amount of [1, 2, 3, 10, 400]) {
        for (const share of [0.5, 0.75, 0.95]) {
          const values = Array.from({ length: amount }, () => good * Math.exp(4 * Math.random() - 2.5))
          const exact = values.toSorted((one, other) => one - other)[Math.ceil(share * amount) - 1] ?? 0
          const found = valueIn(metric, percentile(countsOf(metric, values), share) ?? Number.NaN)
          expect(Math.abs(found / exact - 1), `${share} of ${values}`).toBeLessThan(0.05)
        }
      }
    },
  )

  test.each(names)('put both limits of %s on the right side', (metric) => {
    const { good, poor } = metrics[metric]
    const shown = (value: number) => valueIn(metric, bucketOf(metric, value))
    expect(shown(good)).toBeLessThan(good)
    expect(shown(good * 1.001)).toBeGreaterThan(good)
    expect(shown(poor)).toBeLessThan(poor)
    expect(shown(poor * 1.001)).toBeGreaterThan(poor)
  })

  test('know nothing as nothing, and no percentile where nothing was measured', () => {
    expect([valueIn('cls', bucketOf('cls', 0)), percentile(new Map(), 0.75)]).toEqual([0, undefined])
  })
})

describe('the beacon of a page', () => {
  let site: Awaited<ReturnType<typeof testApp>>
  const begin = async (env: Record<string, string> = {}) => {
    site = await testApp(env, undefined, { measured: ['/', '/roof-repair'], startsCounted: ['/', '/roof-repair'] })
  }
  beforeEach(() => begin())
  afterEach(() => site.close())

  const send = async (body: unknown, headers: Record<string, string> = {}, method = 'POST') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const all = { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers }
    return (await site.app.request('/_vitals', { method, headers: all, ...(method === 'POST' && { body: text }) }))
      .status
  }
  const stored = async () => {
    await site.vitals.write()
    return (await site.store.vitals('')).map(({ page, metric, amount }) => `${page} ${metric} ${amount}`).sort()
  }
  const visit = { page: '/roof-repair', lcp: 1200, inp: 80, cls: 0.02 }

  test('of a form that was begun is counted by day, page and form, and goes with its day', async () => {
    for (const page of ['/roof-repair', '/roof-repair/', '/']) expect(await send({ page, form: 'quote' })).toBe(204)
    for (const wrong of [
      { page: '/', form: 'made-up' },
      { page: '/', form: 'constructor' },
      { page: '/made-up', form: 'quote' },
    ])
      expect(await send(wrong), JSON.stringify(wrong)).toBe(404)
    expect(await send({ page: '/', form: 'quote', name: 'Ada' })).toBe(400)
    expect(await send({ page: '/', form: 'quote' }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await stored()).toEqual([])
    const begun = async () => (await site.store.starts('')).map((each) => Object.values(each).join(' ')).sort()
    expect(await begun()).toEqual(['/ quote 1', '/roof-repair quote 2'])
    await send({ page: '/', form: 'quote' })
    await site.vitals.write()
    expect(await begun()).toContain('/ quote 2')
    await site.store.expireVitals('9999')
    expect(await begun()).toEqual([])
  })

  test('of a form is none where nobody asked for it, nor is one of speed', async () => {
    await site.close()
    site = await testApp({}, undefined, { startsCounted: ['/'] })
    expect([await send({ page: '/', form: 'quote' }), await send({ page: '/', cls: 0 })]).toEqual([204, 404])
    await site.close()
    site = await testApp({}, undefined, { measured: ['/'] })
    expect([await send({ page: '/', form: 'quote' }), await send({ page: '/', cls: 0 })]).toEqual([404, 204])
  })

  test('is counted for its page, with or without the slash at its end, and each figure that it has', async () => {
    expect(await send(visit)).toBe(204)
    expect(await send({ ...visit, page: '/roof-repair/' }, { 'content-type': 'application/json' })).toBe(204)
    expect(await send({ page: '/', cls: 0 })).toBe(204)
    const repair = '/roof-repair'
    const counts = ['cls', 'inp', 'lcp', 'visits'].map((metric) => `${repair} ${metric} 2`)
    expect(await stored()).toEqual(['/ cls 1', '/ visits 1', ...counts])
    await send(visit)
    expect(await stored()).toContain(`${repair} lcp 3`)
  })

  test.each<[why: string, status: number, body: unknown, headers?: Record<string, string>, method?: string]>([
    ['a page that the site does not have', 404, { ...visit, page: '/made-up' }],
    ['no page', 400, { lcp: 1200 }],
    ['no figure', 400, { page: '/' }],
    ['something besides', 400, { ...visit, id: 'x' }],
    ['a figure that nobody could wait for', 400, { ...visit, lcp: 120_001 }],
    ['a figure below nothing', 400, { ...visit, cls: -1 }],
    ['a figure as text', 400, { ...visit, inp: '80' }],
    ['no JSON', 400, 'lcp=1200'],
    ['too much', 413, { ...visit, page: `/${'x'.repeat(1100)}` }],
    ['another type', 415, visit, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a type that only ends like it', 415, visit, { 'content-type': 'x-text/plain' }],
    ['a page of another site', 403, visit, { 'sec-fetch-site': 'cross-site' }],
    ['a question', 405, '', {}, 'GET'],
  ])('with %s is answered %i and not counted', async (_why, status, body, headers, method) => {
    expect(await send(body, headers, method)).toBe(status)
    expect(await stored()).toEqual([])
  })

  test('is counted no more from an address that sends too many, and that address can still send forms', async () => {
    await site.close()
    await begin({ RATE_HARD: '5', TRUSTED_PROXY_HOPS: '1' })
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = []
    for (let amount = 0; amount < 7; amount += 1) statuses.push(await send(visit, from))
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
    expect(await send(visit, { 'x-forwarded-for': '203.0.113.10' })).toBe(204)
    expect(await stored()).toContain('/roof-repair visits 6')
    const form = await site.app.request('/contact', { method: 'POST', headers: from, body: '' })
    expect(form.status).not.toBe(429)
  })

  test('goes nowhere on a site that is not measured', async () => {
    await site.close()
    site = await testApp()
    expect([await send(visit), await send('', {}, 'GET')]).toEqual([405, 404])
    const parts = { settings: site.settings, siteFile, vitals: site.vitals }
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }
    const request = new Request('http://localhost/', { method: 'POST', headers, body: JSON.stringify(visit) })
    expect(await takeVitals(parts, request, '127.0.0.1')).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('is written in small parts, and lost where the database is away', async () => {
    const parts: number[] = []
    let isAway = true
    const tally = createVitalsTally({
      addVitals: async (_day, counts) => {
        if (isAway) throw new Error('away')
        parts.push(counts.length)
      },
    })
    tally.addVisit('/', { cls: 0 })
    await expect(tally.write()).rejects.toThrow('away')
    isAway = false
    for (let page = 0; page < 150; page += 1) tally.addVisit(`/${page}`, { cls: 0 })
    await tally.write()
    await tally.write()
    expect(parts).toEqual([200, 100])
  })

  test('is forgotten after a hundred days', async () => {
    const day = 24 * 60 * 60 * 1000
    await send(visit)
    expect(await stored()).toHaveLength(4)
    await applyRetention(site.store, site.settings, Date.now() + 100 * day)
    expect(await stored()).toHaveLength(4)
    await applyRetention(site.store, site.settings, Date.now() + 101 * day)
    expect(await stored()).toEqual([])
  })

  describe('npm run leads -- vitals', () => {
    const run = async (options: Partial<Options> = {}) => {
      const lines: string[] = []
      const all = { format: 'table' as const, dead: false, clock: clockOf(), ...options }
      for await (const line of runCommand(site.store, 'vitals', [], all)) lines.push(line)
      return lines
    }
    beforeEach(async () => {
      for (let amount = 0; amount < 4; amount += 1) await send({ page: '/roof-repair', lcp: 3000, inp: 100, cls: 0.3 })
      await send({ page: '/', lcp: 1000, cls: 0 })
      await site.vitals.write()
      const old = new Date(Date.now() - 28 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
      await site.store.addVitals(old, [{ page: '/', metric: 'visits', bucket: 0, amount: 10 }])
    })

    test('says of all pages and of each how fast it was for three of four visitors, and how good that is', async () => {
      expect(await run()).toEqual([
        'page          visits  LCP                      INP         CLS',
        'all pages     5       3.0 s needs improvement  97 ms good  0.30 poor',
        '/roof-repair  4       3.0 s needs improvement  97 ms good  0.30 poor',
        '/             1       1.0 s good               –           0.00 good',
        'The last 28 days; three of four visits had these figures or better ones.',
      ])
      expect((await run({ days: '29' }))[1]).toMatch(/^all pages +15 /)
      expect((await run({ days: '1' })).at(-1)).toMatch(/^The last day;/)
    })

    test('gives them to spreadsheets and programs', async () => {
      const csv = await run({ format: 'csv' })
      expect(csv[0]).toBe('page,visits,lcp,lcpRating,inp,inpRating,cls,clsRating')
      expect(csv[3]).toMatch(/^\/,1,\d+,good,,,0,good$/)
      const [, repair] = JSON.parse((await run({ format: 'json' })).join(''))
      expect(repair).toMatchObject({
        page: '/roof-repair',
        visits: 4,
        lcpRating: 'needs improvement',
        clsRating: 'poor',
      })
      expect(Math.abs(repair.lcp / 3000 - 1)).toBeLessThan(0.05)
    })

    test('says that nothing was measured, and refuses days that are none', async () => {
      await site.store.expireVitals('9999')
      expect(await run()).toEqual([
        'page       visits  LCP  INP  CLS',
        'all pages  0       –    –    –',
        expect.stringContaining('28 days'),
        expect.stringContaining('"webVitals: true"'),
      ])
      for (const days of ['0', '101', 'week', '-1']) await expect(run({ days })).rejects.toThrow(`"${days}"`)
    })
  })
})
