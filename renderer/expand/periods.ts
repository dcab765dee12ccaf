import { blocksOf } from '../common/blocks-of.ts'
import { isDay } from '../common/iso-day.ts'
import { isTimeZone } from '../common/time-zone.ts'
import { withOffset } from '../common/zone-time.ts'
import { sectionOf } from './anchors.ts'
import type { Frame } from './frame.ts'

/** A stretch of time in which a page stays the same. */
export interface Period {
  /** Its last moment is the one before this, in milliseconds; the last period of a page has no end. */
  ends?: number
  /** The whole page does not show. */
  isAway: boolean
  /** The sections that do not show, by their places on the page. */
  hidden: number[]
}

/** From when until when something shows, in milliseconds. */
export interface Span {
  from: number
  until: number
}

const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/** Those of `from:` and `until:` as they are written. What is no moment is reported by itself, and left out here. */
export function spanOf(written: unknown, { data }: Pick<Frame, 'data'>): Span {
  const { from, until } = Object(written)
  if (from === undefined && until === undefined) return always
  const zone = zoneOf(Object(data.site).timeZone)
  return { from: momentOf(from, zone, 0) ?? always.from, until: momentOf(until, zone, 1) ?? always.until }
}

const zoneOf = (written: unknown) => (typeof written === 'string' && isTimeZone(written) ? written : 'UTC')

/** A moment as authors write it, by the clock of a time zone: "2026-12-01 08:00". */
export const momentIn = (timeZone: unknown, moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zoneOf(timeZone), dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  )

/** A day is its beginning, or that of the day which is so many later. */
function momentOf(text: unknown, zone: string, later: number): number | undefined {
  if (!isMoment(text)) return undefined
  const [day = '', time] = text.split(' ')
  if (time) return Date.parse(withOffset(day, time, zone))
  const start = new Date(Date.parse(`${day}T00:00Z`) + later * 86_400_000).toISOString().slice(0, 10)
  return Date.parse(withOffset(start, '00:00', zone))
}

/** Whether it is a day, or a day with a time. */
export const isMoment = (text: unknown): text is string =>
  typeof text === 'string' && isDay(text.slice(0, 10)) && /^(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text.slice(10))

export const showsAt = (moment: number, { from, until }: Span) => from <= moment && moment < until

/** The periods of a page that shows, or has sections that show, for some time only; undefined for all others. */
export function periodsOf(page: unknown, frame: Pick<Frame, 'data' | 'shared'>): Period[] | undefined {
  const span = (written: unknown) => spanOf(written, frame)
  const own = span(page)
  const sections = blocksOf(page).map((block) => {
    const [placed, shared] = [span(block), span(sectionOf(block, frame.shared))]
    return { from: Math.max(placed.from, shared.from), until: Math.min(placed.until, shared.until) }
  })
  const changes = [own, ...sections].flatMap(({ from, until }) => [from, until]).filter(Number.isFinite)
  if (changes.length === 0) return undefined
  const ends = [...new Set(changes)].sort((one, other) => one - other)
  return [always.from, ...ends].map((begins, index) => ({
    ...(ends[index] !== undefined && { ends: ends[index] }),
    isAway: !showsAt(begins, own),
    hidden: sections.flatMap((section, at) => (showsAt(begins, section) ? [] : [at])),
  }))
}

/** The one of several periods in which a moment is. */
export const periodAt = (periods: readonly Period[], moment: number): Period | undefined =>
  periods.find(({ ends = always.until }) => moment < ends)
