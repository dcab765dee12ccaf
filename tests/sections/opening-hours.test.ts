import { afterEach, describe, expect, test, vi } from 'vitest'
import { localTime, openingState } from '../../renderer/common/opening-hours.ts'
import { openingHours, specialHoursAt, specialHoursOn } from '../../renderer/expand/opening-hours.ts'
import { businessCard } from '../../renderer/html/document/structured-data/business.ts'
import { nextSpecialHours, specialDay, specialText } from '../../renderer/html/special-hours.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import { withEnglishDays } from '../../renderer/read/weekdays.ts'
import type { SiteSettings } from '../../renderer/schema/types.generated.ts'
import { pageHtml } from '../words/render.tsx'

const on = (day: string) => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
afterEach(() => void vi.useRealTimers())

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const lines = [
  { days: weekdays, opens: '08:00', closes: '17:00', break: { from: '12:00', until: '13:00' } },
  { days: ['Saturday'], opens: '18:00', closes: '02:00' },
  { days: ['Sunday'] },
]
const specials = [
  { date: '2026-11-26', until: '2026-11-27' },
  { date: '2026-12-24', opens: '09:00', closes: '12:00' },
]
const hours = openingHours('America/New_York', lines, specials)
const at = (date: string, clock: string) =>
  openingState(hours, { date, minutes: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) })

describe('whether it is open', () => {
  test.each([
    ['2026-11-23', '07:59', false, 0, '08:00'],
    ['2026-11-23', '08:00', true, 0, '12:00'],
    ['2026-11-23', '12:00', false, 0, '13:00'],
    ['2026-11-23', '17:00', false, 1, '08:00'],
    ['2026-11-28', '23:30', true, 1, '02:00'],
    ['2026-11-29', '01:59', true, 0, '02:00'],
    ['2026-11-29', '02:00', false, 1, '08:00'],
    ['2026-11-25', '17:00', false, 3, '18:00'],
    ['2026-11-26', '10:00', false, 2, '18:00'],
    ['2026-12-24', '10:00', true, 0, '12:00'],
    ['2026-12-24', '12:30', false, 1, '08:00'],
  ])('on %s at %s: %s, until %i days later at %s', (date, clock, isOpen, inDays, until) => {
    const minutes = Number(until.slice(0, 2)) * 60 + Number(until.slice(3))
    expect(at(date, clock)).toEqual({ isOpen, next: { inDays, minutes } })
  })

  test('never changes where it is open day and night, and where it is never open', () => {
    const always = [{ days: [...weekdays, 'Saturday', 'Sunday'], opens: '00:00', closes: '23:59' }]
    const now = { date: '2026-11-23', minutes: 300 }
    expect(openingState(openingHours('UTC', always, []), now)).toEqual({ isOpen: true })
    expect(openingState(openingHours('UTC', [], []), now)).toEqual({ isOpen: false })
  })
})

test('what closes no later than it opens goes on into the next day, and the last minute is midnight', () => {
  const spans = (opens: string, closes: string) =>
    openingHours('UTC', [{ days: ['Monday'], opens, closes }], []).week[0]
  expect(spans('08:00', '17:30')).toEqual([[480, 1050]])
  expect(spans('18:00', '02:00')).toEqual([[1080, 1560]])
  expect(spans('06:00', '06:00'), 'a day and a night').toEqual([[360, 1800]])
  expect(spans('00:00', '23:59')).toEqual([[0, 1440]])
  expect(spans('20:00', '23:58')).toEqual([[1200, 1438]])
})

test('the clock and the day are those of the place, wherever the visitor is', () => {
  const moment = new Date('2026-11-24T03:30:00Z')
  expect(localTime('America/New_York', moment)).toEqual({ date: '2026-11-23', minutes: 22 * 60 + 30 })
  expect(localTime('Asia/Kolkata', moment)).toEqual({ date: '2026-11-24', minutes: 9 * 60 })
  expect(localTime('Europe/Berlin', new Date('2026-11-23T23:00:00Z'))).toEqual({ date: '2026-11-24', minutes: 0 })
})

