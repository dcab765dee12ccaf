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
  return englishDays[weekdays(language).findIndex((day) => day.toLowerCase() === name.toLowerCase())]
}
