/** Trouble with the mail server. None of it may touch a lead or slow a visitor down. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../../tests/server/support/process.ts'
import { type Behaviour, type Smtp, startSmtp } from '../../tests/server/support/smtp.ts'
import { until } from '../../tests/server/support/wait.ts'
import { allLeads, type Context, type Fault, type Place, type Verdict } from './fault.ts'
import { type Load, percentile, runLoad } from './load.ts'

const mailEnv = (smtp: Smtp, isLong: boolean) => ({
  SMTP_URL: smtp.url,
  LEADS_TO: 'owner@example.com',
  LEADS_FROM: 'web@example.com',
  MAIL_RETRY_SECONDS: isLong ? '60' : '2',
})

type Trouble = { name: string; begin: (smtp: Smtp) => Promise<unknown>; end: (smtp: Smtp) => Promise<unknown> }

const behaving = (name: string, behaviour: Behaviour): Trouble => ({
  name,
  begin: async (smtp) => smtp.behave(behaviour),
  end: async (smtp) => smtp.behave('accept'),
})
const refused: Trouble = { name: 'SMTP refused', begin: (smtp) => smtp.stop(), end: (smtp) => smtp.start() }
const hanging: Trouble = {
  name: 'SMTP hanging',
  begin: async (smtp) => {
    await smtp.stop()
    smtp.behave('hang')
    await smtp.start()
  },
  end: async (smtp) => {
    await smtp.stop()
    smtp.behave('accept')
    await smtp.start()
  },
}
const greylisting = behaving('SMTP greylisting', 'later')
const refusing = behaving('SMTP refusing the mail', 'refuse')
const cutting = behaving('SMTP cut after DATA', 'cut')

/** Posts alone, then with trouble: the second must not be slower. Afterwards every mail goes out. */
const passing = (trouble: Trouble): Fault => ({
  name: `${trouble.name}, then back`,
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false,
  async run(context) {
    const { smtp, where, stop, post } = await begin(context)
    const healthy = await post()
    await trouble.begin(smtp)
    const troubled = await post()
    const sentBefore = smtp.received.length
    await sleep(context.isLong ? 30_000 : 1_500)
    const keptOff = smtp.received.length === sentBefore
    await trouble.end(smtp)
    const started = Date.now()
    const again = await post()
    const amount = again.acknowledged.length + healthy.acknowledged.length + troubled.acknowledged.length
    await until('all mail', () => smtp.received.length >= amount, 125_000).catch(() => {})
    const backMs = Date.now() - started
    await stop()
    const sent = new Set(smtp.received.map(({ id }) => id)).size
    const latency = compare([healthy, again], troubled)
    return {
      passed:
        keptOff &&
        sent === amount &&
        smtp.received.length === amount &&
        backMs < 120_000 &&
        latency.isUnchanged &&
        (await areStored(where, healthy, troubled, again)),
      figure: `${sent} of ${amount} mails out ${(backMs / 1000).toFixed(1)} s after its return, none twice; ${latency.text}`,
    }
  },
})

async function begin({ isLong, place }: Context) {
  const smtp = await startSmtp()
  const where = await place()
  const server = await startProcess({ ...where.env, ...mailEnv(smtp, isLong) })
  const amount = isLong ? 400 : 60
  const post = async () => {
    let posted = 0
    return runLoad({ urls: [server.url], workers: 1, pauseMs: 2, until: () => posted++ >= amount })
  }
  await post()
  await until('quiet', () => smtp.received.length >= amount, 60_000)
  smtp.received.length = 0
  const stop = async () => {
    await server.stop('SIGKILL')
    await smtp.stop()
  }
  return { smtp, where, stop, post }
}

/** Measured before and after the trouble. Within a tenth, or within a millisecond where a tenth is less than the clock's own noise. */
function compare(healthy: Load[], troubled: Load) {
  const before = Math.max(...healthy.map((load) => percentile(load.latencies, 0.5)))
  const during = percentile(troubled.latencies, 0.5)
  const text = `submit p50 ${before.toFixed(1)} ms without, ${during.toFixed(1)} ms with the fault`
  return { isUnchanged: during <= before * 1.1 || during - before < 1, text }
}

async function areStored(where: Place, ...loads: Load[]): Promise<boolean> {
  const stored = new Set((await allLeads(where)).map(({ id }) => id))
  return loads.every((load) => load.acknowledged.every((id) => stored.has(id)))
}

const refusal: Fault = {
  name: 'SMTP refusing the mail (550)',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false,
  async run(context) {
    const { smtp, where, stop, post } = await begin(context)
    await refusing.begin(smtp)
    const load = await post()
    await sleep(3_000)
    await stop()
    const leads = (await allLeads(where)).filter(({ id }) => load.acknowledged.includes(id))
    const dead = leads.filter(({ mail }) => mail.state === 'dead' && mail.attempts === 1).length
    return {
      passed: dead === load.acknowledged.length && leads.every(({ state }) => state === 'inbox'),
      figure: `${dead} of ${load.acknowledged.length} mails dead after one try, ${leads.length} leads untouched`,
    }
  },
}

const cut: Fault = {
  name: 'SMTP cut after DATA',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false,
  async run(context): Promise<Verdict> {
    const { smtp, where, stop, post } = await begin(context)
    await cutting.begin(smtp)
    const load = await post()
    await sleep(1_000)
    await cutting.end(smtp)
    const done = () => new Set(smtp.received.map(({ id }) => id)).size >= load.acknowledged.length
    await until('all mail', done, 125_000).catch(() => {})
    await sleep(context.isLong ? 95_000 : 4_000)
    await stop()
    const copies = new Map<string, number>()
    for (const { id } of smtp.received) copies.set(id, (copies.get(id) ?? 0) + 1)
    const most = Math.max(...copies.values())
    return {
      passed: copies.size === load.acknowledged.length && most <= 2 && (await areStored(where, load)),
      figure: `${copies.size} of ${load.acknowledged.length} mails arrived, at most ${most} with one Message-ID`,
    }
  },
}

export const mailFaults = [...[refused, hanging, greylisting].map(passing), refusal, cut]
