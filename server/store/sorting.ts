import { all, commitOne, type Database, idsIn, one } from './database.ts'
import { statements as sql } from './statements.ts'

/** What an owner, or time, makes of leads that came in: their mail goes again, or they go to the inbox or to spam. */
export const sortingOf = (background: Database) => ({
  /** Sends a lead's mail (again), from the first try on. */
  resend: async (id: string) => (await commitOne(background, sql.sendMail, id)).length > 0,
  /** Moves a held or spam lead to the inbox and sends its mail, and its answer unless that is too late. */
  async release(id: string): Promise<boolean> {
    const rows = await background.commit([
      one(sql.moveLead, id, 'inbox'),
      one(sql.sendMail, id),
      one(sql.sendAnswer, id),
    ])
    return (rows[0]?.length ?? 0) > 0
  },
  /** The oldest of the leads that are held for numbers alone; none while such leads still come, within `calmMs`. */
  calmed: async (calmMs: number, most: number) => idsIn(await background.read(sql.calmed, [calmMs, most])),
  /** Releases one of them with its mails, unless another server or the owner was first. */
  letGo: async (id: string) => ((await background.commit(all(sql.letGo, id)))[0]?.length ?? 0) > 0,
  /** Moves a lead to spam; a mail that has not gone yet stays here. */
  async markSpam(id: string): Promise<boolean> {
    const rows = await background.commit([
      one(sql.moveLead, id, 'spam'),
      one(sql.stopMail, id),
      one(sql.stopAnswer, id),
    ])
    return (rows[0]?.length ?? 0) > 0
  },
})
