import { isRecord } from '../../common/is-record.ts'
import { isDay } from '../../common/iso-day.ts'
import { dayAfter, weekdayOf } from '../../common/opening-hours.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { englishDays } from '../../common/weekdays.ts'
import { type Break, openingHours, pairsOf } from '../../expand/opening-hours.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { differs, isClosed } from '../hours.ts'
import { type Check, warning } from './check.ts'

/** Opening hours that are not what visitors read, or cannot be. */
export const hours = {
  when: 'always',
  codes: {
    'hours-order': warning('A day ends before it begins. The clock has 24 hours: 6 PM is "18:00".'),
    'hours-differ': warning(
      'The hours that visitors read are not those that maps and search engines are told ("opens" and "closes"). Write the same in both.',
    ),
    'hours-twice': warning(
      'A weekday stands in two lines of the opening hours, and they do not agree, or twice in one. Leave it in the line that holds for it. Two lines for morning and afternoon are right.',
    ),
    'no-time-zone': warning(
      'A section shows opening hours or events, and by which clock they are is not known, since the site has no "timeZone". Write it under "site:".',
    ),
  },
  ofSite: ({ site: { data, pages } }) => {
    const [route] = [...pages].find(([, { types }]) => types.some((type) => showing.includes(type))) ?? []
    const translated = Object.entries(Object(data.translations)).flatMap(([language, words]) =>
      checkHours(Object(words).site, ['translations', language, 'site']),
    )
    const lines = [...checkHours(data.site, ['site']), ...translated]
    const isTold = route === undefined || !isRecord(data.site) || data.site.timeZone !== undefined
    return isTold ? lines : [...lines, withoutZone(route)]
  },
} satisfies Check

/** The sections that say whether it is open now. */
const showing = ['hours', 'locations']

const withoutZone = (route: string): Finding => ({
  ...worded('no-time-zone', { route }),
  place: { path: ['site'], key: true },
})

/** Those of the business and of its places, as the pages of one language say them. */
function checkHours(site: unknown, path: Path): Finding[] {
  const { hours, specialHours, locations } = Object(site)
  const places: unknown[] = Array.isArray(locations) ? locations : []
  return [
    ...checkLines(hours, [...path, 'hours']),
    ...checkLines(specialHours, [...path, 'specialHours']),
    ...places.flatMap((place, index) => checkHours(place, [...path, 'locations', index])),
  ]
}

function checkLines(lines: unknown, path: Path): Finding[] {
  const all: unknown[] = Array.isArray(lines) ? lines : []
  return all.flatMap((line: unknown, index) => {
    const own = [...path, index]
    return isRecord(line)
      ? [...checkDays(line, own), ...checkTimes(line, own), ...checkWeekdays(line, all.slice(0, index), own)]
      : []
  })
}

/** The first weekday that a line says twice, or for which a line before has hours too: a line too many is one mistake. */
function checkWeekdays(line: Record<string, unknown>, before: readonly unknown[], path: Path): Finding[] {
  if (!Array.isArray(line.days)) return []
  const findings = line.days.flatMap((day: unknown, index, days): Finding[] => {
    const place = { path: [...path, 'days', index] }
    if (days.indexOf(day) < index) return [{ ...twiceInLine(day, line.label), place }]
    const other = before
      .map(Object)
      .find((one) => Array.isArray(one.days) && one.days.includes(day) && share(day, line, one))
    if (!other || !meet(line, other)) return []
    const labels = { first: shown(other.label), second: shown(line.label) }
    return [{ ...worded('hours-twice', { day: { choice: shown(day) }, ...labels }), place }]
  })
  return findings.slice(0, 1)
}

const twiceInLine = (day: unknown, label: unknown) => ({
  code: 'hours-twice',
  message: message('hours-twice.line', { day: { choice: shown(day) }, label: shown(label) }),
  hint: message('hours-twice.line-hint'),
})

/** Whether two lines have a weekday in common: of special hours, one that lies in the ranges of both. */
function share(weekday: unknown, line: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const [first, last] = [
    [line.date, other.date].map(String).sort().at(-1),
    [line.until ?? line.date, other.until ?? other.date].map(String).sort()[0],
  ]
  if (!first || !last || !isDay(first) || !isDay(last)) return true
  const days = englishDays.map((_, more) => dayAfter(first, more)).filter((day) => day <= last)
  return days.some((day) => englishDays[weekdayOf(day)] === weekday)
}

