/** Bounds how long a request may take to arrive: who drips bytes gives up their connection, who uploads pictures does not. */
import type { IncomingMessage, Server } from 'node:http'

export interface Pace {
  /** Every request may take so long. */
  graceMs: number
  /** Pictures may take longer while so many bytes a second arrive in each time as long as that, and this long at most. */
  leastBytesPerSecond: number
  longestMs: number
}

/** A third of what a weak mobile connection manages; all pictures at once arrive within the time at 2 Mbit a second. */
export const usualPace: Pace = { graceMs: 8_000, leastBytesPerSecond: 16 * 1024, longestMs: 120_000 }

const everyMs = 500

/** Closes connections whose request arrives too slowly. Node's own limit is the same for all requests. */
export function boundRequests(server: Server, { graceMs, leastBytesPerSecond, longestMs }: Pace): void {
  server.requestTimeout = longestMs
  server.on('request', (request: IncomingMessage) => {
    const { socket, headers } = request
    if (socket.destroyed || (!headers['content-length'] && !headers['transfer-encoding'])) return
    const started = performance.now()
    const window = Math.ceil(graceMs / everyMs)
    const amounts = [socket.bytesRead]
    const mayTakeLong = /^(?:multipart\/form-data|application\/octet-stream)/i.test(headers['content-type'] ?? '')
    const look = () => {
      const elapsed = performance.now() - started
      amounts.push(socket.bytesRead)
      const before = amounts.at(-1 - window) ?? 0
      const isSlow = socket.bytesRead - before < (leastBytesPerSecond * graceMs) / 1000
      if (request.complete || socket.destroyed) clearInterval(timer)
      else if (elapsed > graceMs && (!mayTakeLong || isSlow)) socket.destroy()
    }
    const timer = setInterval(look, everyMs).unref()
    request.once('close', () => clearInterval(timer))
  })
}