test('search engines are told of breaks, and of the days to come on which it is closed', async () => {
  const { site } = await readSite('tests/fixture/pages.yaml')
  if (!site) throw new Error('no site')
  const card = businessCard(site.settings)
  const type = 'OpeningHoursSpecification'
  expect(card.openingHoursSpecification).toMatchObject([
    { '@type': type, dayOfWeek: weekdays, opens: '09:00', closes: '13:00' },
    { '@type': type, dayOfWeek: weekdays, opens: '14:00', closes: '18:00' },
    { '@type': type, dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
  ])
  expect(card.specialOpeningHoursSpecification).toMatchObject([
    { '@type': type, validFrom: '2099-12-24', validThrough: '2099-12-26', opens: '00:00', closes: '00:00' },
    { validFrom: '2099-12-31', opens: '09:00', closes: '12:00' },
    { validFrom: '2099-12-31', opens: '12:30', closes: '15:00' },
    { validFrom: '2100-01-01', validThrough: '2100-01-01' },
    { validFrom: '2100-02-01', validThrough: '2100-02-02', opens: '12:00', closes: '18:00' },
    { validFrom: '2100-02-08', validThrough: '2100-02-09', opens: '12:00', closes: '18:00' },
  ])
  const past = { ...site.settings, specialHours: [{ date: '2020-01-01', label: 'New Year' }] }
  expect(businessCard(past).specialOpeningHoursSpecification).toBeUndefined()
  expect(nextSpecialHours(past, site.words)).toEqual([])
  expect(nextSpecialHours(site.settings, site.words), 'nobody asks for them yet').toEqual([])
  on('2099-10-28')
  expect(nextSpecialHours(site.settings, site.words)).toEqual([])
  on('2099-11-05')
  expect(nextSpecialHours(site.settings, site.words)).toMatchObject([
    {
      label: 'Christmas, Dec\u00a024\u00a0–\u00a026',
      text: 'Closed',
      data: { 'data-until': '2099-12-26' },
    },
    { label: "New Year's Eve, Dec\u00a031" },
  ])
})

test('each further place is told to search engines on the page that shows it, with what it has of its own', async () => {
  const { site } = await readSite('tests/fixture/pages.yaml')
  if (!site) throw new Error('no site')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageHtml(site, '/about')) ?? []
  const graph: Record<string, unknown>[] = JSON.parse(json)['@graph']
  const places = graph.filter(({ parentOrganization }) => parentOrganization)
  expect(places).toMatchObject([
    {
      name: 'Linden Cycles, Rental at the station',
      telephone: '+15415550177',
      openingHoursSpecification: [
        { dayOfWeek: ['Saturday', 'Sunday'], opens: '08:00', closes: '12:00' },
        { dayOfWeek: ['Saturday', 'Sunday'], opens: '13:00', closes: '20:00' },
        { dayOfWeek: ['Friday'], opens: '08:00', closes: '10:00' },
        { dayOfWeek: ['Friday'], opens: '11:00', closes: '12:00' },
        { dayOfWeek: ['Friday'], opens: '13:00', closes: '20:00' },
      ],
    },
    { name: 'Linden Cycles, Summer stand', telephone: '+15415550142', geo: { latitude: 43.615 } },
  ])
  expect(pageHtml(site, '/faq')).not.toContain('parentOrganization')
})

test('days are read in the language of the site, in the hours of a further place too', () => {
  const hours = [{ days: ['Montag', 'freitag'] }]
  const read = withEnglishDays({ site: { language: 'de-DE', hours, locations: [{ name: 'Laden', hours }] } })
  const inEnglish = [{ days: ['Monday', 'Friday'] }]
  expect(read).toMatchObject({ site: { hours: inEnglish, locations: [{ name: 'Laden', hours: inEnglish }] } })
})

