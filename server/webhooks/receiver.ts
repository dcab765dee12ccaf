/** The program of the owner that is told of leads, by the rules of Standard Webhooks (standardwebhooks.com). */
import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLoopback, isPublic, isThisMachine } from '../addresses.ts'
import type { FailureKind } from '../mail/failures.ts'
import type { OutboxParts } from '../mail/outbox.ts'

export type Webhook = { id: string; body: string }
export type Receiver = OutboxParts<Webhook>['transport'] & { close: () => void }
export type ReceiverOptions = {
  url: string
  /** `whsec_` and the key in base64; while it is changed, the new one and the old one with a space between. */
  secret: string
  allowsPrivate: boolean
  /** Node's way to find the addresses of a name. */
  resolve?: typeof lookup
  mostMs?: number
}
type Answer = { status: number; retryAfterMs: number }
type Failure = Error & { status?: number; retryAfterMs?: number }

const longestAnswerMs = 10_000
/** Nobody has leads wait for longer. */
const longestWaitMs = 4 * 60 * 60_000
/** What a receiver has to say beside its status is of no use to anybody. */
const mostRead = 1024

export function createReceiver(options: ReceiverOptions): Receiver {
  const { url, secret, allowsPrivate, mostMs = longestAnswerMs, resolve = lookup } = options
  const { request } = new URL(url).protocol === 'http:' ? http : https
  const isAllowed = (address: string) =>
    allowsPrivate || isPublic(address) || (isThisMachine(url) && isLoopback(address))
  const end = new AbortController()
  const post = (webhook: Webhook, onHandedOver: () => void) =>
    new Promise<Answer>((settle, reject) => {
      const late = AbortSignal.timeout(mostMs)
      const signal = AbortSignal.any([end.signal, late])
      let answer: Answer | undefined
      let failure = new Error('the connection was closed without an answer')
      // An agent would keep connections, and take those of a proxy, whose addresses nobody has looked at.
      const options = { method: 'POST', agent: false, signal, lookup: checked(resolve, isAllowed) }
      request(url, { ...options, headers: signed(webhook, secret) })
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
        .end(webhook.body)
    })
  return {
    async send(webhook, onHandedOver) {
      const answer = await post(webhook, onHandedOver)
      const note = `answered ${answer.status}`
      if (answer.status < 200 || answer.status > 299) throw Object.assign(new Error(note), answer)
      return { note }
    },
    kindOf,
    waitMs: () => 0,
    close: () => end.abort(new Error('the server was stopped')),
  }
}

/** "Gone" is the receiver's wish to hear no more. What may have reached it is not repeated in a hurry. */
function kindOf({ status }: Failure, isHandedOver: boolean): FailureKind {
  if (status === 410) return 'refused'
  return status !== undefined || isHandedOver ? 'later' : 'unreachable'
}

/** How long a receiver wants to be left alone, in milliseconds: seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfter(header = '', now = Date.now()): number {
  const at = / GMT$/.test(header) ? Date.parse(header) : Number.NaN
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : at - now
  return wait > 0 ? Math.min(wait, longestWaitMs) : 0
}

/** The headers by which a receiver knows who sent it, that it is new, and whether it came before. */
export function signed({ id, body }: Webhook, secret: string, now = Date.now()) {
  const timestamp = String(Math.floor(now / 1000))
  const signatures = secret.split(' ').map((each) => {
    const key = Buffer.from(each.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/**
 * Finds the addresses of a name for the connection itself, so that what was checked is what it goes to: who owns a name
 * can have it lead elsewhere a moment later.
 */
function checked(resolve: typeof lookup, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const refused = found.find(({ address }) => !isAllowed(address))
      if (refused)
        return done(
          new Error(`"${name}" leads to the private address ${refused.address}; WEBHOOK_PRIVATE=allowed takes it`),
          '',
        )
      const [first] = found
      return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family)
    })
}
