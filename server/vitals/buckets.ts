/** How long measured values are kept: as counts of buckets, fine enough for percentiles. */

export type Metric = 'lcp' | 'inp' | 'cls'

/**
 * What counts as good and as poor (web.dev; milliseconds, and a share for shifts), and the most that is believed. Both
 * limits are edges of buckets, with `steps` between them, so that a value is on the right side of them.
 */
export const metrics: Record<Metric, { good: number; poor: number; most: number; steps: number }> = {
  lcp: { good: 2500, poor: 4000, most: 120_000, steps: 6 },
  inp: { good: 200, poor: 500, most: 60_000, steps: 12 },
  cls: { good: 0.1, poor: 0.25, most: 40, steps: 12 },
}

/** Everything below is as good as nothing: a millisecond, or a shift that nobody sees. */
const lowest = -100

/** Each bucket ends 8 % above the one before it; that of number 0 ends at what is still good. */
export function bucketOf(metric: Metric, value: number): number {
  const { good, poor, steps } = metrics[metric]
  return Math.max(lowest, Math.ceil((Math.log(value / good) / Math.log(poor / good)) * steps))
}

/** What values of a bucket are taken for, which is wrong by 4 % at most. */
export function valueIn(metric: Metric, bucket: number): number {
  const { good, poor, steps } = metrics[metric]
  return bucket <= lowest ? 0 : good * (poor / good) ** ((bucket - 0.5) / steps)
}

/** The bucket up to which a share of all values lies; undefined where there are none. */
export function percentile(amounts: ReadonlyMap<number, number>, share: number): number | undefined {
  const buckets = [...amounts].sort(([one], [other]) => one - other)
  const needed = share * buckets.reduce((sum, [, amount]) => sum + amount, 0)
  let seen = 0
  return buckets.find(([, amount]) => {
    seen += amount
    return seen >= needed
  })?.[0]
}
