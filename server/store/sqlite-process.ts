/**
 * The process that owns the SQLite file: a slow disk, another process's lock or files that are cut under its hands
 * never stop the server itself. It gets batches of jobs; the writes of one batch share one transaction and so one sync.
 */
import { randomInt } from 'node:crypto'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Row, type Statement, valuesIn } from './database.ts'
import { createVersionTable, migrations, stepsSince } from './schema.ts'
import { cutTo, type FileWatch, statsAt, type Trouble, watchFiles } from './sqlite-files.ts'

/** What deleted rows left behind goes out of the log with `flush`, and out of every page with `rewrite`. */
export type Job = { kind: 'read' | 'write' | 'flush' | 'rewrite'; statements: Statement[] }
export type Outcome = { rows: Row[][] } | { error: string; code: number }
/** After a trouble the process ends, so that the next one opens what is at the path now. */
export type Reply = { outcomes: Outcome[]; trouble?: Trouble | undefined } | { ready: true } | { fatal: string }

/** How long a write waits for another process's lock before the visitor is told to try again. */
const busyTimeoutMs = 700
/** So long a log is written back into the main file. */
const mostLogPages = 1_000
const mostInMemory = 256 * 2 ** 20
const [, , file = '', role] = process.argv
const isServer = role === 'server'
let database: DatabaseSync
let files: FileWatch
const prepared = new Map<string, StatementSync>()

const pragma = (name: string) => database.prepare(`PRAGMA ${name}`).get() ?? {}

const wayOut =
  'Put the last backup in its place, or save what can be read of it: sqlite3 leads.sqlite .recover | sqlite3 saved.sqlite.'

/** What SQLite finds wrong with the structure of the file as it is on the disk; undefined where nothing is. */
function damageIn(path: string): string | undefined {
  try {
    const fresh = new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs })
    try {
      const verdict = fresh.prepare('PRAGMA quick_check(1)').get()?.quick_check
      return verdict === 'ok' ? undefined : String(verdict).replaceAll(/\s+/g, ' ')
    } finally {
      fresh.close()
    }
  } catch (error) {
    return (error as Error).message
  }
}

/** Throws where leads that are in the file could not be read, or new ones be lost with it. A large file takes too long. */
function requireWhole(): void {
  const size = statsAt(file)?.size ?? 0n
  if (size === 0n) return
  const cut = cutTo(file)
  if (cut) throw new Error(`only ${cut.there} of its ${cut.whole} bytes are there. ${wayOut}`)
  const damage = size > mostInMemory ? undefined : damageIn(file)
  if (damage) throw new Error(`it is damaged (${damage}). ${wayOut}`)
}

function open(): void {
  if (isServer) requireWhole()
  database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  const journal = pragma('journal_mode').journal_mode
  const synchronous = Number(pragma('synchronous').synchronous)
  if (journal !== 'wal' || synchronous < 2)
    throw new Error(`needs journal_mode=wal and synchronous=FULL, has ${journal}`)
  database.function('now_ms', () => Date.now())
  migrate()
  files = watchFiles(file)
  if (isServer) startMarking()
}

function migrate(): void {
  database.exec('BEGIN IMMEDIATE')
  database.exec(createVersionTable)
  const version = Number(database.prepare('SELECT max(version) AS version FROM schema_version').get()?.version ?? 0)
  for (const sql of stepsSince(version, 'sqlite')) database.exec(sql)
  if (version < migrations.length) database.exec(`INSERT INTO schema_version (version) VALUES (${migrations.length})`)
  database.exec('COMMIT')
}

/**
 * The server writes a new random number into the file each time the log goes back into it. A file that was overwritten,
 * be it with a copy of its own, does not have the number.
 */
function startMarking(): void {
  database.exec('PRAGMA wal_autocheckpoint = 0')
  mark()
}
let marks: number[] = []
let isWrittenBack = true

