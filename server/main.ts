/** Gives the server a port, and ends it without losing what is under way. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { type Assembled, assemble } from './assemble.ts'
import type { Settings } from './settings.ts'
import { type OpenStore, openStore } from './store/open.ts'

/** Slow senders are cut off: headers within 5 s, the whole request within 8 s, looked at every second. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
}
/** At a stop: how long answers still ask their connections to close, then how long what is open may take. */
const farewellMs = 1_000
const longestAnswerMs = 6_000
const longestMailMs = 2_000

export type RunningServer = { url: string; stop: () => Promise<void> }

/** Starts serving. Throws, with a reason for the owner, when a promise could not be kept from here. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = pino({ level: settings.LOG_LEVEL })
  const opened = await openStore(settings, { isServer: true })
  const site = await assemble(settings, opened.store, log)
  const server = createAdaptorServer({ fetch: site.fetch, serverOptions }) as Server
  await listen(server, settings)
  const { address, port, family } = server.address() as AddressInfo
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  return { url, stop: () => stopServer(server, site, opened) }
}

const listen = (server: Server, { PORT, HOST }: Settings) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, resolve)
  })

async function stopServer(server: Server, site: Assembled, { store, unlock }: OpenStore): Promise<void> {
  site.drain()
  await sleep(farewellMs)
  const closed = new Promise((resolve) => server.close(resolve))
  await Promise.race([closed, sleep(longestAnswerMs)])
  server.closeAllConnections()
  await Promise.race([site.stop(), sleep(longestMailMs)])
  await store.close()
  unlock()
}
