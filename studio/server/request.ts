import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { spokenOf } from '../../renderer/messages/catalogues.ts'
import { message } from '../../renderer/messages/message.ts'
import type { Person } from '../draft/author.ts'
import { AliasRefusal } from '../edit/operations/tree.ts'
import { Refusal } from '../edit/refusal.ts'
import type { Speak } from './on-screen.ts'

const mostBytes = 2_000_000

/** Whether a request comes from a page that was opened with the address that the command printed. */
export function hasToken(given: string | string[] | null | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** With what a desk says who asks, and that it is the desk that says so. */
export const deskHeaders = { secret: 'x-studio-token', person: 'x-desk-person' } as const

/** Whom the desk lets in: an editor changes the site, and publishes nothing. */
interface Visitor {
  person: Person
  role: 'owner' | 'editor'
}

/** Who asks, as the desk says in a header that no browser can send; undefined where it is not the desk. */
export function visitorOf({ headers }: Pick<IncomingMessage, 'headers'>, secret: string): Visitor | undefined {
  const given = headers[deskHeaders.person]
  if (!hasToken(headers[deskHeaders.secret], secret) || typeof given !== 'string') return undefined
  const { id, name, role } = Object(parseJson(decodeURIComponent(given)))
  if (role !== 'owner' && role !== 'editor') return undefined
  return { person: { id: String(id), name: String(name) }, role }
}

/** Tells the open pages of one person apart. */
export const tabOf = ({ headers }: IncomingMessage, query: URLSearchParams): string =>
  String(headers['x-studio-tab'] ?? query.get('tab') ?? '').slice(0, 64)

/** The body of a request as JSON. Refuses what is larger than anything that the studio sends. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  return parseJson((await readBytes(request, mostBytes)).toString('utf8'))
}

/** What was sent, or stands in the query, as a value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(message('request.no-json'), message('request.reload'))
  }
}

export function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  const hint = message('request.too-large-hint', { count: Math.floor(most / 1_000_000) })
  return new Promise((resolve, reject) => {
    request.once('error', reject)
    // What is too much is let go by, so that the answer still reaches whoever sends it.
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= most) parts.push(part)
      else if (size > 10 * most) request.destroy()
    })
    request.once('end', () => {
      if (size <= most) resolve(Buffer.concat(parts))
      else reject(new Refusal(message('request.too-large'), hint))
    })
  })
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify(value))
}

/** The first language of a browser's in which the studio speaks: so its page and what stands in its frame ask for it. */
export const readerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  spokenOf(headers['accept-language']?.split(',') ?? [])

/** The language in which whoever asks reads; English where none is named, as by assistants. */
export const languageOf = ({ headers }: IncomingMessage, query: URLSearchParams): string =>
  String(headers['x-studio-language'] ?? query.get('language') ?? 'en')

/** A refusal is said in the words that it has; whatever else goes wrong is ours. */
export function sendError(response: ServerResponse, error: unknown, say: ReturnType<Speak>): void {
  // Half an answer can only be broken off.
  if (response.headersSent) {
    console.error(error)
    return void response.destroy()
  }
  if (error instanceof Refusal) {
    sendMessage(response, error.said, say, 422, error instanceof AliasRefusal ? { alias: error.alias } : {})
  } else {
    console.error(error)
    sendMessage(response, { message: message('request.failed'), hint: message('request.failed-hint') }, say, 500)
  }
}

/** Says why something is not done. */
export function sendMessage(
  response: ServerResponse,
  said: Refusal['said'],
  say: ReturnType<Speak>,
  status: number,
  more: object = {},
): void {
  sendJson(response, { message: say(said.message), hint: say(said.hint), ...more }, status)
}
