/** When events take place, what is told of them, and that what is over is left out. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withOffset } from '../../renderer/common/zone-time.ts'
import { type Dates, timesFrom } from '../../renderer/expand/events.ts'
import { contextOf } from '../../renderer/html/context.ts'
import { eventsData } from '../../renderer/html/document/structured-data/events.ts'
import { type Event, ruleText, timePieces, timeText } from '../../renderer/html/events.ts'
import { findPage } from '../../renderer/html/find-page.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import { readSite, type Site, type SiteSettings } from '../../renderer/pipeline/index.ts'
import { pageHtml } from '../words/render.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-23T12:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

const firstDays = (dates: Dates, from: string) => timesFrom(dates, from, 3).map(({ first }) => first)

describe('an event takes place', () => {
  test.each<[string, Dates, string, string[]]>([
    ['once', { date: '2026-12-05' }, '2026-12-05', ['2026-12-05']],
    ['never again once it is over', { date: '2026-12-05' }, '2026-12-06', []],
    ['until its last day has passed', { date: '2026-12-05', until: '2026-12-07' }, '2026-12-07', ['2026-12-05']],
    ['every week', { date: '2026-01-06', repeats: 'weekly' }, '2026-11-25', ['2026-12-01', '2026-12-08', '2026-12-15']],
    [
      'every second week',
      { date: '2026-12-01', repeats: 'fortnightly' },
      '2026-12-02',
      ['2026-12-15', '2026-12-29', '2027-01-12'],
    ],
    [
      'every first Saturday',
      { date: '2026-01-03', repeats: 'monthly' },
      '2026-12-06',
      ['2027-01-02', '2027-02-06', '2027-03-06'],
    ],
    [
      'every last Sunday',
      { date: '2027-01-31', repeats: 'monthly' },
      '2027-02-01',
      ['2027-02-28', '2027-03-28', '2027-04-25'],
    ],
    [
      'not before its first day',
      { date: '2027-01-02', repeats: 'monthly' },
      '2026-01-01',
      ['2027-01-02', '2027-02-06', '2027-03-06'],
    ],
    [
      'not after its last day',
      { date: '2026-12-01', repeats: 'weekly', repeatsUntil: '2026-12-08' },
      '2026-12-02',
      ['2026-12-08'],
    ],
    [
      'not on holidays',
      { date: '2026-12-18', repeats: 'weekly', except: ['2026-12-25'] },
      '2026-12-19',
      ['2027-01-01', '2027-01-08', '2027-01-15'],
    ],
    [
      'over a weekend that has begun',
      { date: '2026-12-05', until: '2026-12-06', repeats: 'monthly' },
      '2026-12-06',
      ['2026-12-05', '2027-01-02', '2027-02-06'],
    ],
    ['no longer than there are years', { date: '9999-12-20', repeats: 'weekly' }, '9999-12-21', ['9999-12-27']],
  ])('%s', (_, dates, from, days) => {
    expect(firstDays(dates, from)).toEqual(days)
  })
})

const settings = (language: string) => ({ language, timeZone: 'Europe/Berlin' }) as SiteSettings
const evening: Event = { title: 'Film', date: '2027-03-05', begins: '20:00', ends: '22:00' }
const days = { first: '2027-03-05', last: '2027-03-05' }

test('days and hours are written as each language writes them, without spaces that fonts lack', () => {
  const texts = ['en-US', 'de-DE', 'es-ES', 'fr-FR'].map((language) => timeText(evening, days, settings(language)))
  expect(texts).toEqual([
    'Friday, March\u00a05,\u00a02027, 8:00\u00a0–\u00a010:00\u00a0PM',
    'Freitag, 5.\u00a0März\u00a02027, 20:00–22:00\u00a0Uhr',
    'viernes, 5\u00a0de\u00a0marzo\u00a0de\u00a02027, 20:00–22:00',
    'vendredi 5\u00a0mars\u00a02027, 20:00\u00a0–\u00a022:00',
  ])
  const night = { ...evening, date: '2026-12-31', ends: '01:00' }
  expect(timeText(night, { first: '2026-12-31', last: '2026-12-31' }, settings('en-US'))).toBe(
    'Thursday, December\u00a031,\u00a02026 at 8:00\u00a0PM\u00a0– Friday, January\u00a01,\u00a02027 at 1:00\u00a0AM',
  )
})

test('a line is best ended before the hours and behind the dash between two days', () => {
  const pieces = (event: Event, last: string) =>
    timePieces(event, { first: event.date, last }, settings('en-US')).map((piece) => piece.replaceAll('\u00a0', ' '))
  expect(pieces(evening, evening.date)).toEqual(['Friday, March 5, 2027, ', '8:00 – 10:00 PM'])
  expect(pieces({ ...evening, until: '2027-03-07' }, '2027-03-07')).toEqual([
    'Friday, March 5 – ',
    'Sunday, March 7, 2027, ',
    '8:00 – 10:00 PM',
  ])
})

test('hours of several days are those of each, unless the last one ends earlier than the first begins', () => {
  const weekend = { first: '2027-01-30', last: '2027-01-31' }
  const market: Event = { title: 'Market', date: weekend.first, until: weekend.last, begins: '10:00', ends: '13:00' }
  expect(timeText(market, weekend, settings('en-US'))).toBe(
    'Saturday, January\u00a030\u00a0– Sunday, January\u00a031,\u00a02027, 10:00\u00a0AM\u00a0–\u00a01:00\u00a0PM',
  )
  const { ends, ...open } = market
  expect(ends && timeText(open, weekend, settings('en-GB'))).toMatch(/^Saturday.* Sunday.*2027, 10:00$/)
  expect(timeText({ ...market, begins: '18:00' }, weekend, settings('en-GB'))).toMatch(/18:00.* Sunday.* 13:00$/)
})

test.each([
  ['en-US', 'Every first Friday of the month, 8:00\u00a0–\u00a010:00\u00a0PM'],
  ['de-DE', 'Jeden ersten Freitag im Monat, 20:00–22:00\u00a0Uhr'],
  ['es-ES', 'El primer viernes de cada mes, 20:00–22:00'],
  ['fr-FR', 'Le premier vendredi de chaque mois, 20:00\u00a0–\u00a022:00'],
  ['it-IT', 'Ogni primo venerdì del mese, 20:00–22:00'],
  ['pt-BR', 'Na primeira sexta-feira de cada mês, 20:00\u00a0–\u00a022:00'],
  ['nl-NL', 'Elke eerste vrijdag van de maand, 20:00–22:00'],
  ['pl-PL', 'Co miesiąc: pierwszy piątek, 20:00–22:00'],
])('what repeats is told as a rule in %s', (language, rule) => {
  expect(ruleText({ ...evening, repeats: 'monthly' }, settings(language), wordsOf(language))).toBe(rule)
})

test.each([
  ['it-IT', '2027-03-07', 'Ogni prima domenica del mese'],
  ['pt-PT', '2027-03-06', 'No primeiro sábado de cada mês'],
  ['pl-PL', '2027-03-31', 'Co miesiąc: ostatnia środa'],
  ['es-ES', '2027-03-07', 'El primer domingo de cada mes'],
])('the rank of a day has the gender of the day in %s', (language, date, rule) => {
  expect(ruleText({ title: 'Film', date, repeats: 'monthly' }, settings(language), wordsOf(language))).toBe(rule)
})

test.each([
  ['2027-03-06', '15:00', 'America/Los_Angeles', '2027-03-06T15:00:00-08:00'],
  ['2027-03-14', '09:00', 'America/Los_Angeles', '2027-03-14T09:00:00-07:00'],
  ['2027-11-07', '00:30', 'America/New_York', '2027-11-07T00:30:00-04:00'],
  ['2027-07-01', '10:00', 'Asia/Kolkata', '2027-07-01T10:00:00+05:30'],
  ['2027-01-01', '10:00', 'UTC', '2027-01-01T10:00:00+00:00'],
])('%s at %s in %s is told to search engines with its offset', (date, time, zone, moment) => {
  expect(withOffset(date, time, zone)).toBe(moment)
})

async function about(): Promise<{ site: Site; html: string; data: Record<string, unknown>[] }> {
  const { site } = await readSite('tests/fixture/pages.yaml')
  const page = site && findPage(site, '/about')
  if (!site || !page) throw new Error('the fixture is not sound')
  return { site, html: pageHtml(site, page.route), data: eventsData(contextOf({ site, page, images: {}, icon: '' })) }
}

const titles = (html: string) => [...html.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title)

test('a page shows the events to come, the next one first, and none that is over', async () => {
  const shown = titles((await about()).html)
  const events = ['A day long gone', 'Mending night', 'Tandem parade', 'Winter film', 'First tours', 'Beyond the limit']
  expect(shown.filter((title) => events.includes(title ?? ''))).toEqual([
    'Mending night',
    'First tours',
    'Winter film',
    'Tandem parade',
  ])
})

test('search engines are told when and where each of them is, and what it costs', async () => {
  const { data, site } = await about()
  expect(data.find(({ name }) => name === 'Mending night')).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-24T19:00:00-08:00',
    endDate: '2026-11-24T21:30:00-08:00',
    location: { '@type': 'Place', name: site.settings.brand, address: { '@type': 'PostalAddress' } },
    offers: { price: '5', priceCurrency: 'USD' },
    organizer: { '@id': `${site.settings.url}/#business` },
  })
  expect(data.find(({ name }) => name === 'Tandem parade')).toMatchObject({
    startDate: '2099-06-06T10:00:00-06:00',
    endDate: '2099-06-07T16:00:00-06:00',
    location: { name: 'Summer stand', address: { addressLocality: 'Boise' } },
  })
  expect(data.find(({ name }) => name === 'Winter film')).toMatchObject({
    endDate: '2098-12-06T01:00:00-08:00',
    location: { name: 'Old cinema', address: '4 Mill Street, Millbrook' },
    offers: { price: '12.50', url: 'https://tickets.example.com/film' },
  })
})

test('the day is that of the place, and a page with events alone is made anew when it changes', async () => {
  const before = (await about()).site
  vi.setSystemTime('2026-11-25T07:59:00Z')
  expect((await about()).data[0]).toMatchObject({ startDate: '2026-11-24T19:00:00-08:00' })
  vi.setSystemTime('2026-11-25T08:01:00Z')
  const { site: after, data } = await about()
  expect(data.find(({ name }) => name === 'Mending night')).toMatchObject({ startDate: '2026-12-01T19:00:00-08:00' })
  const changed = after.routes.filter((route) => before.hashOf(route) !== after.hashOf(route))
  expect(changed).toEqual(['/about'])
})

test('an event at the first of several places says its name, where it has one', async () => {
  const { site } = await about()
  const named = (placeName?: string) => {
    const html = pageHtml({ ...site, settings: { ...site.settings, ...(placeName && { placeName }) } }, '/about')
    return html.includes('>The Old Mill, 12 Mill Street')
  }
  expect([named(), named('The Old Mill')]).toEqual([false, true])
})
