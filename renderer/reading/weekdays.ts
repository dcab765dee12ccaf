import { isRecord } from '../library/is-record.ts'
import { englishDay } from '../library/weekdays.ts'

/** The data with the days of the opening hours in English, which may be written in the language of the site. */
export function withEnglishDays(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data.site) || !Array.isArray(data.site.hours)) return data
  const { site } = data
  const { language } = site
  if (typeof language !== 'string' || !/^[a-z]{2}(-[A-Z]{2})?$/.test(language) || language.startsWith('en')) return data
  const translate = (day: unknown) => (typeof day === 'string' && englishDay(day, language)) || day
  const hours = (data.site.hours as unknown[]).map((line) =>
    isRecord(line) && Array.isArray(line.days) ? { ...line, days: line.days.map(translate) } : line,
  )
  return { ...data, site: { ...site, hours } }
}
