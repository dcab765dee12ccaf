import { commaOf, semicolonOf } from '../common/direction.ts'
import { oncePer } from '../common/once-per.ts'
import { dayAfter } from '../common/opening-hours.ts'
import { today } from '../common/today.ts'
import { englishDays } from '../common/weekdays.ts'
import { lastDay, pairsOf, shownSpecialHours } from '../expand/opening-hours.ts'
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
  const { days, text } = special
  const pairs = pairsOf(special).map(({ opens, closes }) => formatClocks(language, opens, closes))
  const times = text ?? (pairs.join(commaOf(language)) || closed)
  return days ? `${weekdaySpans(days, language)} ${times}` : times
}

/** With fewer days in a row each is named. */
const IN_A_ROW = 3

/** "Sun – Thu", "Mon, Wed": weekdays in short, which may go on past a Sunday. */
function weekdaySpans(days: readonly string[], language: string): string {
  const has = (index: number) => days.includes(englishDays[(index + WEEK) % WEEK] ?? '')
  const all = englishDays.flatMap((_, index) => (has(index) ? [index] : []))
  const rows = all
    .filter((index) => (all.length === WEEK ? index === 0 : !has(index - 1)))
    .map((first) => {
      const length = Array.from({ length: WEEK }, (_, more) => has(first + more)).indexOf(false)
      return { first, length: length < 0 ? WEEK : length }
    })
  const span = (from: number, to: number) =>
    formatSpan(language, { weekday: 'short' }, [dayAfter(MONDAY, from), dayAfter(MONDAY, to)])
  const said = rows.flatMap(({ first, length }) =>
    length < IN_A_ROW
      ? Array.from({ length }, (_, more) => span(first + more, first + more))
      : [span(first, first + length - 1)],
  )
  return said.join(commaOf(language))
}

const WEEK = englishDays.length
const MONDAY = '2024-01-01'

/** What is told in one line: special hours, or those of the same name for different days of one range. */
export function specialLines(specials: readonly Special[], language: string, closed: string) {
  const lines = new Map<string, Special[]>()
  for (const special of specials) {
    const key = `${special.date} ${lastDay(special)} ${special.label}`
    lines.set(key, [...(lines.get(key) ?? []), special])
  }
  return [...lines.values()].flatMap((all) => {
    const [special] = all
    const text = all.map((one) => specialText(one, language, closed)).join(semicolonOf(language))
    return special ? [{ special, text, until: lastDay(special) }] : []
  })
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
  specialLines(shownSpecialHours(specialHours, day), language, hours.shut)
    .slice(0, SHORTLY)
    .map(({ special, text, until }) => ({
      label: `${special.label}${commaOf(language)}${specialDay(special, language)}`,
      text,
      data: { 'data-until': until },
    }))

/** The next days on which the business is shut. */
export const nextClosures = ({ specialHours, timeZone, language }: SiteSettings) =>
  shownSpecialHours(specialHours, today(timeZone))
    .filter((special) => pairsOf(special).length === 0 && !special.text)
    .slice(0, SHORTLY)
    .map((special) => ({ label: special.label, days: closedDays(special, language), until: lastDay(special) }))

function closedDays(special: Special, language: string): string {
  const range = specialDay(special, language)
  return special.days ? `${weekdaySpans(special.days, language)}${commaOf(language)}${range}` : range
}
