/** What a failed try means for the mail, and when to try again. */

/**
 * `refused` is the mail server's last word on this mail, `later` its wish to be asked again, `doubtful` broke off after
 * the whole mail was handed over. The others say nothing about the mail: `unreachable` is no connection, `login` a
 * refused password, `insecure` a server that offers no encryption.
 */
export type FailureKind = 'refused' | 'later' | 'doubtful' | 'unreachable' | 'login' | 'insecure'
export type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** "Authentication required", "… mechanism too weak", "… credentials invalid", "… needs encryption" */
const loginCodes = new Set([530, 534, 535, 538])

export function failureKind({ code, responseCode = 0, command = '' }: SmtpError, isHandedOver: boolean): FailureKind {
  if (code === 'EAUTH' || loginCodes.has(responseCode)) return 'login'
  if (code === 'ETLS') return 'insecure'
  if (mailCommands.has(command) && responseCode >= 500) return 'refused'
  if (responseCode >= 400 && responseCode < 500) return 'later'
  if (isHandedOver && responseCode === 0) return 'doubtful'
  return 'unreachable'
}

/** Whether no mail can go at present, whichever it is. */
export const isAboutServer = (kind: string) => ['unreachable', 'login', 'insecure'].includes(kind)

const minute = 60 * 1000
const hour = 60 * minute
const longestTryingMs = 72 * hour
const fewestTries = 20
const mostDoubtful = 2

type Tries = { attempts: number; doubtful: number; sinceFirstMs: number }

/** Whether the owner has to look: refused, tried for three days, or possibly delivered twice already. */
export function isFinal(kind: FailureKind, { attempts, doubtful, sinceFirstMs }: Tries): boolean {
  if (kind === 'refused') return true
  if (kind === 'insecure') return false
  if (kind === 'doubtful' && doubtful + 1 >= mostDoubtful) return true
  return sinceFirstMs > longestTryingMs && attempts >= fewestTries
}

/**
 * Milliseconds until the next try, spread so that many mails do not come back at once. A server that cannot be reached
 * is asked again within the minute, so that mail flows soon after it is back. One that answers "later" is left alone
 * for a minute at least: ten times about that, then doubling up to four hours. Tries that reached nobody do not count.
 */
export function retryDelay(kind: FailureKind, putOff: number, baseMs: number, random = Math.random()): number {
  if (isAboutServer(kind)) return baseMs * (0.4 + random * 0.4)
  return Math.min(baseMs * 2 ** Math.max(0, putOff - 10), 4 * hour) * (1 + random * 0.5)
}

/** No mail is ever put off for longer; a date beyond was set by a clock that was wrong. */
export const longestDelayMs = 6 * hour + minute

/**
 * How long to leave a server alone that refuses the login: many lock an account out after some wrong passwords, for as
 * long as they go on coming. Five times the usual pause, doubling up to sixty times: an hour.
 */
export const loginPause = (refusals: number, baseMs: number) => baseMs * Math.min(5 * 2 ** (refusals - 1), 60)
