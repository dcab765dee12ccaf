/** Times as a person in the business reads them; what is stored, and what programs read, stays in UTC. */
import { isTimeZone } from '../renderer/common/time-zone.ts'
import type { SiteFile } from './site.ts'

export interface Clock {
  /** "Saturday, November 21, 2026, 9:05 AM EST" */
  long: (at: number) => string
  /** "2026-11-21 09:05 EST", which sorts */
  short: (at: number) => string
  /** "2026-11-21" */
  day: (at: number) => string
}

/** The clock of the site's own time zone, in the words of its language; UTC where there is none that this machine knows. */
export function clockOf({ timeZone: wanted = 'UTC', language = 'en-US' }: Partial<SiteFile['site']> = {}): Clock {
  const timeZone = isTimeZone(wanted) ? wanted : 'UTC'
  const format = (options: Intl.DateTimeFormatOptions, locale = language) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const day = format({ dateStyle: 'full' })
  const time = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  const zone = format({ timeZoneName: 'short' })
  const sorting = format({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE')
  const sortingDay = format({ dateStyle: 'short' }, 'sv-SE')
  const zoneAt = (at: number) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return {
    long: (at) => `${day.format(at)}, ${time.format(at)}`,
    short: (at) => `${sorting.format(at)} ${zoneAt(at)}`,
    day: sortingDay.format,
  }
}
