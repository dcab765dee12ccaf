/** Puts the parts together and gives them a port. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { createVelocityCounter } from './intake/velocity.ts'
import { readFrame } from './pages/html.ts'
import type { Settings } from './settings.ts'
import { readSiteFile } from './site.ts'
import { readHeaderRules } from './static/headers.ts'
import { openStore } from './store/open.ts'

/** Slow senders are cut off: headers within 5 s, the whole request within 8 s, looked at every second. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
}

export type RunningServer = { url: string; stop: () => Promise<void> }

/** Starts serving. Throws, with a reason for the owner, when a promise could not be kept from here. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = pino({ level: settings.LOG_LEVEL })
  const siteFile = await readSiteFile(settings.DIST_DIR)
  const frame = await readFrame(settings.DIST_DIR, siteFile)
  const headerRules = await readHeaderRules(settings.DIST_DIR)
  const { store, unlock } = await openStore(settings, { isServer: true })
  const app = createApp({
    ...{ settings, siteFile, frame, headerRules, log, store },
    countVelocity: createVelocityCounter(),
    onAnswer: (answer, elapsedMs) => log.info({ status: answer.status, ms: Math.round(elapsedMs) }, 'submission'),
  })
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  await listen(server, settings)
  const { address, port, family } = server.address() as AddressInfo
  const stop = async () => {
    await new Promise((resolve) => server.close(resolve))
    await store.close()
    unlock()
  }
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`, stop }
}

const listen = (server: Server, { PORT, HOST }: Settings) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, resolve)
  })
