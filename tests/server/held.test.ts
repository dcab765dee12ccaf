/** How many held leads go at a time when a flood is over, and when none does. */
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { letGoWhenCalm } from '../../server/held.ts'
import { newId } from '../../server/store/ids.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { createStore, type Store } from '../../server/store/store.ts'
import { temporaryFolder } from './support/site.ts'

const turn = 'release of held leads'
const log = pino({ level: 'silent' })
let store: Store
beforeEach(async () => {
  const database = await openSqlite(await temporaryFolder('held'))
  store = createStore(database)
  const lead = { form: 'quote', score: 40, reasons: [], extra: {}, client: '', page: '', fields: {}, untilCalm: true }
  for (let amount = 0; amount < 45; amount += 1)
    await store.add({ ...lead, state: 'held' }, { value: newId(), validMs: 1_000 })
  const earlier = 'UPDATE leads SET received_at = received_at - 600000'
  await database.commit([{ sql: earlier }])
})
afterEach(() => store.close())

const held = async () => (await store.counts()).leads.held

test('twenty go in a minute, however many servers there are and however often they look', async () => {
  const look = () => letGoWhenCalm(store, { HELD_CALM_MINUTES: 5 }, log)
  await Promise.all([look(), look(), look()])
  await look()
  expect(await held()).toBe(25)
  for (const left of [5, 0, 0]) {
    await store.giveTurnBack(turn)
    await look()
    expect(await held()).toBe(left)
  }
  // Where there is nothing to do a look writes nothing.
  expect(await store.takeTurn(turn, 1)).toBe(true)
})

test('none goes before it has been calm for so long, or where the owner wants to look at each', async () => {
  for (const HELD_CALM_MINUTES of [15, 0]) await letGoWhenCalm(store, { HELD_CALM_MINUTES }, log)
  expect(await held()).toBe(45)
})
