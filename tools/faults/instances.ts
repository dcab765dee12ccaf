/** Several servers on one PostgreSQL, several claimers of one outbox. */
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../server/store/ids.ts'
import type { Store } from '../../server/store/store.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import { startSmtp } from '../../tests/server/support/smtp.ts'
import { until } from '../../tests/server/support/wait.ts'
import { runsAll } from '../../tests/support/places.ts'
import { addMany } from './backlog.ts'
import { allLeads, type Fault, type Place } from './fault.ts'
import { leadBody, post } from './load.ts'

export const repeats: Fault = {
  name: '100 repeats of one key',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: runsAll, // the store's own tests have it
  async run({ kind, place }) {
    const smtp = await startSmtp()
    const where = await place()
    const mail = { SMTP_URL: smtp.url, LEADS_TO: 'owner@example.com', LEADS_FROM: 'web@example.com' }
    const amount = kind === 'SQLite' ? 1 : 2
    const servers = await Promise.all(Array.from({ length: amount }, () => startProcess({ ...where.env, ...mail })))
    const [body, key] = [leadBody(), newId()]
    const send = (_: unknown, index: number) => post(`${servers[index % amount]?.url}`, undefined, body, key)
    const answers = await Promise.all(Array.from({ length: 100 }, send))
    await until('the mail', () => smtp.received.length > 0, 30_000)
    await sleep(2_000)
    await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    await smtp.stop()
    const taken = answers.filter(({ status }) => status === 200)
    const ids = new Set(taken.map((answer) => JSON.parse(answer.body).id))
    const { length: stored } = await allLeads(where)
    return {
      passed: ids.size === 1 && stored === 1 && smtp.received.length === 1 && taken.length === answers.length,
      figure: `${amount} instance${amount > 1 ? 's' : ''}: ${stored} lead, ${smtp.received.length} mail, ${ids.size} id in ${taken.length} of 100 answers`,
    }
  },
}

export const claimers: Fault = {
  name: '8 claimers of 1,000 due mails',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false, // the store's own tests have it
  async run({ isLong, place }) {
    const rounds = isLong ? 10 : 1
    let claimed = 0
    let twice = 0
    for (let round = 0; round < rounds; round += 1) {
      const ids = await claimAll(await place())
      claimed += ids.length
      twice += ids.length - new Set(ids).size
    }
    return { passed: claimed === 1000 * rounds && twice === 0, figure: `${claimed} claims, ${twice} of them double` }
  },
}

/** Eight connections of their own claim until nothing is left; gives every id as often as it was claimed. */
async function claimAll(where: Place): Promise<string[]> {
  const stores = await Promise.all(Array.from({ length: 8 }, () => where.open()))
  await addMany(stores[0] as Store, 1000)
  const claimed: string[] = []
  const claim = async (store: Store) => {
    for (let misses = 0; misses < 5; ) {
      const claims = await store.claimMail(5).catch(() => [])
      claimed.push(...claims.map(({ lead }) => lead.id))
      misses = claims.length === 0 ? misses + 1 : 0
    }
  }
  await Promise.all(stores.map(claim))
  await Promise.all(stores.map((store) => store.close()))
  return claimed
}
