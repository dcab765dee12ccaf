import { commitOne, type Database } from '../../server/store/database.ts'
import { hashOf } from '../accounts/secrets.ts'
import { encrypt, type SubscriptionKeys } from './encrypt.ts'

/** A browser that shows notifications of somebody. */
export interface Subscription {
  /** Of the address, so that a browser stands here once, and knows itself in a list. */
  id: string
  personId: string
  /** Where its push service takes what it is to show. Whoever knows it can send there. */
  endpoint: string
  keys: SubscriptionKeys
  language: string
  /** The browser, as it calls itself. */
  agent: string
  createdAt: number
}

/** Devices of one person: the oldest go when there are more. */
const mostOfPerson = 10
const longestEndpoint = 1000

const columns = 'id, person_id AS "personId", endpoint, keys, language, agent, created_at AS "createdAt"'
const sql = {
  add: `INSERT INTO desk_subscriptions (id, person_id, endpoint, keys, language, agent, created_at)
    VALUES (:id, :person, :endpoint, :keys, :language, :agent, now_ms())
    ON CONFLICT (id) DO UPDATE SET person_id = excluded.person_id, keys = excluded.keys, language = excluded.language,
      agent = excluded.agent, created_at = excluded.created_at`,
  forget: `DELETE FROM desk_subscriptions WHERE person_id = :person AND id NOT IN (SELECT id FROM desk_subscriptions
    WHERE person_id = :person ORDER BY created_at DESC, id LIMIT ${mostOfPerson})`,
  all: `SELECT ${columns} FROM desk_subscriptions ORDER BY created_at, id`,
  remove: `DELETE FROM desk_subscriptions WHERE id = :id AND person_id = :person RETURNING id`,
  drop: `DELETE FROM desk_subscriptions WHERE id = :id RETURNING id`,
}

/** What a browser gives of itself, if it is that; the rest is of somebody who wants to have something called. */
export function subscriptionIn(sent: unknown): Pick<Subscription, 'endpoint' | 'keys'> | undefined {
  const { endpoint, keys } = (sent ?? {}) as { endpoint?: unknown; keys?: Record<string, unknown> | null }
  const given = { p256dh: String(keys?.p256dh ?? ''), auth: String(keys?.auth ?? '') }
  if (typeof endpoint !== 'string' || endpoint.length > longestEndpoint) return undefined
  const address = URL.parse(endpoint)
  if (address?.protocol !== 'https:' || address.username || address.password) return undefined
  try {
    encrypt('', given)
    return { endpoint, keys: given }
  } catch {
    return undefined
  }
}

export const subscriptionsOf = (database: Database) => ({
  async add(subscription: Omit<Subscription, 'id' | 'createdAt'>): Promise<void> {
    const { personId: person, endpoint, keys, language, agent } = subscription
    const values = {
      id: hashOf(endpoint),
      person,
      endpoint,
      keys: JSON.stringify(keys),
      language,
      agent: agent.slice(0, 300),
    }
    await database.commit([
      { sql: sql.add, values },
      { sql: sql.forget, values: { person } },
    ])
  },
  async all(): Promise<Subscription[]> {
    const rows = await database.read(sql.all)
    return rows.map((row) => ({ ...row, keys: JSON.parse(String(row.keys)) }) as unknown as Subscription)
  },
  /** One's own; false where it is none. */
  remove: async (person: string, id: string) => (await commitOne(database, sql.remove, { person, id })).length > 0,
  /** One that its browser has given up. */
  drop: async (id: string): Promise<void> => void (await commitOne(database, sql.drop, { id })),
})
