/**
 * How often the same sender, address or text came lately, counted in this process. It only adds to a spam score or
 * slows a flood down, so forgetting at a restart and counting per instance are good enough.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { contentHash } from './fingerprint.ts'

const windowSeconds = 600

/** Different submissions within ten minutes, this one included. */
export type Velocity = { byClient: number; byEmail: number; sameText: number }
export type VelocityCounter = {
  /** Counts a request of any kind, and says when the count will start anew. */
  countRequest: (client: string) => Promise<{ requests: number; retryAfterSeconds: number }>
  /** Counts a submission; a repeat of one (a double click) counts no second time. */
  countSubmission: (key: string, client: string, email: string, text: string) => Promise<Velocity>
}

export function createVelocityCounter(): VelocityCounter {
  const limiter = new RateLimiterMemory({ points: 1, duration: windowSeconds })
  const count = async (key: string) => (await limiter.penalty(key)).consumedPoints
  const look = async (key: string) => (await limiter.get(key))?.consumedPoints ?? 1
  return {
    async countRequest(client) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(`request ${client}`)
      return { requests: consumedPoints, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) }
    },
    async countSubmission(key, client, email, text) {
      const tally = (await count(`key ${key}`)) > 1 ? look : count
      const [byClient, byEmail, sameText] = await Promise.all([
        tally(`client ${client}`),
        email ? tally(`email ${contentHash(email)}`) : 0,
        text.length >= 20 ? tally(`text ${contentHash(text)}`) : 0,
      ])
      return { byClient, byEmail, sameText }
    },
  }
}
