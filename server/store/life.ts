import { randomBytes } from 'node:crypto'
import { addition, ownerOf } from './addition.ts'
import { all, commitAll, commitOne, type Database, type Values } from './database.ts'
import { newId } from './ids.ts'
import { statements as sql } from './statements.ts'
import type { LeadToAdd } from './types.ts'

/** What a heartbeat writes when no lead has failed. */
const sampleLead: LeadToAdd = {
  form: 'heartbeat',
  state: 'canary',
  score: 0,
  reasons: [],
  extra: {},
  client: '',
  page: '',
  fields: { email: 'heartbeat@example.com', phone: '555-0100', message: randomBytes(1536).toString('base64') },
}

const newSecret = () => randomBytes(32).toString('base64url')

/** Whether the database does what it has to, and what the servers that share it agree on. */
export function lifeOf(intake: Database, background: Database) {
  const commit = (statement: string, values: Values) => commitOne(background, statement, values)
  const secrets = new Map<string, Promise<string>>()
  const readSecret = async (name: string, make: () => string): Promise<string> => {
    await commit(sql.makeSecret, { name, value: make() })
    return String((await background.read(sql.secret, { name }))[0]?.value)
  }

  return {
    /**
     * Proves that a lead can be stored: writes one like the given, takes it out again, and has that reach the disk. Where
     * a table is gone or a page of the file is spoilt, this fails as the lead would.
     */
    async heartbeat(like: LeadToAdd = sampleLead): Promise<void> {
      const id = newId()
      const key = { value: `heartbeat ${id}`, validMs: 0 }
      const lead: LeadToAdd = { ...like, state: 'canary', mail: 'waiting' }
      const beat = { sql: sql.heartbeat, values: { padding: randomBytes(3072).toString('base64') } }
      const steps = { ...addition(id, lead, key), ...all(sql.erase, { email: '', phone: '', id }), beat }
      ownerOf(await commitAll(intake, steps))
    },
    /** Asks the database for a sign of life. Rejects when it has none, or its files are not what they were. */
    async look(): Promise<void> {
      await intake.read('SELECT 1 AS one')
    },
    /** What makes the database less safe than it has to be, in words; undefined when nothing does. */
    doubt: () => intake.doubt?.(),
    /** True for the first server that asks, and for nobody else until the turn has run out. */
    takeTurn: async (name: string, lastsMs: number) => (await commit(sql.takeTurn, { name, lastsMs })).length > 0,
    giveTurnBack: async (name: string): Promise<void> => void (await commit(sql.giveTurnBack, { name })),

    /** Known to the servers of this database alone, and made by the first that asks. Links in mails are signed by `links`. */
    async secret(name = 'links', make = newSecret): Promise<string> {
      const secret = secrets.get(name) ?? readSecret(name, make)
      secrets.set(name, secret)
      try {
        return await secret
      } catch (error) {
        secrets.delete(name)
        throw error
      }
    },
  }
}
