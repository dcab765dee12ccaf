/** The table of the week, and what its changes write: only what they mean, as somebody careful would. */
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Path } from '../../renderer/common/problem.ts'
import type { Times } from '../../renderer/expand/opening-hours.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import {
  breakIn,
  firstUnsaid,
  fitting,
  hoursChange,
  isWeek,
  type Line,
  withBreaks,
  withOneMore,
} from '../../studio/shell/panels/week.ts'
import { fixtureFile } from '../support/places.ts'
import { linesBetween } from './support/studio.ts'

const saying = { language: 'en-US', closed: 'Closed' }
const path: Path = ['site', 'hours']
const weekdays = [0, 1, 2, 3, 4]
let source = ''
beforeAll(async () => {
  source = await readFile(fixtureFile, 'utf8')
})

const linesOf = (text: string): Line[] => parse(text).site.hours

/** The lines of the file that differ once some days have other hours. */
function changed(days: number[], times: Times, text = source): string[] {
  const operations = hoursChange(path, linesOf(text), days, times, saying)
  return linesBetween(text, applyOperations(text, operations).source).map((line) => line.replace(/^([+-]) +- /, '$1 '))
}

const nine = { opens: '09:00', closes: '18:00', break: { from: '13:00', until: '14:00' } }

test('a day that has a line of its own keeps it, with the hours as the language of the site writes them', () => {
  expect(changed([5], { opens: '10:00', closes: '15:30' })).toEqual([
    '- { days: [Saturday], label: Sat, text: 10:00 AM – 2:00 PM, opens: "10:00", closes: "14:00" }',
    '+ { days: [Saturday], label: Sat, text: 10:00 AM – 3:30 PM, opens: "10:00", closes: "15:30" }',
  ])
})

test('a day out of several gets a line, and the others are called by what is left of them', () => {
  const [before, ...after] = changed([2], { opens: '12:00', closes: '18:00' })
  expect(before).toContain('[Monday, Tuesday, Wednesday, Thursday, Friday], label: Mon–Fri')
  expect(after).toEqual([
    expect.stringContaining('[Monday, Tuesday, Thursday, Friday], label: "Mon–Tue, Thu–Fri"'),
    '+ { days: [Wednesday], label: Wed, text: 12:00 – 6:00 PM, opens: "12:00", closes: "18:00" }',
  ])
})

test('a day that is closed joins the days that are, and one that opens like others joins those', () => {
  expect(changed([5], {})).toEqual([
    '- { days: [Saturday], label: Sat, text: 10:00 AM – 2:00 PM, opens: "10:00", closes: "14:00" }',
    '- { days: [Sunday], label: Sun, text: Closed }',
    '+ { days: [Saturday, Sunday], label: Sat–Sun, text: Closed }',
  ])
  expect(changed([5], nine).at(-1)).toContain('Friday, Saturday], label: Mon–Sat, text: "9:00 AM – 1:00 PM, 2:00')
})

test('an own word for days without hours is no other day’s', () => {
  const own = source.replace('label: Sun, text: Closed', 'label: Sun, text: By appointment')
  expect(changed([5], {}, own)).toEqual([
    '- { days: [Saturday], label: Sat, text: 10:00 AM – 2:00 PM, opens: "10:00", closes: "14:00" }',
    '+ { days: [Saturday], label: Sat, text: Closed }',
  ])
})

test('all weekdays get the same at once, and what is so already is not written', () => {
  const apart = applyOperations(
    source,
    hoursChange(path, linesOf(source), [2], { opens: '12:00', closes: '18:00' }, saying),
  )
  expect(changed(weekdays, nine, apart.source).filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining('[Monday, Tuesday, Wednesday, Thursday, Friday], label: Mon–Fri, text: "9:00 AM – 1:00 PM'),
  ])
  expect(hoursChange(path, linesOf(source), weekdays, nine, saying)).toEqual([])
})

test('the first hours of a site begin the list', () => {
  const [only] = hoursChange(path, [], weekdays, nine, saying)
  expect(only).toMatchObject({ do: 'insert', path: [...path, 0], value: { label: 'Mon–Fri', opens: '09:00' } })
})

