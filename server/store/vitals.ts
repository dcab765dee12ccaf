import { commitOne, type Database } from './database.ts'
import { statements as sql } from './statements.ts'

/** How often a bucket of a figure was met on a page (server/vitals/buckets.ts); visits have the bucket 0 alone. */
export type VitalCount = { page: string; metric: 'visits' | 'lcp' | 'inp' | 'cls'; bucket: number; amount: number }

/** How fast pages were for visitors, as counts by day, in UTC as year-month-day. */
export const vitalsOf = (background: Database) => ({
  /** Adds the counts to those of the day, all or none. */
  async addVitals(day: string, counts: VitalCount[]): Promise<void> {
    await background.commit(counts.map((count) => ({ sql: sql.addVitals, values: { day, ...count } })))
  },
  /** The counts from a day on. */
  vitals: async (since: string) => (await background.read(sql.vitals, { since })) as VitalCount[],
  async expireVitals(before: string): Promise<void> {
    await commitOne(background, sql.expireVitals, { before })
  },
})
