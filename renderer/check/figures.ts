import { blockPath } from '../common/place-names.ts'
import type { Path } from '../common/problem.ts'

/** A figure of the business with the words beside it, as a section shows it. */
export interface Figure {
  value: string
  label: string
  /** What it counts, where the words beside it do not say it all. */
  note?: string | undefined
  /** Where it stands. */
  path: Path
}

/** The figures of a section: of "stats" each, of "reviews" how many there are and their average. */
export function figuresIn(block: unknown, path: Path): Figure[] {
  const { type, aggregate, items } = Object(block)
  if (type === 'reviews') {
    const { rating, count } = Object(aggregate)
    const all = Object.entries({ rating, count }).filter(([, value]) => typeof value === 'number')
    return all.map(([key, value]) => ({
      value: String(value),
      label: key === 'count' ? 'reviews' : 'rating',
      path: [...path, 'aggregate', key],
    }))
  }
  if (type !== 'stats' || !Array.isArray(items)) return []
  return items.flatMap((item: unknown, index) => {
    const { value, label, note } = Object(item)
    return typeof value === 'string' && typeof label === 'string'
      ? [{ value, label, note: typeof note === 'string' ? note : undefined, path: [...path, 'items', index, 'value'] }]
      : []
  })
}

/** The figures that stand on a page itself. */
export const figuresOf = (blocks: readonly unknown[], route: string): Figure[] =>
  blocks.flatMap((block, index) => figuresIn(block, blockPath(route, index)))
