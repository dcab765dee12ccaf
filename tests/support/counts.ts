/** Adds up what the test runners report. */
import { readFile } from 'node:fs/promises'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Vitest's counts. A file that could not be loaded has no tests to count, so it counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Playwright's counts. An error outside of a test, in a file or in the server's start, counts as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}

/** Reads a runner's report; a runner that ended before it wrote one has passed nothing. */
export async function readCounts<Report>(file: string, count: (report: Report) => Counts): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text ? count(JSON.parse(text)) : { passed: 0, failed: 0, skipped: 0 }
}

/** The last line of `npm test`. */
export function summary(all: Counts[]): string {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
