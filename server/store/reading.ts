import type { Database, Row } from './database.ts'
import { countsOf, leadOf } from './rows.ts'
import { statements as sql } from './statements.ts'
import type { Counts, Lead, LeadKind, LeadState, MailState, Photo } from './types.ts'

export type LeadFilter = { state?: LeadState; mail?: MailState; kind?: LeadKind }

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

/** What can be read of the leads. */
export const readingOf = (intake: Database, background: Database) => ({
  async lead(id: string): Promise<Lead | undefined> {
    const row = (await background.read(sql.lead, { id }))[0]
    return row && leadOf(row)
  },
  /** The pictures that came with a lead. */
  photos: async (id: string) => (await background.read(sql.photos, { id })) as Photo[],
  /** All leads that fit, oldest first, a few at a time: no lead is so large that it keeps the others from being read. */
  async *leads({ state, mail, kind }: LeadFilter = {}): AsyncGenerator<Lead> {
    const asked = { state: state ?? '', mail: mail ?? '', kind: kind ?? '' }
    const sizesAfter = (after: string) => background.read(sql.leadSizes, { ...asked, after, most: 500 })
    let after = ''
    for await (const last of endsOfBatches(sizesAfter)) {
      yield* (await background.read(sql.leads, { ...asked, after, last })).map(leadOf)
      after = last
    }
  },
  async counts(): Promise<Counts> {
    const [leads, mail, oldest] = await Promise.all([
      intake.read(sql.countLeads),
      intake.read(sql.countMail),
      intake.read(sql.oldestDue),
    ])
    return countsOf(leads, mail, oldest)
  },
})
