/** Somebody takes the database's files away while leads come in: a restore done wrong, a script that cleans up. */
import { closeSync, copyFileSync, openSync, renameSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteFile } from '../../server/store/sqlite.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import { runsAll } from '../../tests/support/places.ts'
import { recovery } from './crash.ts'
import { type Fault, integrity, missingLeads, type Place } from './fault.ts'
import { outcomeText, runLoad } from './load.ts'

type Way = [name: string, act: (file: string, copy: string) => void]
/** Those that a test run tries come first. */
const ways: Way[] = [
  ['deleted', (file) => rmSync(file)],
  ['copied over', (file, copy) => copyFileSync(copy, file)],
  ['log deleted', (file) => rmSync(`${file}-wal`)],
  ['index cut', (file) => truncateSync(`${file}-shm`, 0)],
  ['moved', (file) => renameSync(file, `${file}.old`)],
  ['replaced', (file, copy) => renameSync(copy, file)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['log emptied', (file) => truncateSync(`${file}-wal`, 0)],
  ['index deleted', (file) => rmSync(`${file}-shm`)],
  ['all deleted', (file) => ['', '-wal', '-shm'].map((end) => rmSync(file + end))],
  ['written over in place', (file, copy) => putBack(file, copy)],
  ['folder moved', (file) => renameSync(join(file, '..'), `${join(file, '..')}.old`)],
  ['folder deleted', (file) => rmSync(join(file, '..'), { recursive: true })],
]
/** Spoils the middle of the file for a moment, in which nothing may be acknowledged, before the copy comes. */
function putBack(file: string, copy: string): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(64 * 1024, 0xa5), 0, 64 * 1024, 2 * 4_096)
  closeSync(handle)
  setTimeout(() => {
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
    renameSync(copy, file)
  }, 700)
}

export const filesTakenAway: Fault = {
  name: 'database files taken away',
  kinds: ['SQLite'],
  isInTests: runsAll, // the tests of SQLite have them moved
  async run({ isLong, place }) {
    const results = []
    for (const [name, act] of isLong ? [...ways, ...ways, ...ways] : ways.slice(0, 2)) {
      results.push({ name, ...(await takeAway(await place(), act)) })
    }
    const bad = results.filter(({ isGood }) => !isGood)
    const acknowledged = results.reduce((sum, result) => sum + result.after, 0)
    const slowest = Math.max(...results.map(({ recoveredMs }) => recoveredMs))
    const missing = results.reduce((sum, result) => sum + result.missing, 0)
    const details = bad.map(({ name, text }) => `${name}: ${text}`).join('; ')
    return {
      passed: bad.length === 0 && slowest < (isLong ? 5_000 : 20_000), // tests run beside each other
      figure: `${results.length} times, ${acknowledged} acknowledged afterwards, ${missing} of them not in what a restart opens; works again after ${slowest} ms at most ${details}`,
    }
  },
}

async function takeAway(where: Place, act: Way[1]) {
  const file = sqliteFile(where.env.DATA_DIR ?? '')
  const copy = `${where.env.DATA_DIR}.copy`
  const store = await where.open()
  await store.backup?.(copy)
  await store.close()
  const server = await startProcess(where.env)
  let isOver = false
  const load = () => runLoad({ urls: [server.url], workers: 4, until: () => isOver })
  const before = load()
  await sleep(200 + Math.random() * 300)
  act(file, copy)
  // What is sent from here on must be in what a restart opens, if it is acknowledged.
  const sentAfter = load()
  const recoveredMs = await recovery(server.url)
  await sleep(500)
  const ready = (await fetch(`${server.url}/readyz`)).status
  isOver = true
  const [after] = await Promise.all([sentAfter, before])
  await server.stop('SIGKILL')
  const missing = await missingLeads(where, after.acknowledged)
  const { orphans, isWhole } = await integrity(where)
  return {
    isGood:
      missing.length + orphans === 0 &&
      isWhole &&
      after.acknowledged.length > 0 &&
      recoveredMs < 5_000 &&
      ready === 200,
    after: after.acknowledged.length,
    recoveredMs,
    missing: missing.length,
    text: `${missing.length} missing, whole: ${isWhole}, readiness ${ready} in the end (${outcomeText(after)})`,
  }
}
