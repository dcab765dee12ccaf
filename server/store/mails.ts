import { commitOne, type Database } from './database.ts'
import { newId } from './ids.ts'
import { leadOf } from './rows.ts'
import type { statements } from './statements.ts'
import type { Claim } from './types.ts'

type MailFailure = { error: string; delayMs: number; isFinal: boolean; isDoubtful: boolean; isPutOff: boolean }

const day = 24 * 60 * 60 * 1000

/** What becomes of mails that wait in one of the outboxes. */
export const mailsOf = (database: Database, steps: typeof statements.outbox) => ({
  /**
   * Takes up to `limit` due mails for `leaseMs`; nobody else gets them before that runs out. A date further ahead than
   * the longest delay was set by a wrong clock, and counts as due.
   */
  async claimMail(limit: number, leaseMs = 60_000, longestDelayMs = day): Promise<Claim[]> {
    const lease = newId()
    const rows = await commitOne(database, steps.claim, { lease, leaseMs, limit, longestDelayMs })
    if (rows.length === 0) return []
    return (await database.read(steps.claimed, { lease })).map((row) => ({ lease, lead: leadOf(row) }))
  },
  /** The note tells of recipients that refused it while others took it. */
  async mailSent({ lease, lead }: Claim, note: string | null = null): Promise<void> {
    await commitOne(database, steps.sent, { id: lead.id, lease, note })
  },
  async mailFailed({ lease, lead }: Claim, failure: MailFailure): Promise<void> {
    const { isFinal, delayMs, error, isDoubtful, isPutOff } = failure
    const state = isFinal ? 'dead' : 'pending'
    const tries = { doubtful: Number(isDoubtful), putOff: Number(isPutOff) }
    await commitOne(database, steps.failed, { id: lead.id, lease, state, delayMs, error, ...tries })
  },
})
