import { hashOf } from './secrets.ts'

/** How long somebody may look for a finger or a key. */
export const challengeMs = 10 * 60_000

/**
 * What a browser's passkey has to sign for one purpose, once and soon, by the browser that asked. This process alone knows
 * them; however many are asked for, no more than the most are remembered, and the oldest go first.
 */
export function createChallenges(most = 10_000, now = () => performance.now()) {
  /** Until when each is good, in the order in which they end. */
  const open = new Map<string, number>()
  const keyOf = (browser: string, challenge: string) => hashOf(`${browser} ${challenge}`)
  const forget = () => {
    for (const [key, endsAt] of open) {
      if (endsAt > now() && open.size < most) return
      open.delete(key)
    }
  }
  return {
    keep(browser: string, challenge: string): void {
      forget()
      open.set(keyOf(browser, challenge), now() + challengeMs)
    },
    /** True once for each that was kept. */
    take(browser: string, challenge: string): boolean {
      const key = keyOf(browser, challenge)
      const endsAt = open.get(key)
      return open.delete(key) && endsAt !== undefined && endsAt > now()
    },
  }
}
