/** `npm run faults`: breaks things on purpose, on both databases, and prints what came of it, one line per fault. */
import { parseArgs } from 'node:util'
import { faults } from './faults/all.ts'
import { createContext, type Kind, Skipped } from './faults/fault.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' }, on: { type: 'string' } },
})
const started = Date.now()
for (const kind of ['SQLite', 'PostgreSQL'] satisfies Kind[]) {
  if (values.on && values.on.toLowerCase() !== kind.toLowerCase()) continue
  const chosen = faults.filter((fault) => fault.kinds.includes(kind) && fault.name.includes(values.only ?? ''))
  if (chosen.length === 0) continue
  const context = await createContext(kind, !values.short).catch((error) => error as Error)
  for (const fault of chosen) {
    const verdict = context instanceof Error ? context : await fault.run(context).catch((error: Error) => error)
    const isSkipped = verdict instanceof Skipped
    const word = isSkipped ? 'skip' : verdict instanceof Error || !verdict.passed ? 'FAIL' : 'pass'
    if (word === 'FAIL') process.exitCode = 1
    const figure = verdict instanceof Error ? (isSkipped ? verdict.message : verdict.stack) : verdict.figure
    console.log(`${word}  ${kind.padEnd(10)}  ${fault.name}: ${figure}`)
  }
  if (!(context instanceof Error)) await context.end()
}
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
process.exit()
