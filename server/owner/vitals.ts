/** How fast pages are for visitors: what three quarters of the visits stayed within, and how good that is. */
import type { Store } from '../store/store.ts'
import { type Metric, metrics, percentile, valueIn } from '../vitals/buckets.ts'
import { CommandError } from './command-error.ts'
import { csvCell, inColumns } from './formats.ts'
import type { Lines, Options } from './options.ts'

export const names = Object.keys(metrics) as Metric[]
const columns = ['page', 'visits', ...names.flatMap((name) => [name, `${name}Rating`])]
const mostDays = 100

type Row = Record<string, string | number | null>
/** How often each bucket of each figure was met. */
type Amounts = Map<string, Map<number, number>>

export async function* vitals(store: Store, { format, days: given = '28' }: Options): Lines {
  const days = /^\d{1,3}$/.test(given) ? Number(given) : 0
  if (days < 1 || days > mostDays)
    throw new CommandError(`Cannot use "${given}" for --days. Write a number from 1 to ${mostDays}.`)
  const since = firstDay(days)
  const rows = await rowsSince(store, since)
  if (format === 'json') return yield JSON.stringify(rows, null, 2)
  if (format === 'csv') {
    const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')))
    return yield* [columns, ...cells].map((line) => line.map(csvCell).join(','))
  }
  yield* inColumns([['page', 'visits', ...names.map((name) => name.toUpperCase())], ...rows.map(asRead)])
  yield `The last ${days === 1 ? 'day' : `${days} days`}; three of four visits had these figures or better ones.`
  if (rows[0]?.visits === 0) yield 'Nothing was measured. "webVitals: true" under "site:" has the pages measure it.'
}

/** The first of so many days up to today, in UTC. */
export const firstDay = (days: number) => new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10)

/** All pages together, then each, those with the most visits first. */
export async function rowsSince(store: Pick<Store, 'vitals'>, since: string): Promise<Row[]> {
  const all: Amounts = new Map()
  const pages = new Map<string, Amounts>()
  for (const { page, metric, bucket, amount } of await store.vitals(since)) {
    const own = pages.get(page) ?? new Map()
    pages.set(page, own)
    for (const amounts of [all, own]) {
      const buckets = amounts.get(metric) ?? new Map()
      amounts.set(metric, buckets.set(bucket, (buckets.get(bucket) ?? 0) + amount))
    }
  }
  const rows = [...pages].map(([page, amounts]) => rowOf(page, amounts))
  rows.sort(
    (one, other) => Number(other.visits) - Number(one.visits) || (String(one.page) < String(other.page) ? -1 : 1),
  )
  return [rowOf('all pages', all), ...rows]
}

function rowOf(page: string, amounts: Amounts): Row {
  const figures = names.flatMap((name) => {
    const bucket = percentile(amounts.get(name) ?? new Map(), 0.75)
    const value = bucket === undefined ? null : valueIn(name, bucket)
    return [
      [name, value === null ? null : Number(value.toFixed(name === 'cls' ? 3 : 0))],
      [`${name}Rating`, value === null ? null : ratingOf(name, value)],
    ]
  })
  return { page, visits: amounts.get('visits')?.get(0) ?? 0, ...Object.fromEntries(figures) }
}

function ratingOf(name: Metric, value: number): string {
  const { good, poor } = metrics[name]
  if (value <= good) return 'good'
  return value <= poor ? 'needs improvement' : 'poor'
}

export const units: Record<Metric, (value: number) => string> = {
  lcp: (value) => `${(value / 1000).toFixed(1)} s`,
  inp: (value) => `${value} ms`,
  cls: (value) => value.toFixed(2),
}

const asRead = (row: Row) => [
  String(row.page),
  String(row.visits),
  ...names.map((name) => (row[name] === null ? '–' : `${units[name](Number(row[name]))} ${row[`${name}Rating`]}`)),
]
