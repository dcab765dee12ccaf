import { createServer } from 'node:http'
import { listen } from '../../scripts/support/listen.ts'

const PAGE = '<!doctype html><html lang="en"><title>One line</title><p>A page of one line.</p></html>'

/**
 * Serves a page of one line. What a browser takes even for that is the machine's share: on a busy or slow one, making
 * a new page ready alone can count as blocked time.
 */
export async function serveOneLine(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE))
  return { url: await listen(server), stop: () => server.close() }
}
