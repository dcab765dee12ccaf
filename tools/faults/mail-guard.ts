/** Mail servers to which neither password nor lead may go, or not again and again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../../tests/server/support/process.ts'
import { startSmtp } from '../../tests/server/support/smtp.ts'
import { until } from '../../tests/server/support/wait.ts'
import type { Fault } from './fault.ts'
import { runLoad } from './load.ts'

const addresses = { LEADS_TO: 'owner@example.com', LEADS_FROM: 'web@example.com' }
const mailCheck = async (url: string): Promise<string> => (await (await fetch(`${url}/readyz`)).json()).checks.mail
async function postTen(url: string): Promise<number> {
  let posted = 0
  return (await runLoad({ urls: [url], workers: 1, until: () => posted++ >= 10 })).acknowledged.length
}

/** "0.0.0.0" leads to this machine, but nothing in the settings says so: for the server it is any other. */
export const withoutEncryption: Fault = {
  name: 'SMTP without STARTTLS',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false, // the tests of the mail have it
  async run({ isLong, place }) {
    const smtp = await startSmtp()
    const where = await place()
    const url = smtp.url.replace('//127.0.0.1', '//web:secret@0.0.0.0')
    const env = { ...where.env, ...addresses, SMTP_URL: url, MAIL_RETRY_SECONDS: '1' }
    const server = await startProcess(env)
    const amount = await postTen(server.url)
    await sleep(isLong ? 30_000 : 3_000)
    const said = await mailCheck(server.url)
    const [logins, early] = [smtp.logins(), smtp.received.length]
    await server.stop()
    const allowed = await startProcess({ ...env, SMTP_WITHOUT_TLS: 'allowed' })
    await until('all mail', () => smtp.received.length >= amount, 60_000).catch(() => {})
    await allowed.stop()
    await smtp.stop()
    const sent = smtp.received.length
    return {
      passed: logins === 0 && early === 0 && said.includes('SMTP_WITHOUT_TLS') && sent === amount && amount === 10,
      figure: `${logins} passwords and ${early} of ${amount} leads in the clear, readiness says "${said}"; ${sent} sent once the owner allows it`,
    }
  },
}

export const wrongPassword: Fault = {
  name: 'SMTP refusing the login',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false, // the tests of the mail have it
  async run({ isLong, place }) {
    const smtp = await startSmtp()
    smtp.behave('lock')
    const where = await place()
    const env = { SMTP_URL: smtp.url.replace('//', '//web:wrong@'), MAIL_RETRY_SECONDS: '1' }
    const server = await startProcess({ ...where.env, ...addresses, ...env })
    const amount = await postTen(server.url)
    // The pauses are 5, 10, 20, 40 and 60 times the least one, which is a second here and a minute for owners.
    await sleep(isLong ? 90_000 : 5_000)
    const logins = smtp.logins()
    const said = await mailCheck(server.url)
    smtp.behave('accept')
    await until('all mail', () => smtp.received.length >= amount, 125_000).catch(() => {})
    await server.stop()
    await smtp.stop()
    const sent = smtp.received.length
    return {
      passed: logins <= (isLong ? 10 : 7) && said.includes('refuses the login') && sent === amount && amount === 10,
      figure: `${logins} logins in ${isLong ? 90 : 5} s, readiness says "${said}"; ${sent} of ${amount} sent afterwards`,
    }
  },
}
