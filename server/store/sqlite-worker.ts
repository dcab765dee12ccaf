/**
 * The thread that owns the SQLite file, so that a slow disk or another process's lock never stops the server's event
 * loop. It gets batches of jobs; the writes of one batch share one transaction and so one sync of the disk.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Row, Statement } from './database.ts'
import { createVersionTable, migrations } from './schema.ts'

export type Job = { statements: Statement[]; writes: boolean }
export type Outcome = { rows: Row[][] } | { error: string; code: number }
export type Reply = { outcomes: Outcome[] } | { ready: true } | { fatal: string }

/** How long a write waits for another process's lock before the visitor is told to try again. */
const busyTimeoutMs = 700
const { file } = workerData as { file: string }
const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
const prepared = new Map<string, StatementSync>()

function open(): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const journal = database.prepare('PRAGMA journal_mode').get()?.journal_mode
  const synchronous = Number(database.prepare('PRAGMA synchronous').get()?.synchronous)
  if (journal !== 'wal' || synchronous < 2)
    throw new Error(`needs journal_mode=wal and synchronous=FULL, has ${journal}`)
  database.function('now_ms', () => Date.now())
  migrate()
}

function migrate(): void {
  database.exec('BEGIN IMMEDIATE')
  database.exec(createVersionTable)
  const version = Number(database.prepare('SELECT max(version) AS version FROM schema_version').get()?.version ?? 0)
  for (const sql of migrations.slice(version).flat()) database.exec(sql)
  if (version < migrations.length) database.exec(`INSERT INTO schema_version (version) VALUES (${migrations.length})`)
  database.exec('COMMIT')
}

function run({ sql, values }: Statement): Row[] {
  const statement = prepared.get(sql) ?? database.prepare(sql)
  prepared.set(sql, statement)
  return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))) as Row[]
}

function inTransaction(jobs: Job[]): Outcome[] {
  try {
    database.exec('BEGIN IMMEDIATE')
    const outcomes = jobs.map((job) => ({ rows: job.statements.map(run) }))
    database.exec('COMMIT')
    return outcomes
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    const isOwnFault = jobs.length > 1 && ![5, 6, 8, 10, 13, 14].includes(codeOf(error) & 0xff) // busy, locked, readonly, I/O, full, cannot open
    return isOwnFault ? jobs.flatMap((job) => inTransaction([job])) : jobs.map(() => failure(error))
  }
}

function readOnly(job: Job): Outcome {
  try {
    return { rows: job.statements.map(run) }
  } catch (error) {
    return failure(error)
  }
}

const codeOf = (error: unknown) => Number((error as { errcode?: number }).errcode ?? 0)
const failure = (error: unknown): Outcome => ({ error: String((error as Error).message), code: codeOf(error) })

function answer(jobs: Job[]): Outcome[] {
  const written = inTransaction(jobs.filter((job) => job.writes))
  return jobs.map((job) => (job.writes ? (written.shift() as Outcome) : readOnly(job)))
}

const post = (reply: Reply) => parentPort?.postMessage(reply)
try {
  open()
  parentPort?.on('message', (message: Job[] | 'close') => {
    if (message !== 'close') return post({ outcomes: answer(message) })
    database.close()
    parentPort?.close()
  })
  post({ ready: true })
} catch (error) {
  post({ fatal: (error as Error).message })
}
