/** The default database: one file, one writing process. Writes that arrive together are committed together. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { retry } from '../retry.ts'
import { type Database, type Row, type Statement, StoreUnavailable, UnsafeDatabase } from './database.ts'
import { statsAt } from './sqlite-files.ts'
import type { Job, Outcome, Reply } from './sqlite-process.ts'

/** With the process's own wait for locks this keeps every answer under two seconds. */
const longestQueueMs = 1_100
const longestCommitMs = 10_000
const mostInBatch = 256
/** Short beside {@link longestQueueMs}, so that what comes meanwhile is written by the next process. */
const restartMs = 200
/** A file that somebody is copying to the database's place is not opened before it has been left alone for so long. */
const quietMs = 500
/** Between tries to rewrite the file: others may be using it just then. */
const othersMs = 100

type Waiting = { job: Job; deadline: number; settle: (outcome: Outcome) => void }

export type SqliteOptions = {
  /** Whether this is the one server on the folder; the owner's commands come and go beside it. */
  isServer?: boolean
  /** Told why the database had to be opened again. */
  onTrouble?: (reason: string) => void
}

/** Opens (or makes) `leads.sqlite` in the folder. Throws {@link UnsafeDatabase} when it cannot be durable there. */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<Database> {
  return openSqliteFile(sqliteFile(folder), options)
}

/** The same for a file of any name, such as a backup. */
export async function openSqliteFile(file: string, options: SqliteOptions = {}): Promise<Database> {
  return connect(await startProcess(file, options), file, options)
}

async function startProcess(file: string, { isServer = false }: SqliteOptions): Promise<ChildProcess> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const child = fork(new URL('./sqlite-process.ts', import.meta.url), [file, isServer ? 'server' : 'guest'], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced', // pictures go through as bytes
  })
  const first = await new Promise<Reply>((resolve, reject) => {
    child.once('message', (reply: Reply) => resolve(reply)).once('error', reject)
    child.once('exit', () => reject(new Error('the database process stopped')))
  })
  if ('fatal' in first) throw new UnsafeDatabase(`Cannot use ${file}: ${first.fatal}`)
  return child
}

/** Where the leads are. */
export const sqliteFile = (folder: string) => join(folder, 'leads.sqlite')

function connect(first: ChildProcess, file: string, options: SqliteOptions): Database {
  const queue: Waiting[] = []
  let inFlight: Waiting[] = []
  /** Absent from the end of one process to the start of the next. */
  let child: ChildProcess | undefined
  let isClosing = false
  let isClosed = false
  let whenIdle = () => {}
  const settleAll = (waiting: Waiting[], error: string) => {
    for (const { settle } of waiting.splice(0)) settle({ error, code: 0 })
  }
  const sendNext = () => {
    if (!child?.connected || inFlight.length > 0) return
    if (queue.length === 0) return whenIdle()
    inFlight = queue.splice(0, mostInBatch)
    child.send(inFlight.map(({ job }) => job))
  }
  const use = (next: ChildProcess) => {
    child = next
    let reason = 'the database process stopped'
    next.on('error', ({ message }) => {
      reason = `${reason}: ${message}`
    })
    next.on('exit', () => {
      child = undefined
      settleAll(inFlight, reason)
      if (isClosing) return
      options.onTrouble?.(reason)
      setTimeout(restart, restartMs).unref()
    })
    next.on('message', (reply: Reply) => {
      if (!('outcomes' in reply)) return
      const answered = inFlight
      inFlight = []
      if (reply.trouble) {
        // The process is about to end, and the next one opens what is at the path then.
        reason = reply.outcomes.map((outcome) => ('error' in outcome ? outcome.error : '')).find(Boolean) ?? reason
        child = undefined
      }
      sendNext()
      for (const [index, outcome] of reply.outcomes.entries()) answered[index]?.settle(outcome)
    })
    sendNext()
  }
  /** A process can end when its disk fails or its files are gone: one that works again gets a new one. */
  const restart = async (triesBefore = 0) => {
    const next = isQuiet(file) ? await startProcess(file, options).catch(() => undefined) : undefined
    if (isClosing) next?.disconnect()
    else if (next) use(next)
    else setTimeout(restart, triesBefore < 10 ? restartMs : restartMs * 10, triesBefore + 1).unref()
  }
  use(first)
  const sweep = setInterval(() => {
    const now = performance.now()
    while (queue[0] && queue[0].deadline < now) queue.shift()?.settle({ error: 'waited too long', code: 5 })
    if (inFlight[0] && inFlight[0].job.kind !== 'rewrite' && inFlight[0].deadline + longestCommitMs < now) {
      for (const { settle } of inFlight) settle({ error: 'the disk takes too long', code: 5 })
    }
  }, 50).unref()
  const perform = (job: Job) =>
    new Promise<Row[][]>((resolve, reject) => {
      const settle = (outcome: Outcome) => ('rows' in outcome ? resolve(outcome.rows) : reject(asError(outcome)))
      if (isClosed) return settle({ error: 'the database is closed', code: 0 })
      queue.push({ job, deadline: performance.now() + longestQueueMs, settle })
      sendNext()
    })
  return {
    read: async (sql, values = {}) => (await perform({ kind: 'read', statements: [{ sql, values }] }))[0] ?? [],
    commit: (statements: Statement[]) => perform({ kind: 'write', statements }),
    scrub: (isThorough) => retry(() => perform({ kind: isThorough ? 'rewrite' : 'flush', statements: [] }), othersMs),
    backup: async (target) => {
      const source = new DatabaseSync(file, { readOnly: true })
      await backup(source, target)
      source.close()
    },
    close: async () => {
      if (isClosing) return
      isClosing = true
      const last = child
      const exited = last && new Promise((resolve) => last.once('exit', resolve))
      whenIdle = () => last?.send('close')
      sendNext()
      await exited
      isClosed = true
      settleAll(queue, 'the database is closed')
      clearInterval(sweep)
    },
  }
}

function isQuiet(file: string): boolean {
  const stats = statsAt(file)
  return !stats || Math.abs(Date.now() - Number(stats.mtimeMs)) > quietMs
}

const asError = ({ error, code }: { error: string; code: number }) =>
  new StoreUnavailable(code ? `${error} (SQLite ${code})` : error)

/**
 * Makes this process the only server on the folder, until the process ends however it ends (the operating system
 * drops the lock). Throws with the process that has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(
      `Cannot start: another server uses the folder "${folder}". Stop it, or set DATA_DIR or DATABASE_URL.`,
    )
  }
  writeFileSync(join(folder, 'server.pid'), `${process.pid}\n`)
  return () => lock.close()
}
