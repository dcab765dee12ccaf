/** Passes what signed-in people ask on to the studio's process, which knows nobody but the desk. */
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import type { Socket } from 'node:net'
import { type Duplex, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deskHeaders } from '../../studio/server/request.ts'
import type { Person } from '../accounts/people.ts'
import type { Running } from './control.ts'

/** A film for the site, and what stands around it. */
const mostBytes = 110_000_000

/**
 * All that the studio goes by. Nothing else is passed on: no cookie, nothing about the connection, and nothing with which
 * somebody says who they are.
 */
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'x-studio-language',
  'x-studio-tab',
]
/** Of a web socket, without what only the connection of a browser is about. */
const ofSocket = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol']
/** What the studio does not want it may leave without an answer. */
const longestGreetingMs = 10_000
/** Of the connection between the two alone. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'set-cookie',
  'date',
])

type Place = Pick<Running, 'socket' | 'secret'>

/** What is told when all is over, and what ends it before that. */
export interface Ended {
  done: () => void
  signal: AbortSignal
}

function headersFor(given: (name: string) => string | undefined, names: string[], { secret }: Place, person: Person) {
  const { id, name, address, role } = person
  const who = encodeURIComponent(JSON.stringify({ id, name: name || address, role }))
  const passed = names.flatMap((each) => {
    const value = given(each)
    return value === undefined ? [] : [[each, value]]
  })
  return { ...Object.fromEntries(passed), host: 'localhost', [deskHeaders.secret]: secret, [deskHeaders.person]: who }
}

/** Answers with what the studio answers, as it comes. Rejects where the studio cannot be reached. */
export function forward(request: Request, place: Place, person: Person, ended: Ended): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = headersFor((name) => request.headers.get(name) ?? undefined, passedOn, place, person)
  const sent = send({ socketPath: place.socket, path: pathname + search, method: request.method, headers })
  return new Promise((resolve, reject) => {
    sent.once('error', reject)
    sent.once('close', ended.done)
    for (const signal of [request.signal, ended.signal]) signal.addEventListener('abort', () => sent.destroy())
    sent.once('response', (answer) => resolve(responseOf(answer, request.method)))
    if (!request.body) return void sent.end()
    pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), bounded(), sent).catch(
      (error) => {
        sent.destroy()
        reject(error)
      },
    )
  })
}

export class TooLarge extends Error {}

function bounded(): Transform {
  let size = 0
  return new Transform({
    transform(part: Buffer, _, next) {
      size += part.length
      if (size > mostBytes) next(new TooLarge())
      else next(null, part)
    },
  })
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const headers = new Headers()
  for (const [name, value] of entriesOf(answer.headers)) headers.append(name, value)
  // The pages of the draft stand in a frame of the studio's own.
  headers.set('x-frame-options', 'SAMEORIGIN')
  const status = answer.statusCode ?? 502
  const isEmpty = method === 'HEAD' || status === 204 || status === 304
  if (isEmpty) answer.resume()
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers })
}

const entriesOf = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) =>
    ofConnection.has(name) ? [] : [value ?? []].flat().map((each) => [name, each] as const),
  )

/**
 * Connects a web socket through. Nothing that a browser sends reaches the studio before that has agreed: what else came
 * with the request would be taken for one of its own.
 */
export function connect(
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
  place: Place,
  person: Person,
  { done, signal }: Ended,
) {
  const given = (name: string) => [request.headers[name]].flat()[0]
  const headers = { ...headersFor(given, ofSocket, place, person), connection: 'Upgrade', upgrade: 'websocket' }
  const sent = send({ socketPath: place.socket, path: request.url ?? '/', headers, timeout: longestGreetingMs })
  const end = () => {
    sent.destroy()
    client.destroy()
    done()
  }
  for (const event of ['error', 'timeout']) sent.once(event, end)
  client.once('close', end)
  signal.addEventListener('abort', end)
  if (client.destroyed) return end()
  sent.once('response', (answer) => {
    answer.resume()
    client.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  sent.once('upgrade', (answer, studio, first) => {
    const lines = entriesOf(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    client.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${lines.join('')}\r\n`,
    )
    client.write(first)
    studio.write(head)
    for (const [one, other] of [
      [client, studio],
      [studio, client],
    ] as const) {
      one.pipe(other)
      one.once('error', () => other.destroy())
      one.once('close', () => other.destroy())
    }
    // What lies at its ends watches this connection.
    for (const socket of [client, studio]) if ('setTimeout' in socket) (socket as Socket).setTimeout(0)
  })
  sent.end()
}
