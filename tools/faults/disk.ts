/** A full disk, and the proof that commits reach it. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { component } from '../../tests/server/support/components.ts'
import { startPostgres } from '../../tests/server/support/postgres.ts'
import { type ServerProcess, startProcess } from '../../tests/server/support/process.ts'
import { temporaryFolder } from '../../tests/server/support/site.ts'
import { recovery } from './crash.ts'
import { type Fault, missingLeads, type Place, placeAt, Skipped } from './fault.ts'
import { outcomeText, runLoad } from './load.ts'

export const syncs: Fault = {
  name: 'syncs counted',
  kinds: ['SQLite'],
  isInTests: true,
  async run({ isLong, place }) {
    const strace = component('strace')
    if (strace.missing !== undefined) throw new Skipped(strace.missing)
    const report = join(await temporaryFolder('strace'), 'syncs')
    const trace = [strace.path, '-f', '-c', '-e', 'trace=fsync,fdatasync', '-o', report]
    const server = await startProcess((await place()).env, trace)
    const amount = isLong ? 500 : 50
    let posted = 0
    const load = await runLoad({ urls: [server.url], workers: 1, until: () => posted++ >= amount })
    process.kill(Number(readFileSync(join(server.env.DATA_DIR ?? '', 'server.pid'), 'utf8')), 'SIGTERM')
    await once(server.process, 'exit')
    const found = readFileSync(report, 'utf8').matchAll(/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s.*f(data)?sync$/gm)
    const synced = [...found].reduce((sum, [, calls]) => sum + Number(calls), 0)
    const acknowledged = load.acknowledged.length
    return {
      passed: acknowledged === amount && synced >= acknowledged,
      figure: `${synced} syncs for ${acknowledged} acknowledged commits, one after another`,
    }
  },
}

export const diskFull: Fault = {
  name: 'disk full, then freed',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: true,
  async run({ kind, isLong }) {
    const disk = await mountSmallDisk(kind === 'SQLite' ? 8 : 160)
    try {
      return await (kind === 'SQLite' ? fillUnderSqlite(disk, isLong) : fillUnderPostgres(disk, isLong))
    } finally {
      spawnSync('umount', ['-l', disk])
    }
  },
}

export async function mountSmallDisk(megabytes: number): Promise<string> {
  const disk = await temporaryFolder('disk')
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', disk]
  if (spawnSync('mount', options).status !== 0) throw new Skipped('needs root to mount a small disk')
  return disk
}

async function fillUnderSqlite(disk: string, isLong: boolean) {
  const where = placeAt({ DATA_DIR: join(disk, 'data') })
  return fillAndFree(disk, where, isLong)
}

async function fillUnderPostgres(disk: string, isLong: boolean) {
  const found = component('postgres')
  if (found.path === undefined) throw new Skipped(found.missing)
  const folder = join(disk, 'postgres')
  mkdirSync(folder)
  const postgres = await startPostgres(found.path, ['autovacuum=off'], folder)
  const where = placeAt({ DATABASE_URL: await postgres.createDatabase() })
  return fillAndFree(disk, where, isLong).finally(() => postgres.stop('SIGQUIT'))
}

/** Fills the last byte, looks, makes room, and looks again. */
async function fillAndFree(disk: string, where: Place, isLong: boolean) {
  const server = await startProcess(where.env)
  const loadFor = async (ms: number) => {
    const end = Date.now() + ms
    return runLoad({ urls: [server.url], workers: 4, pauseMs: 10, until: () => Date.now() > end })
  }
  const before = await loadFor(500)
  fill(join(disk, 'filler'), disk)
  const settling = await loadFor(1_500) // what still fits into space that the database took before
  const full = await loadFor(isLong ? 10_000 : 1_000)
  const isRed = !(await isReady(server))
  rmSync(join(disk, 'filler'))
  const recovered = await recovery(server.url)
  const isGreen = await isReady(server)
  const after = await loadFor(500)
  await server.stop('SIGKILL')
  const loads = [before, settling, full, after]
  const acknowledged = loads.flatMap((load) => load.acknowledged)
  const missing = await missingLeads(where, acknowledged)
  const { length: taken } = full.acknowledged
  return {
    passed:
      taken === 0 && missing.length === 0 && isRed && isGreen && recovered < 5_000 && after.acknowledged.length > 0,
    figure: `full: ${outcomeText(full)}, readiness ${isRed ? 'red' : 'GREEN'}; freed: works after ${recovered} ms, readiness ${isGreen ? 'green' : 'RED'}; ${missing.length} of ${acknowledged.length} missing (${settling.acknowledged.length} fitted into space already taken)`,
  }
}

export function fill(file: string, disk: string): void {
  for (const size of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size, 1), { flag: 'a' })
    } catch {}
  }
  const { bavail } = statfsSync(disk)
  if (bavail > 0) throw new Error(`${bavail} blocks are still free`)
}

const isReady = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).status === 200
