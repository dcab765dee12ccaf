/** The database for several instances: any PostgreSQL that keeps what it acknowledges. */
import pg from 'pg'
import { type Database, type Row, type Statement, StoreUnavailable, UnsafeDatabase, type Value } from './database.ts'
import { createVersionTable, migrations } from './schema.ts'

/** The statement's own time on the database's clock, so that all instances agree on what is due. */
const createClock = `CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql STABLE
  AS 'SELECT (extract(epoch FROM statement_timestamp()) * 1000)::bigint'`
const migrationLock = 7_020_114
const bigintType = 20
/** A visitor hears within two seconds that it did not work. */
const longestWaitMs = 1_700
/** Two transactions that stood in each other's way; trying again is the remedy. */
const retriable = new Set(['40001', '40P01'])

/** Connects and brings the tables up to date. Throws {@link UnsafeDatabase} where a crash could lose a commit. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: longestWaitMs,
    query_timeout: longestWaitMs,
    statement_timeout: longestWaitMs,
    keepAlive: true,
    application_name: 'leads',
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === bigintType ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks fails the query on it, if there is one; the next query opens another.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}))
  try {
    await requireDurability(pool)
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    read: (sql, values = []) => guard(() => query(pool, { sql, values })),
    commit: (statements) => guard(() => commit(pool, statements)),
    close: () => pool.end(),
  }
}

async function requireDurability(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const [row] = (await pool.query(`SHOW ${setting}`)).rows
    if (row[setting] !== 'off') continue
    throw new UnsafeDatabase(
      `Cannot use this PostgreSQL: its setting "${setting}" is off, so a crash could lose leads.`,
    )
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0')
    await client.query(`SELECT pg_advisory_xact_lock(${migrationLock})`)
    await client.query(`${createClock}; ${createVersionTable}`)
    const version = Number(
      (await client.query('SELECT max(version) AS version FROM schema_version')).rows[0]?.version ?? 0,
    )
    for (const sql of migrations.slice(version).flat()) await client.query(sql)
    if (version < migrations.length) await client.query(`INSERT INTO schema_version VALUES (${migrations.length})`)
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
}

const query = async (on: pg.Pool | pg.PoolClient, { sql, values }: { sql: string; values: Value[] }) =>
  (await on.query<Row>(sql, values)).rows

/** One statement is a transaction by itself; more are put in one. */
async function commit(pool: pg.Pool, statements: Statement[], triesLeft = 3): Promise<Row[][]> {
  try {
    const [only] = statements
    return only && statements.length === 1 ? [await query(pool, only)] : await transaction(pool, statements)
  } catch (error) {
    if (triesLeft > 0 && retriable.has(String((error as pg.DatabaseError).code)))
      return commit(pool, statements, triesLeft - 1)
    throw error
  }
}

async function transaction(pool: pg.Pool, statements: Statement[]): Promise<Row[][]> {
  const client = await pool.connect()
  try {
    const rows: Row[][] = []
    await client.query('BEGIN')
    for (const statement of statements) rows.push(await query(client, statement))
    await client.query('COMMIT')
    client.release()
    return rows
  } catch (error) {
    client.release(true) // closing the connection rolls back
    throw error
  }
}

async function guard<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await inTime(run())
  } catch (error) {
    throw new StoreUnavailable((error as Error).message, { cause: error })
  }
}

/** Waiting for a connection and for each statement adds up; this bounds the sum. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database takes too long')), longestWaitMs + 100)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
