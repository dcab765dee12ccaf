import { commitOne, type Database } from '../../server/store/database.ts'
import { newId } from '../../server/store/ids.ts'
import type { Person } from './people.ts'
import { hashOf, newSecret } from './secrets.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Who does not come for so long signs in again, and everybody does after the longest time. */
export const idleMs = 14 * day
export const longestMs = 90 * day
/** How often it is noted that somebody is here. */
const noteMs = 5 * minute

export interface Session {
  id: string
  /** The browser, as it calls itself. */
  agent: string
  /** The network from which it was begun. */
  client: string
  createdAt: number
  seenAt: number
}

/** Who asks, by which session. */
export interface Visit {
  person: Person
  session: Session
}

const columns = `session.id, agent, client, session.created_at AS "createdAt", seen_at AS "seenAt"`
const isGood = `seen_at >= now_ms() - ${idleMs} AND session.created_at >= now_ms() - ${longestMs}`
const sql = {
  begin: `INSERT INTO desk_sessions (id, hash, person_id, agent, client, created_at, seen_at)
    VALUES (:id, :hash, :person, :agent, :client, now_ms(), now_ms()) RETURNING id`,
  expire: `DELETE FROM desk_sessions AS session WHERE NOT (${isGood})`,
  of: `SELECT ${columns}, person.id AS "personId", address, name, role FROM desk_sessions AS session
    JOIN desk_people AS person ON person.id = person_id WHERE hash = :hash AND ${isGood}`,
  seen: `UPDATE desk_sessions SET seen_at = now_ms() WHERE id = :id RETURNING id`,
  all: `SELECT ${columns} FROM desk_sessions AS session WHERE person_id = :person AND ${isGood} ORDER BY seen_at DESC`,
  end: `DELETE FROM desk_sessions WHERE id = :id AND person_id = :person RETURNING id`,
  endOthers: `DELETE FROM desk_sessions WHERE person_id = :person AND id <> :id RETURNING id`,
}

export const sessionsOf = (database: Database) => ({
  /** Returns the secret for the cookie. Each sign-in begins one: a secret that was there before is never taken over. */
  async begin(person: string, agent: string, client: string): Promise<string> {
    const secret = newSecret()
    const values = { id: newId(), hash: hashOf(secret), person, agent: agent.slice(0, 300), client }
    await database.commit([{ sql: sql.expire }, { sql: sql.begin, values }])
    return secret
  },
  async of(secret: string): Promise<Visit | undefined> {
    const [row] = await database.read(sql.of, { hash: hashOf(secret) })
    if (!row) return undefined
    const { personId, address, name, role, ...session } = row
    if (Date.now() - Number(row.seenAt) > noteMs) await commitOne(database, sql.seen, { id: String(row.id) })
    return { person: { id: personId, address, name, role }, session } as unknown as Visit
  },
  all: async (person: string) => (await database.read(sql.all, { person })) as unknown as Session[],
  end: async (person: string, id: string) => (await commitOne(database, sql.end, { person, id })).length > 0,
  /** Returns how many others there were. */
  endOthers: async (person: string, id: string) => (await commitOne(database, sql.endOthers, { person, id })).length,
})
