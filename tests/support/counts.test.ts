import { expect, test } from 'vitest'
import { countPlaywright, countVitest, readCounts, summary } from './counts.ts'

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('the last line adds up both runners', () => {
  const playwright = { stats: { expected: 3, unexpected: 2, flaky: 1, skipped: 0 }, errors: [] }
  expect(summary([countVitest(vitest), countPlaywright(playwright)])).toBe('11 passed, 3 failed, 3 skipped')
})

test('nothing skipped is not mentioned', () => {
  expect(summary([{ passed: 2, failed: 0, skipped: 0 }])).toBe('2 passed, 0 failed')
})

test('a test file that could not be loaded is a failure, though it has no test to count', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countVitest({ ...vitest, numFailedTests: 0, testResults }).failed).toBe(1)
})

test('a server that did not start is a failure, though no test ran', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] }).failed).toBe(1)
})

test('a runner that left no report has passed nothing', async () => {
  expect(await readCounts('no/such/report.json', countVitest)).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