test.each([
  ['pl-PL', /^1–3 maja 2099$/],
  ['pt-PT', /^1–3 de maio de 2099$/],
  ['cs-CZ', /^1\.–3\. 5\. 2099$/],
  ['de-DE', /^1\.–3\. Mai 2099$/],
  ['ru-RU', /^1–3 мая 2099/],
  ['it-IT', /^1–3 mag 2099$/],
])('the days of a holiday are words that people of %s write', (language, days) =>
  expect(
    specialDay({ date: '2099-05-01', until: '2099-05-03', label: 'May' }, language).replaceAll('\u00a0', ' '),
  ).toMatch(days),
)

test('generated times and days are written as the language does where it stands beside words of authors', () => {
  const special = { date: '2098-12-24', until: '2099-01-06', label: 'Winter', opens: '09:00', closes: '15:00' }
  const texts = (language: string) =>
    [specialDay(special, language), specialText(special, language, 'closed')].map((text) =>
      text.replaceAll('\u00a0', ' '),
    )
  expect(texts('en-GB')).toEqual(['24 Dec 2098 – 6 Jan 2099', '09:00–15:00'])
  expect(texts('it-IT')).toEqual(['24 dic 2098 – 6 gen 2099', '09:00–15:00'])
  expect(texts('es-ES')).toEqual(['24 dic 2098 – 6 ene 2099', '9:00–15:00'])
  expect(texts('en-US')).toEqual(['Dec 24, 2098 – Jan 6, 2099', '9:00 AM – 3:00 PM'])
})

describe('special hours of some weekdays of a range', () => {
  const range = { date: '2027-02-08', until: '2027-03-09', label: 'Ramadan' }
  const shorter = {
    ...{ ...range, opens: '10:00', closes: '15:00' },
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const,
  }
  const shut = { ...range, days: ['Friday'] as const }
  const settings = { language: 'en-US', specialHours: [shut, shorter] } as unknown as SiteSettings

  test('hold on these, and leave the others as they are', () => {
    const { special } = openingHours('Asia/Amman', lines, [shorter])
    expect([special['2027-02-11'], special['2027-02-12'], special['2027-02-14']]).toEqual([
      [[600, 900]],
      undefined,
      [[600, 900]],
    ])
    const all = openingHours(
      'Asia/Amman',
      lines,
      specialHoursOn([shut, { ...range, opens: '09:00', closes: '12:00' }], ''),
    )
    expect([all.special['2027-02-11'], all.special['2027-02-12']], 'the narrower one holds').toEqual([[[540, 720]], []])
  })

  test('are told in one line with those of the same name, and shown as the language does', async () => {
    on('2027-02-01')
    const { site } = await readSite('tests/fixture/pages.yaml')
    const [line, more] = site ? nextSpecialHours(settings, site.words) : []
    expect(more).toBeUndefined()
    expect(line?.text.replaceAll('\u00a0', ' ')).toBe('Fri Closed; Sun – Thu 10:00 AM – 3:00 PM')
    const days = ['Saturday', 'Monday', 'Wednesday'] as const
    expect(specialText({ ...range, days: [...days] }, 'en-US', 'closed')).toBe('Mon, Wed, Sat closed')
  })

  test('are told to search engines by their dates', () => {
    on('2027-02-01')
    const told = businessCard({
      ...settings,
      specialHours: [{ ...shorter, until: '2027-02-20', days: [...shorter.days] }],
    })
    expect(told.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2027-02-08', validThrough: '2027-02-11', opens: '10:00' },
      { validFrom: '2027-02-14', validThrough: '2027-02-18', opens: '10:00' },
    ])
  })

  test('of a place give way to none of the days that they leave out', () => {
    const day = { date: '2027-02-12', label: 'Fair' }
    expect(specialHoursAt([shorter], [day], '2027-02-01')).toEqual([day, shorter])
    expect(specialHoursAt([shut], [day], '2027-02-01')).toEqual([shut])
  })
})
