/** Somebody asks to be forgotten while leads come in. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newId } from '../../server/store/ids.ts'
import { quote } from '../../tests/server/support/post.ts'
import { bareEnv, startProcess } from '../../tests/server/support/process.ts'
import { type Fault, integrity, missingLeads } from './fault.ts'
import { outcomeText, post, runLoad } from './load.ts'

export const erasure: Fault = {
  name: 'erased under load',
  kinds: ['SQLite'],
  isInTests: false, // the tests of the owner's commands have it
  async run({ isLong, place }) {
    const where = await place()
    const server = await startProcess(where.env)
    const folder = where.env.DATA_DIR ?? ''
    let isOver = false
    const running = runLoad({ urls: [server.url], workers: 2, pauseMs: 20, until: () => isOver })
    const person = { ...quote, name: 'Marker Person', email: 'marker@example.com' }
    for (let index = 0; index < (isLong ? 200 : 20); index += 1) {
      const message = `Marker ${newId()} ${'marker '.repeat(index * 10)}`
      await post(server.url, undefined, JSON.stringify({ ...person, message }), newId())
    }
    const env = { ...bareEnv, ...server.env }
    const leads = (...rest: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/pages-from-yaml.mjs', 'leads', ...rest], { env })
    await leads('backup', join(folder, 'copy.sqlite'))
    const before = filesWith(folder, /marker/i).length
    await leads('erase', '--email', 'MARKER@example.com')
    isOver = true
    const load = await running
    const after = filesWith(folder, /marker/i)
    await server.stop('SIGKILL')
    const missing = await missingLeads(where, load.acknowledged)
    const { orphans, isWhole } = await integrity(where)
    return {
      passed: before >= 2 && after.length === 0 && missing.length + orphans === 0 && isWhole,
      figure: `${before} files held the person, ${after.length} do afterwards ${after.join(', ')}; ${missing.length} of ${load.acknowledged.length} others missing (${outcomeText(load)})`,
    }
  },
}

const filesWith = (folder: string, text: RegExp) =>
  readdirSync(folder).filter((name) => text.test(readFileSync(join(folder, name), 'latin1')))
