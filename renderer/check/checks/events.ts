import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { isDay } from '../../common/iso-day.ts'
import { suggestion } from '../../common/nearest.ts'
import { blockPath } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { type Dates, endsNextDay, timesFrom } from '../../expand/events.ts'
import type { Frame } from '../../expand/frame.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error, warning } from './check.ts'
import { hours } from './hours.ts'

/** Events, and entries of timetables, that end before they begin, and whatever else of events cannot be meant. */
export const events = {
  when: 'always',
  codes: {
    'event-order': error(
      'An event, or an entry of a timetable, ends before it begins. Correct the day or the hour; the clock has 24 hours: 6 PM is "18:00".',
    ),
    'event-day': warning(
      'An event that repeats is left out on a day on which it would not take place anyway. Most likely another day is meant.',
    ),
    'event-place': warning(
      'The place of an event reads nearly as one of the places of the business, and is taken for another. Write its name as it stands under "locations:".',
    ),
    'no-time-zone': hours.codes['no-time-zone'],
  },
  ofPage: ({ route, data }, { frame }) =>
    blocksOf(data).flatMap((block, index) => checkBlock(block, blockPath(route, index), frame)),
  ofSite: ({ site }) => [
    ...Object.entries(site.shared).flatMap(([name, block]) => checkBlock(block, ['shared', name], site)),
    ...withoutZone(site),
  ],
} satisfies Check

function checkBlock(block: unknown, path: Path, frame: Frame): Finding[] {
  if (!isRecord(block) || !Array.isArray(block.items)) return []
  const { type } = block
  if (type !== 'events' && type !== 'timetable') return []
  return block.items.flatMap((event: unknown, index) => {
    const own = [...path, 'items', index]
    if (!isRecord(event)) return []
    return type === 'timetable'
      ? order(event, own)
      : [...order(event, own), ...exceptions(event, own), ...place(event, own, frame)]
  })
}

/** What ends before it begins. Of days that there are not the schema tells. */
function order({ date, until, repeatsUntil, begins, ends }: Record<string, unknown>, path: Path): Finding[] {
  const isEarly = (day: unknown) => isDayText(day) && isDayText(date) && day < date
  const early = Object.entries({ until, repeatsUntil }).find(([, day]) => isEarly(day))
  if (early) {
    const [field, day] = early
    const days = { later: { field }, until: String(day), earlier: { field: 'date' }, from: String(date) }
    const place = { path: [...path, field] }
    return [
      {
        code: 'event-order',
        place,
        message: message('wrong-order.days', days),
        hint: message('wrong-order.days-hint'),
      },
    ]
  }
  const isOneDay = until === undefined || until === date
  if (typeof begins !== 'string' || typeof ends !== 'string' || !isOneDay) return []
  if (begins < ends || endsNextDay(begins, ends)) return []
  const times = { later: { field: 'ends' }, until: ends, earlier: { field: 'begins' }, from: begins }
  return [
    {
      code: 'event-order',
      place: { path: [...path, 'ends'] },
      message: message('wrong-order.times', { ...times, place: at(path) }),
      hint: message('event-order.hint'),
    },
  ]
}

/** Days to be left out that are none of the event. */
function exceptions(event: Record<string, unknown>, path: Path): Finding[] {
  const { except, repeats, date } = event
  if (!Array.isArray(except) || !isRepeat(repeats) || !isDayText(date)) return []
  return except.flatMap((day: unknown, index): Finding[] => {
    if (!isDayText(day)) return []
    const [next] = timesFrom({ date, repeats } satisfies Dates, day, 1)
    if (next?.first === day) return []
    return [
      {
        code: 'event-day',
        place: { path: [...path, 'except', index] },
        message: message('event-day', { title: shown(String(event.title)), day }),
        hint: next ? message('event-day.next', { day: next.first }) : message('event-day.remove'),
      },
    ]
  })
}

/** A place that is nearly one of the site's own. */
function place({ place: venue }: Record<string, unknown>, path: Path, { data }: Frame): Finding[] {
  const { locations } = Object(data.site)
  if (typeof venue !== 'string' || !Array.isArray(locations)) return []
  const names = locations.map((location: unknown) => String(Object(location).name))
  const meant = names.includes(venue) ? [] : suggestion(venue, names)
  if (meant.length === 0) return []
  return [
    {
      code: 'event-place',
      place: { path: [...path, 'place'] },
      message: message('event-place', { name: shown(venue) }),
      hint: [...meant, message('event-place.hint')],
    },
  ]
}

/** Search engines are told when an event is by the clock of its place. */
function withoutZone({ data, pages }: Parameters<typeof hours.ofSite>[0]['site']): Finding[] {
  const [route] = [...pages].find(([, { types }]) => types.includes('events')) ?? []
  if (route === undefined || !isRecord(data.site) || data.site.timeZone !== undefined) return []
  return [
    {
      code: 'no-time-zone',
      place: { path: ['site'], key: true },
      message: message('no-time-zone.events', { route }),
      hint: message('no-time-zone.hint'),
    },
  ]
}

const isDayText = (value: unknown): value is string => typeof value === 'string' && isDay(value)
const isRepeat = (value: unknown): value is NonNullable<Dates['repeats']> =>
  value === 'weekly' || value === 'fortnightly' || value === 'monthly'
