/** The default database: one file, one writing process. Writes that arrive together are committed together. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { type Database, type Row, type Statement, StoreUnavailable, UnsafeDatabase } from './database.ts'
import type { Job, Outcome, Reply } from './sqlite-worker.ts'

/** With the worker's own wait for locks this keeps every answer under two seconds. */
const longestQueueMs = 1_100
const longestCommitMs = 10_000
const mostInBatch = 256
/** Short beside {@link longestQueueMs}, so that what comes meanwhile is written by the next thread. */
const restartMs = 200

type Waiting = { job: Job; deadline: number; settle: (outcome: Outcome) => void }

/** Opens (or makes) `leads.sqlite` in the folder. Throws {@link UnsafeDatabase} when it cannot be durable there. */
export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = sqliteFile(folder)
  return connect(await startThread(file), file)
}

async function startThread(file: string): Promise<Worker> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } })
  const first = await new Promise<Reply>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', () => reject(new Error('the database thread stopped')))
  })
  if ('fatal' in first) throw new UnsafeDatabase(`Cannot use ${file}: ${first.fatal}`)
  return worker
}

/** Where the leads are. */
export const sqliteFile = (folder: string) => join(folder, 'leads.sqlite')

function connect(first: Worker, file: string): Database {
  const queue: Waiting[] = []
  let inFlight: Waiting[] = []
  /** Absent from the end of one thread to the start of the next. */
  let worker: Worker | undefined
  let isClosing = false
  let isClosed = false
  let whenIdle = () => {}
  const settleAll = (waiting: Waiting[], error: string) => {
    for (const { settle } of waiting.splice(0)) settle({ error, code: 0 })
  }
  const sendNext = () => {
    if (!worker || inFlight.length > 0) return
    if (queue.length === 0) return whenIdle()
    inFlight = queue.splice(0, mostInBatch)
    worker.postMessage(inFlight.map(({ job }) => job))
  }
  const use = (thread: Worker) => {
    worker = thread
    let reason = 'the database thread stopped'
    thread.on('error', ({ message }) => {
      reason += `: ${message}`
    })
    thread.on('exit', () => {
      worker = undefined
      settleAll(inFlight, reason)
      if (!isClosing) setTimeout(restart, restartMs).unref()
    })
    thread.on('message', (reply: Reply) => {
      if (!('outcomes' in reply)) return
      const answered = inFlight
      inFlight = []
      sendNext()
      for (const [index, outcome] of reply.outcomes.entries()) answered[index]?.settle(outcome)
    })
    sendNext()
  }
  /** A thread can stop when its disk fails: one that works again gets a new one. */
  const restart = async () => {
    const thread = await startThread(file).catch(() => undefined)
    if (isClosing) await thread?.terminate()
    else if (thread) use(thread)
    else setTimeout(restart, restartMs).unref()
  }
  use(first)
  const sweep = setInterval(() => {
    while (queue[0] && queue[0].deadline < Date.now()) queue.shift()?.settle({ error: 'waited too long', code: 5 })
    if (inFlight[0] && inFlight[0].deadline + longestCommitMs < Date.now()) {
      for (const { settle } of inFlight) settle({ error: 'the disk takes too long', code: 5 })
    }
  }, 50).unref()
  const perform = (job: Job) =>
    new Promise<Row[][]>((resolve, reject) => {
      const settle = (outcome: Outcome) => ('rows' in outcome ? resolve(outcome.rows) : reject(asError(outcome)))
      if (isClosed) return settle({ error: 'the database is closed', code: 0 })
      queue.push({ job, deadline: Date.now() + longestQueueMs, settle })
      sendNext()
    })
  return {
    read: async (sql, values = []) => (await perform({ statements: [{ sql, values }], writes: false }))[0] ?? [],
    commit: (statements: Statement[]) => perform({ statements, writes: true }),
    backup: async (target) => {
      const source = new DatabaseSync(file, { readOnly: true })
      await backup(source, target)
      source.close()
    },
    close: async () => {
      if (isClosing) return
      isClosing = true
      const thread = worker
      const exited = thread && new Promise((resolve) => thread.once('exit', resolve))
      whenIdle = () => thread?.postMessage('close')
      sendNext()
      await exited
      isClosed = true
      settleAll(queue, 'the database is closed')
      clearInterval(sweep)
    },
  }
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
