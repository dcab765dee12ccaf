/** A flood from ever other senders: honest visitors are held amid it, and get their answer when it is over. */
import { setTimeout as sleep } from 'node:timers/promises'
import { jsonPost } from '../../tests/server/support/post.ts'
import { type ServerProcess, startProcess } from '../../tests/server/support/process.ts'
import { type ReceivedMail, startSmtp } from '../../tests/server/support/smtp.ts'
import { until } from '../../tests/server/support/wait.ts'
import { allLeads, type Fault } from './fault.ts'

const owner = 'owner@example.com'
const settings = {
  LEADS_TO: owner,
  LEADS_FROM: 'web@example.com',
  TRUSTED_PROXY_HOPS: '1',
  RATE_TOTAL: '5',
  HELD_CALM_MINUTES: '1',
}
const addressOf = (number: number) => `visitor-${number}@example.com`

/** One submission from a network of its own, for which the form promises an answer; gives the lead's id. */
async function send(servers: ServerProcess[], number: number, message = ''): Promise<string> {
  const body = { name: 'Ada', address: addressOf(number), message }
  const post = jsonPost(body, { 'x-forwarded-for': `2001:db8:${number}::1` })
  const answer = await fetch(`${servers[number % servers.length]?.url}/rent`, post)
  return String((await answer.json()).id)
}

export const floodAndCalm: Fault = {
  name: 'a flood from many senders, and the calm after it',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false, // the tests of the store have it
  async run({ isLong, kind, place }) {
    const smtp = await startSmtp()
    const where = await place()
    const env = { ...where.env, ...settings, SMTP_URL: smtp.url }
    const amount = kind === 'SQLite' ? 1 : 2
    const servers = await Promise.all(Array.from({ length: amount }, () => startProcess(env)))
    const sent: string[] = []
    for (let number = 0; number < 30; number += 1) sent.push(await send(servers, number))
    const odd = await send(servers, 900, 'see https://example.com')
    const marked = await send(servers, 901)
    const store = await where.open()
    await store.markSpam(marked)
    await store.close()
    const mailsTo = (who: string) => smtp.received.filter(({ to }) => to.includes(who))
    const before = amount * Number(settings.RATE_TOTAL)
    // It goes on, for longer than there has to be calm.
    for (let more = 0; isLong && more < 14; more += 1) {
      sent.push(await send(servers, sent.length))
      await sleep(5_000)
    }
    const early = mailsTo(owner).length - before
    await until('the first', () => mailsTo(owner).length > before, 150_000).catch(() => {})
    await sleep(20_000)
    const inFirstMinute = mailsTo(owner).length - before
    await until('all', () => mailsTo(owner).length >= sent.length, 300_000).catch(() => {})
    await sleep(15_000) // for what comes twice, or should not come at all
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.stop()
    const once = sent.filter((id) => mailsTo(owner).filter((mail) => isOf(mail, id)).length === 1).length
    const answered = sent.filter((_, number) => mailsTo(addressOf(number)).length === 1).length
    const states = new Map((await allLeads(where)).map(({ id, state }) => [id, state]))
    const kept = [states.get(odd), states.get(marked)].join(' and ')
    const isInOrder = inOrder(mailsTo(owner), sent.slice(before))
    return {
      passed:
        early === 0 &&
        inFirstMinute > 0 &&
        inFirstMinute <= 20 &&
        isInOrder &&
        once === sent.length &&
        answered === sent.length &&
        kept === 'held and spam' &&
        mailsTo(owner).length === sent.length,
      figure: `${sent.length - before} of ${sent.length} held for numbers: ${early} let go during the flood, ${inFirstMinute} in the first minute after the calm, oldest first: ${isInOrder}; ${once} mailed once, ${answered} answered once; one with a link and one that the owner marked are ${kept}`,
    }
  },
}

const isOf = ({ id }: ReceivedMail, lead: string) => id.includes(lead)

/** Those of one turn are sent side by side, but none before all of the turn before it. */
function inOrder(mails: ReceivedMail[], held: string[]): boolean {
  const times = held.map((id) => mails.find((mail) => isOf(mail, id))?.at ?? 0)
  return Math.max(...times.slice(0, 20)) <= Math.min(...times.slice(20))
}
