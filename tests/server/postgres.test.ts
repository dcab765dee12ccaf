/** What becomes of work on a PostgreSQL that fails, waits or is away, and what is asked of it first. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitOne, type Database, StoreUnavailable, UnsafeDatabase, valuesIn } from '../../server/store/database.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { doubtOf } from '../../server/store/postgres-setup.ts'
import { component, named } from './support/components.ts'
import { type Postgres, runSql, startPostgres } from './support/postgres.ts'
import { until } from './support/wait.ts'

const found = component('postgres')

describe.skipIf(found.missing)(named('work on a PostgreSQL', found), () => {
  let postgres: Postgres
  let url: string
  let database: Database
  beforeAll(async () => {
    postgres = await startPostgres(found.path ?? '')
    url = await postgres.createDatabase()
    database = await openPostgres(url, { connections: 2, longestWaitMs: 600 })
    await runSql(
      url,
      `CREATE SEQUENCE tries; CREATE TABLE notes (text TEXT);
       CREATE FUNCTION fail(code text, most int) RETURNS int LANGUAGE plpgsql AS
       $$ BEGIN IF nextval('tries') > most THEN RETURN 1; END IF; RAISE 'no' USING ERRCODE = code; END $$`,
    )
  }, 60_000)
  afterAll(async () => {
    await database?.close()
    await postgres?.remove()
  }, 60_000)

  /** How often it was tried, whatever became of it, with what is left in the table. */
  const trying = async (code: string, failures: number) => {
    await runSql(url, 'ALTER SEQUENCE tries RESTART; TRUNCATE notes')
    const note = { sql: "INSERT INTO notes VALUES ('kept')" }
    const rows = await database
      .commit([note, { sql: `SELECT fail(:code, CAST(:most AS INTEGER)) AS done`, values: { code, most: failures } }])
      .catch((error: unknown) => error)
    const [{ tries }] = (await runSql(url, 'SELECT last_value AS tries FROM tries')) as [{ tries: string }]
    const [{ kept }] = (await runSql(url, 'SELECT count(*) AS kept FROM notes')) as [{ kept: string }]
    return { rows, tries: Number(tries), kept: Number(kept) }
  }

  test.each(['40001', '40P01'])(
    'that stood in the way of other work (%s) is tried again, and done once',
    async (code) => {
      expect(await trying(code, 2)).toEqual({ rows: [[], [{ done: 1 }]], tries: 3, kept: 1 })
      const { rows, tries, kept } = await trying(code, 99)
      expect([tries, kept]).toEqual([4, 0])
      expect(rows).toBeInstanceOf(StoreUnavailable)
    },
  )

  test('that fails for anything else is not tried again, and leaves nothing', async () => {
    const { rows, tries, kept } = await trying('22023', 1)
    expect([tries, kept]).toEqual([1, 0])
    expect(rows).toBeInstanceOf(StoreUnavailable)
    expect((rows as Error).cause).toMatchObject({ code: '22023' })
    expect(await commitOne(database, 'SELECT 1 AS one', {})).toEqual([{ one: 1 }])
  })

  test('gives whole numbers as numbers, and takes one value in several places', async () => {
    const sql = 'SELECT CAST(:a AS BIGINT) + CAST(:b AS BIGINT) AS sum, CAST(:a AS TEXT) AS a, now_ms() AS now'
    const [row] = await database.read(sql, { b: 2, a: 40 })
    expect(row).toEqual({ sum: 42, a: '40', now: expect.any(Number) })
    expect(Math.abs(Number(row?.now) - Date.now())).toBeLessThan(5_000)
  })

  test('that takes too long is given up', async () => {
    const begun = performance.now()
    await expect(database.read('SELECT pg_sleep(3)')).rejects.toBeInstanceOf(StoreUnavailable)
    expect(performance.now() - begun).toBeLessThan(1_500)
    const both = Array.from({ length: 2 }, () => database.read('SELECT pg_sleep(0.5)'))
    // The one behind waits for a connection and for its own work: the sum is bounded.
    const late = Array.from({ length: 4 }, () => database.read('SELECT pg_sleep(0.5)').catch((error) => error.message))
    await Promise.allSettled(both)
    expect(await Promise.all(late)).toContain('the database takes too long')
  })

  test('that cannot be reached is not even tried for a moment, and then goes on', async () => {
    await postgres.stop()
    const failed = () =>
      database.read('SELECT 1 AS one').then(
        () => '',
        (error: Error) => error.message,
      )
    await until('its end', async () => (await failed()).includes('ECONNREFUSED'))
    expect(await failed()).toBe('the database could not be reached a moment ago')
    await postgres.start()
    await until('its return', async () => (await failed()) === '')
    expect(await database.read('SELECT 1 AS one')).toEqual([{ one: 1 }])
  }, 30_000)

  test('begins with its tables as they are, whichever of them there are already', async () => {
    const [{ version }] = (await runSql(url, 'SELECT max(version) AS version FROM schema_version')) as [
      { version: number },
    ]
    const again = await openPostgres(url)
    const rows = await again.read('SELECT version FROM schema_version')
    expect(rows).toEqual([{ version }])
    await again.close()
  })
})

test('a setting that was turned off is a doubt, and one without which a commit could be lost ends the work', () => {
  expect(doubtOf([{ fsync: 'on', forced: null }])).toBeUndefined()
  expect(doubtOf([{ fsync: 'on', forced: 'on' }])).toContain('"synchronous_commit" of PostgreSQL was turned off')
  expect(() => doubtOf([{ fsync: 'off', forced: null }])).toThrow(UnsafeDatabase)
})

test('a statement gets the values that it names, in its order, and no others', () => {
  const values = { a: 1, b: null, c: 'x' }
  expect(Object.entries(valuesIn({ sql: ':c :b :c', values }))).toEqual([
    ['c', 'x'],
    ['b', null],
  ])
  expect(valuesIn({ sql: 'SELECT 1' })).toEqual({})
  expect(() => valuesIn({ sql: ':d', values })).toThrow('a statement lacks its value "d"')
})
