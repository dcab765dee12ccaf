/** What a failed try means for the mail, and when to try again. */

/**
 * `refused` is the mail server's last word on this mail, `later` its wish to be asked again, `unreachable` says nothing
 * about the mail (no connection, no login), `doubtful` broke off after the whole mail was handed over.
 */
export type FailureKind = 'refused' | 'later' | 'unreachable' | 'doubtful'
export type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

export function failureKind({ responseCode = 0, command = '' }: SmtpError, isHandedOver: boolean): FailureKind {
  if (mailCommands.has(command) && responseCode >= 500) return 'refused'
  if (responseCode >= 400 && responseCode < 500) return 'later'
  if (isHandedOver && responseCode === 0) return 'doubtful'
  return 'unreachable'
}

const hour = 60 * 60 * 1000
const longestTryingMs = 72 * hour
const fewestTries = 20
const mostDoubtful = 2

type Tries = { attempts: number; doubtful: number; sinceFirstMs: number }

/** Whether the owner has to look: refused, tried for three days, or possibly delivered twice already. */
export function isFinal(kind: FailureKind, { attempts, doubtful, sinceFirstMs }: Tries): boolean {
  if (kind === 'refused') return true
  if (kind === 'doubtful' && doubtful + 1 >= mostDoubtful) return true
  return sinceFirstMs > longestTryingMs && attempts >= fewestTries
}

/**
 * Milliseconds until the next try, spread so that many mails do not come back at once. A server that cannot be reached
 * is asked again within the minute, so that mail flows soon after it is back. One that answers "later" is left alone
 * for a minute at least: ten times about that, then doubling up to four hours.
 */
export function retryDelay(kind: FailureKind, attempts: number, baseMs: number, random = Math.random()): number {
  if (kind === 'unreachable') return baseMs * (0.4 + random * 0.4)
  return Math.min(baseMs * 2 ** Math.max(0, attempts - 10), 4 * hour) * (1 + random * 0.5)
}
