/** What a PostgreSQL must be and have before leads go into it. */
import type pg from 'pg'
import { type Row, UnsafeDatabase } from './database.ts'
import { createVersionTable, migrations, stepsSince } from './schema.ts'

/** The statement's own time on the database's clock, so that all instances agree on what is due. */
const createClock = `CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql STABLE
  AS 'SELECT (extract(epoch FROM statement_timestamp()) * 1000)::bigint'`
const migrationLock = 7_020_114

/** Throws {@link UnsafeDatabase} where a crash could lose a commit. */
export async function requireDurability(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const [row] = (await pool.query(`SHOW ${setting}`)).rows
    if (row[setting] !== 'off') continue
    throw new UnsafeDatabase(
      `Cannot use this PostgreSQL: its setting "${setting}" is off, so a crash could lose leads.`,
    )
  }
}

/** Settings can be changed while the server runs: each transaction is synced, whatever the database's own idea of it. */
export const durably = `SELECT current_setting('fsync') AS fsync,
  CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', true) END AS forced`

/**
 * What the owner has to set right again, from the answer to {@link durably}. Throws {@link UnsafeDatabase} where the
 * commit could be lost: "fsync" cannot be turned on for one transaction.
 */
export function doubtOf([settings]: Row[]): string | undefined {
  if (settings?.fsync === 'off') throw new UnsafeDatabase('the setting "fsync" of PostgreSQL was turned off')
  if (settings?.forced === null) return undefined
  return 'the setting "synchronous_commit" of PostgreSQL was turned off; until it is on again this server has each lead synced by itself'
}

/** Makes the tables, or what is missing of them; servers that start together wait for each other. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0')
    await client.query(`SELECT pg_advisory_xact_lock(${migrationLock})`)
    await client.query(`${createClock}; ${createVersionTable}`)
    const version = Number(
      (await client.query('SELECT max(version) AS version FROM schema_version')).rows[0]?.version ?? 0,
    )
    for (const sql of stepsSince(version, 'postgres')) await client.query(sql)
    if (version < migrations.length) await client.query(`INSERT INTO schema_version VALUES (${migrations.length})`)
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
}
