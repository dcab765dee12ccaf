/** The drill of getting everything back. */
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Store } from '../../server/store/store.ts'
import { component } from '../../tests/server/support/components.ts'
import { bareEnv } from '../../tests/server/support/process.ts'
import { temporaryFolder } from '../../tests/server/support/site.ts'
import { runsAll } from '../../tests/support/places.ts'
import { addMany } from './backlog.ts'
import { allLeads, type Fault, type Place, placeAt } from './fault.ts'

export const restore: Fault = {
  name: 'backup and restore drill',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: runsAll, // the tests of the owner's commands have a backup
  async run({ isLong, place }) {
    const where = await place()
    const store = await where.open()
    await addMany(store, isLong ? 5_000 : 200)
    const copy = await (where.env.DATABASE_URL
      ? dumpAndRestore(where, await place())
      : backupWhileWriting(where, store))
    await store.close()
    const [original, restored] = await Promise.all([where, copy].map(fingerprint))
    return {
      passed: original?.hash === restored?.hash && (original?.amount ?? 0) > 0,
      figure: `${original?.amount} leads, ${restored?.amount} after the restore, hashes ${original?.hash === restored?.hash ? 'equal' : 'DIFFERENT'}`,
    }
  },
}

async function backupWhileWriting(where: Place, store: Store): Promise<Place> {
  const folder = await temporaryFolder('restore')
  const env = { ...bareEnv, ...where.env }
  await promisify(execFile)(
    process.execPath,
    ['scripts/pages-from-yaml.mjs', 'leads', 'backup', join(folder, 'leads.sqlite')],
    { env },
  )
  await store.heartbeat()
  return placeAt({ DATA_DIR: folder })
}

async function dumpAndRestore({ env }: Place, target: Place): Promise<Place> {
  const tools = dirname(component('postgres').path ?? '')
  const file = join(await temporaryFolder('dump'), 'leads.dump')
  execFileSync(join(tools, 'pg_dump'), ['-Fc', '-f', file, env.DATABASE_URL ?? ''])
  execFileSync(join(tools, 'pg_restore'), ['-d', target.env.DATABASE_URL ?? '', file])
  return target
}

async function fingerprint(place: Place): Promise<{ amount: number; hash: string }> {
  const leads = await allLeads(place)
  return { amount: leads.length, hash: createHash('sha256').update(JSON.stringify(leads)).digest('hex') }
}
