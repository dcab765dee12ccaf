/** The days as schema.org names them. */
export const englishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** A Monday. */
const START = Date.UTC(2024, 0, 1)
const DAY = 24 * 60 * 60 * 1000

/** The names of the days in a language, from Monday on. */
export function weekdays(language: string, weekday: 'long' | 'short' = 'long'): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
  return englishDays.map((_, index) => format.format(START + index * DAY))
}

/** The English name of a day that is written in a language, with capitals or without; undefined for what is no day. */
export function englishDay(name: string, language: string): string | undefined {
  return englishDays[weekdays(language).findIndex((day) => plain(day) === plain(name))]
}

/** In Arabic an alif is written with its hamza or without. */
const plain = (day: string) => day.toLowerCase().replaceAll(/[أإآ]/g, 'ا')

/**
 * The English days in the order of a country's week. Where Sunday is a day of rest a week of work begins on Monday,
 * whatever calendars show.
 */
export function weekIn(country: string): string[] {
  const { firstDay, weekend } = weekOf(country)
  const first = firstDay === SUNDAY && weekend.includes(SUNDAY) ? 0 : firstDay - 1
  return [...englishDays.slice(first), ...englishDays.slice(0, first)]
}

/** The English days on which people of a country work, in the order of its week. */
export const workdaysIn = (country: string): string[] =>
  weekIn(country).filter((day) => !weekOf(country).weekend.includes(englishDays.indexOf(day) + 1))

function weekOf(country: string): Week {
  // Newer than the types of TypeScript's library.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getWeekInfo: () => Week }
  return locale.getWeekInfo()
}

/** Days by their numbers, Monday is 1. */
interface Week {
  firstDay: number
  weekend: number[]
}

const SUNDAY = 7
