/** How early, late, small or great what is entered may be, and on which days. */
import { dayAfter, weekdayOf } from '../common/opening-hours.ts'
import { today } from '../common/today.ts'
import { englishDays, weekdays } from '../common/weekdays.ts'
import { fill, type Words } from '../languages/words.ts'
import { longDay } from './entries.ts'
import type { FormField } from './form.ts'

/** A bound of a date field as a day: "today" and "in 3 days" count where the business is. */
export function dayOf(bound: string, timeZone: string | undefined): string {
  if (/^\d/.test(bound)) return bound
  const days = Number(/\d+/.exec(bound)?.[0] ?? 0)
  return dayAfter(today(timeZone), days)
}

/** The first day from one on that a field takes. */
export function nextDay(day: string, days: FormField['days']): string {
  const week = englishDays.map((_, index) => dayAfter(day, index))
  return week.find((one) => isOneOf(days, one)) ?? day
}

const isOneOf = (days: FormField['days'], day: string) =>
  days === undefined || days.some((name) => englishDays.indexOf(name) === weekdayOf(day))

/** "Saturday or Sunday" in a language, in the order of the week. */
function listOfDays(days: readonly string[], language: string): string {
  const names = weekdays(language).filter((_, index) => days.includes(englishDays[index] ?? ''))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}

/** A number as people type it, with a point or a comma: three digits after one could as well be thousands. */
export const numberIn = (entry: string): number =>
  /^-?\d+(?:[.,]\d\d?)?$/.test(entry) ? Number(entry.replace(',', '.')) : Number.NaN

/** What is said of a day or a number that is well written, but out of its bounds. */
export function boundMessage(field: FormField, entry: string, words: Words['formKinds'], language: string) {
  const { type, earliest, latest, days, min, max, timeZone } = field
  if (type === 'date') {
    const [first, last] = [earliest, latest].map((bound) => bound && dayOf(bound, timeZone))
    if (first && entry < first) return fill(words.tooEarly, { least: longDay(first, language) })
    if (last && entry > last) return fill(words.tooLate, { most: longDay(last, language) })
    if (days && !isOneOf(days, entry)) return fill(words.otherDay, { days: listOfDays(days, language) })
  }
  if (type === 'number') {
    const value = numberIn(entry)
    if (min !== undefined && value < min) return fill(words.tooSmall, { least: min.toLocaleString(language) })
    if (max !== undefined && value > max) return fill(words.tooLarge, { most: max.toLocaleString(language) })
  }
  return undefined
}
