import { isRecord } from '../common/is-record.ts'
import { isLanguage } from '../common/language-name.ts'
import { englishDay } from '../common/weekdays.ts'
import { catalogues } from '../languages/index.ts'

/** The data with the days of the opening hours in English, which may be written in the language of the site. */
export function withEnglishDays(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data.site)) return data
  const { site } = data
  const { language: siteLanguage, locations } = site
  if (typeof siteLanguage !== 'string' || siteLanguage.startsWith('en')) return data
  // A language that is none is reported by itself, and not the days again.
  const language = isLanguage(siteLanguage) ? siteLanguage : languageOfDays(site)
  if (language === undefined) return data
  const places = Array.isArray(locations) ? locations.map((place: unknown) => translated(place, language)) : locations
  return {
    ...data,
    site: { ...Object(translated(site, language)), ...(places !== undefined && { locations: places }) },
  }
}

/** The language with words of its own in which the days of the opening hours are written. */
function languageOfDays({ hours }: Record<string, unknown>): string | undefined {
  const days = (Array.isArray(hours) ? hours : []).flatMap((line) => Object(line).days ?? [])
  return Object.keys(catalogues).find(
    (language) => days.length > 0 && days.every((day) => englishDay(String(day), language)),
  )
}

function translated(place: unknown, language: string): unknown {
  if (!isRecord(place) || !Array.isArray(place.hours)) return place
  const translate = (day: unknown) => (typeof day === 'string' && englishDay(day, language)) || day
  const hours = (place.hours as unknown[]).map((line) =>
    isRecord(line) && Array.isArray(line.days) ? { ...line, days: line.days.map(translate) } : line,
  )
  return { ...place, hours }
}
