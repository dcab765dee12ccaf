/** When it is open. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { englishDays } from '../../renderer/common/weekdays.ts'
import { openingHours, pairsOf, specialHoursAt, specialHoursOn } from '../../renderer/expand/opening-hours.ts'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { leastSite } from '../support/least-site.ts'
import { options } from './fixture.ts'

describe('opening hours', () => {
  test('are cut by a break, and none where it is closed', () => {
    const day = { opens: '08:00', closes: '17:00' }
    expect(pairsOf(day)).toEqual([day])
    expect(pairsOf({ ...day, break: { from: '12:00', until: '13:00' } })).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ])
    const short = { from: '15:00', until: '15:15' }
    expect(pairsOf({ ...day, break: { from: '12:00', until: '13:00' }, breaks: [short] })).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '15:00' },
      { opens: '15:15', closes: '17:00' },
    ])
    expect([pairsOf({ opens: '08:00' }), pairsOf({ closes: '08:00' }), pairsOf({})]).toEqual([[], [], []])
  })

  test('on special days stand in their order, as long as they have not passed', () => {
    const [late, early, gone] = [
      { date: '2026-12-25' },
      { date: '2026-01-01', until: '2026-01-15' },
      { date: '2026-01-14' },
    ]
    expect(specialHoursOn([late, early, gone], '2026-01-15')).toEqual([early, late])
    expect(specialHoursOn(undefined, '2026-01-15')).toEqual([])
  })

  test('of one place are its own, and those of all places on other days', () => {
    const [christmas, inventory, summer] = [
      { date: '2026-12-24', until: '2026-12-26' },
      { date: '2026-06-01', mainPlaceOnly: true },
      { date: '2026-08-03', until: '2026-08-14' },
    ]
    const open = { date: '2026-12-24', until: '2026-12-26', opens: '10:00', closes: '12:00' }
    const long = { date: '2026-08-10', until: '2026-08-20' }
    expect(specialHoursAt([], [christmas, inventory], '2026-01-01')).toEqual([christmas])
    expect(specialHoursAt([open], [christmas, summer], '2026-01-01')).toEqual([summer, open])
    expect(specialHoursAt([long], [summer], '2026-01-01'), 'they share some days').toEqual([summer, long])
    expect(specialHoursAt([open], [], '2026-12-27')).toEqual([])
  })

  test('are minutes, which may go on after midnight', () => {
    const { zone, week, special } = openingHours(
      'UTC',
      [
        { days: ['Monday', 'Tuesday'], opens: '07:30', closes: '23:59' },
        { days: ['Tuesday'], opens: '20:00', closes: '02:00' },
        { days: ['Sunday'], opens: '00:00', closes: '00:00' },
      ],
      [
        { date: '2026-12-24', until: '2026-12-26' },
        { date: '2026-12-31', opens: '08:00', closes: '12:00' },
      ],
    )
    expect(zone).toBe('UTC')
    const on = (day: string) => week[(englishDays as readonly string[]).indexOf(day)]
    expect([on('Monday'), on('Wednesday'), on('Sunday')]).toEqual([[[450, 1440]], [], [[0, 1440]]])
    expect(on('Tuesday')).toEqual([
      [450, 1440],
      [1200, 1560],
    ])
    expect(special).toEqual({ '2026-12-24': [], '2026-12-25': [], '2026-12-26': [], '2026-12-31': [[480, 720]] })
    const endless = openingHours('UTC', [], [{ date: '2026-01-01', until: '2036-01-01' }])
    expect(Object.keys(endless.special)).toHaveLength(400)
  })
})

describe('special hours', () => {
  afterEach(() => void vi.useRealTimers())
  const siteWith = (entries: string) =>
    `${leastSite('{ type: prose, heading: Hello, text: We are here. }')}`.replace(
      '  language: en-US\n',
      `  language: en-US\n  timeZone: Asia/Amman\n  specialHours:\n${entries}`,
    )

  test('are shown from eight weeks before, when a site is due to be built again and its pages are made anew', () => {
    const text = siteWith('    - { date: "2030-12-24", label: Christmas }\n    - { date: "2031-03-01", label: Fair }\n')
    const at = (moment: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
      const { site } = checkPages(text, { ...options, moment: Date.parse(moment) })
      return { hash: site?.hashOf('/'), next: site?.nextChange && new Date(site.nextChange).toISOString() }
    }
    const [before, still, after] = ['2030-10-01T12:00Z', '2030-10-28T23:59Z', '2030-10-29T00:00Z'].map(at)
    expect([before?.next, after?.next]).toEqual(['2030-10-29T00:00:00.000Z', '2031-01-04T00:00:00.000Z'])
    expect(still?.hash).toBe(before?.hash)
    expect(after?.hash).not.toBe(still?.hash)
  })

  test('of one weekday can hold once, where ranges have that day in common', () => {
    const found = (...entries: string[]) =>
      checkPages(siteWith(entries.map((entry) => `    - { label: Days, ${entry} }\n`).join('')), options)
        .problems.filter(({ path }) => path?.includes('specialHours'))
        .map(({ code }) => code)
    const february = 'date: "2099-02-02", until: "2099-02-20"'
    expect(
      found(`${february}, days: [Friday]`, `${february}, days: [Sunday, Monday], opens: "10:00", closes: "12:00"`),
    ).toEqual([])
    expect(
      found(`${february}, days: [Friday]`, `${february}, days: [Friday], opens: "10:00", closes: "12:00"`),
    ).toEqual(['hours-twice'])
    expect(found(`${february}, days: [Friday]`, 'date: "2099-02-17", until: "2099-02-19", days: [Friday]')).toEqual([])
    expect(found('date: "2099-02-02", days: [Friday]')).toEqual(['missing-field'])
  })
})
