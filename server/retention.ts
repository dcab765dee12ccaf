import { confirmWithinMs } from './newsletter/confirmation.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'

const day = 24 * 60 * 60 * 1000
/** So long it is known how fast pages were, and which forms were begun. */
export const vitalsDays = 100

/**
 * Erases leads that are older than their state's limit (0 days keeps them for good), and addresses that nobody confirmed
 * in time; counts of how fast pages were, and of forms that were begun, go after 100 days. Returns how many are gone.
 */
export async function applyRetention(
  store: Pick<Store, 'expire' | 'expireVitals' | 'lapse' | 'scrub'>,
  settings: Settings,
  now = Date.now(),
): Promise<number> {
  const limits = [
    ['inbox', settings.RETAIN_INBOX_DAYS],
    ['held', settings.RETAIN_HELD_DAYS],
    ['spam', settings.RETAIN_SPAM_DAYS],
    ['canary', 1],
  ] as const
  let gone = await store.lapse(confirmWithinMs)
  for (const [state, days] of limits) if (days > 0) gone += await store.expire(state, now - days * day)
  if (gone > 0) await store.scrub(false)
  await store.expireVitals(new Date(now - vitalsDays * day).toISOString().slice(0, 10))
  return gone
}
