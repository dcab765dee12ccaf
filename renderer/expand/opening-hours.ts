import { dayAfter, minutesSinceMidnight, type OpeningHours, type Span, weekdayOf } from '../common/opening-hours.ts'
import { englishDays } from '../common/weekdays.ts'

/** When it is closed in between. */
export interface Break {
  from: string
  until: string
}

/** When it is open, as `site.hours` and `site.specialHours` have it: "07:00". */
export interface Times {
  opens?: string
  closes?: string
  break?: Break
  breaks?: Break[]
}

interface Special extends Times {
  date: string
  until?: string
  days?: readonly string[]
  mainPlaceOnly?: boolean
}

interface Line extends Times {
  days: string[]
}

/** From when until when it is open: a pair more than there are breaks, none where it is closed. */
export function pairsOf({ opens, closes, break: pause, breaks = [] }: Times): { opens: string; closes: string }[] {
  if (opens === undefined || closes === undefined) return []
  const all = pause ? [pause, ...breaks] : breaks
  return [...all, undefined].map((next, index) => ({
    opens: all[index - 1]?.until ?? opens,
    closes: next?.from ?? closes,
  }))
}

/**
 * The special hours whose last day has not passed, in the order of their days. What holds on some days of a range comes
 * after what holds on all of them, for which {@link openingHours} takes it.
 */
export const specialHoursOn = <Kind extends Special>(given: readonly Kind[] | undefined, today: string): Kind[] =>
  (given ?? [])
    .filter((special) => lastDay(special) >= today)
    .sort((one, other) => one.date.localeCompare(other.date) || Number(!!one.days) - Number(!!other.days))

/** How long before their first day special hours are shown: nobody asks for the holidays of next year. */
const DAYS_AHEAD = 8 * 7

/** From which day on pages show special hours; search engines are told of them before. */
export const shownFrom = (date: string): string => dayAfter(date, -DAYS_AHEAD)

/** Those that pages show. */
export const shownSpecialHours = <Kind extends Special>(given: readonly Kind[] | undefined, today: string): Kind[] =>
  specialHoursOn(given, today).filter(({ date }) => shownFrom(date) <= today)

/**
 * Those of one place that have not passed: its own, and those of the business on other days. Its own come last, where
 * {@link openingHours} takes them for days that both name in part.
 */
export function specialHoursAt<Kind extends Special>(
  own: readonly Kind[],
  shared: readonly Kind[],
  today: string,
): Kind[] {
  const isOwn = (day: Kind) => own.some((one) => holds(one, day))
  const others = shared.filter((day) => !day.mainPlaceOnly && !isOwn(day))
  return [...specialHoursOn(others, today), ...specialHoursOn(own, today)]
}

/** Whether one has all days of the other. */
function holds(one: Special, other: Special): boolean {
  if (one.date > other.date || lastDay(other) > lastDay(one)) return false
  return !one.days || daysOf(other).every((day) => isOn(day, one))
}

export const lastDay = ({ date, until }: Special) => until ?? date

/** More days are no holidays. */
const MOST_DAYS = 400

/** What the script of a page goes by. */
export function openingHours(zone: string, lines: readonly Line[], specials: readonly Special[]): OpeningHours {
  const week = englishDays.map((day) => lines.filter(({ days }) => days.includes(day)).flatMap(spansOf))
  const days = specials.flatMap((special) => daysOf(special).map((day) => [day, spansOf(special)] as const))
  return { zone, week, special: Object.fromEntries(days) }
}

function daysOf(special: Special): string[] {
  const days = [special.date]
  for (let day = special.date; day < lastDay(special) && days.length < MOST_DAYS; days.push(day)) day = dayAfter(day, 1)
  return days.filter((day) => isOn(day, special))
}

const isOn = (day: string, { days }: Special) => days?.includes(englishDays[weekdayOf(day)] ?? '') ?? true

/** The days on which special hours hold: those that follow each other from the first to the last. */
export function stretchesOf(special: Special): { first: string; last: string }[] {
  if (!special.days) return [{ first: special.date, last: lastDay(special) }]
  const stretches: { first: string; last: string }[] = []
  for (const day of daysOf(special)) {
    const before = stretches.at(-1)
    if (before && dayAfter(before.last, 1) === day) before.last = day
    else stretches.push({ first: day, last: day })
  }
  return stretches
}

const spansOf = (times: Times): Span[] =>
  pairsOf(times).map(({ opens, closes }) => span(minutesSinceMidnight(opens), minutesSinceMidnight(closes)))

/** The last minute of a day stands for its midnight; what ends before it begins ends on the next day. */
function span(from: number, until: number): Span {
  if (until === 24 * 60 - 1) return [from, 24 * 60]
  return [from, until > from ? until : until + 24 * 60]
}
