/** A real program that takes webhooks, and checks each as Standard Webhooks say. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

const key = Buffer.alloc(24, 7)
export const secret = `whsec_${key.toString('base64')}`

export type Received = { id: string; isSigned: boolean; isFresh: boolean; body: string; at: number }
export type Answer = (response: ServerResponse) => void
export const withStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end()

export async function startReceiver(tls?: { key: string; cert: string }) {
  const received: Received[] = []
  let answer = withStatus(204)
  const take: RequestListener = async (request, response) => {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 5
    received.push({ id: String(id), isSigned: signature === `v1,${expected}`, isFresh, body, at: Date.now() })
    answer(response)
  }
  const server = tls ? createSecureServer(tls, take) : createServer(take)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    behave: (next: Answer) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
