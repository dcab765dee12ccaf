/** A score that sorts leads into inbox, held and spam. It never refuses one: the owner can always look and release. */
import type { LeadState } from '../store/types.ts'
import type { Velocity } from './velocity.ts'

export type Signals = {
  honeypot: string
  /** The site's own hosts: as the request came in, and as the site calls itself. */
  ownHosts: string[]
  headers: Headers
  text: string
  velocity: Velocity
  softLimit: number
  totalLimit: number
  flags: string[]
}

export type Verdict = {
  state: LeadState
  score: number
  reasons: string[]
  /** Held for nothing but how many came, be it from everybody or from one address. */
  untilCalm?: boolean
}

const heldFrom = 40
const spamFrom = 80

/** Scores a submission; the reasons are kept with the lead, each with its weight. */
export function scoreSubmission(signals: Signals): Verdict {
  const reasonsFound = [...sender(signals), ...content(signals)]
  const tooMany = numbers(signals)
  const odd = reasonsFound.reduce((sum, [, weight]) => sum + weight, 0)
  // However many of the numbers are too high: they say nothing of this submission, which may be honest amid a flood.
  const score = odd + (tooMany.length > 0 ? heldFrom : 0)
  const state = score >= spamFrom ? 'spam' : score >= heldFrom ? 'held' : 'inbox'
  const reasons = [...reasonsFound.map(([reason]) => reason), ...tooMany, ...signals.flags]
  return { state, score, reasons, ...(tooMany.length > 0 && odd === 0 && { untilCalm: true }) }
}

function numbers({ velocity, softLimit, totalLimit }: Signals): string[] {
  const raised: string[] = []
  if (softLimit > 0 && velocity.byClient > softLimit) raised.push('many-from-one-address')
  if (totalLimit > 0 && velocity.inAll > totalLimit) raised.push('many-at-once')
  return raised
}

type Reason = [reason: string, weight: number]

function sender({ headers, ownHosts, velocity }: Signals): Reason[] {
  const scored: Reason[] = []
  const hasFetchMetadata = headers.has('sec-fetch-mode') || headers.has('sec-fetch-site')
  if (!headers.has('origin') && !hasFetchMetadata) scored.push(['no-browser-headers', 20])
  if (isForeign(headers, ownHosts)) scored.push(['other-site', heldFrom])
  else if (hasOtherOrigin(headers, ownHosts)) scored.push(['other-origin', 30])
  if (velocity.byEmail > 3) scored.push(['many-from-one-email', 20])
  if (velocity.sameText > 3) scored.push(['repeated-text', 30])
  return scored
}

/**
 * Whether a page of another site made the browser send this. Browsers say so themselves; from old ones only the origin
 * is known, which a proxy that changes the host can make look foreign.
 */
export function isForeign(headers: Headers, ownHosts: string[]): boolean {
  const site = headers.get('sec-fetch-site')
  return site ? site === 'cross-site' : hasOtherOrigin(headers, ownHosts)
}

function hasOtherOrigin(headers: Headers, ownHosts: string[]): boolean {
  const origin = headers.get('origin')
  return origin !== null && origin !== 'null' && !ownHosts.includes(originHost(origin))
}

function content({ honeypot, text, flags }: Signals): Reason[] {
  const links = text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0
  const scored: Reason[] = []
  if (honeypot !== '') scored.push(['trap-filled', 60])
  if (links > 0) scored.push([links > 2 ? 'many-links' : 'links', links > 2 ? 45 : 15])
  if (flags.includes('unknown-form')) scored.push(['not-a-known-form', heldFrom])
  return scored
}

const originHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
