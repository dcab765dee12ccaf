import { stat } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Draft } from '../draft/open-draft.ts'
import { announce, tokenOf } from '../mcp/running.ts'
import { addressesOf } from './addresses.ts'
import { openDoor, type ShowCode } from './network.ts'
import type { Opening } from './opened.ts'

/** Nobody else is served: the studio writes files. */
const HOST = '127.0.0.1'

/**
 * For the process of a studio: what its code was loaded with is room enough for what is thrown away soon. The first check
 * of a large site would have V8 take a hundred megabytes more for it, which it does not give back.
 */
export const STEADY_ROOM = '--semi-space-growth-factor=1'

export interface Studio {
  /** Its address with the token, for the one who is to open it. */
  url: string
  draft: Draft
  close: () => Promise<void>
}

interface StudioOptions extends Pick<Opening, 'file' | 'desk' | 'publishing' | 'publisher'> {
  /** Of this machine, or the path of a socket. */
  port: number | string
  /** Told the address as soon as there is one: what is asked for before the studio is open waits for it. */
  listening?: (url: string) => void
  /** An address of this machine at which the studio is reached from others with a code, and who is told the code. */
  network?: { address: string; show: ShowCode }
}

/** Listens first, and opens the site then. */
export async function startStudio({ port, listening, network, ...given }: StudioOptions): Promise<Studio> {
  const { file, desk } = given
  const token = desk?.secret ?? (await tokenOf(file))
  const { studio, api } = addressesOf(desk?.base)
  await stat(file)
  const answer: RequestListener = (request, response) => {
    opening.then(
      ({ handle }) => handle(request, response),
      () => response.destroy(),
    )
  }
  const server = createServer(answer)
  const end = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  // The code of the site's pages comes once the address is known.
  const opening = listen(server, port).then(async () => {
    listening?.(`${originOf(server)}${studio}#${token}`)
    const { openStudio } = await import('./opened.ts')
    return openStudio(server, { ...given, host: HOST, token })
  })
  const opened = await opening.catch(async (error) => {
    await end()
    throw error
  })
  const url = originOf(server)
  const inside: Parameters<typeof openDoor>[1] = {
    handle: answer,
    upgrade: (...given) => server.emit('upgrade', ...given),
    home: `${studio}#${token}`,
  }
  const shut = network && (await openDoor({ ...network, port: Number(port) }, inside, network.show))
  const leave = desk ? undefined : await announce(file, { url, tools: `${url}${api}tools`, token })
  return {
    url: `${url}${studio}#${token}`,
    draft: opened.draft,
    async close() {
      await leave?.()
      shut?.()
      await opened.close()
      await end()
    },
  }
}

function originOf(server: Server): string {
  const address = server.address() as AddressInfo | string
  return typeof address === 'string' ? address : `http://${HOST}:${address.port}`
}

const listen = (server: Server, port: number | string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    if (typeof port === 'string') server.listen(port, resolve)
    else server.listen(port, HOST, resolve)
  })
