import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { isDay } from '../../common/iso-day.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, joinPath, type Path, worded } from '../../common/problem.ts'
import { type Dates, timesFrom } from '../../expand/events.ts'
import { isMoment } from '../../expand/periods.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, warning } from './check.ts'
import { dates } from './dates.ts'

/** What is over and shown no more, where its author may think that visitors see it. */
export const over = {
  when: 'in full',
  codes: {
    'past-date': dates.codes['past-date'],
    'past-event': warning(
      'An event is over and is shown no more, though it stands behind one that is to come, or a year later it would be the next one: most likely its year is the last one. Or a section with events has none to come. What is over may stay before those to come.',
      { joins: true },
    ),
  },
  ofPage: ({ route, data }, { today }) => [
    ...checkTimes(data, ['pages', route], today),
    ...blocksOf(data).flatMap((block, index) => checkBlock(block, blockPath(route, index), today)),
  ],
  ofSite: ({ site, today }) => [
    ...checkTimes(Object(site.data.site).announcement, ['site', 'announcement'], today),
    ...Object.entries(site.shared).flatMap(([name, block]) => checkBlock(block, ['shared', name], today)),
  ],
} satisfies Check

/** What had its time. */
function checkTimes(written: unknown, path: Path, today: string): Finding[] {
  const { until } = Object(written)
  if (!isMoment(until) || until.slice(0, 10) >= today) return []
  const isAnnouncement = path[0] === 'site'
  return [
    {
      code: 'past-date',
      about: isAnnouncement ? until : `${until} ${joinPath(path)}`,
      place: { path: [...path, 'until'] },
      message: isAnnouncement
        ? message('past-date.announcement', { day: until })
        : message('past-date.shown', { day: until, place: at(path) }),
      hint: message(isAnnouncement ? 'past-date.announcement-hint' : 'past-date.shown-hint'),
    },
  ]
}

const checkBlock = (block: unknown, path: Path, today: string): Finding[] => [
  ...checkTimes(block, path, today),
  ...checkEvents(block, path, today),
]

type Event = Dates & { title?: unknown }

function checkEvents(block: unknown, path: Path, today: string): Finding[] {
  if (!isRecord(block) || block.type !== 'events' || !Array.isArray(block.items)) return []
  const items: unknown[] = block.items
  // Of what breaks the schema another check tells.
  if (items.length === 0 || !items.every(isEvent)) return []
  const isOver = (event: Event) => timesFrom(event, today, 1).length === 0
  if (items.every(isOver)) return [noneToCome(block.heading, path)]
  if (isNewestFirst(items)) return []
  return items.flatMap((event, index) => {
    if (!isOver(event) || event.repeats) return []
    const at = [...path, 'items', index, 'date']
    const meant = nextYear(event.date)
    const before = items.slice(0, index).filter((other) => !isOver(other))
    if (before.length > 0 && before.every(({ date }) => date <= meant)) return [lastYears(event, at)]
    // What repeats may stand anywhere.
    const once = items.filter((other) => !isOver(other) && !other.repeats)
    const wouldBeNext = meant >= today && once.length > 0 && once.every(({ date }) => date >= meant)
    return wouldBeNext && !once.some((other) => before.includes(other)) ? [nextIfLater(event, at)] : []
  })
}

const isEvent = (value: unknown): value is Event =>
  isRecord(value) && [value.date, value.until ?? value.date].every((day) => typeof day === 'string' && isDay(day))

/** A list that is kept the other way round has what is over at its end. Of two no order can be told. */
const isNewestFirst = (events: readonly Event[]) =>
  events.length > 2 && events.every(({ date }, index) => index === 0 || date <= (events[index - 1]?.date ?? date))

const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

const lastYears = ({ title, date }: Event, path: Path): Finding => ({
  ...worded('past-event', { title: shown(title), day: date }, { day: nextYear(date) }),
  about: `${title} ${date}`,
  place: { path },
})

/** One that has simply passed is seldom so old and yet in its place among those to come. */
const nextIfLater = ({ title, date }: Event, path: Path): Finding => ({
  code: 'past-event',
  about: `${title} ${date}`,
  place: { path },
  message: message('past-event.next', { title: shown(title), day: date }),
  hint: message('past-event.next-hint', { day: nextYear(date) }),
})

const noneToCome = (heading: unknown, path: Path): Finding => ({
  code: 'past-event',
  about: `all of ${heading}`,
  place: { path: [...path, 'items'], key: true },
  message: message('past-event.none', { heading: shown(heading) }),
  hint: message('past-event.none-hint'),
})
