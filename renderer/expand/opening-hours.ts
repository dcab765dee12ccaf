import { dayAfter, type OpeningHours, type Span } from '../common/opening-hours.ts'
import { englishDays } from '../common/weekdays.ts'

/** When it is open, as `site.hours` and `site.specialHours` have it: "07:00". */
export interface Times {
  opens?: string
  closes?: string
  break?: { from: string; until: string }
}

interface Special extends Times {
  date: string
  until?: string
}

interface Line extends Times {
  days: string[]
}

/** From when until when it is open: two pairs where there is a break, none where it is closed. */
export function pairsOf({ opens, closes, break: pause }: Times): { opens: string; closes: string }[] {
  if (opens === undefined || closes === undefined) return []
  if (!pause) return [{ opens, closes }]
  return [
    { opens, closes: pause.from },
    { opens: pause.until, closes },
  ]
}

/** The special hours whose last day has not passed, in the order of their days. */
export const specialHoursOn = <Kind extends Special>(given: readonly Kind[] | undefined, today: string): Kind[] =>
  (given ?? []).filter((special) => lastDay(special) >= today).sort((one, other) => (one.date < other.date ? -1 : 1))

export const lastDay = ({ date, until }: Special) => until ?? date

/** More days are no holidays. */
const MOST_DAYS = 400

/** What the script of a page goes by. */
export function openingHours(zone: string, lines: readonly Line[], specials: readonly Special[]): OpeningHours {
  const week = englishDays.map((day) => lines.filter(({ days }) => days.includes(day)).flatMap(spansOf))
  const days = specials.flatMap((special) => daysOf(special).map((day) => [day, spansOf(special)] as const))
  return { zone, week, special: Object.fromEntries(days) }
}

function daysOf(special: Special): string[] {
  const days = [special.date]
  for (let day = special.date; day < lastDay(special) && days.length < MOST_DAYS; days.push(day)) day = dayAfter(day, 1)
  return days
}

const spansOf = (times: Times): Span[] =>
  pairsOf(times).map(({ opens, closes }) => span(minutes(opens), minutes(closes)))

/** The last minute of a day stands for its midnight; what ends before it begins ends on the next day. */
function span(from: number, until: number): Span {
  if (until === 24 * 60 - 1) return [from, 24 * 60]
  return [from, until > from ? until : until + 24 * 60]
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
