/** Much mail to send at once. */
import { newId } from '../../server/store/ids.ts'
import type { Store } from '../../server/store/store.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import { startSmtp } from '../../tests/server/support/smtp.ts'
import { until } from '../../tests/server/support/wait.ts'
import { runsAll } from '../../tests/support/places.ts'
import type { Fault, Place } from './fault.ts'
import { percentile, runLoad } from './load.ts'

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
  isInTests: runsAll, // the tests of mail have an outbox after an outage
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
        during <= (isLong ? Math.max(before * 2, 50) : Math.max(before * 5, 500)),
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
