/** Several servers on one PostgreSQL, several claimers of one outbox. */
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../server/store/ids.ts'
import type { Store } from '../../server/store/store.ts'
import { component } from '../../tests/server/support/components.ts'
import { startNginx } from '../../tests/server/support/nginx.ts'
import { type ServerProcess, startProcess } from '../../tests/server/support/process.ts'
import { startSmtp } from '../../tests/server/support/smtp.ts'
import { until } from '../../tests/server/support/wait.ts'
import { addMany } from './backlog.ts'
import { allLeads, type Fault, missingLeads, type Place, Skipped } from './fault.ts'
import { leadBody, outcomeText, post, runLoad } from './load.ts'

export const repeats: Fault = {
  name: '100 repeats of one key',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: true,
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
    const ids = new Set(answers.map((answer) => JSON.parse(answer.body).id))
    const { length: stored } = await allLeads(where)
    return {
      passed:
        ids.size === 1 && stored === 1 && smtp.received.length === 1 && answers.every(({ status }) => status === 200),
      figure: `${amount} instance${amount > 1 ? 's' : ''}: ${stored} lead, ${smtp.received.length} mail, ${ids.size} id in 100 answers`,
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

export const proxy: Fault = {
  name: 'instance dies behind nginx',
  kinds: ['PostgreSQL'],
  isInTests: true,
  async run({ isLong, place }) {
    const nginx = component('nginx')
    if (nginx.missing !== undefined) throw new Skipped(nginx.missing)
    const where = await place()
    const start = () => startProcess({ ...where.env, TRUSTED_PROXY_HOPS: '1' })
    let servers = await Promise.all([start(), start()])
    const front = await startNginx(
      nginx.path,
      servers.map(({ url }) => url),
    )
    let isOver = false
    const running = runLoad({ urls: [front.url], workers: 8, until: () => isOver })
    for (let round = 0; round < (isLong ? 10 : 1); round += 1) {
      await sleep(isLong ? 2_500 : 1_000) // nginx asks a server that was away again after a second
      const [victim, other] = round % 2 === 0 ? servers : [...servers].reverse()
      await victim?.stop('SIGKILL')
      await sleep(1_000)
      const revived = await startProcess({
        ...where.env,
        TRUSTED_PROXY_HOPS: '1',
        PORT: new URL(`${victim?.url}`).port,
      })
      servers = round % 2 === 0 ? [revived, other as ServerProcess] : [other as ServerProcess, revived]
    }
    await sleep(500)
    isOver = true
    const load = await running
    await front.stop()
    await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    const missing = await missingLeads(where, load.acknowledged)
    const stored = await allLeads(where)
    const contents = new Set(stored.map(({ fields }) => fields.message)).size
    return {
      passed:
        load.outcomes.size === 1 && load.outcomes.has('200') && missing.length === 0 && contents === stored.length,
      figure: `answers ${outcomeText(load)}; ${missing.length} missing, ${stored.length - contents} stored twice`,
    }
  },
}
