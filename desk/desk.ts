/** Opens the desk: one app, to which each room adds its addresses. */
import { parse } from 'hono/utils/cookie'
import type { ExtensionParts, OpenExtension } from '../server/extension.ts'
import { createTally } from '../server/intake/velocity.ts'
import { auditOf } from './accounts/audit.ts'
import { linksOf } from './accounts/links.ts'
import { peopleOf } from './accounts/people.ts'
import { sessionsOf } from './accounts/sessions.ts'
import { cookieOf, createDeskApp } from './app.ts'
import { openFiles } from './client/files.ts'
import { openCopies } from './copies/page.ts'
import { openFigures } from './figures/room.ts'
import { openLeads } from './leads/room.ts'
import { openMore } from './pages/more.ts'
import { openPasskeys } from './pages/passkeys.ts'
import { openSignIn } from './pages/sign-in.ts'
import type { Desk, OpenRoom, Room } from './parts.ts'
import { openPublish } from './publish/room.ts'
import { openPush } from './push/room.ts'
import { openStudio } from './studio/studio.ts'

const rooms: readonly OpenRoom[] = [
  openFiles,
  openSignIn,
  openPasskeys,
  openPush,
  openLeads,
  openFigures,
  openStudio,
  openPublish,
  openCopies,
  openMore,
]

/** So many networks and addresses are remembered for what they tried. */
const mostRemembered = 10_000

/** What is known of the desk without opening it: commands have no server's parts. */
export function deskOf<Parts extends Pick<ExtensionParts, 'settings' | 'database' | 'log' | 'siteFile'>>(parts: Parts) {
  const { settings, database, log, siteFile } = parts
  return {
    ...parts,
    path: settings.DESK_PATH,
    origin: settings.DESK_ORIGIN ?? new URL(siteFile().site.url).origin,
    people: peopleOf(database),
    sessions: sessionsOf(database),
    links: linksOf(database),
    audit: auditOf(database, log),
    attempts: createTally(mostRemembered),
  }
}

export const openDesk: OpenExtension = async (parts) => {
  const desk: Desk = deskOf(parts)
  const app = createDeskApp(desk)
  const opened: Room[] = []
  for (const open of rooms) opened.push(await open(app, desk))
  return {
    path: desk.path,
    fetch: (request, env) => app.fetch(request, env),
    upgrade(request, socket, head) {
      const refuse = () => socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      socket.on('error', () => socket.destroy())
      // A page of another origin can open a web socket, and the browser sends the cookie along.
      const name = cookieOf(desk)
      const secret = request.headers.origin === desk.origin && parse(request.headers.cookie ?? '', name)[name]
      if (!secret) return void refuse()
      desk.sessions.of(secret).then((visit) => {
        if (!visit || !opened.some((room) => room.upgrade?.(request, socket, head, visit))) refuse()
      }, refuse)
    },
    checks: () => Object.assign({}, ...opened.map((room) => room.checks?.())),
    onLead() {
      for (const room of opened) room.onLead?.()
    },
    async stop() {
      await Promise.all(opened.map((room) => room.stop?.()))
    },
  }
}
