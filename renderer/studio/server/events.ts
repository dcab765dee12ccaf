import type { ServerResponse } from 'node:http'

/** Tells open studios what has changed, whoever changed it (server-sent events). */
export function createEvents(overview: () => unknown) {
  const open = new Set<ServerResponse>()
  const message = () => `data: ${JSON.stringify(overview())}\n\n`
  return {
    open(response: ServerResponse): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      open.add(response)
      response.once('close', () => open.delete(response))
      response.write(message())
    },
    tellAll() {
      if (open.size === 0) return
      const text = message()
      for (const response of open) response.write(text)
    },
  }
}
