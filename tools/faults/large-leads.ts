/** Leads as large as no form sends them any more: the owner still gets at all others. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newId } from '../../server/store/ids.ts'
import { bareEnv } from '../../tests/server/support/process.ts'
import { builtSite } from '../../tests/server/support/site.ts'
import { addMany } from './backlog.ts'
import type { Fault } from './fault.ts'

const megabytes = 10
/** Far less than all of them together. */
const memory = 128

export const largeLeads: Fault = {
  name: `leads of ${megabytes} MB, and the owner's commands`,
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false, // the tests of the store have them
  async run({ isLong, place }) {
    const { env: own, open } = await place()
    const store = await open()
    const amount = isLong ? 30 : 12
    await addMany(store, 100)
    for (let index = 0; index < amount; index += 1) {
      const lead = { form: 'quote', state: 'held', score: 40, reasons: [], extra: {}, client: '', page: '' } as const
      const fields = { name: 'Large', message: `${index} ${'x'.repeat(megabytes * 2 ** 20)}` }
      await store.add({ ...lead, reasons: [], fields }, { value: newId(), validMs: 1_000 })
    }
    await addMany(store, 100)
    await store.close()
    const env = { ...bareEnv, DIST_DIR: await builtSite(), ...own, NODE_OPTIONS: `--max-old-space-size=${memory}` }
    const lines: Record<string, number | string> = {}
    for (const command of ['list', 'export', 'sources', 'counts']) {
      const run = promisify(execFile)(process.execPath, ['scripts/pages-from-yaml.mjs', 'leads', command], {
        env,
        maxBuffer: 2 ** 30,
      })
      lines[command] = await run.then(
        ({ stdout }) => stdout.trimEnd().split('\n').length,
        ({ code, signal }) => `ended with ${code ?? signal}`,
      )
    }
    return {
      passed: Number(lines.list) === 201 + amount && Number(lines.export) > 200 + amount && Number(lines.counts) > 0,
      figure: `${amount} among 200 others, with ${memory} MB of memory: ${Object.entries(lines)
        .map(([command, found]) => `${command} ${typeof found === 'number' ? `${found} lines` : found}`)
        .join(', ')}`,
    }
  },
}
