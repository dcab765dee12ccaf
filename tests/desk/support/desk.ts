/** The desk on a real SQLite file and a real mail server, called without a port as a browser would. */
import { pino } from 'pino'
import { linksOf } from '../../../desk/accounts/links.ts'
import { peopleOf, type Role } from '../../../desk/accounts/people.ts'
import { openDesk } from '../../../desk/desk.ts'
import { createSmtpTransport } from '../../../server/mail/transport.ts'
import { readSiteFile } from '../../../server/site.ts'
import { openStore } from '../../../server/store/open.ts'
import { testSettings } from '../../server/support/site.ts'
import { startSmtp } from '../../server/support/smtp.ts'
import { until } from '../../server/support/wait.ts'

export const origin = 'https://desk.example'

export type TestDesk = Awaited<ReturnType<typeof testDesk>>

export async function testDesk(env: Record<string, string> = {}) {
  const smtp = await startSmtp()
  const own = {
    DESK: 'on',
    DESK_ORIGIN: origin,
    SMTP_URL: smtp.url,
    LEADS_TO: 'office@desk.example',
    LEADS_FROM: 'web@desk.example',
  }
  const settings = await testSettings({ ...own, ...env })
  const site = await readSiteFile(settings.DIST_DIR)
  const { store, database } = await openStore(settings, { isServer: false })
  const mail = createSmtpTransport({ url: smtp.url, retryMs: 0, allowsPlainText: true })
  const log: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) })
  const desk = await openDesk({ settings, store, database, log: logger, siteFile: () => site, mail })
  const people = peopleOf(database)
  let networks = 0
  const ask = async (path: string, init: RequestInit & { from?: string } = {}) => {
    const { from = '192.0.2.1', ...request } = init
    const env = { incoming: { socket: { remoteAddress: from } } }
    return desk.fetch(new Request(`${origin}/_desk${path}`, { redirect: 'manual', ...request }), env)
  }
  const post = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
    from?: string,
  ) =>
    ask(path, {
      method: 'POST',
      headers: { origin, ...headers },
      body: new URLSearchParams(fields),
      ...(from && { from }),
    })
  /** The token of the newest mail to an address. */
  const tokenFor = (address: string) =>
    until(`a mail to ${address}`, () => {
      const mail = smtp.received.filter(({ to }) => to.includes(address)).at(-1)
      const text = mail?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
      return /sign-in\/link\?token=([\w-]{43})/.exec(text ?? '')?.[1]
    })
  /** Signs a new person in, and returns the header with the cookie. */
  const enter = async (role: Role, address = `${role}@desk.example`) => {
    const person = await people.add({ address, name: '', role })
    const token = await linksOf(database).make(person.id, 60_000)
    networks += 1
    const response = await post('/sign-in/link', { token }, {}, `203.0.113.${networks % 256}`)
    return { cookie: String(response.headers.get('set-cookie')).split(';')[0] ?? '' }
  }
  const close = async () => {
    await desk.stop()
    mail.close()
    await smtp.stop()
    await store.close()
  }
  return { desk, ask, post, enter, tokenFor, people, store, database, smtp, log, settings, close }
}
