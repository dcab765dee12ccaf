/** A server of its own with the owner's desk, as `npm start` runs it, and somebody who is signed in there. */
import type { BrowserContext } from 'playwright'
import { peopleOf, type Role } from '../../../desk/accounts/people.ts'
import { sessionsOf } from '../../../desk/accounts/sessions.ts'
import { readSettings } from '../../../server/settings.ts'
import { openStore } from '../../../server/store/open.ts'
import { freePort } from '../../server/support/postgres.ts'
import { startProcess } from '../../server/support/process.ts'

export async function runDesk(env: Record<string, string> = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startProcess({ DESK: 'on', DESK_ORIGIN: origin, PORT: String(port), ...env })
  const { store, database } = await openStore(readSettings(server.env), { isServer: false })
  return {
    origin,
    store,
    /** Signs a new person in with this browser. */
    async enter(context: BrowserContext, role: Role) {
      const person = await peopleOf(database).add({ address: `${role}@desk.example`, name: '', role })
      const value = await sessionsOf(database).begin(person.id, 'test', '')
      await context.addCookies([{ name: 'desk', value, url: origin }])
    },
    async stop() {
      await store.close()
      await server.stop()
    },
  }
}
