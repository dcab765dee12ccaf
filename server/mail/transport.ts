/** The connection to the mail server. */
import { createTransport } from 'nodemailer'
import { isThisMachine } from '../addresses.ts'
import { failureKind, isAboutServer, loginPause, type SmtpError } from './failures.ts'
import type { MailMessage } from './message.ts'
import { mostConnections, type OutboxParts } from './outbox.ts'

export type Transport = {
  /** Sends one mail; the note tells of recipients that were refused while others were taken. */
  send: OutboxParts<MailMessage>['transport']['send']
  /** Connects and logs in without sending anything. Throws what went wrong. */
  verify: () => Promise<void>
  /** How long the server is left alone, because it refused the login. */
  waitMs: () => number
  /** Why no mail can go at present, for the owner; undefined when the last try reached the server. */
  problem: () => string | undefined
  close: () => void
}
export type TransportOptions = {
  url: string
  /** The least time before a mail that was put off is tried again. */
  retryMs: number
  /** Whether password and leads may cross the network for all to read. */
  allowsPlainText: boolean
}

/** One try never outlives the lease of its mail, whatever the server trickles. */
const longestTryMs = 50_000

export function createSmtpTransport({ url, retryMs, allowsPlainText }: TransportOptions): Transport {
  const transport = createTransport({
    url: withoutSwitches(url),
    requireTLS: !allowsPlainText && !isThisMachine(url),
    pool: true as const,
    maxConnections: mostConnections,
    maxMessages: 100,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    const { onHandedOver } = mail.data as { onHandedOver?: () => void }
    mail.message.processFunc((input) => input.once('end', () => onHandedOver?.()))
    done()
  })
  const gate = createGate(retryMs)
  return {
    send: (message, onHandedOver) =>
      gate.pass(async () => {
        const signal = AbortSignal.timeout(longestTryMs)
        const mail = { ...message, signal, onHandedOver } as Parameters<typeof transport.sendMail>[0]
        const info = await transport.sendMail(mail)
        return { note: info.rejected?.length ? `not to ${info.rejected.map(String).join(', ')}` : null }
      }),
    verify: () => gate.pass(async () => void (await transport.verify())),
    waitMs: gate.waitMs,
    problem: gate.problem,
    close: () => transport.close(),
  }
}

/** Remembers what is wrong with the server, and keeps everybody from it while it refuses the login. */
function createGate(retryMs: number) {
  let problem: string | undefined
  let refusals = 0
  let closedUntil = 0
  const waitMs = () => Math.max(0, closedUntil - performance.now())
  const note = (error: SmtpError) => {
    const kind = failureKind(error, false)
    problem = isAboutServer(kind) ? explained(kind, error.message) : undefined
    if (kind !== 'login' || waitMs() > 0) return
    refusals += 1
    closedUntil = performance.now() + loginPause(refusals, retryMs)
  }
  return {
    waitMs,
    problem: () => problem && `${problem}${waitMs() > 0 ? `; next try in ${inWords(waitMs())}` : ''}`,
    async pass<Result>(run: () => Promise<Result>): Promise<Result> {
      if (waitMs() > 0) throw Object.assign(new Error(problem), { code: 'EAUTH' })
      try {
        const result = await run()
        problem = undefined
        refusals = 0
        return result
      } catch (error) {
        note(error as SmtpError)
        throw error
      }
    },
  }
}

function explained(kind: string, reason: string): string {
  if (kind === 'login') return `the mail server refuses the login, see SMTP_URL (${reason})`
  if (kind === 'unreachable') return `the mail server cannot be reached (${reason})`
  return `the mail server offers no encryption, and SMTP_WITHOUT_TLS does not allow to send leads without (${reason})`
}

const inWords = (ms: number) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} minutes`)

/** Parameters of the address would go before the options; only SMTP_WITHOUT_TLS says that encryption may be missing. */
function withoutSwitches(url: string): string {
  const cleaned = new URL(url)
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure']) cleaned.searchParams.delete(name)
  return cleaned.href
}
