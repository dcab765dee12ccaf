import type { Logger } from 'pino'
import type { Answer } from '../intake/intake.ts'
import { type CanaryParts, runCanary } from './canary.ts'
import type { Metrics } from './metrics.ts'

/** Runs a canary and keeps its result in the log and the figures. */
export async function recordedCanary(parts: CanaryParts, metrics: Metrics, log: Logger) {
  const result = await runCanary(parts)
  log[result.ok ? 'info' : 'error'](result, 'canary')
  metrics.count(`canary_results_total{ok="${result.ok}"}`)
  if (result.ok) metrics.set('canary_last_success_timestamp_seconds', Date.now() / 1000)
  return result
}

/** Keeps what became of a submission; never what a visitor typed. */
export function recordAnswer(answer: Answer, elapsedMs: number, metrics: Metrics, log: Logger): void {
  metrics.count(`submissions_total{status="${answer.status}"}`)
  metrics.took(elapsedMs / 1000)
  const { status } = answer
  const form = 'match' in answer ? answer.match.name : undefined
  const lead = 'id' in answer ? { lead: answer.id, state: answer.state, repeated: answer.repeated } : {}
  const cause = 'cause' in answer ? answer.cause : undefined
  log[status === 503 ? 'error' : 'info']({ status, form, ...lead, cause, ms: Math.round(elapsedMs) }, 'submission')
}
