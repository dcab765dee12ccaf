/** Bounds what connections may hold, whatever their other end does or leaves undone. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Bounds {
  /** Connections that one sender may have open; a browser has six, an office of many browsers some dozens. */
  mostOfOneSender: number
  /** With more connections than this, the one that has gone longest without ending an answer is closed. */
  mostConnections: number
  /** Answers that may wait for the one before them on a connection. No browser and no proxy asks ahead at all. */
  mostWaiting: number
  /** A connection on which nothing moves for so long is closed, half an answer or not. */
  inactivityMs: number
}

export const usualBounds: Bounds = {
  mostOfOneSender: 100,
  mostConnections: 1_000,
  mostWaiting: 16,
  inactivityMs: 15_000,
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Tells senders apart by the address of a connection; undefined for an address that many may share, such as a proxy's. */
type SenderOf = (address: string) => string | undefined

/**
 * Lets a server work on one answer for each connection at a time, the others wait: an answer that nobody reads holds
 * one open file, however many requests were sent ahead.
 */
export function boundConnections(server: Server, bounds: Bounds, senderOf: SenderOf): void {
  const [handle] = server.listeners('request') as Handle[]
  if (!handle) throw new Error('the server has no handler yet')
  const waiting = new Map<Socket, (() => void)[]>()
  const isOneTooMany = countSenders(bounds.mostOfOneSender, senderOf)
  server.setTimeout(bounds.inactivityMs)
  server.on('connection', (socket) => {
    if (isOneTooMany(socket)) return void socket.destroy()
    waiting.set(socket, [])
    socket.once('close', () => waiting.delete(socket))
    if (waiting.size > bounds.mostConnections) oldest(waiting)?.destroy()
  })
  server.removeListener('request', handle)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const line = waiting.get(socket)
    if (!line) return
    if (line.length === bounds.mostWaiting) return cutOff(socket)
    line.push(() => handle(request, response))
    response.once('close', () => {
      if (!waiting.delete(socket) || socket.destroyed) return
      waiting.set(socket, line) // now the last in the order of the map: it has just ended an answer
      line.shift()
      line[0]?.()
    })
    // Not before all that came in the same piece has been read: it may be too much, and then none of it is worked on.
    if (line.length === 1) queueMicrotask(() => socket.destroyed || line[0]?.())
  })
}

/**
 * Ends a connection with all that was sent ahead on it. Node would go on to make a request of everything in the piece that
 * it reads just then, up to two thousand. It stops at one that asks for another protocol, of which its parser is told by
 * a 2; Node's documentation leaves that out, so where there is no such thing only the connection ends.
 */
function cutOff(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } | null }
  if (parser?.onIncoming) parser.onIncoming = () => 2
  socket.destroy()
}

/** Says of each new connection whether its sender has too many. */
function countSenders(most: number, senderOf: SenderOf): (socket: Socket) => boolean {
  const open = new Map<string, number>()
  return (socket) => {
    const sender = senderOf(socket.remoteAddress ?? '')
    if (sender === undefined) return false
    const amount = (open.get(sender) ?? 0) + 1
    if (amount > most) return true
    open.set(sender, amount)
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1
      if (left > 0) open.set(sender, left)
      else open.delete(sender)
    })
    return false
  }
}

const oldest = (waiting: Map<Socket, unknown>): Socket | undefined => waiting.keys().next().value
