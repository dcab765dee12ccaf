import { createVelocityCounter } from '../intake/velocity.ts'
import type { Store } from '../store/store.ts'
import type { StartCount, VitalCount } from '../store/vitals.ts'
import { bucketOf, type Metric } from './buckets.ts'

/** So few at a time that a lead never waits long behind them. */
const mostInCommit = 200

export type VitalsTally = ReturnType<typeof createVitalsTally>

/**
 * Counts visits, and forms that were begun, in memory, until they are written. What a crash or a database that is away takes is lost: no visitor
 * waits for it, and a few of many change no percentile. It never has more entries than pages have buckets.
 */
export function createVitalsTally(store: Pick<Store, 'addVitals'>) {
  let counts = new Map<string, VitalCount | StartCount>()
  const count = (what: Omit<VitalCount, 'amount'> | Omit<StartCount, 'amount'>) => {
    const key = Object.values(what).join(' ')
    counts.set(key, { ...what, amount: (counts.get(key)?.amount ?? 0) + 1 })
  }
  const add = (page: string, metric: VitalCount['metric'], bucket: number) => count({ page, metric, bucket })
  return {
    /** Senders have a count of their own here, beside that of what they send through forms. */
    countRequest: createVelocityCounter().countRequest,
    addVisit(page: string, figures: Partial<Record<Metric, number>>): void {
      add(page, 'visits', 0)
      for (const [metric, value] of Object.entries(figures)) {
        add(page, metric as Metric, bucketOf(metric as Metric, value))
      }
    },
    addStart: (page: string, form: string) => count({ page, form }),
    /** Writes what was counted since the last time. */
    async write(): Promise<void> {
      // In one order, so that servers of a database do not wait for each other in a circle.
      const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
      counts = new Map()
      const day = new Date().toISOString().slice(0, 10)
      for (let first = 0; first < rows.length; first += mostInCommit) {
        await store.addVitals(day, rows.slice(first, first + mostInCommit))
      }
    },
  }
}
