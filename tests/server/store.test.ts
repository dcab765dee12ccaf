import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Values } from '../../server/store/database.ts'
import type { LeadFilter } from '../../server/store/mails.ts'
import { background, openPostgres } from '../../server/store/postgres.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { createStore, type Store } from '../../server/store/store.ts'
import type { Lead, LeadToAdd, NewLead } from '../../server/store/types.ts'
import { newLead } from './fixtures/lead.ts'
import { component, named } from './support/components.ts'
import { type Postgres, runSql, startPostgres } from './support/postgres.ts'
import { temporaryFolder } from './support/site.ts'
import { until } from './support/wait.ts'

const found = component('postgres')
let postgres: Postgres
beforeAll(async () => {
  if (found.path) postgres = await startPostgres(found.path)
}, 60_000)
afterAll(() => postgres?.remove(), 60_000)

let keys = 0
const freshKey = () => ({ value: `key ${keys++}`, validMs: 60_000 })
const all = async (store: Store, filter?: LeadFilter) => {
  const leads: Lead[] = []
  for await (const lead of store.leads(filter)) leads.push(lead)
  return leads
}

const databases = {
  SQLite: async () => openSqlite(await temporaryFolder('store')),
  PostgreSQL: async () => openPostgres(await postgres.createDatabase(), background),
}
for (const [name, open] of Object.entries(databases)) {
  const isMissing = name === 'PostgreSQL' && found.missing !== undefined
  describe.skipIf(isMissing)(isMissing ? named(name, found) : name, () => {
    let database: Database
    let store: Store
    /** Reads, and notes how long the answer is as text. */
    const countRows =
      (lengths: number[]): Database['read'] =>
      async (...asked) => {
        const rows = await database.read(...asked)
        lengths.push(JSON.stringify(rows).length)
        return rows
      }
    beforeAll(async () => {
      database = await open()
      store = createStore(database)
    }, 60_000)
    afterAll(() => store.close(), 60_000)

    test('gives a lead back as it came', async () => {
      const nasty = 'a\r\nb\t"c", \'d\' <e> \u2028 = 💧 ; DROP TABLE leads; :id $1'
      const lead = newLead({
        fields: { name: nasty, email: '', phone: '' },
        extra: { nasty },
        reasons: ['links'],
        score: 15,
        source: { source: nasty, referrer: 'example.net' },
      })
      const { id } = await store.add(lead, freshKey())
      expect(await store.lead(id)).toMatchObject({ ...lead, id, mail: { state: 'pending', attempts: 0, sentAt: null } })
      expect(Math.abs(((await store.lead(id))?.receivedAt ?? 0) - Date.now())).toBeLessThan(2000)
    })

    test('keeps the pictures of a lead byte for byte, once, and lets them go with it', async () => {
      const key = freshKey()
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
      const photos = [1, 2].map((number) => ({ field: 'photos', name: `${number}.jpg`, bytes }))
      const lead = { ...newLead({ state: 'spam' }), photos }
      const { id } = await store.add(lead, key)
      expect(await store.add(lead, key)).toMatchObject({ id, repeated: true })
      const kept = await store.photos(id)
      expect(kept.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg'])
      expect(kept.every((photo) => bytes.equals(photo.bytes))).toBe(true)
      expect((await store.lead(id))?.photos).toBe(2)
      const count = async () => (await database.read('SELECT count(*) AS n FROM photos'))[0]?.n
      expect(Number(await count())).toBe(2)
      await store.expire('spam', Date.now() + 60_000)
      expect(Number(await count())).toBe(0)
    })

    test('makes one lead of a hundred posts with one key at once', async () => {
      const key = freshKey()
      const before = (await all(store)).length
      const added = await Promise.all(Array.from({ length: 100 }, () => store.add(newLead(), key)))
      expect(new Set(added.map(({ id }) => id)).size).toBe(1)
      expect(added.filter(({ repeated }) => !repeated)).toHaveLength(1)
      expect(await all(store)).toHaveLength(before + 1)
    })

    test('reads leads a few at a time, in order, whatever is in them', async () => {
      const added: string[] = []
      const sizes = [10, 3 * 2 ** 20, 10, 2 ** 20, 2 ** 20, 10]
      for (const size of sizes) {
        const { id } = await store.add(newLead({ extra: { old: 'x'.repeat(size) }, state: 'spam' }), freshKey())
        added.push(id)
      }
      const read: number[] = []
      const counting = { ...database, read: countRows(read) }
      const leads = (await all(createStore(counting), { state: 'spam' })).filter(({ id }) => added.includes(id))
      expect(leads.map(({ id, extra }) => [id, String(extra.old).length])).toEqual(
        added.map((id, at) => [id, sizes[at]]),
      )
      expect(Math.max(...read)).toBeLessThan(4 * 2 ** 20)
    })

    test('forgets a key when its time is over', async () => {
      const key = { value: 'short', validMs: -1 }
      const first = await store.add(newLead(), key)
      expect(await store.add(newLead(), key)).toMatchObject({
        repeated: false,
        id: expect.not.stringMatching(first.id),
      })
    })

    describe('an address for a newsletter', () => {
      const pending = async (ids: string[]) => {
        const states = await Promise.all(ids.map(async (id) => (await store.lead(id))?.mail.state))
        return states.filter((state) => state === 'pending').length
      }
      const news = (email: string, changes: Partial<NewLead> = {}) =>
        store.add(newLead({ kind: 'newsletter', form: 'news', fields: { email }, ...changes }), freshKey())
      const later = () => database.commit([{ sql: 'UPDATE recipients SET next_at = 0' }])
      const total = async (table: string) => Number((await database.read(`SELECT count(*) AS n FROM ${table}`))[0]?.n)

      test('is mailed once an hour and three times a week, however many ask at once', async () => {
        const ids: string[] = []
        for (let hour = 0; hour < 5; hour += 1) {
          const asked = Array.from({ length: 12 }, (_, index) => news(`Flood+${index}@example.com`))
          ids.push(...(await Promise.all(asked)).map(({ id }) => id))
          expect(await pending(ids)).toBe(Math.min(hour + 1, 3))
          await later()
        }
        await database.commit([{ sql: 'UPDATE recipients SET ends_at = 0' }])
        expect(await pending([(await news('flood@example.com')).id])).toBe(1)
        for (const id of ids) await store.erase({ id })
        await store.erase({ email: 'flood@example.com' })
      })

      test('counts from the first confirmation on, is asked no more, and goes at once with all that entered it', async () => {
        const [{ id: early }, { id: other }] = [await news('Grace@example.com'), await news('other@example.com')]
        expect(await store.confirm(early, 60_000)).toBe(true)
        const confirmedAt = (await store.lead(early))?.confirmedAt
        expect(Math.abs((confirmedAt ?? 0) - Date.now())).toBeLessThan(2000)
        expect(await store.confirm(early, 60_000)).toBe(true)
        expect(await store.lead(early)).toMatchObject({ kind: 'newsletter', confirmedAt, mail: { state: 'waiting' } })
        const forget = () => database.commit([{ sql: 'DELETE FROM recipients' }])
        await forget()
        const { id: again } = await news('grace@example.com')
        expect(await pending([again])).toBe(0)
        await forget()
        expect(await pending([(await news('grace@example.com', { form: 'offers' })).id])).toBe(1)
        expect((await store.leave(early)).sort()).toEqual([early, again].sort())
        expect(await store.leave(early)).toEqual([])
        expect(await store.lead(other)).toMatchObject({ confirmedAt: null })
        for (const email of ['grace@example.com', 'other@example.com']) await store.erase({ email })
        expect(await total('recipients')).toBe(0)
      })

      test('cannot be confirmed too late, unasked, or where it is none', async () => {
        const { id: late } = await news('late@example.com')
        const { id: held } = await news('held@example.com', { state: 'held' })
        const { id: request } = await store.add(newLead(), freshKey())
        expect(await store.confirm(late, -60_000)).toBe(false)
        for (const id of [held, request, 'nobody']) expect(await store.confirm(id, 60_000)).toBe(false)
        const listed = (await all(store, { kind: 'newsletter' })).map(({ id }) => id)
        // Ids of the same millisecond come in any order.
        expect(listed.toSorted()).toEqual([late, held].toSorted())
        expect(await store.lead(request)).toMatchObject({ kind: 'request', mail: { state: 'pending' } })
        for (const id of [late, held, request]) await store.erase({ id })
      })

      test('is erased with its mail where nobody confirmed it, and stays as long as it is confirmed', async () => {
        const [{ id: kept }, { id: gone }] = [await news('kept@example.com'), await news('gone@example.com')]
        const { id: request } = await store.add(newLead(), freshKey())
        await store.confirm(kept, 60_000)
        expect(await store.lapse(60_000)).toBe(0)
        expect(await store.lapse(-60_000)).toBe(1)
        await store.expire('inbox', Date.now() + 60_000)
        expect([await store.lead(gone), (await store.lead(kept))?.id]).toEqual([undefined, kept])
        expect((await store.lead(request))?.id).toBe(request)
        expect((await database.read('SELECT 1 AS one FROM outbox WHERE lead_id = :gone', { gone })).length).toBe(0)
        for (const id of [kept, request]) await store.erase({ id })
      })

      test('has its links signed by one secret for all servers of a database', async () => {
        const servers = [createStore(database), createStore(database), store]
        const secrets = await Promise.all(servers.map((server) => server.secret()))
        expect(new Set(secrets).size).toBe(1)
        expect(secrets[0]).toMatch(/^[\w-]{43}$/)
      })
    })

    test('writes nothing where a statement names a value that it was not given', async () => {
      const { id } = await store.add(newLead({ page: '/a' }), freshKey())
      const sql = 'UPDATE leads SET page = :page WHERE id = :id'
      const whole = { sql, values: { id, page: '/b' } }
      await expect(database.commit([whole, { sql, values: { id } }])).rejects.toThrow('lacks its value "page"')
      expect((await store.lead(id))?.page).toBe('/a')
      await store.erase({ id })
    })

    test('gives a turn to one of many servers, and to the next when it has run out or was given back', async () => {
      const ask = (lastsMs: number) => store.takeTurn('chore', lastsMs)
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(60_000)))
      expect(answers.filter(Boolean)).toHaveLength(1)
      await store.giveTurnBack('chore')
      expect([await ask(-1), await ask(60_000), await ask(60_000)]).toEqual([true, true, false])
    })

    test('lets the mail of held leads and spam wait until they are released', async () => {
      const held = await store.add(newLead({ state: 'held' }), freshKey())
      const spam = await store.add(newLead({ state: 'spam' }), freshKey())
      expect(await store.release(held.id)).toBe(true)
      expect(await store.lead(held.id)).toMatchObject({ state: 'inbox', mail: { state: 'pending' } })
      expect(await store.lead(spam.id)).toMatchObject({ state: 'spam', mail: { state: 'waiting' } })
      expect(await store.markSpam(held.id)).toBe(true)
      expect(await store.lead(held.id)).toMatchObject({ state: 'spam', mail: { state: 'waiting' } })
      expect(await store.release('nobody')).toBe(false)
    })

    describe('a lead held for numbers alone', () => {
      const minute = 60_000
      const change = (sql: string, values: Values = {}) => database.commit([{ sql, values }])
      /** Adds one that came so many minutes ago. */
      const held = async (minutes: number, changes: Partial<LeadToAdd> = {}) => {
        const lead: LeadToAdd = { ...newLead({ state: 'held', untilCalm: true }), ...changes }
        const { id } = await store.add(lead, freshKey())
        for (const [table, column, key] of [
          ['leads', 'received_at', 'id'],
          ['outbox', 'due_at', 'lead_id'],
          ['answers', 'due_at', 'lead_id'],
        ]) {
          const earlier = `UPDATE ${table} SET ${column} = ${column} - CAST(:age AS BIGINT) WHERE ${key} = :id`
          await change(earlier, { id, age: minutes * minute })
        }
        return id
      }
      const answerFor = (address: string, sender = address) => ({
        answer: { address, sender, subject: 'Thank you', text: 'We call back.' },
      })
      const stateOf = async (id: string) => {
        const lead = await store.lead(id)
        return [lead?.state, lead?.mail.state, lead?.answer]
      }
      const letAllGo = async () => {
        for (const id of await store.calmed(minute, 100)) await store.letGo(id)
      }
      afterEach(async () => {
        for (const table of ['answers', 'outbox', 'leads', 'recipients']) await change(`DELETE FROM ${table}`)
      })

      test('is let go with its mails when no more of them come, a few at a time and the oldest first', async () => {
        const ids = []
        for (const ago of [9, 7, 5]) ids.push(await held(ago, answerFor(`calm-${ago}@example.com`)))
        const last = await held(0)
        expect(await store.calmed(minute, 2)).toEqual([])
        await change('UPDATE leads SET received_at = received_at - 120000 WHERE id = :last', { last })
        expect(await store.calmed(minute, 2)).toEqual(ids.slice(0, 2))
        expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => ['held', 'waiting', 'waiting']))
        for (const id of ids.toReversed()) expect(await store.letGo(id)).toBe(true)
        expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => ['inbox', 'pending', 'pending']))
        expect(await store.calmed(minute, 2)).toEqual([last])
        for (const outbox of [store, store.answers]) {
          const order = []
          for (const _ of ids) order.push((await outbox.claimMail(1))[0]?.lead.id)
          expect(order).toEqual(ids)
        }
      })

      test('goes at a time that a wrong clock has put ahead, too', async () => {
        const id = await held(-60)
        expect(await store.calmed(minute, 100)).toEqual([id])
      })

      test('stays where the owner has decided, and so do those held for something else', async () => {
        const [released, spam] = [await held(9), await held(9)]
        const other = await held(9, { untilCalm: false })
        const news = await held(9, { kind: 'newsletter', form: 'news' })
        await store.release(released)
        for (const claim of await store.claimMail(10)) await store.mailSent(claim)
        await store.markSpam(spam)
        expect(await store.calmed(minute, 100)).toEqual([])
        for (const id of [released, spam, other, news, 'nobody']) expect(await store.letGo(id)).toBe(false)
        expect(await Promise.all([released, spam, other, news].map(stateOf))).toEqual([
          ['inbox', 'sent', undefined],
          ['spam', 'waiting', undefined],
          ['held', 'waiting', undefined],
          ['held', 'waiting', undefined],
        ])
      })

      test('is let go once by eight servers, and not again when its mail was sent meanwhile', async () => {
        const ids: string[] = []
        for (let amount = 0; amount < 5; amount += 1) ids.push(await held(9))
        const server = () => Promise.all(ids.map(store.letGo))
        const answers = (await Promise.all(Array.from({ length: 8 }, server))).flat()
        expect(answers.filter(Boolean)).toHaveLength(ids.length)
        for (const claim of await store.claimMail(10)) await store.mailSent(claim)
        expect((await Promise.all(ids.map(store.letGo))).some(Boolean)).toBe(false)
        expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => ['inbox', 'sent', undefined]))
      })

      test('brings nobody more answers in a day than without a flood', async () => {
        for (let amount = 0; amount < 3; amount += 1) await held(9, answerFor(`mailbox+${amount}@example.com`))
        for (let amount = 0; amount < 12; amount += 1) await held(8, answerFor(`calm-${amount}@example.net`, 'sender'))
        await letAllGo()
        const claims = await store.answers.claimMail(100)
        const senders = await Promise.all(claims.map(async ({ lead }) => (await store.answers.of(lead.id))?.sender))
        expect(senders.filter((sender) => sender === 'sender')).toHaveLength(10)
        expect(senders.filter((sender) => sender !== 'sender')).toHaveLength(2)
      })
    })

    describe('an answer to a visitor', () => {
      let people = 0
      const person = () => `visitor-${people++}@example.com`
      const answered = async (address: string, changes: Partial<NewLead> = {}, sender = address) => {
        const answer = { address, sender, subject: 'Thank you', text: 'We call back.' }
        const { id } = await store.add({ ...newLead(changes), answer }, freshKey())
        return { id, state: (await store.lead(id))?.answer }
      }
      const claimed = async () => (await store.answers.claimMail(1000)).map(({ lead }) => lead.id)

      test('waits with its lead, is lent once, and is gone for good when it was sent', async () => {
        const address = person()
        const { id, state } = await answered(address)
        expect(state).toBe('pending')
        expect(await store.answers.of(id)).toEqual({
          address,
          sender: address,
          subject: 'Thank you',
          text: 'We call back.',
        })
        const [claim, ...more] = await store.answers.claimMail(1000)
        expect([claim?.lead.id, more, await claimed()]).toEqual([id, [], []])
        if (claim) await store.answers.mailSent(claim)
        expect(await store.lead(id)).toMatchObject({ answer: 'sent', mail: { state: 'pending' } })
        await store.resend(id)
        await store.release(id)
        expect(await claimed()).toEqual([])
        expect((await store.lead(id))?.answer).toBe('sent')
      })

      test('is one for all repeats of a submission', async () => {
        const answer = { address: person(), sender: 'one', subject: 'Thank you', text: 'We call back.' }
        const key = freshKey()
        const [first, second] = await Promise.all([1, 2].map(() => store.add({ ...newLead(), answer }, key)))
        expect(first?.id).toBe(second?.id)
        expect(await claimed()).toEqual([first?.id])
      })

      test('to what is held goes when the owner releases it, and not when that is spam', async () => {
        const held = await answered(person(), { state: 'held' })
        const spam = await answered(person(), { state: 'spam' })
        expect([held.state, spam.state, await claimed()]).toEqual(['waiting', 'waiting', []])
        await store.release(held.id)
        expect(await claimed()).toEqual([held.id])
        const known = await answered(person())
        await store.markSpam(known.id)
        expect([(await store.lead(known.id))?.answer, await claimed()]).toEqual(['waiting', []])
      })

      test('goes to one address twice a day at most, whoever asks, and released or not', async () => {
        const address = person()
        const states = []
        for (const sender of ['a', 'b', 'c']) states.push((await answered(address, {}, sender)).state)
        expect(states).toEqual(['pending', 'pending', undefined])
        const other = person()
        const held = await Promise.all([1, 2, 3].map(() => answered(other, { state: 'held' })))
        await claimed()
        for (const { id } of held) await store.release(id)
        expect(await claimed()).toHaveLength(2)
      })

      test('counts for the mailbox, however its address is written, and with what a newsletter asks of it', async () => {
        const names = ['ada.l', 'adal', 'a.d.a.l', 'Ada.L+1', 'adal+shop', 'adal+2+3']
        const at = (domain: string) => names.map((name) => `${name}@${domain}`)
        const kept = []
        for (const address of [...at('gmail.com'), ...at('googlemail.com')]) {
          kept.push((await answered(address, {}, address)).state)
        }
        expect(kept.filter(Boolean)).toHaveLength(2)
        const sent = await Promise.all(Array.from({ length: 6 }, (_, index) => answered(`six+${index}@example.com`)))
        expect(sent.filter(({ state }) => state)).toHaveLength(2)
        // A dot tells two mailboxes apart everywhere else.
        expect((await answered('s.ix@example.com')).state).toBe('pending')
        const news = (email: string) =>
          store.add(newLead({ kind: 'newsletter', form: 'news', fields: { email } }), freshKey())
        const later = () => database.commit([{ sql: 'UPDATE recipients SET next_at = now_ms() - 1' }])
        const states = []
        for (const email of ['six+7@example.com', 'six+8@example.com']) {
          states.push((await store.lead((await news(email)).id))?.mail.state)
          await later()
        }
        expect(states).toEqual(['pending', 'waiting'])
        await news('first@example.com')
        expect((await answered('first+1@example.com')).state).toBe('pending')
        for (const email of ['first+2@example.com', 'first+3@example.com']) {
          await later()
          await news(email)
        }
        expect((await answered('first+4@example.com')).state).toBeUndefined()
        await claimed()
      })

      test('goes to ten addresses that one sender names in a day', async () => {
        const states = []
        for (let amount = 0; amount < 12; amount += 1) states.push((await answered(person(), {}, 'flood')).state)
        expect(states.filter(Boolean)).toHaveLength(10)
        await claimed()
      })

      test('counts for a day, and waits for its lead for three', async () => {
        const hour = 3_600_000
        const age = (id: string, hours: number) =>
          database.commit([
            {
              sql: `UPDATE answers SET first_due_at = first_due_at - CAST(:by AS BIGINT) WHERE lead_id = :id`,
              values: { id, by: hours * hour },
            },
          ])
        const address = person()
        const sent = [await answered(address), await answered(address)]
        for (const { id } of sent) await age(id, 23)
        expect((await answered(address)).state).toBeUndefined()
        for (const { id } of sent) await age(id, 2)
        expect((await answered(address)).state).toBe('pending')
        const held = [await answered(person(), { state: 'held' }), await answered(person(), { state: 'held' })]
        await age(held[0]?.id ?? '', 71)
        await age(held[1]?.id ?? '', 73)
        await claimed()
        for (const { id } of held) await store.release(id)
        expect(await claimed()).toEqual([held[0]?.id])
      })

      test('is erased with its lead, and by the address of the person', async () => {
        const { id } = await answered('ada@example.com')
        expect(await store.erase({ email: 'ada@example.com' })).toContain(id)
        expect(await store.answers.of(id)).toBeUndefined()
        const old = await answered(person(), { state: 'spam' })
        await store.expire('spam', Date.now() + 60_000)
        expect([await store.lead(old.id), await store.answers.of(old.id)]).toEqual([undefined, undefined])
      })
    })

    describe('what a receiver is told', () => {
      const told = (changes: Partial<LeadToAdd> = {}) =>
        store.add({ ...newLead(), webhook: true, ...changes }, freshKey())
      const states = async () => {
        const found: Record<string, string> = {}
        for await (const { id, mail } of store.webhooks.leads()) found[id] = mail.state
        return found
      }
      afterEach(async () => {
        for (const id of Object.keys(await states())) await store.erase({ id })
      })

      test('waits with its lead, is lent once, and is sent when its receiver has it', async () => {
        const key = freshKey()
        const [first, second] = await Promise.all([1, 2].map(() => store.add({ ...newLead(), webhook: true }, key)))
        await store.add(newLead(), freshKey())
        const [claim, ...more] = await store.webhooks.claimMail(100)
        expect([first?.id, second?.id, more, await store.webhooks.claimMail(100)]).toEqual([
          claim?.lead.id,
          claim?.lead.id,
          [],
          [],
        ])
        expect(claim?.lead).toMatchObject({ fields: { name: 'Ada' }, mail: { attempts: 1 } })
        if (claim) await store.webhooks.mailSent(claim, 'answered 200')
        expect(await states()).toEqual({ [String(first?.id)]: 'sent' })
        expect((await store.lead(String(first?.id)))?.mail).toMatchObject({ state: 'pending', attempts: 0 })
      })

      test('goes of what is held when that is released or let go, once, and not of spam or own tests', async () => {
        const [held, spam, canary] = await Promise.all(
          (['held', 'spam', 'canary'] as const).map(async (state) => (await told({ state })).id),
        )
        const { id: calm } = await told({ state: 'held', untilCalm: true })
        expect(new Set(Object.values(await states()))).toEqual(new Set(['waiting']))
        for (const id of [held, canary]) await store.release(String(id))
        expect(await store.letGo(calm)).toBe(true)
        const expected = {
          [String(held)]: 'pending',
          [calm]: 'pending',
          [String(spam)]: 'waiting',
          [String(canary)]: 'waiting',
        }
        expect(await states()).toEqual(expected)
        await store.markSpam(calm)
        const claims = await store.webhooks.claimMail(100)
        expect(claims.map(({ lead }) => lead.id)).toEqual([held])
        for (const claim of claims) await store.webhooks.mailSent(claim)
        await store.release(String(held))
        expect(await states()).toEqual({ ...expected, [String(held)]: 'sent', [calm]: 'waiting' })
      })

      test('counts, and goes with the person, with old leads, and again when the owner says so', async () => {
        const { id } = await told()
        const { id: old } = await told({ state: 'spam' })
        const { webhooks, oldestWebhookMs } = await store.counts()
        expect([webhooks, oldestWebhookMs >= 0]).toEqual([{ waiting: 1, pending: 1, sent: 0, dead: 0 }, true])
        for (const claim of await store.webhooks.claimMail(100)) {
          const failure = { error: 'answered 410', delayMs: 0, isFinal: true, isDoubtful: false, isPutOff: false }
          await store.webhooks.mailFailed(claim, failure)
        }
        expect((await store.counts()).webhooks).toMatchObject({ dead: 1 })
        expect([await store.webhooks.resend(id), await store.webhooks.resend('nobody')]).toEqual([true, false])
        expect((await states())[id]).toBe('pending')
        await store.expire('spam', Date.now() + 60_000)
        expect(Object.keys(await states())).not.toContain(old)
        await store.erase({ id })
        const rows = await database.read('SELECT count(*) AS n FROM webhooks')
        expect(Number(rows[0]?.n)).toBe(0)
      })
    })

    test('lends due mail to one claimer at a time, with everything that the mail needs', async () => {
      const { id } = await store.add(newLead(), freshKey())
      const claims = await store.claimMail(1000)
      const mine = claims.find(({ lead }) => lead.id === id)
      expect(mine?.lead).toMatchObject({ fields: { name: 'Ada' }, mail: { attempts: 1 } })
      expect(await store.claimMail(1000)).toEqual([])
      for (const claim of claims) await store.mailSent(claim)
      expect(await store.lead(id)).toMatchObject({
        mail: { state: 'sent', sentAt: expect.any(Number), lastError: null },
      })
    })

    test('gives mail to the next claimer when a lease runs out, and no longer hears the first', async () => {
      const { id } = await store.add(newLead(), freshKey())
      const [lost] = await store.claimMail(10, -1)
      const [taken] = await store.claimMail(10)
      expect([lost?.lead.id, taken?.lead.id]).toEqual([id, id])
      if (lost)
        await store.mailFailed(lost, { error: 'late', delayMs: 0, isFinal: true, isDoubtful: false, isPutOff: false })
      expect(await store.lead(id)).toMatchObject({ mail: { state: 'pending' } })
      if (taken)
        await store.mailFailed(taken, { error: '550 no', delayMs: 0, isFinal: true, isDoubtful: true, isPutOff: false })
      expect(await store.lead(id)).toMatchObject({ mail: { state: 'dead', lastError: '550 no', doubtful: 1 } })
      expect(await store.resend(id)).toBe(true)
      expect(await store.lead(id)).toMatchObject({ mail: { state: 'pending', attempts: 0, doubtful: 0 } })
      for (const claim of await store.claimMail(10)) await store.mailSent(claim)
    })

    test('never lends a mail twice to eight claimers of a thousand', async () => {
      await Promise.all(Array.from({ length: 1000 }, () => store.add(newLead(), freshKey())))
      const claimed: string[] = []
      const claimer = async () => {
        for (let misses = 0; misses < 3; ) {
          const claims = await store.claimMail(20)
          claimed.push(...claims.map(({ lead }) => lead.id))
          misses = claims.length === 0 ? misses + 1 : 0
        }
      }
      await Promise.all(Array.from({ length: 8 }, claimer))
      expect(claimed).toHaveLength(1000)
      expect(new Set(claimed).size).toBe(1000)
    }, 30_000)

    test('counts, filters and pages through more leads than it reads at once', async () => {
      const { leads, mail } = await store.counts()
      expect(leads.spam).toBe((await all(store, { state: 'spam' })).length)
      expect(mail.pending).toBe((await all(store, { mail: 'pending' })).length)
      expect(leads.inbox).toBeGreaterThan(1000)
      const ids = (await all(store)).map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort())
    })

    test('erases a person by e-mail or phone, however written, and nobody else', async () => {
      const fields = { name: 'Bo', email: 'bo@example.com', phone: '+1 502-555-0199' }
      const one = await store.add(newLead({ fields }), freshKey())
      const two = await store.add(newLead({ fields: { ...fields, email: 'x@example.com' } }), freshKey())
      const before = (await all(store)).length
      expect(await store.erase({ email: 'BO@example.com' })).toEqual([one.id])
      expect(await store.erase({ phone: '5025550199' })).toEqual([two.id])
      expect(await store.erase({ email: '', phone: '' })).toEqual([])
      for (const phone of ['(502) 555-0188 x12', '502.555.0188 Ext. 4', '+1 502 555 0188 #9']) {
        const { id } = await store.add(newLead({ fields: { phone } }), freshKey())
        expect(await store.erase({ phone: '502-555-0188' })).toEqual([id])
      }
      expect(await all(store)).toHaveLength(before - 2)
      expect((await database.read('SELECT count(*) AS n FROM outbox'))[0]?.n).toBe(before - 2)
    })

    test('expires old leads of a state, but never one whose mail is still to go', async () => {
      const key = freshKey()
      const old = await store.add(newLead({ state: 'held' }), key)
      const unsent = await store.add(newLead(), freshKey())
      expect(await store.expire('held', Date.now() - 60_000)).toBe(0)
      expect(await store.expire('held', Date.now() + 1000)).toBe(1)
      await store.expire('inbox', Date.now() + 1000)
      expect(await store.lead(old.id)).toBeUndefined()
      expect(await store.lead(unsent.id)).toBeDefined()
      expect(await store.add(newLead(), key)).toMatchObject({ repeated: false })
    })

    test('adds up what is counted of how fast pages are, by day and whoever counts, and forgets old days', async () => {
      const count = (bucket: number, amount: number) => ({ page: "/it's", metric: 'lcp' as const, bucket, amount })
      await store.addVitals('2026-11-01', [count(-3, 2), count(7, 1)])
      await Promise.all(Array.from({ length: 8 }, () => store.addVitals('2026-11-02', [count(-3, 1), count(7, 1)])))
      const found = async (since: string) => {
        const rows = await store.vitals(since)
        return rows.toSorted((one, other) => one.bucket - other.bucket)
      }
      expect(await found('2026-11-01')).toEqual([count(-3, 10), count(7, 9)])
      expect(await found('2026-11-02')).toEqual([count(-3, 8), count(7, 8)])
      await store.expireVitals('2026-11-02')
      expect(await found('')).toEqual([count(-3, 8), count(7, 8)])
    })

    test('writes its heartbeat, and leaves no lead behind', async () => {
      const before = await store.counts()
      await store.heartbeat()
      await store.heartbeat({ ...newLead(), mail: 'pending' })
      expect((await database.read('SELECT count(*) AS n FROM heartbeat'))[0]?.n).toBe(1)
      expect((await store.counts()).leads).toEqual(before.leads)
    })

    test.each(['leads', 'outbox', 'submission_keys'])(
      'its heartbeat fails as a lead does when the table %s is gone',
      async (table) => {
        const rename = (from: string, to: string) => database.commit([{ sql: `ALTER TABLE ${from} RENAME TO ${to}` }])
        await rename(table, 'gone')
        await expect(store.add(newLead(), freshKey())).rejects.toThrow(table)
        await expect(store.heartbeat()).rejects.toThrow(table)
        await rename('gone', table)
        await store.heartbeat()
      },
    )

    test('counts the age of a mail from when it was first due, however often it is put off', async () => {
      const { id } = await store.add(newLead(), freshKey())
      const earlier = `UPDATE outbox SET first_due_at = first_due_at - 3600000 WHERE lead_id = :id`
      await database.commit([{ sql: earlier, values: { id } }])
      const [claim] = (await store.claimMail(1000)).filter(({ lead }) => lead.id === id)
      const failure = { error: '451', delayMs: 600_000, isFinal: false, isDoubtful: false, isPutOff: true }
      if (claim) await store.mailFailed(claim, failure)
      expect((await store.counts()).oldestDueMs).toBeGreaterThanOrEqual(3_600_000)
      expect(await store.lead(id)).toMatchObject({ mail: { putOff: 1, state: 'pending' } })
      await store.resend(id)
      expect((await store.lead(id))?.mail.putOff).toBe(0)
      expect((await store.counts()).oldestDueMs).toBeLessThan(3_600_000)
      for (const due of await store.claimMail(1000)) await store.mailSent(due)
    })

    test('counts the age of a mail that a server of an older version has stored meanwhile', async () => {
      const { id } = await store.add(newLead(), freshKey())
      await database.commit([{ sql: 'UPDATE outbox SET first_due_at = 0 WHERE lead_id = :id', values: { id } }])
      const due = await store.claimMail(1000)
      const [row] = await database.read('SELECT first_due_at FROM outbox WHERE lead_id = :id', { id })
      expect(Number(row?.first_due_at)).toBeGreaterThan(0)
      for (const claim of due) await store.mailSent(claim)
    })

    test('takes dates beyond the longest delay, which a wrong clock has set, for due', async () => {
      const hour = 3_600_000
      const year = 365 * 24 * hour
      const shift = (sql: string, values: Values) => database.commit([{ sql, values }])
      const [wrong, right] = [await store.add(newLead(), freshKey()), await store.add(newLead(), freshKey())]
      await shift(
        `UPDATE outbox SET due_at = due_at + CAST(:by AS BIGINT), first_due_at = first_due_at + CAST(:by AS BIGINT),
          first_attempt_at = due_at + CAST(:by AS BIGINT) WHERE lead_id = :id`,
        { id: wrong.id, by: year },
      )
      await shift('UPDATE outbox SET due_at = due_at + CAST(:by AS BIGINT) WHERE lead_id = :id', {
        id: right.id,
        by: 5 * hour,
      })
      const claims = await store.claimMail(1000, 60_000, 6 * hour)
      expect(claims.map(({ lead }) => lead.id)).toEqual([wrong.id])
      expect(claims[0]?.lead.mail.firstAttemptAt).toBeLessThan(Date.now() + hour)
      expect((await store.counts()).oldestDueMs).toBeGreaterThanOrEqual(0)
      const key = freshKey()
      await store.add(newLead(), key)
      await shift('UPDATE submission_keys SET expires_at = expires_at + CAST(:by AS BIGINT) WHERE key = :key', {
        key: key.value,
        by: year,
      })
      expect(await store.add(newLead(), key)).toMatchObject({ repeated: false })
      await store.takeTurn('wrong', year)
      expect(await store.takeTurn('wrong', hour)).toBe(true)
    })
  })
}

