import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults } from '../../../tools/faults/all.ts'
import { createContext, type Kind, Skipped } from '../../../tools/faults/fault.ts'
import { runsAll } from '../../support/places.ts'
import { component, named } from './components.ts'

/**
 * The faults of one database as tests, in their short form; `npm run tool -- faults` runs the long one. What both databases must
 * survive is tried on the first alone, and with `npm test -- --all` on both.
 */
export function testFaults(kind: Kind): void {
  const found = kind === 'PostgreSQL' ? component('postgres') : { path: '' }
  describe.skipIf(found.missing)(named(`on ${kind} nothing acknowledged is lost`, found), () => {
    let context: Awaited<ReturnType<typeof createContext>>
    beforeAll(async () => {
      context = await createContext(kind, false)
    }, 60_000)
    afterAll(() => context?.end(), 60_000)
    const chosen = faults.filter(
      ({ isInTests, kinds }) => isInTests && (runsAll ? kinds.includes(kind) : kinds[0] === kind),
    )
    const byName = chosen.map((fault) => [fault.name, fault] as const)
    test.each(byName)(
      '%s',
      async (_name, fault) => {
        const verdict = await fault.run(context).catch((error) => {
          if (error instanceof Skipped) return error
          throw error
        })
        if (verdict instanceof Skipped) return console.warn(`skipped: ${fault.name} (${verdict.message})`)
        expect(verdict.passed, verdict.figure).toBe(true)
      },
      60_000,
    )
  })
}
