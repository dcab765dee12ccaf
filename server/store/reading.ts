import type { Database } from './database.ts'
import { countsOf, leadOf } from './rows.ts'
import { statements as sql } from './statements.ts'
import type { Counts, Lead, Photo } from './types.ts'

/** What can be read of the leads. */
export const readingOf = (intake: Database, background: Database) => ({
  async lead(id: string): Promise<Lead | undefined> {
    const row = (await background.read(sql.lead, { id }))[0]
    return row && leadOf(row)
  },
  /** The pictures that came with a lead. */
  photos: async (id: string) => (await background.read(sql.photos, { id })) as Photo[],
  /** One of them, by its place: the first is 1. */
  photo: async (id: string, number: number) =>
    (await background.read(sql.photo, { id, number }))[0] as Photo | undefined,
  async counts(): Promise<Counts> {
    const [leads, mail, oldest, webhooks] = await Promise.all([
      intake.read(sql.countLeads),
      intake.read(sql.countMail),
      intake.read(sql.oldestDue),
      intake.read(sql.countWebhooks),
    ])
    return countsOf(leads, mail, oldest, webhooks)
  },
})
