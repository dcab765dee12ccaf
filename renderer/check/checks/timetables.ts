import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, warning } from './check.ts'

type Written = Record<string, unknown>

/** Entries of a timetable that cannot both take place. */
export const timetables = {
  when: 'in full',
  codes: {
    'room-twice': warning(
      'Two entries of a timetable are in one room at the same time. Correct the day, the hour or the room of one of them.',
    ),
  },
  ofPage: ({ route, data }) => blocksOf(data).flatMap((block, index) => checkRooms(block, blockPath(route, index))),
  ofSite: ({ site }) => Object.entries(site.shared).flatMap(([name, block]) => checkRooms(block, ['shared', name])),
} satisfies Check

/** Each entry that meets one before it, once. */
function checkRooms(block: unknown, path: Path): Finding[] {
  if (!isRecord(block) || block.type !== 'timetable' || !Array.isArray(block.items)) return []
  const entries = block.items.map((entry: unknown): Written => Object(entry))
  return entries.flatMap((entry, index): Finding[] => {
    const { day, other } = meeting(entry, entries.slice(0, index)) ?? {}
    if (!day || !other) return []
    const place = { path: [...path, 'items', index, 'room'] }
    const values = { first: text(other.name), second: text(entry.name), room: text(entry.room), day: { choice: day } }
    return [{ ...worded('room-twice', values), place }]
  })
}

function meeting(entry: Written, before: readonly Written[]) {
  if (typeof entry.room !== 'string') return undefined
  const others = before.filter(({ room }) => room === entry.room).filter((other) => overlap(entry, other))
  const all = others.flatMap((other) => daysOf(other).map((day) => ({ day, other })))
  return all.find(({ day }) => daysOf(entry).includes(day))
}

const text = (value: unknown) => shown(String(value))

const daysOf = ({ days }: Written): string[] => (Array.isArray(days) ? days.map(String) : [])

/** What goes on past midnight lasts until the end of its day. */
function overlap(one: Written, other: Written): boolean {
  const times = [one.begins, one.ends, other.begins, other.ends]
  if (times.some((time) => typeof time !== 'string')) return false
  const [begins, end, otherBegins, otherEnd] = times.map(String) as [string, string, string, string]
  const last = (start: string, end: string) => (end < start ? '24:00' : end)
  return begins < last(otherBegins, otherEnd) && otherBegins < last(begins, end)
}