/**
 * Whether two lines of a day cannot both hold: their times overlap, or one of them says that it is closed. Of special
 * hours only one can hold.
 */
function meet(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  if (one.date !== undefined) return true
  const [spans, others] = [spansOf(one), spansOf(other)]
  // What has no times, such as "by appointment", may hold beside the others.
  if (spans.length === 0 || others.length === 0) return isClosed(one.text) || isClosed(other.text)
  return spans.some(([from, until]) => others.some(([begin, end]) => from < end && begin < until))
}

/** When a line says that it is open, on any of its days. */
function spansOf(line: Record<string, unknown>) {
  const times = timesOf(line)
  return times ? openingHours('UTC', [{ ...times, days: ['Monday'] }], []).week.flat() : []
}

/** The times of a line that can be read, each break with its place in the line. */
function timesOf({ opens, closes, break: pause, breaks }: Record<string, unknown>) {
  if (!isTime(opens) || !isTime(closes)) return undefined
  const all = [[pause, 'break'], ...(Array.isArray(breaks) ? breaks : []).map((one, index) => [one, 'breaks', index])]
  const read = all.map(([one, ...path]) => ({ from: Object(one).from, until: Object(one).until, path }))
  return { opens, closes, breaks: read.filter(({ from, until }) => isTime(from) && isTime(until)) }
}

/** Several days of which the last comes before the first. */
function checkDays({ date, until }: Record<string, unknown>, path: Path): Finding[] {
  if (typeof date !== 'string' || typeof until !== 'string' || until >= date) return []
  const place = { path: [...path, 'until'] }
  const days = { later: { field: 'until' }, until, earlier: { field: 'date' }, from: date }
  return [
    { code: 'hours-order', place, message: message('wrong-order.days', days), hint: message('wrong-order.days-hint') },
  ]
}

/** A day that ends before it begins: a time of the afternoon written as one of the morning, most likely. */
function checkTimes(line: Record<string, unknown>, path: Path): Finding[] {
  const times = timesOf(line)
  if (!times) return []
  const { opens, closes, breaks } = times
  const place = at(path)
  if (!(opens < closes || isNight(opens, closes))) {
    const values = { later: { field: 'closes' }, until: closes, earlier: { field: 'opens' }, from: opens, place }
    return [
      {
        code: 'hours-order',
        place: { path: [...path, 'closes'] },
        message: message('wrong-order.times', values),
        hint: message('hours-order.hint'),
      },
    ]
  }
  const wrong = breaks.find((pause, index) => !isIn(pause, breaks[index - 1]?.until ?? opens, closes))
  if (wrong) return [wrongBreak(wrong, opens, closes, path)]
  const pairs = pairsOf(times)
  return typeof line.text === 'string' && differs(line.text, pairs) ? [hoursDiffer(line.text, pairs, path)] : []
}

/** A break outside the hours, or one that begins before another has ended. */
function wrongBreak(
  { path: own, ...pause }: Break & { path: Path },
  opens: string,
  closes: string,
  path: Path,
): Finding {
  const isWithin = isIn(pause, opens, closes)
  return {
    code: 'hours-order',
    place: { path: [...path, ...own] },
    message: message(isWithin ? 'hours-order.breaks' : 'hours-order.break', {
      ...pause,
      opens,
      closes,
      place: at(path),
    }),
    hint: message(isWithin ? 'hours-order.breaks-hint' : 'hours-order.break-hint'),
  }
}

const isIn = ({ from, until }: Break, opens: string, closes: string) =>
  opens < from && from < until && (until < closes || isNight(opens, closes))

/** The hours that visitors read are not those that search engines and maps are told. */
function hoursDiffer(text: string, pairs: ReturnType<typeof pairsOf>, path: Path): Finding {
  const told = pairs.map(({ opens, closes }) => message('hours-differ.times', { opens, closes }))
  return {
    ...worded('hours-differ', { text: shown(text), times: { list: told, word: 'and' } }),
    place: { path: [...path, 'text'] },
  }
}

/** Open until midnight, or by a clock of 24 hours past it: no time of the afternoon can be meant. */
const isNight = (opens: string, closes: string) => closes === '00:00' || (opens >= '13:00' && closes <= '06:00')

const isTime = (text: unknown): text is string => typeof text === 'string' && /^[0-2][0-9]:[0-5][0-9]$/.test(text)
