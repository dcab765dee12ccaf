/** Minutes from the midnight with which a day begins; the end of a night is past 1440. */
export type Span = readonly [from: number, until: number]

/** What is told to the script of a page, which says whether it is open now. */
export interface OpeningHours {
  /** The time zone of the place (IANA). */
  zone: string
  /** When it is open on each day of the week, from Monday on. */
  week: readonly Span[][]
  /** When it is open on single days instead, by year-month-day; not at all on a day without spans. */
  special: Readonly<Record<string, readonly Span[]>>
}

/** A moment by the clock and the calendar of the place. */
export interface LocalTime {
  /** yyyy-mm-dd */
  date: string
  /** Since midnight. */
  minutes: number
}

/** Open until, or closed until; `inDays` counts from today, and is left out where the hours never change. */
export interface OpeningState {
  isOpen: boolean
  next?: { inDays: number; minutes: number }
}

const DAY = 24 * 60

/** Of a time as files have it: "07:30". */
export const minutesSinceMidnight = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const WEEK = 7

/** Whether it is open, and when that changes within a week. Hours that meet, as at midnight, are one. */
export function openingState({ week, special }: OpeningHours, { date, minutes }: LocalTime): OpeningState {
  const days = Array.from({ length: WEEK + 2 }, (_, index) => index - 1)
  const spans = days
    .flatMap((day) => {
      const then = dayAfter(date, day)
      return (special[then] ?? week[weekdayOf(then)] ?? []).map(([from, until]) => [
        day * DAY + from,
        day * DAY + until,
      ])
    })
    .sort(([one = 0], [other = 0]) => one - other)
  let end = minutes
  for (const [from = 0, until = 0] of spans) if (from <= end && until > end) end = until
  const isOpen = end > minutes
  const change = isOpen ? end : spans.find(([from = 0]) => from > minutes)?.[0]
  if (change === undefined || change >= WEEK * DAY) return { isOpen }
  return { isOpen, next: { inDays: Math.floor(change / DAY), minutes: change % DAY } }
}

/** What clock and calendar of a place show, wherever the visitor is. */
export function localTime(zone: string, now: Date): LocalTime {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute } = parts
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) }
}

/** 0 for a Monday. */
export const weekdayOf = (date: string) => (noon(date).getUTCDay() + 6) % WEEK

/** The day so many days after another. */
export function dayAfter(date: string, days: number): string {
  const then = noon(date)
  then.setUTCDate(then.getUTCDate() + days)
  return then.toISOString().slice(0, 10)
}

const noon = (date: string) => new Date(`${date}T12:00:00Z`)
