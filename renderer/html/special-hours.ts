import { commaOf } from '../common/direction.ts'
import { oncePer } from '../common/once-per.ts'
import { today } from '../common/today.ts'
import { lastDay, pairsOf, specialHoursOn } from '../expand/opening-hours.ts'
import type { Words } from '../languages/words.ts'
import type { SiteSettings } from '../schema/types.generated.ts'
import { formatClocks, formatSpan } from './dates.ts'

/** How many of the days to come stand where the hours are told in short. */
const SHORTLY = 2

type Special = NonNullable<SiteSettings['specialHours']>[number]

/** The day or days of special hours in the words of a language: "Nov 26", with the year where it is another one. */
export function specialDay(special: Special, language: string, weekday?: 'short'): string {
  const last = lastDay(special)
  const isThisYear = last.slice(0, 4) === today().slice(0, 4)
  const parts: Intl.DateTimeFormatOptions = {
    month: 'short',
    day: 'numeric',
    ...(!special.until && weekday && { weekday }),
    ...(!isThisYear && { year: 'numeric' }),
  }
  return formatSpan(language, parts, [special.date, last])
}

/** What holds on them: the author's words, or the times as the language writes them, or that it is closed. */
export function specialText(special: Special, language: string, closed: string): string {
  if (special.text) return special.text
  const pairs = pairsOf(special).map(({ opens, closes }) => formatClocks(language, opens, closes))
  return pairs.join(commaOf(language)) || closed
}

/** The next special hours in short, each until its last day, for the foot of every page and beside forms. */
export function nextSpecialHours(settings: SiteSettings, words: Words) {
  const [day, days] = [today(), linesByDay(settings)]
  const lines = days.get(day) ?? linesOn(day, settings, words)
  days.set(day, lines)
  return lines
}

/** All pages of a language show the same, and to set a range of days in words takes as long as half a page. */
const linesByDay = oncePer((_: SiteSettings) => new Map<string, ReturnType<typeof linesOn>>())

const linesOn = (day: string, { specialHours, language }: SiteSettings, { hours }: Words) =>
  specialHoursOn(specialHours, day)
    .slice(0, SHORTLY)
    .map((special) => ({
      label: `${special.label}${commaOf(language)}${specialDay(special, language)}`,
      text: specialText(special, language, hours.shut),
      data: { 'data-until': lastDay(special) },
    }))

/** The next days on which the business is shut. */
export const nextClosures = ({ specialHours, timeZone, language }: SiteSettings) =>
  specialHoursOn(specialHours, today(timeZone))
    .filter((special) => pairsOf(special).length === 0 && !special.text)
    .slice(0, SHORTLY)
    .map((special) => ({ label: special.label, days: specialDay(special, language), until: lastDay(special) }))
