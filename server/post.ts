/** Posts to addresses that others have named, and to none that the internet does not have. */
import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { literalAddress } from './addresses.ts'

export interface PostOptions {
  /** Which addresses of the network may be called. */
  isAllowed: (address: string) => boolean
  /** How an owner allows the others. */
  wayOut?: string
  /** Node's way to find the addresses of a name. */
  resolve?: typeof lookup
  mostMs?: number
}
export interface Sent {
  url: string
  headers: Record<string, string>
  body: string | Uint8Array
  /** Called when all of it was written. */
  onHandedOver?: () => void
}

export interface PostAnswer {
  status: number
  retryAfterMs: number
}

const longestAnswerMs = 10_000
/** Nobody has leads wait for longer. */
const longestWaitMs = 4 * 60 * 60_000
/** What a receiver has to say beside its status is of no use to anybody. */
const mostRead = 1024

export function createPost({ isAllowed, wayOut = '', resolve = lookup, mostMs = longestAnswerMs }: PostOptions) {
  const end = new AbortController()
  const refuse = (name: string, address: string) =>
    new Error(`"${name}" leads to the private address ${address}${wayOut && `; ${wayOut}`}`)
  /**
   * Finds the addresses of a name for the connection itself, so that what was checked is what it goes to: who owns a name
   * can have it lead elsewhere a moment later.
   */
  const checked: LookupFunction = (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const refused = found.find(({ address }) => !isAllowed(address))
      if (refused) return done(refuse(name, refused.address), '')
      const [first] = found
      return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family)
    })
  return {
    /** What the receiver answers. Rejects where it does not, or may not be called. */
    post: ({ url, headers, body, onHandedOver = () => {} }: Sent) =>
      new Promise<PostAnswer>((settle, reject) => {
        const { hostname, protocol } = new URL(url)
        // Nobody looks up what is an address already.
        const literal = literalAddress(hostname)
        if (literal && !isAllowed(literal)) return reject(refuse(hostname, literal))
        const { request } = protocol === 'http:' ? http : https
        const late = AbortSignal.timeout(mostMs)
        const signal = AbortSignal.any([end.signal, late])
        let answer: PostAnswer | undefined
        let failure = new Error('the connection was closed without an answer')
        // An agent would keep connections, and take those of a proxy, whose addresses nobody has looked at.
        request(url, { method: 'POST', agent: false, signal, lookup: checked, headers })
          .on('finish', onHandedOver)
          .on('response', (response) => {
            answer = { status: response.statusCode ?? 0, retryAfterMs: retryAfter(response.headers['retry-after']) }
            let read = 0
            response
              .on('error', () => {})
              .on('data', ({ length }: Buffer) => {
                read += length
                if (read > mostRead) response.destroy()
              })
          })
          .on('error', (error) => {
            failure = late.aborted ? new Error(`no answer within ${mostMs / 1000} s`) : (end.signal.reason ?? error)
          })
          .on('close', () => (answer ? settle(answer) : reject(failure)))
          .end(body)
      }),
    close: () => end.abort(new Error('the server was stopped')),
  }
}

/** How long a receiver wants to be left alone, in milliseconds: seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfter(header = '', now = Date.now()): number {
  const at = / GMT$/.test(header) ? Date.parse(header) : Number.NaN
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : at - now
  return wait > 0 ? Math.min(wait, longestWaitMs) : 0
}
