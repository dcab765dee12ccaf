/** Bounds what connections may hold, whatever their other end does or leaves undone. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Bounds {
  /** With more connections than this, the one that has gone longest without ending an answer is closed. */
  mostConnections: number
  /** Answers that may wait for the one before them on a connection. No browser and no proxy asks ahead at all. */
  mostWaiting: number
  /** A connection on which nothing moves for so long is closed, half an answer or not. */
  inactivityMs: number
}

export const usualBounds: Bounds = { mostConnections: 1_000, mostWaiting: 16, inactivityMs: 15_000 }

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Lets a server work on one answer for each connection at a time, the others wait: an answer that nobody reads holds
 * one open file, however many requests were sent ahead.
 */
export function boundConnections(server: Server, bounds: Bounds): void {
  const [handle] = server.listeners('request') as Handle[]
  if (!handle) throw new Error('the server has no handler yet')
  const waiting = new Map<Socket, (() => void)[]>()
  server.setTimeout(bounds.inactivityMs)
  server.on('connection', (socket) => {
    waiting.set(socket, [])
    socket.once('close', () => waiting.delete(socket))
    if (waiting.size > bounds.mostConnections) oldest(waiting)?.destroy()
  })
  server.removeListener('request', handle)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const line = waiting.get(socket)
    if (!line) return
    line.push(() => handle(request, response))
    response.once('close', () => {
      if (!waiting.delete(socket) || socket.destroyed) return
      waiting.set(socket, line) // now the last in the order of the map: it has just ended an answer
      line.shift()
      line[0]?.()
    })
    if (line.length > bounds.mostWaiting) socket.destroy()
    else if (line.length === 1) line[0]?.()
  })
}

const oldest = (waiting: Map<Socket, unknown>): Socket | undefined => waiting.keys().next().value
