import { mailsToOne } from './addition.ts'
import { all, type Database, idsIn, one } from './database.ts'
import { comparableEmail, comparablePhone } from './person.ts'
import { statements as sql } from './statements.ts'
import type { LeadState } from './types.ts'

const day = 24 * 60 * 60 * 1000
/** The longest that a submission's key is kept. */
const longestKeyMs = 31 * day

export const erasure = (email: string, phone: string, id: string) => all(sql.erase, email, phone, id)

/** What takes leads, and addresses that they entered into lists, out of the store. */
export const erasingOf = (intake: Database, background: Database) => ({
  /** Erases everything about a person, or one lead. Returns the ids of the leads that are gone. */
  async erase(person: { email?: string; phone?: string; id?: string }): Promise<string[]> {
    const [email, phone] = [comparableEmail(person.email ?? ''), comparablePhone(person.phone ?? '')]
    return idsIn((await background.commit(erasure(email, phone, person.id ?? ''))).at(-1))
  },
  /**
   * Confirms the address that a lead entered, within the time after it was asked. Again and again is once. False where
   * there is none, or it is too late. A mail that is still on its way has done its work.
   */
  async confirm(id: string, withinMs: number): Promise<boolean> {
    const rows = await intake.commit([one(sql.confirm, id, withinMs), one(sql.stopAsking, id)])
    return (rows[0]?.length ?? 0) > 0
  },
  /** Erases the address that a lead entered from its list, whichever lead entered it again. */
  async leave(id: string): Promise<string[]> {
    const gone = idsIn((await intake.commit(all(sql.leave, id))).at(-1))
    // What is deleted stays in the database's log until that is written back. Nobody has to wait for it.
    if (gone.length > 0) void background.scrub(false).catch(() => undefined)
    return gone
  },
  /** Erases addresses that nobody confirmed within the time, whatever became of the mail. */
  async lapse(withinMs: number): Promise<number> {
    const rows = await background.commit([...all(sql.lapse, withinMs), one(sql.expireRecipients, mailsToOne.withinMs)])
    return rows.at(-2)?.length ?? 0
  },
  /** Erases leads of a state received before the time, unless their mail is still to go, and keys that ran out. */
  async expire(state: LeadState, before: number): Promise<number> {
    const rows = await background.commit([...all(sql.expire, state, before), one(sql.expireKeys, longestKeyMs)])
    return rows.at(-2)?.length ?? 0
  },
})
