/** A service for "Ask" on this machine, in both of the forms that there are: it answers what the test has it answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One reply: words, tools to be used, or something that goes wrong. */
export type Scripted =
  | { text?: string; calls?: { name: string; input: unknown }[] }
  | { status: number; body?: string; location?: string }
  | { body: string }
  /** No answer at all until it is let go. */
  | { waits: true }

export interface Received {
  url: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export interface FakeService {
  address: string
  host: string
  received: Received[]
  /** What is answered next, one after the other; the last one again and again. */
  answers: (...replies: Scripted[]) => void
  stop: () => Promise<void>
}

export async function fakeService(): Promise<FakeService> {
  const received: Received[] = []
  let replies: Scripted[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    received.push({ url: String(request.url), headers: request.headers, body })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    send(response, reply ?? { text: 'Nothing to say.' }, String(request.url).endsWith('/messages'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ address: `http://${host}/v1`, host, received },
    answers: (...given) => {
      replies = given
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, reply: Scripted, isAnthropic: boolean): void {
  if ('waits' in reply) return
  if ('status' in reply)
    return void response
      .writeHead(reply.status, reply.location ? { location: reply.location } : {})
      .end(reply.body ?? '{}')
  const form = isAnthropic ? asMessages : asCompletion
  response.end('body' in reply ? reply.body : JSON.stringify(form(reply)))
}

type Said = { text?: string; calls?: { name: string; input: unknown }[] }

const asMessages = ({ text, calls = [] }: Said) => ({
  content: [
    ...(text === undefined ? [] : [{ type: 'text', text }]),
    ...calls.map((call, index) => ({ type: 'tool_use', id: `toolu_${index}`, ...call })),
  ],
})

const asCompletion = ({ text = '', calls = [] }: Said) => ({
  choices: [
    {
      message: {
        content: text || null,
        tool_calls: calls.map(({ name, input }, index) => ({
          id: `call_${index}`,
          type: 'function',
          function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
        })),
      },
    },
  ],
})
