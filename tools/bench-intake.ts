/**
 * How many leads a second the intake stores, each on disk before it is acknowledged, beside the number of syncs a
 * second that the same disk can do. Visitors and servers share this machine.
 */
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { startProcess } from '../tests/server/support/process.ts'
import { syncRate } from './bench-intake/sync-rate.ts'
import { createContext, type Kind, missingLeads, Skipped } from './faults/fault.ts'
import { outcomeText, percentile, runLoad } from './faults/load.ts'

const { values } = readOptions('[--seconds 10] [--workers 64]', { seconds: textOr('10'), workers: textOr('64') })
const milliseconds = Number(values.seconds) * 1000
const workers = Number(values.workers)

async function measure(kind: Kind, instances: number): Promise<void> {
  const context = await createContext(kind, true)
  const where = await context.place()
  const servers = await Promise.all(Array.from({ length: instances }, () => startProcess(where.env)))
  const urls = servers.map(({ url }) => url)
  const warmUp = Date.now() + 1_000
  await runLoad({ urls, workers: 8, until: () => Date.now() > warmUp })
  const before = syncRate(1_000)
  const started = Date.now()
  const load = await runLoad({ urls, workers, until: () => Date.now() > started + milliseconds })
  const elapsed = (Date.now() - started) / 1000
  const disk = (before + syncRate(1_000)) / 2
  await Promise.all(servers.map((server) => server.stop()))
  const missing = await missingLeads(where, load.acknowledged)
  await context.end()
  const rate = load.acknowledged.length / elapsed
  const times = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(load.latencies, share).toFixed(1)} ms`)
  console.log(
    `${kind}, ${instances} instance${instances > 1 ? 's' : ''}, ${workers} visitors at once, ${elapsed.toFixed(0)} s`,
  )
  console.log(
    `  ${rate.toFixed(0)} leads/s accepted, ${times.join(', ')}, missing = ${missing.length} (${outcomeText(load)})`,
  )
  console.log(`  the disk does ${disk.toFixed(0)} syncs/s: ${(rate / disk).toFixed(2)} leads for each sync it could do`)
  if (missing.length > 0) process.exitCode = 1
}

for (const [kind, instances] of [
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const) {
  await measure(kind, instances).catch((error) => {
    if (!(error instanceof Skipped)) throw error
    console.log(`${kind}: skipped, ${error.message}`)
  })
}
process.exit()
