import type { Visit } from './audit.ts'

/** Milliseconds; Lighthouse shows the layout shift with three places. */
const LIMITS = { lcp: 1000, tbt: 0, cls: 0.0005, slowFcp: 1200 }

/** The same of a visit by a slow phone, on which no page can be done as fast as on others. */
export const slowShortcomings = ({ fcp }: Visit): string[] =>
  fcp > LIMITS.slowFcp ? [`the first paint is after ${fcp.toFixed(0)} ms, the limit is ${LIMITS.slowFcp}`] : []

/** What keeps a page from a full score, in words. */
export function shortcomings({ categories, lcp, tbt, cls, failed }: Visit): string[] {
  return [
    ...Object.entries(categories)
      .filter(([, score]) => score < 100)
      .map(([id, score]) => `${id} is ${score}, not 100`),
    ...(lcp > LIMITS.lcp ? [`the largest part is painted after ${lcp.toFixed(0)} ms, the limit is ${LIMITS.lcp}`] : []),
    ...(tbt > LIMITS.tbt ? [`the processor is blocked for ${tbt.toFixed(0)} ms, the limit is 0`] : []),
    ...(cls >= LIMITS.cls ? [`the layout shifts by ${cls.toFixed(4)}, the limit is 0`] : []),
    ...Object.entries(failed).map(([id, said]) => `${id} fails${said ? `: ${said}` : ''}`),
  ]
}
