import { weekdayOf } from '../../renderer/common/opening-hours.ts'
import { today } from '../../renderer/common/today.ts'
import { daysOf, pairsOf, specialHoursOn } from '../../renderer/expand/opening-hours.ts'
import type { SiteSettings, TimetableBlock } from '../../renderer/schema/types.generated.ts'

export type Entry = TimetableBlock['items'][number]
export type FilterName = NonNullable<TimetableBlock['filter']>[number]

/** What entries have in a field, each once, in the order of the alphabet where no order is meant. */
export const optionsOf = (items: readonly Entry[], name: FilterName): string[] => [
  ...new Set(items.flatMap((entry) => entry[name] ?? [])),
]

/** Kinds in the order in which they first stand in the file: the mark of each is that of its place. */
export const kindsOf = (items: readonly Entry[]): string[] => optionsOf(items, 'kind')

/** When something begins on any day, in the order of the clock. */
export const startsOf = (items: readonly Entry[]): string[] => [...new Set(items.map(({ begins }) => begins))].sort()

/** The next day of the week so called on which the business is shut, with what it is called. */
export function closureOn(weekday: number, { specialHours, timeZone }: SiteSettings) {
  const now = today(timeZone)
  return specialHoursOn(specialHours, now)
    .filter((special) => pairsOf(special).length === 0 && !special.text)
    .flatMap((special) => daysOf(special).map((date) => ({ date, label: special.label })))
    .find(({ date }) => date >= now && weekdayOf(date) === weekday)
}
