import { isRecord } from '../library/is-record.ts'
import { isLanguage } from '../library/language-name.ts'
import { englishDay } from '../library/weekdays.ts'

/** The data with the days of the opening hours in English, which may be written in the language of the site. */
export function withEnglishDays(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data.site)) return data
  const { site } = data
  const { language, locations } = site
  if (typeof language !== 'string' || !isLanguage(language) || language.startsWith('en')) return data
  const places = Array.isArray(locations) ? locations.map((place: unknown) => translated(place, language)) : locations
  return {
    ...data,
    site: { ...Object(translated(site, language)), ...(places !== undefined && { locations: places }) },
  }
}

function translated(place: unknown, language: string): unknown {
  if (!isRecord(place) || !Array.isArray(place.hours)) return place
  const translate = (day: unknown) => (typeof day === 'string' && englishDay(day, language)) || day
  const hours = (place.hours as unknown[]).map((line) =>
    isRecord(line) && Array.isArray(line.days) ? { ...line, days: line.days.map(translate) } : line,
  )
  return { ...place, hours }
}
