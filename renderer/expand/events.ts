import { dayAfter, weekdayOf } from '../common/opening-hours.ts'

/** When an event is, as a section "events" has it. */
export interface Dates {
  date: string
  until?: string
  repeats?: 'weekly' | 'fortnightly' | 'monthly'
  repeatsUntil?: string
  except?: readonly string[]
}

/** One time of an event, from its first day to its last. */
export interface Days {
  first: string
  last: string
}

const DAY = 24 * 60 * 60 * 1000
const WEEK = 7
/** The last day that four digits can write. */
const LAST_DAY = '9999-12-31'

/** When an event takes place from a day on, the next time first: so many times at most. What goes on is not over. */
export function timesFrom(dates: Dates, from: string, most: number): Days[] {
  const { date, until = date, repeatsUntil = LAST_DAY, except = [] } = dates
  const length = daysBetween(date, until)
  const times: Days[] = []
  const least = dayAfter(from, -length)
  for (const first of firstDays(dates, least)) {
    // Behind the last day of the calendar its text comes before all others.
    if (times.length === most || first > repeatsUntil || first < date) break
    if (first >= least && !except.includes(first)) times.push({ first, last: dayAfter(first, length) })
  }
  return times
}

/** The days on which an event begins, in their order; they may start a little before the day that is asked for. */
function* firstDays({ date, repeats }: Dates, from: string): Generator<string> {
  if (!repeats) return yield date
  if (repeats === 'monthly') {
    const start = Math.max(0, monthOf(from) - monthOf(date))
    for (let month = start; ; month++) yield sameWeekday(date, monthOf(date) + month)
  }
  const step = repeats === 'weekly' ? WEEK : 2 * WEEK
  const start = Math.max(0, Math.floor(daysBetween(date, from) / step))
  for (let time = start; ; time++) yield dayAfter(date, time * step)
}

/** Which one of its weekdays in the month a day is: 1 to 4, or 5 for the last one. */
export const rankOf = (date: string) => Math.ceil(Number(date.slice(8)) / WEEK)

/** The day of another month with the same weekday and rank. Months are counted from the year 0. */
function sameWeekday(date: string, month: number): string {
  const first = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10)
  const next = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 1)).toISOString().slice(0, 10)
  const ahead = (weekdayOf(date) - weekdayOf(first) + WEEK) % WEEK
  if (rankOf(date) <= 4) return dayAfter(first, ahead + (rankOf(date) - 1) * WEEK)
  const behind = (weekdayOf(next) - weekdayOf(date) + WEEK) % WEEK || WEEK
  return dayAfter(next, -behind)
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Whether what ends before it begins goes on past midnight: no time of the afternoon can be meant. */
export const endsNextDay = (begins: string, ends: string) => ends < begins && begins >= '13:00' && ends <= '06:00'
