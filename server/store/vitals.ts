import { all, commitAll, type Database } from './database.ts'
import { statements as sql } from './statements.ts'

/** How often a bucket of a figure was met on a page (server/vitals/buckets.ts); visits have the bucket 0 alone. */
export type VitalCount = { page: string; metric: 'visits' | 'lcp' | 'inp' | 'cls'; bucket: number; amount: number }

/** How many visitors began a form of a page. */
export type StartCount = { page: string; form: string; amount: number }

/** How fast pages were for visitors, and which forms they began, as counts by day, in UTC as year-month-day. */
export const vitalsOf = (background: Database) => ({
  /** Adds the counts to those of the day, all or none. */
  async addVitals(day: string, counts: (VitalCount | StartCount)[]): Promise<void> {
    const statements = counts.map((count) => ({
      sql: 'form' in count ? sql.addStarts : sql.addVitals,
      values: { day, ...count },
    }))
    await background.commit(statements)
  },
  /** The counts from a day on. */
  vitals: async (since: string) => (await background.read(sql.vitals, { since })) as VitalCount[],
  /** The same of forms that were begun. */
  starts: async (since: string) => (await background.read(sql.starts, { since })) as StartCount[],
  async expireVitals(before: string): Promise<void> {
    await commitAll(background, all(sql.expireVitals, { before }))
  },
})
