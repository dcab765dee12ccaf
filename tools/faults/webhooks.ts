/** Ends without warning while a receiver is told of leads, and a receiver that is away. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../../tests/server/support/process.ts'
import { secret, startReceiver, withStatus } from '../../tests/server/support/receiver.ts'
import { until } from '../../tests/server/support/wait.ts'
import { type Fault, missingLeads } from './fault.ts'
import { runLoad } from './load.ts'

/** Every acknowledged lead is told, however often the server was killed and whatever the receiver answered meanwhile. */
export const webhooksKilled: Fault = {
  name: 'kill -9 while a receiver is told',
  kinds: ['PostgreSQL', 'SQLite'],
  isInTests: false,
  async run({ isLong, place }) {
    const where = await place()
    const receiver = await startReceiver()
    const env = { ...where.env, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret, MAIL_RETRY_SECONDS: '1' }
    const acknowledged: string[] = []
    const rounds = isLong ? 50 : 2
    for (let round = 0; round < rounds; round += 1) {
      receiver.behave(withStatus(round % 2 === 0 ? 204 : 503))
      const server = await startProcess(env)
      let isOver = false
      const load = runLoad({ urls: [server.url], workers: 4, pauseMs: 20, until: () => isOver })
      await sleep(300 + Math.random() * 400)
      await server.stop('SIGKILL')
      isOver = true
      acknowledged.push(...(await load).acknowledged)
    }
    receiver.behave(withStatus(204))
    // What was being told when a server was killed is free again when its lease runs out, within a minute.
    const server = await startProcess(env)
    const told = () => new Set(receiver.received.map(({ id }) => id))
    const untold = () => acknowledged.filter((id) => !told().has(id))
    await until('every lead is told', () => untold().length === 0, isLong ? 300_000 : 90_000).catch(() => {})
    await server.stop()
    await receiver.stop()
    const missing = await missingLeads(where, acknowledged)
    const areSigned = receiver.received.every(({ isSigned, isFresh }) => isSigned && isFresh)
    return {
      passed: untold().length === 0 && missing.length === 0 && areSigned && acknowledged.length > rounds,
      figure: `${rounds} kills, ${acknowledged.length} acknowledged, ${missing.length} missing, ${untold().length} not told, ${receiver.received.length - told().size} told twice`,
    }
  },
}
