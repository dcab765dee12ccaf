/** Sends what the outbox holds, for as long as the server runs. Any number of servers can work on one outbox. */
import type { Logger } from 'pino'
import { retry } from '../retry.ts'
import type { Store } from '../store/store.ts'
import type { Claim, Lead } from '../store/types.ts'
import {
  type FailureKind,
  failureKind,
  isAboutServer,
  isFinal,
  longestDelayMs,
  retryDelay,
  type SmtpError,
} from './failures.ts'

/** What became of a mail is worth some patience with the database: forgetting it would send the mail again. */
const patienceMs = 1_000

export type OnResult = (result: 'sent' | FailureKind) => void
export type OutboxParts<Message> = {
  store: Pick<Store, 'claimMail' | 'mailSent' | 'mailFailed'>
  transport: {
    /** Sends one; `onHandedOver` is called when all of it was written. The note is what is worth knowing of a success. */
    send: (message: Message, onHandedOver: () => void) => Promise<{ note: string | null }>
    waitMs: () => number
    /** What a failed try means, where that is not as with mail servers. */
    kindOf?: typeof failureKind
  }
  message: (lead: Lead) => Message | Promise<Message>
  log: Logger
  /** The least time before a mail that was put off is tried again. */
  retryMs: number
  onResult: OnResult
  /** Rather not at all than twice: a try that may have gone through is the last. */
  isOnce?: boolean
}
export type Outbox = { nudge: () => void; stop: () => Promise<void> }

export const mostConnections = 5
const leaseMs = 60_000
const pollMs = 1_000
/** While the server cannot be reached one mail at a time tries whether it is back. */
const longestProbeMs = 15_000

export function startOutbox<Message>(parts: OutboxParts<Message>): Outbox {
  let isStopped = false
  let isReachable = true
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const turn = async (): Promise<number> => {
    const claims = await parts.store.claimMail(isReachable ? mostConnections : 1, leaseMs, longestDelayMs)
    const results = await Promise.all(claims.map((claim) => deliver(parts, claim)))
    if (results.length > 0) isReachable = !results.every(isAboutServer)
    return claims.length
  }
  const work = async () => {
    while (!isStopped) {
      const waitMs = parts.transport.waitMs()
      if (waitMs > 0) {
        await pause(waitMs)
        continue
      }
      const amount = await turn().catch((error) => {
        parts.log.warn({ err: error }, 'the outbox cannot use the database')
        return 0
      })
      if (isStopped) return
      if (!isReachable) await pause(Math.min(longestProbeMs, parts.retryMs))
      else if (amount === 0) await pause(Math.min(pollMs, parts.retryMs))
    }
  }
  const finished = work()
  return {
    nudge: () => isReachable && wake(),
    stop: async () => {
      isStopped = true
      wake()
      await finished
    },
  }
}

async function deliver<Message>(parts: OutboxParts<Message>, claim: Claim): Promise<'sent' | FailureKind> {
  const { store, transport, log, onResult } = parts
  let isHandedOver = false
  const message = await write(parts, claim.lead)
  // One mail that cannot be written must not keep the others of its turn from being sent.
  if (message instanceof Error) return fail(parts, claim, message, 'later')
  const result = await transport
    .send(message, () => {
      isHandedOver = true
    })
    .catch((error: SmtpError) => error)
  const { kindOf = failureKind } = transport
  if (result instanceof Error) return fail(parts, claim, result, kindOf(result, isHandedOver))
  const { note } = result
  await retry(() => store.mailSent(claim, note), patienceMs)
  log.info({ lead: claim.lead.id, tries: claim.lead.mail.attempts, note }, 'sent')
  onResult('sent')
  return 'sent'
}

async function write<Message>({ message }: OutboxParts<Message>, lead: Lead): Promise<Message | Error> {
  try {
    return await message(lead)
  } catch (error) {
    return error as Error
  }
}

/** Whoever refused it may have said when to come again. */
type TryError = Error & { retryAfterMs?: number }
type FailParts = Omit<OutboxParts<never>, 'message'>

async function fail(parts: FailParts, claim: Claim, error: TryError, kind: FailureKind): Promise<FailureKind> {
  const { id, mail } = claim.lead
  const sinceFirstMs = mail.dueAt - leaseMs - (mail.firstAttemptAt ?? mail.dueAt)
  const final = isFinal(kind, { ...mail, sinceFirstMs }) || (parts.isOnce === true && kind === 'doubtful')
  const isPutOff = kind === 'later'
  const delayMs = Math.round(
    Math.max(
      retryDelay(kind, mail.putOff + (isPutOff ? 1 : 0), parts.retryMs),
      parts.transport.waitMs(),
      error.retryAfterMs ?? 0,
    ),
  )
  const reason = `${kind}: ${error.message}`.slice(0, 500)
  const failure = { error: reason, delayMs, isFinal: final, isDoubtful: kind === 'doubtful', isPutOff }
  await retry(() => parts.store.mailFailed(claim, failure), patienceMs)
  parts.log[final ? 'error' : 'warn']({ lead: id, kind, reason: error.message, tries: mail.attempts }, 'not sent')
  parts.onResult(kind)
  return kind
}
