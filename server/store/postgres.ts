/** The database for several instances: any PostgreSQL that keeps what it acknowledges. */
import pg from 'pg'
import { type Database, type Row, type Statement, StoreUnavailable, valuesIn } from './database.ts'
import { doubtOf, durably, migrate, requireDurability } from './postgres-setup.ts'

const bigintType = 20

/** Connections for one kind of work, so that a rush of visitors and a long outbox do not take them from each other. */
export type Work = { connections: number; longestWaitMs: number }
/** A visitor hears within two seconds that it did not work. */
export const visitors: Work = { connections: 16, longestWaitMs: 1_500 }
/** Mail and chores have time; giving up on a claim would delay its mail by a minute. */
export const background: Work = { connections: 4, longestWaitMs: 15_000 }
/** Two transactions that stood in each other's way; trying again is the remedy. */
const retriable = new Set(['40001', '40P01'])

/** PostgreSQL is stopped, starting or full: asking it for more connections now would only keep it from coming back. */
const unreachable = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', '57P03', '53300'])
const breatherMs = 200

/** Connects and brings the tables up to date. Throws {@link UnsafeDatabase} where a crash could lose a commit. */
export async function openPostgres(url: string, { connections, longestWaitMs }: Work = visitors): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: longestWaitMs,
    query_timeout: longestWaitMs,
    statement_timeout: longestWaitMs,
    keepAlive: true,
    pipeline: true,
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
  const guard = createGuard(longestWaitMs)
  let doubt: string | undefined
  const noteDoubt = (reason: string | undefined) => {
    doubt = reason
  }
  return {
    read: (sql, values = {}) => guard(async () => rowsOf(pool, numbered({ sql, values }))),
    commit: (statements) => guard(() => commit(pool, statements, noteDoubt)),
    scrub: async () =>
      void (await guard(() =>
        pool.query('VACUUM leads, outbox, answers, webhooks, submission_keys, photos, recipients'),
      )),
    doubt: () => doubt,
    close: () => pool.end(),
  }
}

/** PostgreSQL counts the values that statements name. */
function numbered(statement: Statement): pg.QueryConfig {
  const values = valuesIn(statement)
  const names = Object.keys(values)
  const text = statement.sql.replaceAll(/:(\w+)/g, (_, name) => `$${names.indexOf(name) + 1}`)
  return { text, values: Object.values(values) }
}

const rowsOf = async (on: pg.Pool | pg.PoolClient, query: pg.QueryConfig) => (await on.query<Row>(query)).rows

type NoteDoubt = (doubt: string | undefined) => void

async function commit(pool: pg.Pool, statements: Statement[], noteDoubt: NoteDoubt, triesLeft = 3): Promise<Row[][]> {
  try {
    return await transaction(pool, statements, noteDoubt)
  } catch (error) {
    if (triesLeft > 0 && retriable.has(String((error as pg.DatabaseError).code)))
      return commit(pool, statements, noteDoubt, triesLeft - 1)
    throw error
  }
}

/** Sends all statements at once: the way to the database is gone once, not once for each. */
async function transaction(pool: pg.Pool, statements: Statement[], noteDoubt: NoteDoubt): Promise<Row[][]> {
  const queries = statements.map(numbered) // what fails here would not keep the others from being committed
  const client = await pool.connect()
  try {
    const answers = [
      client.query('BEGIN'),
      rowsOf(client, { text: durably }),
      ...queries.map((query) => rowsOf(client, query)),
      client.query('COMMIT'),
    ]
    const [, settings, ...rest] = await Promise.all(answers)
    const end = rest.pop() as pg.QueryResult
    if (end.command !== 'COMMIT') throw new Error(`the transaction ended with ${end.command}`)
    noteDoubt(doubtOf(settings as Row[]))
    client.release()
    return rest as Row[][]
  } catch (error) {
    client.release(true) // closing the connection rolls back
    throw error
  }
}

/** Bounds the time of each piece of work, and gives an unreachable database a breather. */
function createGuard(longestWaitMs: number) {
  let closedUntil = 0
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < closedUntil) throw new StoreUnavailable('the database could not be reached a moment ago')
    try {
      return await inTime(longestWaitMs, run())
    } catch (error) {
      if (unreachable.has(String((error as pg.DatabaseError).code))) closedUntil = performance.now() + breatherMs
      throw new StoreUnavailable((error as Error).message, { cause: error })
    }
  }
}

/** Waiting for a connection and for each statement adds up; this bounds the sum. */
async function inTime<Result>(mostMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database takes too long')), mostMs + 100)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
