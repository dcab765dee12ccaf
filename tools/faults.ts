/** Breaks things on purpose, on both databases, and prints what came of it, one line per fault. */
import { flag, readOptions, text } from '../scripts/support/arguments.ts'
import { provideTemporaryFolder } from '../tests/support/temporary.ts'
import { faults } from './faults/all.ts'
import { createContext, type Fault, type Kind, Skipped } from './faults/fault.ts'

const { values } = readOptions('[--short] [--desk] [--only NAME] [--on sqlite|postgresql]', {
  short: flag,
  desk: flag,
  only: text,
  on: text,
})
/** Each fault has a database server of its own: what one breaks must not trouble the next. */
async function tryOne(fault: Fault, kind: Kind): Promise<string> {
  const line = (word: string, text: string | undefined) => `${word}  ${kind.padEnd(10)}  ${fault.name}: ${text}`
  try {
    const context = await createContext(kind, !values.short, values.desk)
    const { passed, figure } = await fault.run(context).finally(context.end)
    if (!passed) process.exitCode = 1
    return line(passed ? 'pass' : 'FAIL', figure)
  } catch (error) {
    if (error instanceof Skipped) return line('skip', error.message)
    process.exitCode = 1
    return line('FAIL', (error as Error).stack)
  }
}

provideTemporaryFolder()
const started = Date.now()
for (const kind of ['SQLite', 'PostgreSQL'] satisfies Kind[]) {
  if (values.on && values.on.toLowerCase() !== kind.toLowerCase()) continue
  const chosen = faults.filter((fault) => fault.kinds.includes(kind) && fault.name.includes(values.only ?? ''))
  for (const fault of chosen) console.log(await tryOne(fault, kind))
}
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
process.exit()
