import { pathToFileURL } from 'node:url'
import { provide } from '../../scripts/support/provide.ts'

const folder = '.cache/lighthouse'

/** What is used of Lighthouse, which is not there when this is compiled. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
interface Result {
  categories: Record<string, { id: string; score: number | null }>
  audits: Record<string, { id: string; score: number | null; numericValue?: number; displayValue?: string }>
  runtimeError?: { message: string }
}

/** Has Lighthouse, which is 50 MB in 100 packages, in a folder of its own. */
export async function provideLighthouse(): Promise<Lighthouse> {
  provide(folder, { lighthouse: '13.5.0' })
  return (await import(pathToFileURL(`${folder}/node_modules/lighthouse/core/index.js`).href)).default
}

/** What Lighthouse says of one visit. */
export interface Visit {
  /** 0 to 100 by category. */
  categories: Record<string, number>
  /** Milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Names of audits that do not pass, with what they say. */
  failed: Record<string, string>
}

/**
 * What is as it should be on pages that are not to be listed, and on the answer 404: the browser itself writes that into
 * the console, beside the line of the specification, and keeps no such answer for the way back.
 */
const RIGHT_WHERE_UNLISTED = ['is-crawlable']
const RIGHT_WHERE_MISSING = [...RIGHT_WHERE_UNLISTED, 'http-status-code', 'errors-in-console', 'bf-cache']
/** Metrics that have columns of their own, or no place in the report. */
const METRICS = /^(first|largest|max-potential|speed-index|total-blocking|cumulative|interactive)/

/**
 * An old phone at the edge of its network: 400 kbit/s, 400 ms for each request, a processor six times slower. The browser
 * is held back for real: the simulation waits for whole documents, of which a browser paints the beginning.
 */
export const SLOW_PHONE = {
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: 6,
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
  },
}

/**
 * Visits a page as Lighthouse's phone: slow 4G and a processor four times slower, both simulated; or as a slow phone. On
 * a busy machine the browser sometimes records nothing; then it visits again.
 */
export async function visit(
  lighthouse: Lighthouse,
  url: string,
  { port, kind, isSlow }: { port: number; kind: string; isSlow: boolean },
  tries = 3,
): Promise<Visit> {
  const skipAudits = skippedFor(kind)
  const flags = { port, logLevel: 'error', ignoreStatusCode: true, skipAudits, ...(isSlow && SLOW_PHONE) }
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError && tries > 1) return visit(lighthouse, url, { port, kind, isSlow }, tries - 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const failed = Object.values(audits).filter(({ id, score }) => score !== null && score < 1 && !METRICS.test(id))
  return {
    categories: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    failed: Object.fromEntries(failed.map(({ id, displayValue }) => [id, displayValue ?? ''])),
  }
}

function skippedFor(kind: string): string[] {
  if (kind === 'not found') return RIGHT_WHERE_MISSING
  return kind === 'confirmation' ? RIGHT_WHERE_UNLISTED : []
}

/** The middle of several visits, figure by figure; an audit has failed when it did in most of them. */
export function median(visits: Visit[]): Visit {
  const middle = (read: (visit: Visit) => number) =>
    visits.map(read).toSorted((one, other) => one - other)[Math.floor(visits.length / 2)] ?? Number.NaN
  const failures = visits.flatMap(({ failed }) => Object.entries(failed))
  const isFrequent = (id: string) => failures.filter(([other]) => other === id).length > visits.length / 2
  return {
    categories: Object.fromEntries(
      Object.keys(visits[0]?.categories ?? {}).map((id) => [id, middle(({ categories }) => categories[id] ?? 0)]),
    ),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    failed: Object.fromEntries(failures.filter(([id]) => isFrequent(id))),
  }
}
