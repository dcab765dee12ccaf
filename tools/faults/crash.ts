/** Ends without warning: of the server, of PostgreSQL, and orderly ones under load. */
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../server/store/ids.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import { type Context, type Fault, integrity, missingLeads, Skipped } from './fault.ts'
import { type Load, leadBody, outcomeText, percentile, post, runLoad } from './load.ts'

export const kill: Fault = {
  name: 'kill -9 under load',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: true,
  async run({ isLong, place }) {
    const where = await place()
    const acknowledged: string[] = []
    const rounds = isLong ? 200 : 2
    for (let round = 0; round < rounds; round += 1) {
      const server = await startProcess(where.env)
      let isOver = false
      const load = runLoad({ urls: [server.url], workers: 8, pauseMs: isLong ? 0 : 10, until: () => isOver })
      // Not before it takes leads, however busy the machine is.
      await recovery(server.url)
      await sleep(100 + Math.random() * 400)
      await server.stop('SIGKILL')
      isOver = true
      acknowledged.push(...(await load).acknowledged)
    }
    const missing = await missingLeads(where, acknowledged)
    const { orphans, isWhole } = await integrity(where)
    return {
      passed: missing.length === 0 && orphans === 0 && isWhole && acknowledged.length > rounds,
      figure: `${rounds} kills, ${acknowledged.length} acknowledged, ${missing.length} missing, ${orphans} without mail, integrity ${isWhole ? 'ok' : 'BROKEN'}`,
    }
  },
}

export const sigterm: Fault = {
  name: 'SIGTERM under load',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: true,
  async run({ isLong, place }) {
    const rounds = isLong ? 10 : 1
    const where = await place()
    let slowest = 0
    let codes = 0
    let acknowledged = 0
    let resets = 0
    let odd = ''
    let missing = 0
    for (let round = 0; round < rounds; round += 1) {
      const server = await startProcess(where.env)
      let isOver = false
      const running = runLoad({ urls: [server.url], workers: 16, pauseMs: isLong ? 0 : 10, until: () => isOver })
      await sleep(500)
      const started = Date.now()
      codes += (await server.stop('SIGTERM')) ?? 1
      slowest = Math.max(slowest, Date.now() - started)
      isOver = true
      const load = await running
      odd += resetsOf(load) > 0 ? ` (${outcomeText(load)})` : ''
      resets += resetsOf(load)
      missing += (await missingLeads(where, load.acknowledged)).length
      acknowledged += load.acknowledged.length
    }
    return {
      passed: slowest < 10_000 && codes === 0 && resets === 0 && missing === 0,
      figure: `${rounds} stops, slowest ${slowest} ms, ${acknowledged} acknowledged, ${missing} missing, ${resets} broken off${odd}`,
    }
  },
}

const resetsOf = (load: Load) =>
  [...load.outcomes].reduce((sum, [name, amount]) => (/^(200|ECONNREFUSED)$/.test(name) ? sum : sum + amount), 0)

export const postgresStop: Fault = {
  name: 'PostgreSQL stopped immediate and started',
  kinds: ['PostgreSQL'],
  isInTests: true,
  async run({ isLong, place, postgres }: Context) {
    if (!postgres) throw new Skipped('there is no PostgreSQL')
    const where = await place()
    const server = await startProcess(where.env)
    let isOver = false
    const running = runLoad({ urls: [server.url], workers: 8, pauseMs: isLong ? 0 : 10, until: () => isOver })
    let slowestRecovery = 0
    for (let round = 0; round < (isLong ? 10 : 1); round += 1) {
      await sleep(700)
      await postgres.stop('SIGQUIT')
      await sleep(1_000)
      await postgres.start()
      slowestRecovery = Math.max(slowestRecovery, await recovery(server.url))
    }
    isOver = true
    const load = await running
    await server.stop('SIGKILL')
    const missing = await missingLeads(where, load.acknowledged)
    const slowest = percentile(load.latencies, 1)
    return {
      passed: missing.length === 0 && slowestRecovery < 5_000 && (load.outcomes.get('503') ?? 0) > 0 && slowest < 2_500,
      figure: `${load.acknowledged.length} acknowledged, ${missing.length} missing, works again after ${slowestRecovery} ms (${outcomeText(load)})`,
    }
  },
}

/** Milliseconds until a submission is taken again, asked of the server one at a time. */
export async function recovery(url: string, mostMs = 20_000): Promise<number> {
  const started = Date.now()
  while (Date.now() - started < mostMs) {
    const answer = await post(url, undefined, leadBody(), newId()).catch(() => undefined)
    if (answer?.status === 200) return Date.now() - started
    await sleep(50)
  }
  return mostMs
}
