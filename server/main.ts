/** Gives the server a port, and ends it without losing what is under way. */
import type { Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { type Assembled, assemble } from './assemble.ts'
import { boundConnections, usualBounds } from './connections.ts'
import { type Extension, isOf, type OpenExtension } from './extension.ts'
import { senderOf } from './intake/client.ts'
import type { Settings } from './settings.ts'
import { boundRequests, usualPace } from './slow-requests.ts'
import { type OpenStore, openStore } from './store/open.ts'

/** Slow senders are cut off: headers within 5 s, looked at twice a second; the rest goes by {@link usualPace}. */
const serverOptions = { headersTimeout: 5_000, connectionsCheckingInterval: 500, keepAliveTimeout: 5_000 }
/** At a stop: how long a proxy has to notice, how long open connections may still ask, how long what is open may take. */
const farewellMs = 1_000
const lastRequestMs = 1_500
const longestAnswerMs = 3_500
const longestMailMs = 2_000
const longestCloseMs = 1_500

export type RunningServer = { url: string; stop: () => Promise<void> }

/** Starts serving. Throws, with a reason for the owner, when a promise could not be kept from here. */
export async function startServer(settings: Settings, openExtension?: OpenExtension): Promise<RunningServer> {
  const log = pino({ level: settings.LOG_LEVEL })
  const onTrouble = (reason: string) => log.error({ reason }, 'the database has to be opened again')
  const opened = await openStore(settings, { isServer: true, onTrouble })
  const { store, database } = opened
  const site = await assemble(settings, store, log, openExtension && ((parts) => openExtension({ ...parts, database })))
  const server = createAdaptorServer({ fetch: site.fetch, serverOptions }) as Server
  if (site.extension?.upgrade) passUpgrades(server, site.extension)
  boundConnections(server, usualBounds, (address) => senderOf(address, settings))
  boundRequests(server, usualPace)
  await listen(server, settings)
  const { address, port, family } = server.address() as AddressInfo
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  return { url, stop: () => stopServer(server, site, opened) }
}

/** What asks for another protocol elsewhere is refused: nothing of the site speaks one. */
function passUpgrades(server: Server, extension: Extension): void {
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url?.startsWith('/') ? request.url : '/', 'http://server')
    if (isOf(extension, pathname)) extension.upgrade?.(request, socket, head)
    else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

const listen = (server: Server, { PORT, HOST }: Settings) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, resolve)
  })

/**
 * Takes no new connections, but lets the open ones ask once more: their answers tell them to close. Closing an idle
 * connection at once, as `server.close()` does, would break off a request that is already on its way.
 */
async function stopServer(server: Server, site: Assembled, { store, unlock }: OpenStore): Promise<void> {
  site.beUnready()
  await sleep(farewellMs)
  site.endConnections()
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  await Promise.race([closed, sleep(lastRequestMs)])
  server.closeIdleConnections()
  await Promise.race([closed, sleep(longestAnswerMs)])
  server.closeAllConnections()
  await Promise.race([site.stop(), sleep(longestMailMs)])
  await Promise.race([store.close(), sleep(longestCloseMs)])
  unlock()
}
