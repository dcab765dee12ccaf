import { localTime, type OpeningHours, type OpeningState, openingState, weekdayOf } from '../../common/opening-hours.ts'
import { fill, type Words } from '../../languages/words.ts'

/** What a page has for it: {@link OpeningHours}, and what is said of them. */
export interface OpenNowData extends OpeningHours {
  words: Pick<Words['hours'], 'open' | 'openUntil' | 'closed' | 'opensToday' | 'opensTomorrow' | 'opensOn'>
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Milliseconds after which a page looks at the clock again. */
const EVERY = 30_000

let timer = 0

/** Says at each place whether it is open there now, by its own clock, and marks today's line. */
export function start() {
  showOpenNow()
  clearInterval(timer)
  timer = window.setInterval(showOpenNow, EVERY)
}

function showOpenNow() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const data: OpenNowData = JSON.parse(place.dataset.opening ?? '')
    const now = localTime(data.zone, new Date())
    const state = openingState(data, now)
    const said = sentence(state, data.words, weekdayOf(now.date))
    if (place.textContent !== said) place.textContent = said
    place.dataset.open = String(state.isOpen)
    const isSpecial = now.date in data.special
    const today = String(weekdayOf(now.date))
    mark(place.parentElement, 'days', (days) => !isSpecial && days.includes(today))
    mark(place.parentElement, 'dates', (dates) => isSpecial && isWithin(dates, now.date))
  }
}

/** Marks the lines for today, which say in their data for which days they are. */
function mark(around: Element | null, name: 'days' | 'dates', isToday: (value: string) => boolean) {
  for (const line of around?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])
    if (isToday(line.dataset[name] ?? '')) line.setAttribute('aria-current', 'date')
    else line.removeAttribute('aria-current')
}

function isWithin(dates: string, date: string): boolean {
  const [first = '', last = ''] = dates.split('/')
  return first <= date && date <= last
}

function sentence({ isOpen, next }: OpeningState, words: OpenNowData['words'], today: number): string {
  if (!next) return isOpen ? words.open : words.closed
  const { lang } = document.documentElement
  const show = (format: Intl.DateTimeFormatOptions, day: number, minutes: number) =>
    new Intl.DateTimeFormat(lang, { ...format, timeZone: 'UTC' }).format(MONDAY + (day * 24 * 60 + minutes) * 60_000)
  const time = show({ timeStyle: 'short' }, 0, next.minutes)
  if (isOpen) return next.inDays > 1 ? words.open : fill(words.openUntil, { time })
  const text = [words.opensToday, words.opensTomorrow][next.inDays] ?? words.opensOn
  return fill(text, { time, day: show({ weekday: 'long' }, today + next.inDays, 0) })
}
