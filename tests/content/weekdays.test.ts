import { expect, test } from 'vitest'
import { weekIn } from '../../renderer/common/weekdays.ts'
import { pageInEnglishDays, withEnglishDays } from '../../renderer/read/weekdays.ts'

const site = (language: unknown, ...days: unknown[]) => ({
  site: { language, hours: [{ days, opens: '08:00' }] },
  pages: {},
})

test('days in the language of the site become English ones, and all else stays', () => {
  expect(withEnglishDays(site('de-DE', 'Montag', 'sonntag', 'Friday', 'Mondtag', 7))).toEqual(
    site('de-DE', 'Monday', 'Sunday', 'Friday', 'Mondtag', 7),
  )
  expect(withEnglishDays(site('es', 'lunes'))).toEqual(site('es', 'Monday'))
  const english = site('en-GB', 'Montag')
  expect(withEnglishDays(english)).toBe(english)
})

test('days of further places too', () => {
  const places = (day: string) => ({
    site: { language: 'de', locations: [{ name: 'Lager', hours: [{ days: [day] }] }, { name: 'Laden' }, 'kein Ort'] },
  })
  expect(withEnglishDays(places('Dienstag'))).toEqual(places('Tuesday'))
  expect(withEnglishDays({ site: { language: 'de', locations: 'keine' } })).toEqual({
    site: { language: 'de', locations: 'keine' },
  })
})

test('where the language is none, the days tell which it is', () => {
  expect(withEnglishDays(site('german', 'Montag', 'Dienstag'))).toEqual(site('german', 'Monday', 'Tuesday'))
  for (const unclear of [site('german', 'Montag', 'martes'), site('german'), { site: { language: 'german' } }])
    expect(withEnglishDays(unclear)).toBe(unclear)
})

test.each([
  [undefined],
  ['words'],
  [{ site: 'words' }],
  [{ site: { hours: [] } }],
  [{ site: { language: 5, hours: [{ days: ['Montag'] }] } }],
])('what is no site with a language stays: %j', (data) => {
  expect(withEnglishDays(data)).toBe(data)
})

test.each([
  [{ language: 'de', hours: 'Montag' }],
  [{ language: 'de', hours: ['Montag'] }],
  [{ language: 'de', hours: [{ days: 'Montag' }] }],
])('hours that are none stay as they are: %j', (given) => {
  expect(withEnglishDays({ site: given })).toEqual({ site: given })
})

test('days of a timetable too, in the language of its page or of the site', () => {
  const page = (language: string | undefined, ...days: string[]) => ({ language, blocks: [{ items: [{ days }] }] })
  const german = { site: { language: 'de-DE' } }
  expect(pageInEnglishDays(page(undefined, 'Montag', 'Friday'), german)).toEqual(page(undefined, 'Monday', 'Friday'))
  expect(pageInEnglishDays(page('pl-PL', 'środa', 'Dienstag'), german)).toEqual(page('pl-PL', 'Wednesday', 'Tuesday'))
  expect(pageInEnglishDays(page(undefined, 'Montag'), {})).toEqual(page(undefined, 'Montag'))
  const shared = (day: string) => ({ ...german, shared: { week: { items: [{ days: [day] }] } } })
  expect(withEnglishDays(shared('Montag'))).toEqual(shared('Monday'))
})

test('in Arabic a day is known with its hamza and without', () => {
  for (const day of ['الاثنين', 'الإثنين']) expect(withEnglishDays(site('ar-JO', day))).toEqual(site('ar-JO', 'Monday'))
})

test.each([
  ['US', 'Monday', 'Sunday'],
  ['GB', 'Monday', 'Sunday'],
  ['JO', 'Saturday', 'Friday'],
  ['IL', 'Sunday', 'Saturday'],
])('a week in %s goes from %s to %s', (country, first, last) => {
  const week = weekIn(country)
  expect([week[0], week.at(-1), new Set(week).size]).toEqual([first, last, 7])
})
