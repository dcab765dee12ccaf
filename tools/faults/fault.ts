/** What a fault is, and what it runs on. */
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '../../server/store/open.ts'
import { sqliteFile } from '../../server/store/sqlite.ts'
import type { Store } from '../../server/store/store.ts'
import type { Lead } from '../../server/store/types.ts'
import { component } from '../../tests/server/support/components.ts'
import { type Postgres, runSql, startPostgres } from '../../tests/server/support/postgres.ts'
import { temporaryFolder, testSettings } from '../../tests/server/support/site.ts'

export type Kind = 'SQLite' | 'PostgreSQL'
/** Where the servers of a fault keep their leads: settings for them, and the way for the fault itself. */
export type Place = { env: Record<string, string>; open: () => Promise<Store> }
export type Context = {
  kind: Kind
  isLong: boolean
  /** A new empty database. */
  place: () => Promise<Place>
  postgres: Postgres | undefined
}
export type Verdict = { passed: boolean; figure: string }
export type Fault = {
  name: string
  /** The databases that it is about. */
  kinds: Kind[]
  /** Quick enough for every test run, or for `npm test -- --all`; the rest has tests of its parts there. */
  isInTests: boolean
  run: (context: Context) => Promise<Verdict>
}

/** Cannot be tried here; the message says why. */
export class Skipped extends Error {}

/** With the owner's desk on, which must not change anything for visitors. */
const withDesk = { DESK: 'on', DESK_ORIGIN: 'http://127.0.0.1' }

export async function createContext(
  kind: Kind,
  isLong: boolean,
  hasDesk = false,
): Promise<Context & { end: () => Promise<void> }> {
  const found = kind === 'PostgreSQL' ? component('postgres') : { path: '' }
  if (found.path === undefined) throw new Skipped(found.missing)
  const postgres = kind === 'PostgreSQL' ? await startPostgres(found.path) : undefined
  const place = async () => {
    const env: Record<string, string> = { DATA_DIR: await temporaryFolder('fault'), ...(hasDesk && withDesk) }
    if (postgres) env.DATABASE_URL = await postgres.createDatabase()
    return placeAt(env)
  }
  return { kind, isLong, place, postgres, end: async () => postgres?.remove() }
}

export const placeAt = (env: Record<string, string>): Place => ({
  env,
  open: async () => (await openStore(await testSettings(env), { isServer: false })).store,
})

export async function allLeads(place: Place): Promise<Lead[]> {
  const store = await place.open()
  const leads: Lead[] = []
  for await (const lead of store.leads()) leads.push(lead)
  await store.close()
  return leads
}

/** The acknowledged leads that are not there. */
export async function missingLeads(place: Place, acknowledged: string[]): Promise<string[]> {
  const stored = new Set((await allLeads(place)).map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id))
}

const orphans =
  'SELECT count(*) AS n FROM leads LEFT JOIN outbox ON outbox.lead_id = leads.id WHERE outbox.lead_id IS NULL'

/** Leads without a mail, and whether the database finds itself whole. */
export async function integrity({ env }: Place): Promise<{ orphans: number; isWhole: boolean }> {
  if (env.DATABASE_URL) {
    const [row] = await runSql(env.DATABASE_URL, orphans)
    const check = `CREATE EXTENSION IF NOT EXISTS amcheck; SELECT bt_index_check(indexrelid, true) FROM pg_index
      JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = 'public'::regnamespace`
    const isWhole = await runSql(env.DATABASE_URL, check).then(
      () => true,
      () => false,
    )
    return { orphans: Number(row?.n), isWhole }
  }
  const database = new DatabaseSync(sqliteFile(env.DATA_DIR ?? ''))
  const amount = Number(database.prepare(orphans).get()?.n)
  const isWhole = database.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok'
  database.close()
  return { orphans: amount, isWhole }
}
