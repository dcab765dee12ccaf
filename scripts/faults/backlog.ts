/** Much to do at once: a long outbox at the start, slow senders, and the drill of getting everything back. */
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { newId } from '../../server/store/ids.ts'
import type { Store } from '../../server/store/store.ts'
import { component } from '../../tests/server/support/components.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import { temporaryFolder } from '../../tests/server/support/site.ts'
import { startSmtp } from '../../tests/server/support/smtp.ts'
import { until } from '../../tests/server/support/wait.ts'
import { allLeads, type Fault, type Place, placeAt } from './fault.ts'
import { outcomeText, percentile, runLoad } from './load.ts'

/** Puts leads with due mail into a store, a few hundred at a time. */
export async function addMany(store: Store, amount: number): Promise<void> {
  const fields = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'From before the restart' }
  const lead = {
    form: 'quote',
    state: 'inbox' as const,
    score: 0,
    reasons: [],
    fields,
    extra: {},
    client: '',
    page: '',
  }
  for (let added = 0; added < amount; added += 50) {
    const size = Math.min(50, amount - added)
    await Promise.all(Array.from({ length: size }, () => store.add(lead, { value: newId(), validMs: 1_000 })))
  }
}

export const backlog: Fault = {
  name: 'restart with a long outbox',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: true,
  async run({ isLong, place }) {
    const amount = isLong ? 10_000 : 200
    const where = await place()
    const store = await where.open()
    await addMany(store, amount)
    await store.close()
    const ms = isLong ? 4_000 : 1_000
    const quiet = await submitFor(await place(), {}, ms)
    const smtp = await startSmtp()
    const mail = { SMTP_URL: smtp.url, LEADS_TO: 'owner@example.com', LEADS_FROM: 'web@example.com' }
    const started = Date.now()
    const busy = await submitFor(where, mail, ms, async () => {
      await until('all mail', () => smtp.received.length >= amount, 580_000)
    })
    const firstMs = (smtp.received[0]?.at ?? 0) - Math.max(started, busy.readyAt)
    const ids = new Set(smtp.received.map(({ id }) => id)).size
    await smtp.stop()
    const again = await submitFor(await place(), {}, ms)
    const before = Math.max(...[quiet, again].map((load) => percentile(load.latencies, 0.99)))
    const during = percentile(busy.latencies, 0.99)
    return {
      passed:
        firstMs < 2_000 &&
        ids === smtp.received.length &&
        ids >= amount &&
        during <= Math.max(before * (isLong ? 2 : 5), 50),
      figure: `${ids} mails with as many Message-IDs, the first after ${Math.max(0, firstMs)} ms; submit p99 ${before.toFixed(1)} ms without, ${during.toFixed(1)} ms with the backlog`,
    }
  },
}

/** Starts a server and submits at a visitor's pace for a while. */
async function submitFor(where: Place, env: Record<string, string>, ms: number, then = async () => {}) {
  const server = await startProcess({ ...where.env, ...env })
  const readyAt = Date.now()
  const load = await runLoad({ urls: [server.url], workers: 2, pauseMs: 20, until: () => Date.now() > readyAt + ms })
  await then()
  await server.stop('SIGKILL')
  return { ...load, readyAt }
}

export const slowSockets: Fault = {
  name: '500 sockets dripping a byte a second',
  kinds: ['SQLite'],
  isInTests: true,
  async run({ isLong, place }) {
    const server = await startProcess((await place()).env)
    const begun = Date.now()
    const quiet = await runLoad({
      urls: [server.url],
      workers: 2,
      pauseMs: 20,
      until: () => Date.now() > begun + 2_000,
    })
    const started = Date.now()
    const ends = Array.from({ length: 500 }, (_, index) => drip(Number(new URL(server.url).port), index))
    let open = ends.length
    for (const end of ends) end.then(() => open--)
    const load = await runLoad({
      urls: [server.url],
      workers: 2,
      pauseMs: 20,
      until: () => open === 0 || Date.now() > started + 15_000,
    })
    const closedMs = Date.now() - started
    await server.stop('SIGKILL')
    const [before, p99] = [percentile(quiet.latencies, 0.99), percentile(load.latencies, 0.99)]
    return {
      passed:
        open === 0 &&
        closedMs < 10_000 &&
        p99 < Math.max(isLong ? 100 : 500, before * 2) &&
        load.outcomes.size === 1 &&
        load.outcomes.has('200'),
      figure: `all closed after ${(closedMs / 1000).toFixed(1)} s; honest posts p99 ${p99.toFixed(1)} ms, without them ${before.toFixed(1)} ms (${outcomeText(load)})`,
    }
  },
}

/** Half of them drip headers, half a body. Resolves when the server has closed the connection. */
function drip(port: number, index: number): Promise<void> {
  const head = 'POST /submit-form.php HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n'
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(index % 2 === 0 ? head : `${head}Content-Length: 500\r\n\r\n`)
  })
  const timer = setInterval(() => socket.write(index % 2 === 0 ? 'X' : ' '), 1_000)
  return new Promise((resolve) => {
    socket
      .on('error', () => {})
      .on('close', () => {
        clearInterval(timer)
        resolve()
      })
    socket.resume()
  })
}

export const restore: Fault = {
  name: 'backup and restore drill',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: true,
  async run({ isLong, place }) {
    const where = await place()
    const store = await where.open()
    await addMany(store, isLong ? 5_000 : 200)
    const copy = await (where.env.DATABASE_URL
      ? dumpAndRestore(where, await place())
      : backupWhileWriting(where, store))
    await store.close()
    const [original, restored] = await Promise.all([where, copy].map(fingerprint))
    return {
      passed: original?.hash === restored?.hash && (original?.amount ?? 0) > 0,
      figure: `${original?.amount} leads, ${restored?.amount} after the restore, hashes ${original?.hash === restored?.hash ? 'equal' : 'DIFFERENT'}`,
    }
  },
}

async function backupWhileWriting(where: Place, store: Store): Promise<Place> {
  const folder = await temporaryFolder('restore')
  const env = { PATH: process.env.PATH, ...where.env }
  await promisify(execFile)(process.execPath, ['scripts/leads.ts', 'backup', join(folder, 'leads.sqlite')], { env })
  await store.heartbeat()
  return placeAt({ DATA_DIR: folder })
}

async function dumpAndRestore({ env }: Place, target: Place): Promise<Place> {
  const tools = dirname(component('postgres').path ?? '')
  const file = join(await temporaryFolder('dump'), 'leads.dump')
  execFileSync(join(tools, 'pg_dump'), ['-Fc', '-f', file, env.DATABASE_URL ?? ''])
  execFileSync(join(tools, 'pg_restore'), ['-d', target.env.DATABASE_URL ?? '', file])
  return target
}

async function fingerprint(place: Place): Promise<{ amount: number; hash: string }> {
  const leads = await allLeads(place)
  return { amount: leads.length, hash: createHash('sha256').update(JSON.stringify(leads)).digest('hex') }
}
