import { asRead } from '../../renderer/common/as-read.ts'
import type { TimetableBlock } from '../../renderer/schema/types.generated.ts'

export type Entry = TimetableBlock['items'][number]
export type FilterName = NonNullable<TimetableBlock['filter']>[number]

/** What entries have in a field, each once, in the order of the file. */
export const optionsOf = (items: readonly Entry[], name: FilterName): string[] => {
  const values = items.flatMap((entry) => entry[name] ?? [])
  return [...Map.groupBy(values, asRead).values()].flatMap(([first]) => first ?? [])
}

/** Kinds in the order in which they first stand in the file: the mark of each is that of its place. */
export const kindsOf = (items: readonly Entry[]): string[] => optionsOf(items, 'kind')

/** Where among the kinds that of an entry stands, from 0 on. */
export const placeOf = ({ kind }: Entry, kinds: readonly string[]) =>
  kinds.findIndex((each) => asRead(each) === asRead(kind ?? ''))

/** When something begins on any day, in the order of the clock. */
export const startsOf = (items: readonly Entry[]): string[] => [...new Set(items.map(({ begins }) => begins))].sort()
