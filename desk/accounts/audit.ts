import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database, Row } from '../../server/store/database.ts'

/** What was done, in words for programs. The words for people are in the catalogues: `audit.<action>`. */
export interface Entry {
  number: number
  at: number
  /** The id of who did it; empty for nobody who is known, and for the command line. */
  person: string
  action: string
  details: Readonly<Record<string, string | number>>
  /** Of this entry and the one before. */
  hash: string
}

const sql = {
  last: `SELECT number, hash FROM desk_audit ORDER BY number DESC LIMIT 1`,
  add: `INSERT INTO desk_audit (number, at, person, action, details, hash)
    VALUES (:number, :at, :person, :action, :details, :hash)`,
  from: `SELECT number, at, person, action, details, hash FROM desk_audit WHERE number > :after ORDER BY number LIMIT 500`,
  latest: `SELECT number, at, person, action, details, hash FROM desk_audit ORDER BY number DESC LIMIT :most`,
}

/** How often an entry is tried where others write at the same time. */
const mostTries = 20

const entryOf = (row: Row) => ({ ...row, details: JSON.parse(String(row.details)) }) as unknown as Entry

const hashOf = (before: string, { number, at, person, action, details }: Omit<Entry, 'hash'>) =>
  createHash('sha256')
    .update(JSON.stringify([before, number, at, person, action, details]))
    .digest('base64url')

export type Audit = ReturnType<typeof auditOf>

/**
 * Who did what, for good: the database refuses to change or delete an entry, each is tied to the one before, so that what
 * was rewritten behind the database's back shows, and the server's own log has each of them too.
 */
export const auditOf = (database: Database, log: Pick<Logger, 'info'>) => ({
  async add(person: string, action: string, details: Entry['details'] = {}): Promise<void> {
    log.info({ audit: action, person, ...details }, 'desk')
    for (let tries = 1; ; tries += 1) {
      const [last] = await database.read(sql.last)
      const entry = { number: Number(last?.number ?? 0) + 1, at: Date.now(), person, action, details }
      const hash = hashOf(String(last?.hash ?? ''), entry)
      try {
        await database.commit([{ sql: sql.add, values: { ...entry, details: JSON.stringify(details), hash } }])
        return
      } catch (error) {
        const [now] = await database.read(sql.last)
        if (tries === mostTries || Number(now?.number ?? 0) < entry.number) throw error
      }
    }
  },
  latest: async (most: number) => (await database.read(sql.latest, { most })).map(entryOf),
  /** The number of the first entry that does not follow from the one before; undefined where all do. */
  async firstWrong(): Promise<number | undefined> {
    let [before, number] = ['', 0]
    for (;;) {
      const rows = (await database.read(sql.from, { after: number })).map(entryOf)
      if (rows.length === 0) return undefined
      for (const entry of rows) {
        if (entry.number !== number + 1 || entry.hash !== hashOf(before, entry)) return number + 1
        number = entry.number
        before = entry.hash
      }
    }
  },
})
