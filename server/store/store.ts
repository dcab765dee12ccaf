/** The leads and their mail, on either database. */
import { addition, type Key, ownerOf } from './addition.ts'
import { commitAll, type Database } from './database.ts'
import { erasingOf } from './erasing.ts'
import { newId } from './ids.ts'
import { inboxOf } from './inbox.ts'
import { lifeOf } from './life.ts'
import { mailsOf } from './mails.ts'
import { readingOf } from './reading.ts'
import { sortingOf } from './sorting.ts'
import { statements as sql } from './statements.ts'
import type { Added, AnswerMail, LeadState, LeadToAdd } from './types.ts'
import { vitalsOf } from './vitals.ts'

export type Store = ReturnType<typeof createStore>

/** Visitors' leads go through `intake`; everything that can wait goes through `background`, which may be the same. */
export function createStore(intake: Database, background = intake) {
  return {
    /** Stores the lead and its mail in one durable step, or finds the lead that already came with this key. */
    async add(lead: LeadToAdd, key: Key): Promise<Added> {
      const id = newId()
      const owner = ownerOf(await commitAll(intake, addition(id, lead, key)))
      return { id: String(owner.id), state: owner.state as LeadState, repeated: owner.id !== id }
    },

    ...mailsOf(background, sql.outbox),
    /** The mails to visitors, which go the same way. */
    answers: {
      ...mailsOf(background, sql.answers),
      /** What the mail to the visitor of a lead says, and to whom. */
      of: async (id: string) => (await background.read(sql.answer, { id }))[0] as AnswerMail | undefined,
    },

    /** What the owner's receiver is told, and how far each of them is: the mail of a lead means this here. */
    webhooks: mailsOf(background, sql.webhooks),

    ...sortingOf(background),
    ...readingOf(intake, background),
    ...inboxOf(background),
    ...erasingOf(intake, background),
    ...lifeOf(intake, background),
    ...vitalsOf(background),
    /** Takes what erased leads left behind out of the database's files. */
    scrub: background.scrub,
    backup: intake.backup,
    async close(): Promise<void> {
      await intake.close()
      if (background !== intake) await background.close()
    },
  }
}
