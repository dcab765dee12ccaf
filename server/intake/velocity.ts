/**
 * How often the same sender, address or text came lately, counted in this process. It only adds to a spam score or
 * slows a flood down, so forgetting at a restart and counting per instance are good enough.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { contentHash } from './fingerprint.ts'

const windowSeconds = 600

export type Velocity = { byClient: number; byEmail: number; sameText: number; retryAfterSeconds: number }
export type VelocityCounter = (client: string, email: string, text: string) => Promise<Velocity>

export function createVelocityCounter(): VelocityCounter {
  const limiter = new RateLimiterMemory({ points: 1, duration: windowSeconds })
  const count = async (key: string) => limiter.penalty(key)
  return async (client, email, text) => {
    const byClient = await count(`client ${client}`)
    return {
      byClient: byClient.consumedPoints,
      retryAfterSeconds: Math.ceil(byClient.msBeforeNext / 1000),
      byEmail: email ? (await count(`email ${contentHash(email)}`)).consumedPoints : 0,
      sameText: text.length >= 20 ? (await count(`text ${contentHash(text)}`)).consumedPoints : 0,
    }
  }
}
