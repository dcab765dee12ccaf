/** What the rooms of the desk share: who asks, and what answers. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Context, Hono } from 'hono'
import type { ExtensionParts } from '../server/extension.ts'
import type { Tally } from '../server/intake/velocity.ts'
import type { Audit } from './accounts/audit.ts'
import type { linksOf } from './accounts/links.ts'
import type { People, Permission } from './accounts/people.ts'
import type { sessionsOf, Visit } from './accounts/sessions.ts'
import type { Say } from './words.ts'

/** What every room gets. */
export interface Desk extends ExtensionParts {
  /** Where it begins, such as `/_desk`. */
  path: string
  /** The one origin under which the desk answers, whatever a request says of its host. */
  origin: string
  people: People
  sessions: ReturnType<typeof sessionsOf>
  links: ReturnType<typeof linksOf>
  audit: Audit
  /** Counts attempts. */
  attempts: Tally
}

/** What is known of a request. */
export interface Known {
  desk: Desk
  visit: Visit | undefined
  language: string
  say: Say
  /** The network from which it comes, as attempts are counted. */
  client: string
}

export type DeskEnv = {
  Bindings: { incoming?: IncomingMessage; outgoing?: unknown }
  Variables: Known
}
export type DeskContext = Context<DeskEnv>
export type DeskApp = Hono<DeskEnv>

/** A room of the desk: it adds its addresses to the app, and does chores until it is stopped. */
export interface Room {
  /** A lead has been stored. */
  onLead?: () => void
  /** Takes over a connection that somebody signed in asks another protocol of; false where it is none of its. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer, visit: Visit) => boolean
  stop?: () => Promise<void>
}
/** Who asks, at an address that nobody reaches without having signed in. */
export function visitOf(context: DeskContext): Visit {
  const { visit } = context.var
  if (!visit) throw new Error(`${context.req.path} is open to everybody`)
  return visit
}

export type OpenRoom = (app: DeskApp, desk: Desk) => Room | Promise<Room>

/** A page in the navigation: its address below the desk's, and who sees it. */
export interface Entry {
  path: string
  word: 'nav.leads' | 'nav.studio' | 'nav.publish' | 'nav.figures' | 'nav.more'
  needs: Permission | undefined
}
