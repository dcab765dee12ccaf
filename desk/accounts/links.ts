import { commitOne, type Database } from '../../server/store/database.ts'
import { hashOf, newSecret } from './secrets.ts'

const minute = 60_000
/** For how long a link signs somebody in: who asked for it is there, who is invited reads mail later. */
export const lifetimes = { signIn: 15 * minute, invitation: 3 * 24 * 60 * minute }

const sql = {
  add: `INSERT INTO desk_links (hash, person_id, expires_at)
    VALUES (:hash, :person, now_ms() + CAST(:lifetime AS BIGINT)) RETURNING hash`,
  expire: `DELETE FROM desk_links WHERE expires_at < now_ms()`,
  take: `DELETE FROM desk_links WHERE hash = :hash AND expires_at >= now_ms() RETURNING person_id AS person`,
  isGood: `SELECT 1 AS one FROM desk_links WHERE hash = :hash AND expires_at >= now_ms()`,
}

/** Links that sign somebody in, once each. */
export const linksOf = (database: Database) => ({
  /** Returns the secret for the address of a link. */
  async make(person: string, lifetime: number): Promise<string> {
    const secret = newSecret()
    await database.commit([{ sql: sql.expire }, { sql: sql.add, values: { hash: hashOf(secret), person, lifetime } }])
    return secret
  },
  /** Whom it signs in; undefined for one that is used, too old or made by nobody. Of two that come at once one gets it. */
  async take(secret: string): Promise<string | undefined> {
    const [row] = await commitOne(database, sql.take, { hash: hashOf(secret) })
    return row && String(row.person)
  },
  isGood: async (secret: string) => (await database.read(sql.isGood, { hash: hashOf(secret) })).length > 0,
})
