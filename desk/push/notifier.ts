import { setTimeout as sleep } from 'node:timers/promises'
import { isPublic } from '../../server/addresses.ts'
import { createPost, type PostOptions } from '../../server/post.ts'
import { may } from '../accounts/people.ts'
import type { Desk } from '../parts.ts'
import { encrypt, makeSenderKey, senderOf } from './encrypt.ts'
import { type Subscription, subscriptionsOf } from './subscriptions.ts'

const minute = 60_000
/** How long a push service keeps what it cannot deliver yet: a phone that is off over night. */
const keptSeconds = 24 * 60 * 60
const mostTries = 4

export interface NotifierOptions extends Partial<Pick<PostOptions, 'isAllowed' | 'resolve' | 'mostMs'>> {
  /** After one notification nobody is told of further leads for so long, and then of all at once. */
  quietMs?: number
  /** How long a push service that is too busy or does not answer is left alone, if it does not say. */
  waitMs?: number
}

const newLeads = `SELECT max(received_at) AS newest FROM leads
  WHERE state = 'inbox' AND kind = 'request' AND received_at > CAST(:since AS BIGINT)`

/** One key for all servers of a database: browsers tie a subscription to it. */
export const senderOfDesk = async ({ store, origin }: Pick<Desk, 'store' | 'origin'>) =>
  senderOf(await store.secret('push', makeSenderKey), origin)

type Parts = Pick<Desk, 'store' | 'database' | 'people' | 'origin' | 'log'>

/**
 * Tells the devices of everybody who may see leads that there is a new one, beside the mail, which is the promise. What
 * goes out says neither who wrote nor what; it waits for nobody and nobody waits for it.
 */
export async function startNotifier(desk: Parts, options: NotifierOptions = {}) {
  const { quietMs = minute, waitMs = minute, isAllowed = isPublic, ...post } = options
  const { database, log, people } = desk
  const subscriptions = subscriptionsOf(database)
  const service = createPost({ isAllowed, ...post })
  const end = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: end.signal, ref: false })
  let since = Number((await database.read(newLeads, { since: 0 }))[0]?.newest ?? 0)
  /** Until when a push service wants to be left alone, by its origin. */
  const busyUntil = new Map<string, number>()
  const underWay = new Set<string>()

  const send = async ({ endpoint, keys, language }: Subscription) => {
    const body = encrypt(JSON.stringify({ type: 'lead', language }), keys)
    const { authorization } = await senderOfDesk(desk)
    const headers = {
      ...{
        authorization: authorization(endpoint),
        'content-encoding': 'aes128gcm',
        'content-length': `${body.length}`,
      },
      // Of several that wait for a phone the last is enough.
      ...{ ttl: `${keptSeconds}`, urgency: 'high', topic: 'leads' },
    }
    return service.post({ url: endpoint, headers, body })
  }
  /** Done for good, or for how long to wait. */
  const attempt = async (subscription: Subscription): Promise<number | undefined> => {
    const { id, endpoint } = subscription
    const { status, retryAfterMs } = await send(subscription)
    if (status >= 200 && status < 300) return undefined
    log.warn({ subscription: id, status }, 'a notification was not taken')
    if (status === 404 || status === 410) await subscriptions.drop(id)
    if (status !== 429 && status < 500) return undefined
    const ms = Math.max(retryAfterMs, waitMs)
    busyUntil.set(new URL(endpoint).origin, Date.now() + ms)
    return ms
  }
  const deliver = async (subscription: Subscription): Promise<void> => {
    const { origin } = new URL(subscription.endpoint)
    for (let tries = 1; tries <= mostTries; tries += 1) {
      await pause(Math.max(0, (busyUntil.get(origin) ?? 0) - Date.now()))
      const ms = await attempt(subscription).catch((error: Error) => {
        log.warn({ subscription: subscription.id, reason: error.message }, 'a notification was not sent')
        return waitMs
      })
      if (ms === undefined) return
      await pause(ms)
    }
  }
  const tell = async () => {
    const readers = new Set((await people.all()).filter((person) => may(person, 'leads')).map(({ id }) => id))
    for (const subscription of await subscriptions.all()) {
      const { id, personId } = subscription
      // One that waits for its push service says the same.
      if (!readers.has(personId) || underWay.has(id)) continue
      underWay.add(id)
      deliver(subscription)
        .catch(() => {})
        .finally(() => underWay.delete(id))
    }
  }

  let isAsked = false
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      while (isAsked) {
        isAsked = false
        const newest = Number((await database.read(newLeads, { since }))[0]?.newest ?? 0)
        if (newest === 0) continue
        since = newest
        await tell()
        await pause(quietMs)
      }
    } finally {
      isLooking = false
    }
  }
  return {
    onLead() {
      isAsked = true
      look().catch((err) => end.signal.aborted || log.warn({ err }, 'nobody was told of a new lead'))
    },
    stop() {
      end.abort()
      service.close()
    },
  }
}
