import type { ServerResponse } from 'node:http'
import type { OverviewIn } from './overview.ts'

/** Tells open studios what has changed, whoever changed it (server-sent events). */
export function createEvents(overview: OverviewIn) {
  /** Each with the language of its browser. */
  const open = new Map<ServerResponse, string>()
  const messageIn = (language: string) => `data: ${JSON.stringify(overview(language))}\n\n`
  return {
    open(response: ServerResponse, language: string): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      open.set(response, language)
      response.once('close', () => open.delete(response))
      response.write(messageIn(language))
    },
    tellAll() {
      const languages = new Set(open.values())
      const messages = new Map([...languages].map((language) => [language, messageIn(language)]))
      for (const [response, language] of open) response.write(messages.get(language))
    },
  }
}