test('days in the language of the site stay in it', () => {
  const german = { language: 'de-DE', closed: 'Geschlossen' }
  const lines: Line[] = [
    { days: ['Montag', 'Dienstag'], label: 'Mo–Di', text: '9–17 Uhr', opens: '09:00', closes: '17:00' },
  ]
  expect(hoursChange(path, lines, [1, 2], {}, german)).toEqual([
    { do: 'set', path: [...path, 0, 'days'], value: ['Montag'] },
    { do: 'set', path: [...path, 0, 'label'], value: 'Mo' },
    {
      do: 'insert',
      path: [...path, 1],
      value: { days: ['Dienstag', 'Mittwoch'], label: 'Di–Mi', text: 'Geschlossen' },
    },
  ])
})

test('a day in two lines, or one that nobody knows, is no table', () => {
  const line = (...days: string[]) => ({ days, label: '', text: '' })
  expect(isWeek([line('Monday'), line('Sunday')], saying)).toBe(true)
  expect(isWeek([line('Monday'), line('Monday')], saying)).toBe(false)
  expect(isWeek([line('Caturday')], saying)).toBe(false)
  expect(isWeek([{ label: 'half written' }], saying)).toBe(false)
})

test('of several breaks one goes, and with the hours all', () => {
  const breaks = [
    { from: '11:00', until: '11:30' },
    { from: '13:00', until: '14:00' },
  ]
  const several = source.replace(
    'text: 10:00 AM – 2:00 PM, opens: "10:00", closes: "14:00"',
    `text: with rests, opens: "10:00", closes: "18:00", breaks: ${JSON.stringify(breaks)}`,
  )
  expect(changed([5], withBreaks({ opens: '10:00', closes: '18:00' }, breaks.slice(0, 1)), several)[1]).toMatch(
    /text: "10:00 – 11:00 AM, 11:30 AM – 6:00 PM", opens: "10:00", closes: "18:00", break: \{ from: "11:00", until: "11:30" \} \}$/,
  )
  expect(changed([5], {}, several).at(-1)).toContain('[Saturday, Sunday], label: Sat–Sun, text: Closed }')
  expect(fitting({ opens: '10:00', closes: '12:00', breaks })).toEqual({
    ...{ opens: '10:00', closes: '12:00' },
    break: breaks[0],
  })
  expect(hoursChange(path, linesOf(several), [5], { opens: '10:00', closes: '18:00', breaks }, saying)).toEqual([])
})

test('a break more comes where it is open the longest, in its place', () => {
  const once = withOneMore({ opens: '09:00', closes: '20:00' })
  expect(once).toMatchObject({ break: { from: '12:00', until: '13:00' } })
  expect(withOneMore(once).breaks).toEqual([
    { from: '12:00', until: '13:00' },
    { from: '16:15', until: '16:45' },
  ])
  expect(
    withOneMore({ opens: '09:00', closes: '20:00', break: { from: '17:00', until: '18:00' } }).breaks?.[0],
  ).toEqual({ from: '12:00', until: '13:00' })
  expect(withOneMore({})).toEqual({})
})

test('a break goes with hours that no longer hold it, and begins where they do', () => {
  expect(fitting({ ...nine, closes: '12:30' })).toEqual({ opens: '09:00', closes: '12:30' })
  expect(fitting({ ...nine, closes: '17:00' })).toEqual({ ...nine, closes: '17:00' })
  expect(fitting({ opens: '18:00', closes: '02:00', break: { from: '22:00', until: '22:30' } }).break).toBeDefined()
  expect(breakIn('09:00', '17:00')).toEqual({ from: '12:00', until: '13:00' })
  expect(breakIn('09:00', '12:30')).toEqual({ from: '10:30', until: '11:00' })
  expect(breakIn('18:00', '02:00')).toEqual({ from: '21:45', until: '22:15' })
})

test('a new line is for the first day that no other one names, in the words of the site', () => {
  const lines = linesOf(source)
  expect(firstUnsaid(lines.slice(0, 1), saying)).toEqual({ days: ['Saturday'], label: 'Sat', text: 'Closed' })
  expect(firstUnsaid([], saying)).toMatchObject({ days: ['Monday'] })
  expect(firstUnsaid(lines, saying)).toBeUndefined()
  const german = { language: 'de', closed: 'Geschlossen' }
  const [first] = lines
  expect(firstUnsaid([{ ...first, days: ['Montag'] } as Line], german)).toEqual({
    days: ['Dienstag'],
    label: 'Di',
    text: 'Geschlossen',
  })
})
