import { commitOne, type Database, type Row } from './database.ts'
import { newId } from './ids.ts'
import { leadOf } from './rows.ts'
import type { statements } from './statements.ts'
import type { Claim, Lead, LeadKind, LeadState, MailState } from './types.ts'

export type LeadFilter = { state?: LeadState; mail?: MailState; kind?: LeadKind }

type MailFailure = { error: string; delayMs: number; isFinal: boolean; isDoubtful: boolean; isPutOff: boolean }

const day = 24 * 60 * 60 * 1000
/** How many letters of leads are read at once. */
const mostInBatch = 2 ** 21

/** The id of the last lead of each batch; `sizesAfter` gives up to 500 ids with the size of each. */
async function* endsOfBatches(sizesAfter: (id: string) => Promise<Row[]>): AsyncGenerator<string> {
  for (let last = '', rows: Row[] = await sizesAfter(''); rows.length > 0; rows = await sizesAfter(last)) {
    let size = 0
    for (const row of rows) {
      const isFull = size > 0 && size + Number(row.size) > mostInBatch
      if (isFull) yield last
      size = isFull ? Number(row.size) : size + Number(row.size)
      last = String(row.id)
    }
    yield last
  }
}

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
  /** Sends it (again), from the first try on. */
  resend: async (id: string) => (await commitOne(database, steps.again, { id })).length > 0,
  /** All leads that fit, oldest first, a few at a time: no lead is so large that it keeps the others from being read. */
  async *leads({ state, mail, kind }: LeadFilter = {}): AsyncGenerator<Lead> {
    const asked = { state: state ?? '', mail: mail ?? '', kind: kind ?? '' }
    const sizesAfter = (after: string) => database.read(steps.sizes, { ...asked, after, most: 500 })
    let after = ''
    for await (const last of endsOfBatches(sizesAfter)) {
      yield* (await database.read(steps.leads, { ...asked, after, last })).map(leadOf)
      after = last
    }
  },
})
