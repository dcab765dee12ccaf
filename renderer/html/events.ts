import { asRead } from '../common/as-read.ts'
import { commaOf } from '../common/direction.ts'
import { dayAfter } from '../common/opening-hours.ts'
import { today } from '../common/today.ts'
import { type Days, endsNextDay, rankOf, timesFrom } from '../expand/events.ts'
import { fill, type Words } from '../languages/index.ts'
import type { EventsBlock, SiteSettings } from '../schema/types.generated.ts'
import { CLOCK, formatClocks, formatSpan, spanPieces } from './dates.ts'
import { type Place, placesOf } from './places.ts'

export type Event = EventsBlock['items'][number]

/** An event with the next times at which it takes place, at least one. */
export interface ComingEvent {
  event: Event
  times: [Days, ...Days[]]
}

/** How many times of an event that repeats are told. */
const TOLD = 3

/** The events that are not over by the calendar of the site, the next one first. */
export function comingEvents({ items, limit }: EventsBlock, { timeZone }: SiteSettings): ComingEvent[] {
  const day = today(timeZone)
  const coming = items.flatMap((event): ComingEvent[] => {
    const [next, ...later] = timesFrom(event, day, TOLD)
    return next ? [{ event, times: [next, ...later] }] : []
  })
  const startOf = ({ event, times: [next] }: ComingEvent) => `${next.first} ${event.begins ?? ''}`
  return coming.sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1)).slice(0, limit)
}

/** From when until when, by calendar and clock of the site: "2027-03-06T15:00", a day alone where there is no hour. */
export function spanOf({ begins, ends }: Event, { first, last }: Days): { start: string; end?: string } {
  if (!begins) return { start: first, ...(last > first && { end: last }) }
  const start = `${first}T${begins}`
  if (!ends) return { start, ...(last > first && { end: last }) }
  const isNight = last === first && endsNextDay(begins, ends)
  return { start, end: `${isNight ? dayAfter(last, 1) : last}T${ends}` }
}

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const

/** When an event is, in the words of a language: {@link timePieces} in one. */
export const timeText = (event: Event, days: Days, settings: SiteSettings): string =>
  timePieces(event, days, settings).join('')

/**
 * When an event is, cut where a line is best ended, with the year where it is another one. Hours of several days are those
 * of each, unless what begins in the evening of the first ends earlier on the last.
 */
export function timePieces(event: Event, days: Days, settings: SiteSettings): string[] {
  const { begins, ends = begins } = event
  const { language } = settings
  const { start, end = start } = spanOf(event, days)
  const parts = { ...DAY, ...yearOf(days, settings) }
  if (days.first === days.last || !begins || !ends || begins > ends)
    return spanPieces(language, { ...parts, ...(begins && CLOCK) }, [start, end])
  const said = spanPieces(language, parts, [days.first, days.last])
  return [...said.slice(0, -1), `${said.at(-1)}${commaOf(language)}`, clockSpan(begins, ends, settings)]
}

/** The day of one of several times, in short. */
export function shortDay({ first, last }: Days, settings: SiteSettings): string {
  return inWords({ month: 'short', day: 'numeric', ...yearOf({ first, last }, settings) }, [first, last], settings)
}

/** How often an event takes place, with its hours where it has them: "Every first Saturday of the month, 7:00 – 9:00 PM". */
export function ruleText(event: Event, settings: SiteSettings, { events }: Words): string | undefined {
  const { date, repeats, begins, ends = begins } = event
  if (!repeats) return undefined
  const { weekday } = DAY
  const day = inWords({ weekday }, [date, date], settings)
  const rule = fill(events[repeats], { weekday: day, rank: rankWord(date, day, events) })
  return begins && ends ? `${rule}${commaOf(settings.language)}${clockSpan(begins, ends, settings)}` : rule
}

/** From one hour to another as a language writes it: "7:00 – 9:00 PM". */
export const clockSpan = (begins: string, ends: string, { language }: Pick<SiteSettings, 'language'>) =>
  formatClocks(language, begins, ends)

/** "primo|prima" is "prima" before a day that ends in "a", such as "domenica": in Romance and Slavic languages a feminine. */
function rankWord(date: string, weekday: string, { first, second, third, fourth, last }: Words['events']): string {
  const [usual = '', feminine = usual] = ([first, second, third, fourth, last][rankOf(date) - 1] ?? last).split('|')
  return weekday.endsWith('a') ? feminine : usual
}

function yearOf({ last }: Days, { timeZone }: SiteSettings): { year?: 'numeric' } {
  return last.slice(0, 4) === today(timeZone).slice(0, 4) ? {} : { year: 'numeric' }
}

const inWords = (parts: Intl.DateTimeFormatOptions, range: [string, string], { language }: SiteSettings) =>
  formatSpan(language, parts, range)

/** Where an event is: at a place of the business, by its name or the first one, or in the author's own words. */
export function placeOf({ place, address }: Event, settings: SiteSettings): { name: string; own?: Place } {
  const places = placesOf(settings)
  const own = place === undefined ? places[0] : places.find(({ name }) => asRead(name) === asRead(place))
  return { name: place ?? own?.name ?? settings.brand, ...(own && address === undefined && { own }) }
}
