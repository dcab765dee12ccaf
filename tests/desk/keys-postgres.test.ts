/** What a desk on PostgreSQL keeps of passkeys and devices; the other tests run on SQLite. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { optionsToUse, passkeysOf } from '../../desk/accounts/passkeys.ts'
import { startNotifier } from '../../desk/push/notifier.ts'
import { subscriptionsOf } from '../../desk/push/subscriptions.ts'
import { newLead } from '../server/fixtures/lead.ts'
import { component, named } from '../server/support/components.ts'
import { type Postgres, startPostgres } from '../server/support/postgres.ts'
import { until } from '../server/support/wait.ts'
import { assertion, makeKey, registration } from './support/authenticator.ts'
import { origin, type TestDesk, testDesk } from './support/desk.ts'
import { pushBrowser } from './support/push.ts'

const found = component('postgres')
const party = { id: 'desk.example', origin }

describe.skipIf(found.missing)(named('PostgreSQL', found), () => {
  let postgres: Postgres
  let desk: TestDesk
  beforeAll(async () => {
    postgres = await startPostgres(String(found.path))
    desk = await testDesk({ DATABASE_URL: await postgres.createDatabase() })
  }, 60_000)
  afterAll(async () => {
    await desk?.close()
    await postgres?.remove()
  }, 60_000)

  test('keeps a passkey, how often it was used, and nothing of one that is removed', async () => {
    const person = await desk.people.add({ address: 'key@desk.example', name: '', role: 'owner' })
    const passkeys = passkeysOf(desk.database)
    const { challenge } = await passkeys.optionsToAdd(party, 'Example', person)
    const key = makeKey()
    const asked = { origin, rpId: party.id }
    await passkeys.add(
      party,
      person.id,
      'Phone',
      registration(key, { ...asked, challenge }),
      (one) => one === challenge,
    )
    for (const _ of [1, 2]) {
      const { challenge } = optionsToUse(party)
      const response = assertion(key, { ...asked, challenge })
      expect(await passkeys.use(party, response, (one) => one === challenge)).toBe(person.id)
    }
    const [kept] = await passkeys.all(person.id)
    expect([kept?.name, Number(kept?.counter), Number(kept?.usedAt) > 0]).toEqual(['Phone', 2, true])
    expect(await passkeys.remove(person.id, key.id)).toBe('Phone')
    expect(await passkeys.all(person.id)).toEqual([])
  })

  test('keeps the newest ten devices of a person, and tells them of a lead that was not there before', async () => {
    const person = await desk.people.add({ address: 'device@desk.example', name: '', role: 'owner' })
    const subscriptions = subscriptionsOf(desk.database)
    const notifier = await startNotifier({ ...desk, log: desk.logger, origin })
    for (let number = 0; number < 11; number++) {
      await sleep(2)
      const { subscription } = pushBrowser(`https://10.0.0.1/${number}`)
      await subscriptions.add({ ...subscription, personId: person.id, language: 'en', agent: 'a browser' })
    }
    const all = await subscriptions.all()
    expect([all.length, all.some(({ endpoint }) => endpoint.endsWith('/0'))]).toEqual([10, false])
    await desk.store.add(newLead(), { value: 'postgres', validMs: 1000 })
    notifier.onLead()
    const tried = () => desk.log.filter(({ msg }) => msg === 'a notification was not sent')
    await until('ten tries', () => tried().length === 10)
    notifier.stop()
    expect(await subscriptions.remove(person.id, String(all[0]?.id))).toBe(true)
  })
})
