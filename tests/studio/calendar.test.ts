/** The days of a calendar, and the keys that walk from one to another. */
import { expect, test } from 'vitest'
import { dayByKey, inWords, isWithin, monthsFrom, rangeOf } from '../../studio/shell/panels/days.ts'

test('a month has its weeks from Monday on, and the next one follows over the turn of the year', () => {
  const [december, january] = monthsFrom('2026-12-05', 2)
  expect([december?.name, january?.name]).toEqual(['2026-12', '2027-01'])
  expect(december?.weeks[0]).toEqual([
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(december?.weeks.flat().filter(Boolean)).toHaveLength(31)
  expect(december?.weeks.every((week) => week.length === 7)).toBe(true)
})

test.each([
  ['ArrowRight', '2027-01-01'],
  ['ArrowLeft', '2026-12-30'],
  ['ArrowDown', '2027-01-07'],
  ['ArrowUp', '2026-12-24'],
  ['Home', '2026-12-28'],
  ['End', '2027-01-03'],
  ['PageUp', '2026-11-30'],
  ['PageDown', '2027-01-31'],
  ['a', undefined],
])('%s leads from December 31 to %s', (key, day) => expect(dayByKey('2026-12-31', key)).toBe(day))

test('the same day of a shorter month is its last one', () => {
  expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28')
})

test('two days are a range whichever comes first, and one is a day', () => {
  const range = { date: '2026-12-24', until: '2026-12-26' }
  expect(rangeOf('2026-12-26', '2026-12-24')).toEqual(range)
  expect(rangeOf('2026-12-24')).toEqual({ date: '2026-12-24' })
  expect(['2026-12-23', '2026-12-26', '2026-12-27'].map((day) => isWithin(day, range))).toEqual([false, true, false])
  expect(inWords(range, 'en-GB')).toMatch(/^24\s?–\s?26 December 2026$/)
})
