import {
  localTime,
  type OpeningHours,
  type OpeningState,
  openingState,
  weekdayOf,
} from '../../library/opening-hours.ts'
import { fill, type Words } from '../../library/words/words.ts'

/** What a page has for it: {@link OpeningHours}, and what is said of them. */
export interface OpenNowData extends OpeningHours {
  words: Pick<Words['hours'], 'open' | 'openUntil' | 'closed' | 'opensToday' | 'opensTomorrow' | 'opensOn'>
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Says at each place whether it is open there now, by its own clock, and marks today's line. */
export function showOpenNow() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const data: OpenNowData = JSON.parse(place.dataset.opening ?? '')
    const now = localTime(data.zone, new Date())
    const state = openingState(data, now)
    const said = sentence(state, data.words, weekdayOf(now.date))
    if (place.textContent !== said) place.textContent = said
    place.dataset.open = String(state.isOpen)
    markToday(place.parentElement, now.date)
  }
}

/** The lines of a week have the numbers of their days; a line of its own for this day takes their place. */
function markToday(around: HTMLElement | null, date: string) {
  const lines = [...(around?.querySelectorAll<HTMLElement>('[data-days]') ?? [])]
  const ofDay = lines.filter(({ dataset }) => dataset.days?.split(' ').some((day) => fits(day, date)))
  const isSpecial = (line: HTMLElement) => line.dataset.days?.includes('-')
  const today = ofDay.some(isSpecial) ? ofDay.filter(isSpecial) : ofDay
  for (const line of lines) {
    if (today.includes(line)) line.setAttribute('aria-current', 'date')
    else line.removeAttribute('aria-current')
  }
}

/** "0" is a Monday; "2026-12-24/2026-12-26" are those days. */
function fits(day: string, date: string): boolean {
  const [first = '', last = ''] = day.split('/')
  return last ? first <= date && date <= last : first === String(weekdayOf(date))
}

function sentence({ isOpen, next }: OpeningState, words: OpenNowData['words'], today: number): string {
  if (!next) return isOpen ? words.open : words.closed
  const { lang } = document.documentElement
  const show = (format: Intl.DateTimeFormatOptions, day: number, minutes: number) =>
    new Intl.DateTimeFormat(lang, { ...format, timeZone: 'UTC' }).format(MONDAY + (day * 24 * 60 + minutes) * 60_000)
  const time = show({ hour: 'numeric', minute: '2-digit' }, 0, next.minutes)
  if (isOpen) return next.inDays > 1 ? words.open : fill(words.openUntil, { time })
  const text = [words.opensToday, words.opensTomorrow][next.inDays] ?? words.opensOn
  return fill(text, { time, day: show({ weekday: 'long' }, today + next.inDays, 0) })
}
