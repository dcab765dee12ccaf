import { dayAfter } from '../../../renderer/common/opening-hours.ts'
import { formatIn } from '../../../renderer/html/dates.ts'

/** A day as year-month-day. */
export type Day = string

export interface Range {
  date: Day
  until?: Day
}

/** How far ahead closures are planned. */
export const MONTHS = 14

export interface Month {
  /** "2026-12" */
  name: string
  /** Its weeks from Monday on, with gaps before its first day and behind its last. */
  weeks: (Day | undefined)[][]
}

const weekday = (day: Day) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7

/** The month of a day and those behind it. */
export function monthsFrom(day: Day, count = MONTHS): Month[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => monthOf(new Date(Date.UTC(year, month - 1 + index))))
}

function monthOf(start: Date): Month {
  const name = start.toISOString().slice(0, 7)
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  const days = Array.from({ length }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`)
  const cells = [...Array<undefined>(weekday(`${name}-01`)), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at]),
  )
  return { name, weeks }
}

/** Where a key of the keyboard leads from a day in a calendar; undefined for a key that leads nowhere. */
export function dayByKey(day: Day, key: string): Day | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return dayAfter(day, step)
  if (key === 'Home') return dayAfter(day, -weekday(day))
  if (key === 'End') return dayAfter(day, 6 - weekday(day))
  if (key === 'PageUp') return inMonth(day, -1)
  return key === 'PageDown' ? inMonth(day, 1) : undefined
}

/** The same day of another month, or its last one. */
function inMonth(day: Day, by: number): Day {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0))
  last.setUTCDate(Math.min(number, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

export const lastOf = ({ date, until = date }: Range): Day => until

export const isWithin = (day: Day, range: Range) => range.date <= day && day <= lastOf(range)

/** From one chosen day to the other, whichever comes first. */
export const rangeOf = (one: Day, other: Day = one): Range => {
  const [date = one, until = one] = [one, other].toSorted()
  return date === until ? { date } : { date, until }
}

/** "24 – 26 December 2026" */
export const inWords = (range: Range, language: string, year: 'numeric' | undefined = 'numeric'): string =>
  formatIn(language, { day: 'numeric', month: 'long', ...(year && { year }) }).formatRange(
    new Date(range.date),
    new Date(lastOf(range)),
  )
