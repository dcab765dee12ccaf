/** Leads in the boxes of the desk, on both databases. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../server/store/database.ts'
import { firstId } from '../../server/store/ids.ts'
import { background, openPostgres } from '../../server/store/postgres.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { statements } from '../../server/store/statements.ts'
import { createStore, type Store } from '../../server/store/store.ts'
import type { Arrival, LeadToAdd } from '../../server/store/types.ts'
import { newLead } from './fixtures/lead.ts'
import { component, named } from './support/components.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'
import { temporaryFolder } from './support/site.ts'

const found = component('postgres')
let postgres: Postgres
beforeAll(async () => {
  if (found.path) postgres = await startPostgres(found.path)
}, 60_000)
afterAll(() => postgres?.remove(), 60_000)

const databases = {
  SQLite: async () => openSqlite(await temporaryFolder('inbox')),
  PostgreSQL: async () => openPostgres(await postgres.createDatabase(), background),
}
for (const [name, open] of Object.entries(databases)) {
  const isMissing = name === 'PostgreSQL' && found.missing !== undefined
  describe.skipIf(isMissing)(isMissing ? named(name, found) : name, () => {
    let database: Database
    let store: Store
    beforeAll(async () => {
      database = await open()
      store = createStore(database)
    }, 60_000)
    afterAll(() => store.close(), 60_000)
    beforeEach(async () => {
      for (const table of ['outbox', 'lead_notes', 'leads']) await database.commit([{ sql: `DELETE FROM ${table}` }])
    })

    let keys = 0
    const add = async (changes: Partial<LeadToAdd> = {}) =>
      (await store.add(newLead(changes), { value: `${name} ${keys++}`, validMs: 60_000 })).id
    const idsIn = async (box: Parameters<Store['inBox']>[0]) =>
      (await store.inBox(box, { most: 30 })).map(({ id }) => id)

    test('each lead lies in one box, and the server’s own tests in none that is shown', async () => {
      const fresh = await add()
      const held = await add({ state: 'held' })
      const spam = await add({ state: 'spam', kind: 'newsletter' })
      const reader = await add({ kind: 'newsletter' })
      await add({ state: 'canary' })
      const answered = await add()
      const done = await add()
      expect([await store.markAnswered(answered), await store.markDone(done)]).toEqual([true, true])
      const boxes = { new: fresh, held, spam, newsletter: reader, answered, done }
      for (const [box, id] of Object.entries(boxes)) {
        expect(await idsIn(box as keyof typeof boxes), box).toEqual([id])
        expect((await store.lead(id))?.box).toBe(box)
      }
      const one = { new: 1, held: 1, spam: 1, newsletter: 1, answered: 1, done: 1, canary: 1, unsent: 0 }
      expect(await store.countBoxes()).toEqual(one)
    })

    test('what was answered and done is taken back step by step, and the first time counts', async () => {
      const id = await add()
      const times = async () => {
        const lead = await store.lead(id)
        return [lead?.answeredAt, lead?.doneAt]
      }
      await store.markAnswered(id)
      const [first] = await times()
      expect(Math.abs(Number(first) - Date.now())).toBeLessThan(5_000)
      await database.commit([{ sql: 'UPDATE leads SET answered_at = 5' }])
      await store.markAnswered(id)
      await store.markDone(id)
      expect(await times()).toEqual([5, expect.any(Number)])
      await store.reopen(id)
      expect(await times()).toEqual([5, null])
      await store.reopen(id)
      expect(await times()).toEqual([null, null])
    })

    test('what is held, spam, a newsletter or the server’s own is not answered', async () => {
      const others: Partial<LeadToAdd>[] = [
        { state: 'held' },
        { state: 'spam' },
        { state: 'canary' },
        { kind: 'newsletter' },
      ]
      for (const changes of others) {
        const id = await add(changes)
        for (const change of [store.markAnswered, store.markDone, store.reopen]) expect(await change(id)).toBe(false)
      }
    })

    test('a box is read part by part, the newest first', async () => {
      const ids: string[] = []
      for (let number = 0; number < 5; number++) ids.push(await add())
      ids.sort().reverse()
      const first = await store.inBox('new', { most: 2 })
      const rest = await store.inBox('new', { most: 9, before: first.at(-1)?.id })
      expect([...first, ...rest].map(({ id }) => id)).toEqual(ids)
    })

    test('mail that was refused, or failed so far, is found until it has gone; that of others is no matter', async () => {
      const refused = await add()
      await setTimeout(2)
      const failed = await add()
      await add()
      const [news] = [await add({ kind: 'newsletter' })]
      const set = (id: string, state: string, error: string) =>
        database.commit([
          {
            sql: 'UPDATE outbox SET state = :state, last_error = :error WHERE lead_id = :id',
            values: { id, state, error },
          },
        ])
      await set(refused, 'dead', '550')
      await set(failed, 'pending', 'timeout')
      await set(news, 'dead', '550')
      await set(await add({ state: 'canary' }), 'dead', '550')
      expect(await idsIn('unsent')).toEqual([failed, refused])
      expect((await store.countBoxes()).unsent).toBe(2)
      await set(failed, 'sent', 'one of two refused')
      expect(await idsIn('unsent')).toEqual([refused])
    })

    test.each([
      ['ada', true],
      ['ADA@example', true],
      ['MÜLLER', true],
      ['porch müll', true],
      ['say "hi"', true],
      ['back\\slash', true],
      ['two lines', true],
      ['502-555', true],
      ['(502) 555 0101', true],
      ['5550101', true],
      ['100%', true],
      ['name', false],
      ['a_a', false],
      ['%', true],
      ['porch cellar', false],
      ['5550102', false],
      ['', false],
      ['   ', false],
      ["' OR 1=1 --", false],
    ])('a search for %j finds the lead: %s', async (text, isFound) => {
      const message = 'The porch of Mrs. Müller, "say "hi""\ntwo lines, back\\slash 100%'
      const id = await add({
        fields: { name: 'Ada', email: 'ada@example.com', phone: '+1 (502) 555-0101', message },
        state: 'held',
      })
      await add({ state: 'canary' })
      await add({ fields: { name: 'Bo', email: '', phone: '', message: 'x' } })
      expect((await store.search(text, { most: 30 })).map((lead) => lead.id)).toEqual(isFound ? [id] : [])
    })

    test('a search goes on where it ended, past leads that only look as if they fitted', async () => {
      const ids = []
      for (let number = 0; number < 130; number++) {
        const looksSo = number > 5 && number < 120
        const id = await add({ fields: { name: looksSo ? 'Müxller' : 'Müller' } })
        if (!looksSo) ids.push(id)
      }
      const fitting = ids.toSorted().reverse()
      const first = await store.search('müller', { most: 12 })
      const rest = await store.search('müller', { most: 12, before: first.at(-1)?.id })
      expect([...first, ...rest].map(({ id }) => id)).toEqual(fitting)
    })

    test('new ones are counted since the last that was seen', async () => {
      const seen = await add()
      expect(await store.arrived(seen)).toEqual([])
      await setTimeout(2)
      const newest = await add()
      await add({ state: 'held' })
      expect(await store.arrived(seen)).toEqual([newest])
      expect((await store.arrived(firstId(Date.now() - 60_000))).toSorted()).toEqual([seen, newest].toSorted())
      expect(await store.arrived(firstId(Date.now() + 60_000))).toEqual([])
    })

    test('notes stand with their lead in order, and go with it', async () => {
      const id = await add()
      expect(await store.addNote(id, 'person', 'called')).toBe(true)
      expect(await store.addNote(id, '', '<b>again</b>')).toBe(true)
      expect(await store.addNote('nobody', '', 'x')).toBe(false)
      expect((await store.notes(id)).map(({ person, text }) => [person, text])).toEqual([
        ['person', 'called'],
        ['', '<b>again</b>'],
      ])
      await store.erase({ id })
      expect(await store.notes(id)).toEqual([])
    })

    test('nobody’s notes become more than can be read', async () => {
      const id = await add()
      const answers = []
      for (let number = 0; number < 201; number++) answers.push(await store.addNote(id, '', `${number}`))
      expect([answers.filter(Boolean).length, answers.at(-1)]).toEqual([200, false])
    })

    test('figures get every lead since a time, however many', async () => {
      await add({ state: 'canary' })
      const ids = [await add({ source: { campaign: 'spring' } })]
      await setTimeout(2)
      ids.push(await add({ state: 'spam' }))
      await database.commit([{ sql: "UPDATE leads SET received_at = 5 WHERE state = 'spam'" }])
      const read = async (since?: number) => {
        const arrivals: Arrival[] = []
        for await (const arrival of store.arrivals(since)) arrivals.push(arrival)
        return arrivals
      }
      const [every, late] = [await read(), await read(6)]
      expect([every, late].map((arrivals) => arrivals.map(({ id }) => id))).toEqual([ids, ids.slice(0, 1)])
      expect(every[0]).toMatchObject({ source: { campaign: 'spring' }, answeredAt: null })
    })

    test('thousands of leads make no box slow: it is read along its index', async () => {
      const filled = Array.from({ length: 300 }, (_, index) => ({
        sql: `INSERT INTO leads (id, form, state, score, reasons, fields, extra, email, phone, client, page, received_at, done_at)
          VALUES (:id, 'quote', 'inbox', 0, '[]', '{}', '{}', '', '', '', '', 1, 1)`,
        values: { id: `0-${index}` },
      }))
      await database.commit(filled)
      if (name === 'PostgreSQL') await database.commit([{ sql: 'ANALYZE leads' }])
      const explain = name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
      const plan = async (sql: string, values: Record<string, string | number>) =>
        JSON.stringify(await database.read(`${explain} ${sql}`, values))
      const asked = { box: 'new', before: 'g', most: 30 }
      expect(await plan(statements.boxed, asked)).toContain('leads_by_box')
      expect(await plan(statements.boxed, asked)).not.toMatch(/TEMP B-TREE|Sort/)
      expect(await plan(statements.arrived, { since: '', most: 9 })).toContain('leads_by_box')
      if (name === 'SQLite') expect(await plan(statements.countBoxes, {})).toContain('leads_by_box')
    })
  })
}
