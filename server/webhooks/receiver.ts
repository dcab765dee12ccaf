/** The program of the owner that is told of leads, by the rules of Standard Webhooks (standardwebhooks.com). */
import { createHmac } from 'node:crypto'
import { isLoopback, isPublic, isThisMachine } from '../addresses.ts'
import type { FailureKind } from '../mail/failures.ts'
import type { OutboxParts } from '../mail/outbox.ts'
import { createPost, type PostOptions } from '../post.ts'

export type Webhook = { id: string; body: string }
export type Receiver = OutboxParts<Webhook>['transport'] & { close: () => void }
export type ReceiverOptions = {
  url: string
  /** `whsec_` and the key in base64. */
  secret: string
  allowsPrivate: boolean
} & Pick<PostOptions, 'resolve' | 'mostMs'>
type Failure = Error & { status?: number }

export function createReceiver({ url, secret, allowsPrivate, ...options }: ReceiverOptions): Receiver {
  const isAllowed = (address: string) =>
    allowsPrivate || isPublic(address) || (isThisMachine(url) && isLoopback(address))
  const { post, close } = createPost({ ...options, isAllowed, wayOut: 'WEBHOOK_PRIVATE=allowed takes it' })
  return {
    async send(webhook, onHandedOver) {
      const { status } = await post({ url, headers: signed(webhook, secret), body: webhook.body, onHandedOver })
      const answer = `answered ${status}`
      if (status < 200 || status > 299) throw Object.assign(new Error(answer), { status })
      return { note: answer }
    },
    kindOf,
    waitMs: () => 0,
    close,
  }
}

/** "Gone" is the receiver's wish to hear no more. What may have reached it is not repeated in a hurry. */
function kindOf({ status }: Failure, isHandedOver: boolean): FailureKind {
  if (status === 410) return 'refused'
  return status !== undefined || isHandedOver ? 'later' : 'unreachable'
}

/** The headers by which a receiver knows who sent it, that it is new, and whether it came before. */
export function signed({ id, body }: Webhook, secret: string, now = Date.now()) {
  const timestamp = String(Math.floor(now / 1000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
