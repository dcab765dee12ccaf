/** Somebody else holds the database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startProcess } from '../../tests/server/support/process.ts'
import { recovery } from './crash.ts'
import { type Fault, missingLeads, type Place } from './fault.ts'
import { outcomeText, percentile, runLoad } from './load.ts'

/** Asks for signs of life all the while; the slowest answer shows how long the event loop stood still. */
async function watchLoop(url: string, until: () => boolean): Promise<number> {
  let slowest = 0
  while (!until()) {
    const started = performance.now()
    await fetch(`${url}/livez`).then((response) => response.text())
    slowest = Math.max(slowest, performance.now() - started)
    await sleep(10)
  }
  return slowest
}

/** Holds the database's write lock from another process for a while. */
async function holdLock({ env }: Place, ms: number): Promise<void> {
  if (env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    await client.query('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE')
    await sleep(ms)
    return client.end()
  }
  const script = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(join(env.DATA_DIR ?? '', 'leads.sqlite'))}, { timeout: 5000 })
    database.exec('BEGIN EXCLUSIVE'); setTimeout(() => database.close(), ${ms})`
  await once(spawn(process.execPath, ['-e', script], { stdio: 'ignore' }), 'exit')
}

export const locked: Fault = {
  name: 'database locked by another process',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: true,
  async run({ isLong, place }) {
    const where = await place()
    const server = await startProcess(where.env)
    let isOver = false
    const running = runLoad({ urls: [server.url], workers: 20, pauseMs: 20, until: () => isOver })
    const lockMs = isLong ? 10_000 : 2_500
    const calmUntil = Date.now() + (isLong ? 5_000 : 1_000)
    const calmMs = await watchLoop(server.url, () => Date.now() > calmUntil)
    const watching = watchLoop(server.url, () => isOver)
    await holdLock(where, lockMs)
    const recovered = await recovery(server.url)
    isOver = true
    const [load, loopMs] = await Promise.all([running, watching])
    await server.stop('SIGKILL')
    const missing = await missingLeads(where, load.acknowledged)
    const slowest = percentile(load.latencies, 1)
    const refused = load.outcomes.get('503') ?? 0
    const slack = isLong ? 1 : 4 // tests run beside each other; the long run has the machine to itself
    return {
      passed:
        missing.length === 0 &&
        refused > 0 &&
        slowest < 2_000 * slack &&
        loopMs < Math.max(300, calmMs * 2) * slack &&
        recovered < 5_000,
      figure: `${lockMs / 1000} s: ${missing.length} of ${load.acknowledged.length} missing, slowest answer ${Math.round(slowest)} ms, event loop at most ${Math.round(loopMs)} ms (${Math.round(calmMs)} ms without), works again after ${recovered} ms (${outcomeText(load)})`,
    }
  },
}
