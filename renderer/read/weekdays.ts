import { isRecord } from '../common/is-record.ts'
import { isLanguage } from '../common/language-name.ts'
import { englishDay } from '../common/weekdays.ts'
import { catalogues } from '../languages/index.ts'

/** The file without its pages, with the days of hours and timetables in English, which may be in the language of the site. */
export function withEnglishDays(data: unknown): unknown {
  const language = languageOfSite(data)
  if (!isRecord(data) || language === undefined) return data
  return mapEach(data, (part, key) => (key === 'site' || key === 'shared' ? translated(part, language) : part))
}

/** A page with the days of its timetables in English, which may be in its own language or in that of the site. */
export function pageInEnglishDays(page: unknown, data: unknown): unknown {
  const own = Object(page).language
  const languages = [own, languageOfSite(data)].filter((one) => typeof one === 'string' && isLanguage(one))
  return languages.reduce(translated, page)
}

/** The language of the days of a site, unless it is English. */
function languageOfSite(data: unknown): string | undefined {
  const site = isRecord(data) ? data.site : undefined
  if (!isRecord(site) || typeof site.language !== 'string' || site.language.startsWith('en')) return undefined
  // A language that is none is reported by itself, and not the days again.
  return isLanguage(site.language) ? site.language : languageOfDays(site)
}

/** The language with words of its own in which the days of the opening hours are written. */
function languageOfDays({ hours }: Record<string, unknown>): string | undefined {
  const days = (Array.isArray(hours) ? hours : []).flatMap((line) => Object(line).days ?? [])
  return Object.keys(catalogues).find(
    (language) => days.length > 0 && days.every((day) => englishDay(String(day), language)),
  )
}

/** The same with English days in every list of that name, however deep. */
function translated(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => translated(entry, language))
  if (!isRecord(value)) return value
  return mapEach(value, (entry, key) => {
    if (key !== 'days' || !Array.isArray(entry)) return translated(entry, language)
    return entry.map((day) => (typeof day === 'string' && englishDay(day, language)) || day)
  })
}

const mapEach = (record: Record<string, unknown>, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
