import { mailsToOne } from './addition.ts'
import { all, commitAll, type Database, idsIn, type Values } from './database.ts'
import { comparableEmail, comparablePhone } from './person.ts'
import { statements as sql } from './statements.ts'
import type { LeadState } from './types.ts'

type Person = { email?: string; phone?: string; id?: string }

const day = 24 * 60 * 60 * 1000
/** The longest that a submission's key is kept. */
const longestKeyMs = 31 * day

/** What takes leads, and addresses that they entered into lists, out of the store. */
export function erasingOf(intake: Database, background: Database) {
  const commitGroup = <Name extends string>(group: Record<Name, string>, values: Values, database = background) =>
    commitAll(database, all(group, values))
  return {
    /** Erases everything about a person, or one lead. Returns the ids of the leads that are gone. */
    async erase({ email = '', phone = '', id = '' }: Person): Promise<string[]> {
      const person = { email: comparableEmail(email), phone: comparablePhone(phone), id }
      return idsIn((await commitGroup(sql.erase, person)).leads)
    },
    /**
     * Confirms the address that a lead entered, within the time after it was asked. Again and again is once. False where
     * there is none, or it is too late. A mail that is still on its way has done its work.
     */
    confirm: async (id: string, withinMs: number) =>
      (await commitGroup(sql.confirm, { id, withinMs }, intake)).lead.length > 0,
    /** Erases the address that a lead entered from its list, whichever lead entered it again. */
    async leave(id: string): Promise<string[]> {
      const { leads } = await commitGroup(sql.leave, { id }, intake)
      // What is deleted stays in the database's log until that is written back. Nobody has to wait for it.
      if (leads.length > 0) void background.scrub(false).catch(() => undefined)
      return idsIn(leads)
    },
    /** Erases addresses that nobody confirmed within the time, whatever became of the mail. */
    lapse: async (withinMs: number) =>
      (await commitGroup(sql.lapse, { withinMs, longestMs: mailsToOne.withinMs })).leads.length,
    /** Erases leads of a state received before the time, unless their mail is still to go, and keys that ran out. */
    expire: async (state: LeadState, before: number) =>
      (await commitGroup(sql.expire, { state, before, longestMs: longestKeyMs })).leads.length,
  }
}
