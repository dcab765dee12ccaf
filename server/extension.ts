/** What can answer beside the site, such as the owner's desk. The server knows nothing of what it is. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { Transport } from './mail/transport.ts'
import type { Settings } from './settings.ts'
import type { SiteFile } from './site.ts'
import type { Database } from './store/database.ts'
import type { Store } from './store/store.ts'

export interface ExtensionParts {
  settings: Settings
  store: Store
  database: Database
  log: Logger
  /** Of the present build. */
  siteFile: () => SiteFile
  /** Undefined where no mail server is set. */
  mail: Pick<Transport, 'send'> | undefined
}

export interface Extension {
  /** Everything at this path and below it is the extension's. */
  path: string
  /** `env` has Node's request and response, as the adapter gives them. */
  fetch: (request: Request, env: object) => Response | Promise<Response>
  /** Takes over a connection that asks for another protocol at one of its addresses. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** A lead has been stored. */
  onLead: () => void
  stop: () => Promise<void>
}

export type OpenExtension = (parts: ExtensionParts) => Promise<Extension>

export const isOf = (extension: Extension | undefined, path: string): extension is Extension =>
  extension !== undefined && `${path}/`.startsWith(`${extension.path}/`)
