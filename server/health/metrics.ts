/** Figures for a monitor, in Prometheus' text format. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Counts } from '../store/types.ts'

export type Metrics = ReturnType<typeof createMetrics>

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2]

export function createMetrics() {
  const counters = new Map<string, number>()
  const gauges = new Map<string, number>()
  const durations = { counts: buckets.map(() => 0), total: 0, sum: 0 }
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  return {
    /** Adds one to a counter, such as `mail_results_total{result="sent"}`. */
    count: (series: string) => void counters.set(series, (counters.get(series) ?? 0) + 1),
    set: (series: string, value: number) => void gauges.set(series, value),
    /** Records how long a submission took. */
    took(seconds: number) {
      for (const [index, bound] of buckets.entries())
        if (seconds <= bound) durations.counts[index] = (durations.counts[index] ?? 0) + 1
      durations.total += 1
      durations.sum += seconds
    },
    render(counts: Counts | undefined): string {
      const series = [
        ...counters,
        ...gauges,
        ...buckets.map(
          (bound, index) => [`submission_seconds_bucket{le="${bound}"}`, durations.counts[index] ?? 0] as const,
        ),
        ['submission_seconds_bucket{le="+Inf"}', durations.total] as const,
        ['submission_seconds_sum', durations.sum] as const,
        ['submission_seconds_count', durations.total] as const,
        ...stored(counts),
        ['event_loop_delay_max_seconds', loop.max / 1e9] as const,
        ['process_resident_memory_bytes', process.memoryUsage.rss()] as const,
        ['process_start_time_seconds', Date.now() / 1000 - process.uptime()] as const,
      ]
      return `${series.map(([name, value]) => `leads_${name} ${value}`).join('\n')}\n`
    },
    stop: () => loop.disable(),
  }
}

/** From the database, so the same for all instances; missing while it cannot be asked. */
function stored(counts: Counts | undefined): (readonly [string, number])[] {
  if (!counts) return [['database_up', 0]]
  return [
    ['database_up', 1],
    ...Object.entries(counts.leads).map(([state, amount]) => [`stored{state="${state}"}`, amount] as const),
    ...Object.entries(counts.mail).map(([state, amount]) => [`outbox_mails{state="${state}"}`, amount] as const),
    ['outbox_oldest_due_seconds', counts.oldestDueMs / 1000],
    ...Object.entries(counts.webhooks).map(([state, amount]) => [`webhooks{state="${state}"}`, amount] as const),
    ['webhooks_oldest_due_seconds', counts.oldestWebhookMs / 1000],
  ]
}