test.skipIf(found.missing)(
  named('a PostgreSQL that could lose a commit is refused', found),
  async () => {
    for (const setting of ['synchronous_commit']) {
      const url = await postgres.createDatabase()
      await runSql(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET ${setting} = off`)
      await expect(openPostgres(url)).rejects.toThrow(`its setting "${setting}" is off`)
    }
    const unsafe = await startPostgres(found.path ?? '', ['fsync=off'])
    const url = await unsafe.createDatabase()
    await expect(openPostgres(url)).rejects.toThrow('its setting "fsync" is off')
    await unsafe.remove()
  },
  60_000,
)

test.skipIf(found.missing)(
  named('a PostgreSQL whose "synchronous_commit" is turned off at run time is noticed, and loses nothing', found),
  async () => {
    const url = await postgres.createDatabase()
    const database = await openPostgres(url)
    const store = createStore(database)
    await store.heartbeat()
    expect(store.doubt()).toBeUndefined()
    const set = async (value: string) => {
      await runSql(url, `ALTER SYSTEM SET synchronous_commit = ${value}`)
      await runSql(url, 'SELECT pg_reload_conf()')
    }
    const inTransaction = async () => {
      const [rows] = await database.commit([{ sql: `SELECT current_setting('synchronous_commit') AS now` }])
      return rows?.[0]?.now
    }
    await set('off')
    await until('its notice', async () => {
      await store.heartbeat()
      return store.doubt()?.includes('"synchronous_commit"')
    })
    expect(await inTransaction()).toBe('on')
    await set('on')
    await until('the end of it', async () => {
      await store.heartbeat()
      return store.doubt() === undefined
    })
    await store.close()
  },
  60_000,
)

test.skipIf(found.missing)(named('two instances can start on an empty PostgreSQL at once', found), async () => {
  const url = await postgres.createDatabase()
  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)))
  await Promise.all(opened.map((database) => database.close()))
})
