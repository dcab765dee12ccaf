/** The figures of the desk, counted from what is stored. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figuresOf } from '../../desk/figures/count.ts'
import type { Arrival } from '../../server/store/types.ts'
import type { StartCount } from '../../server/store/vitals.ts'
import { siteFile } from '../server/fixtures/forms.ts'
import { newLead } from '../server/fixtures/lead.ts'
import { type TestDesk, testDesk } from './support/desk.ts'

const { site } = siteFile
/** Noon of a Thursday in Louisville. */
const now = Date.parse('2026-11-26T17:00:00Z')
const minute = 60_000
const hour = 60 * minute
const arrival = (changes: Partial<Arrival> = {}): Arrival => ({
  id: 'x',
  kind: 'request',
  state: 'inbox',
  form: 'quote',
  page: 'https://www.example.com/roof-repair/',
  source: {},
  receivedAt: now - hour,
  confirmedAt: null,
  answeredAt: null,
  ...changes,
})
const count = (leads: Arrival[], weeks = 2, starts: StartCount[] = []) => {
  const asked: unknown[] = []
  const store = {
    arrivals: async function* (since?: number) {
      asked.push(since)
      yield* leads.filter(({ receivedAt }) => receivedAt >= (since ?? 0))
    },
    starts: async (since: string) => {
      asked.push(since)
      return starts
    },
  }
  return figuresOf(store, site, weeks, now).then((figures) => ({ ...figures, asked }))
}

test('weeks begin on Monday where the business is, not where the server is', async () => {
  const at = (time: string) => arrival({ receivedAt: Date.parse(time) })
  const leads = [
    at('2026-11-16T04:59:00Z'), // still Sunday in Louisville, and a week too early
    at('2026-11-16T05:01:00Z'),
    at('2026-11-23T04:59:00Z'),
    at('2026-11-23T05:01:00Z'),
  ]
  const { weeks, amount, asked } = await count(leads)
  expect(weeks.map(({ monday, amount }) => [monday, amount])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-23', 1],
  ])
  expect(amount).toBe(3)
  expect(asked).toEqual([Date.parse('2026-11-15'), '2026-11-16'])
})

test('half of all answers took no longer; what nobody answered, spam and what is held do not count', async () => {
  const answered = (after: number) => arrival({ answeredAt: now - hour + after })
  const leads = [answered(10 * minute), answered(30 * minute), answered(50 * minute), answered(40 * hour), arrival()]
  const others = [
    arrival({ state: 'spam', answeredAt: now }),
    arrival({ state: 'held' }),
    arrival({ kind: 'newsletter' }),
  ]
  const { responseMs, answered: amount, amount: all } = await count([...leads, ...others])
  expect([responseMs, amount, all]).toEqual([40 * minute, 4, 5])
  expect((await count([answered(10 * minute), answered(30 * minute), answered(50 * minute)])).responseMs).toBe(
    30 * minute,
  )
  expect((await count([arrival()])).responseMs).toBeUndefined()
  expect((await count([answered(-minute)])).responseMs).toBe(0)
})

test('leads are counted by page, and by campaign or the site that led here, most first', async () => {
  const leads = [
    arrival({ source: { source: 'mail', campaign: 'spring', referrer: 'example.net' } }),
    arrival({ source: { referrer: 'example.net' }, page: 'https://www.example.com/' }),
    arrival({ source: { referrer: 'example.net' }, page: '' }),
    arrival({ page: 'https://www.example.com/' }),
    arrival({ page: 'https://www.example.com/?utm_source=old' }),
  ]
  const { pages, campaigns } = await count(leads)
  expect(pages.map(({ name, amount }) => [name, amount])).toEqual([
    ['/', 3],
    ['', 1],
    ['/roof-repair/', 1],
  ])
  expect(campaigns.map(({ name, amount }) => [name, amount])).toEqual([
    ['example.net', 2],
    ['', 1],
    ['mail / spring', 1],
    ['old', 1],
  ])
})

test('forms that were begun stand beside those that were sent from the same page', async () => {
  const starts = [
    { page: '/', form: 'quote', amount: 1 },
    { page: '/roof-repair', form: 'quote', amount: 5 },
  ]
  const leads = [arrival(), arrival({ state: 'held' }), arrival({ state: 'spam' }), arrival({ form: 'contact' })]
  expect((await count(leads, 2, starts)).started).toEqual([
    { page: '/roof-repair', form: 'quote', begun: 5, sent: 2 },
    { page: '/', form: 'quote', begun: 1, sent: 0 },
  ])
})

test('what was sent before the first count of begun forms does not stand beside them', async () => {
  const starts = [{ page: '/roof-repair', form: 'quote', amount: 5 }]
  const leads = [arrival(), arrival({ receivedAt: now - 101 * 24 * hour })]
  const { started, asked, amount } = await count(leads, 52, starts)
  expect([started[0]?.sent, asked[1], amount]).toEqual([1, '2026-08-19', 2])
})

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk()
})
afterAll(() => desk.close())

test('the page says each figure in words and in a table, in any of its periods', async () => {
  const headers = await desk.enter('reader')
  const read = async (query = '') => (await desk.ask(`/figures${query}`, { headers })).text()
  const empty = await read()
  for (const text of ['No leads in these weeks.', 'formStarts: true', 'webVitals: true']) expect(empty).toContain(text)
  for (let number = 0; number < 17; number++) {
    const lead = newLead({ page: `https://www.example.com/page-${number}`, source: { campaign: `<b>${number}</b>` } })
    const { id } = await desk.store.add(lead, { value: `${number}`, validMs: 1_000 })
    if (number === 0) await desk.store.markAnswered(id)
  }
  const day = new Date().toISOString().slice(0, 10)
  await desk.store.addVitals(day, [
    { page: '/page-1', form: 'quote', amount: 4 },
    { page: '/page-1', metric: 'visits', bucket: 0, amount: 9 },
    { page: '/page-1', metric: 'lcp', bucket: 12, amount: 9 },
  ])
  const text = await read('?weeks=4')
  expect(text).toContain('<dt>Leads</dt><dd>17</dd>')
  expect(text).toContain('<dt>Usual time to an answer</dt><dd>0 minutes</dd>')
  expect(text).toContain('<th scope="row">/page-1</th><td>quote</td><td>4</td><td>1</td><td>3 <svg')
  expect(text).toContain('<th scope="row">2 others</th><td>2</td>')
  expect(text).toContain('&lt;b&gt;1&lt;/b&gt;')
  expect(text).toMatch(/<th scope="row">All pages<\/th><td>9<\/td><td>[\d.]+ s \(poor\)<\/td>/)
  expect(text.match(/<tbody>(.*?)<\/tbody>/s)?.[1]?.match(/<tr>/g)).toHaveLength(4)
  expect(text.match(/<rect x=/g)).toHaveLength(4)
  expect((await read('?weeks=52')).match(/<rect x=/g)).toHaveLength(52)
  expect((await read("?weeks=1000000'")).match(/<rect x=/g)).toHaveLength(12)
  expect(text).not.toMatch(/ style=/)
})

test('an editor sees no figures', async () => {
  expect((await desk.ask('/figures', { headers: await desk.enter('editor') })).status).toBe(403)
})
