/**
 * How often the same sender, address or text came lately, counted in this process. It only adds to a spam score or
 * slows a flood down, so forgetting at a restart and counting per instance are good enough.
 */
import type { LeadKind } from '../store/types.ts'
import { contentHash } from './fingerprint.ts'

const windowMs = 600_000
/** However many senders there are, no more are remembered: the oldest are forgotten first. */
const mostRemembered = 50_000

/** Different submissions within ten minutes, this one included; from one sender and from all, those of its kind. */
export type Velocity = { byClient: number; byEmail: number; sameText: number; inAll: number }
export type VelocityCounter = ReturnType<typeof createVelocityCounter>

export function createVelocityCounter(mostKeys = mostRemembered) {
  const tally = () => createTally(mostKeys)
  const [requests, keys, clients, emails, texts, all] = [tally(), tally(), tally(), tally(), tally(), tally()]
  return {
    /** Counts a request of any kind, and says when the count will start anew. */
    countRequest(client: string): { requests: number; retryAfterSeconds: number } {
      const { amount, endsAt } = requests.add(client)
      return { requests: amount, retryAfterSeconds: Math.ceil((endsAt - performance.now()) / 1000) }
    },
    /** Counts a submission; a repeat of one (a double click) counts no second time. */
    countSubmission(key: string, kind: LeadKind, client: string, email: string, text: string): Velocity {
      const isRepeat = keys.add(key).amount > 1
      const count = (of: Tally, name: string) => (isRepeat ? of.look(name) : of.add(name).amount)
      return {
        byClient: count(clients, `${kind} ${client}`),
        byEmail: email ? count(emails, contentHash(email)) : 0,
        sameText: text.length >= 20 ? count(texts, contentHash(text)) : 0,
        inAll: count(all, kind),
      }
    },
  }
}

/** Counts by key within ten minutes, for so many keys at most. */
export type Tally = ReturnType<typeof createTally>
type Count = { amount: number; endsAt: number }

export function createTally(mostKeys: number) {
  /** In the order in which they end. */
  const counts = new Map<string, Count>()
  const forget = (now: number) => {
    for (const [key, { endsAt }] of counts) {
      if (endsAt > now && counts.size < mostKeys) return
      counts.delete(key)
    }
  }
  return {
    add(key: string): Count {
      const now = performance.now()
      forget(now)
      const count = counts.get(key) ?? { amount: 0, endsAt: now + windowMs }
      count.amount += 1
      counts.set(key, count)
      return count
    },
    look: (key: string) => counts.get(key)?.amount ?? 1,
  }
}
