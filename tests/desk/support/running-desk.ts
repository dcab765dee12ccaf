/** The desk as a server of its own, with a copy of the fixture site, and people who are signed in. */
import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { auditOf } from '../../../desk/accounts/audit.ts'
import { peopleOf, type Role } from '../../../desk/accounts/people.ts'
import { sessionsOf } from '../../../desk/accounts/sessions.ts'
import { openStore } from '../../../server/store/open.ts'
import { testSettings } from '../../server/support/site.ts'
import { addressOf, copyOfFixture } from '../../studio/support/studio.ts'
import { fixtureFile } from '../../support/places.ts'

export type RunningDesk = Awaited<ReturnType<typeof runDesk>>

export async function runDesk() {
  const { folder, file } = await copyOfFixture(await readFile(fixtureFile, 'utf8'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = await testSettings({ PORT: String(port), DESK: 'on', DESK_ORIGIN: origin })
  const { DIST_DIR, DATA_DIR } = settings
  const known = join(DIST_DIR, 'forms.json')
  await writeFile(known, JSON.stringify({ ...JSON.parse(await readFile(known, 'utf8')), pages: file }))
  const env = { DIST_DIR, DATA_DIR, PORT: String(port), DESK: 'on', DESK_ORIGIN: origin, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['scripts/pages-from-yaml.mjs', 'start', '--no-build'], {
    env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, ...env },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await addressOf(child, /The site is on http:\S+/)
  const { store, database } = await openStore(settings, { isServer: false })
  return {
    origin,
    file,
    audit: auditOf(database, { info: () => {} }),
    /** The cookie of somebody who has just signed in. */
    async enter(name: string, role: Role) {
      const person = await peopleOf(database).add({ address: `${name.toLowerCase()}@desk.example`, name, role })
      const value = await sessionsOf(database).begin(person.id, 'a test', '192.0.2.1')
      const end = () => sessionsOf(database).endOthers(person.id, '')
      return { name: 'desk', value, url: origin, end }
    },
    async stop() {
      await store.close()
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