function mark(): void {
  try {
    if (isWrittenBack) {
      const next = randomInt(1, 2 ** 31)
      database.exec(`PRAGMA user_version = ${next}`)
      marks = [...marks, next]
    }
    isWrittenBack = false
    const { busy, log, checkpointed } = pragma('wal_checkpoint(PASSIVE)')
    isWrittenBack = busy === 0 && log === checkpointed
  } catch {
    // A full disk: what is in the log stays there until there is room.
  }
  if (isWrittenBack) marks = marks.slice(-1)
  // Until the first number has arrived nobody knows what the file holds.
  if (isWrittenBack || marks.length > 1) files.expect(marks)
  files.noteCommit()
  files.noteSize()
  files.noteMain()
}

function run(statement: Statement): Row[] {
  const text = prepared.get(statement.sql) ?? database.prepare(statement.sql)
  prepared.set(statement.sql, text)
  return text.all(valuesIn(statement)) as Row[]
}

function inTransaction(jobs: Job[]): Outcome[] {
  if (jobs.length === 0) return []
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

/** Runs a job that shares its transaction with no other. */
function alone(job: Job): Outcome {
  try {
    if (job.kind !== 'read') scrub(job.kind === 'rewrite')
    return { rows: job.statements.map(run) }
  } catch (error) {
    return failure(error)
  }
}

/** `secure_delete` blanks what is deleted; rewriting takes care of what was moved about before, or by older versions. */
function scrub(isThorough: boolean): void {
  if (isThorough) database.exec(`PRAGMA temp_store = ${isLarge() ? 'FILE' : 'MEMORY'}; VACUUM`)
  const { busy } = pragma('wal_checkpoint(TRUNCATE)')
  files.noteMain()
  if (busy !== 0) throw new Error('the log is in use by another process')
}

/** Too large to be written anew in memory: then it goes through a nameless file, which holds nothing that was erased. */
const isLarge = () => Number(pragma('page_count').page_count) * Number(pragma('page_size').page_size) > mostInMemory

const codeOf = (error: unknown) => Number((error as { errcode?: number }).errcode ?? 0)
const failure = (error: unknown): Outcome => ({ error: String((error as Error).message), code: codeOf(error) })

const troubles: Record<Trouble, string> = {
  moved: 'the database file was moved, deleted or replaced',
  overwritten: 'something else was written into the database file',
  damaged: 'a file of the database was cut or written into',
}

/**
 * What is wrong with the files. Who writes into the main file beside this process is one of the owner's commands, or
 * damages it: what SQLite has read before would hide that until the next start.
 */
function look(): Trouble | undefined {
  const trouble = files.look()
  if (trouble || !isServer || !files.isChanged()) return trouble
  if (damageIn(file)) return 'damaged'
  files.noteMain()
  return undefined
}

/** What is in the files when the answer goes out is what counts, so they are looked at after the writes once more. */
function answer(jobs: Job[]): { outcomes: Outcome[]; trouble?: Trouble | undefined } {
  const refuse = (trouble: Trouble) => ({ outcomes: jobs.map(() => failure({ message: troubles[trouble] })), trouble })
  const before = look()
  if (before) return refuse(before)
  const writes = inTransaction(jobs.filter((job) => job.kind === 'write'))
  const outcomes = jobs.map((job) => (job.kind === 'write' ? (writes.shift() as Outcome) : alone(job)))
  files.noteCommit()
  const after = look()
  if (after) return refuse(after)
  files.noteSize()
  if (isServer && (!isWrittenBack || files.pages() > mostLogPages)) mark()
  return { outcomes }
}

/** Saves what can be saved, and ends before SQLite touches the files of others or an index that is cut. */
function leave(trouble: Trouble): void {
  try {
    // The log goes back into the file that it belongs to, wherever that is now, and not into the one in its place.
    if (trouble === 'moved') pragma('wal_checkpoint(TRUNCATE)')
    if (trouble === 'overwritten') files.removeLog()
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}

const post = (reply: Reply, then = () => {}) => process.send?.(reply, then)
// A terminal and systemd end all processes at once; this one goes when the server has no more work for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
try {
  open()
  process.on('message', (message: Job[] | 'close') => {
    if (message === 'close') {
      database.close()
      return process.disconnect()
    }
    const { outcomes, trouble } = answer(message)
    post({ outcomes, trouble }, () => trouble && leave(trouble))
  })
  post({ ready: true })
} catch (error) {
  post({ fatal: (error as Error).message }, () => process.exit())
}
