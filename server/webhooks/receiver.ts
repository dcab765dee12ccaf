/** The program of the owner that is told of leads, by the rules of Standard Webhooks (standardwebhooks.com). */
import { createHmac } from 'node:crypto'
import { isLoopback, isPublic, isThisMachine } from '../addresses.ts'
import type { FailureKind } from '../mail/failures.ts'
import type { OutboxParts } from '../mail/outbox.ts'
import { createPost, type PostAnswer, type PostOptions } from '../post.ts'

export type Webhook = { id: string; body: string }
export type Receiver = OutboxParts<Webhook>['transport'] & { close: () => void }
export type ReceiverOptions = {
  url: string
  /** `whsec_` and the key in base64; while it is changed, the new one and the old one with a space between. */
  secret: string
  allowsPrivate: boolean
} & Pick<PostOptions, 'resolve' | 'mostMs'>
type Failure = Error & Partial<PostAnswer>

export function createReceiver({ url, secret, allowsPrivate, ...options }: ReceiverOptions): Receiver {
  const isAllowed = (address: string) =>
    allowsPrivate || isPublic(address) || (isThisMachine(url) && isLoopback(address))
  const { post, close } = createPost({ ...options, isAllowed, wayOut: 'WEBHOOK_PRIVATE=allowed takes it' })
  return {
    async send(webhook, onHandedOver) {
      const answer = await post({ url, headers: signed(webhook, secret), body: webhook.body, onHandedOver })
      const note = `answered ${answer.status}`
      if (answer.status < 200 || answer.status > 299) throw Object.assign(new Error(note), answer)
      return { note }
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
