/** Notifications: who gets one, what it says, and what happens where the other side is slow, gone or not what it says. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../desk/accounts/audit.ts'
import { encrypt, makeSenderKey, senderOf } from '../../desk/push/encrypt.ts'
import { type NotifierOptions, senderOfDesk, startNotifier } from '../../desk/push/notifier.ts'
import { subscriptionsOf } from '../../desk/push/subscriptions.ts'
import { newLead } from '../server/fixtures/lead.ts'
import { certificateFor, trust } from '../server/support/certificate.ts'
import { component, named } from '../server/support/components.ts'
import { leading } from '../server/support/names.ts'
import { until } from '../server/support/wait.ts'
import { origin, type TestDesk, testDesk } from './support/desk.ts'
import { type Pushed, pushBrowser, senderIn, startPushService } from './support/push.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.database.commit([{ sql: 'DELETE FROM desk_subscriptions' }]).then(() => {}))

test('what is sent is encrypted as in the example of RFC 8291', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw')
  const own = bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')
  expect(encrypt('When I grow up, I want to be a watermelon', keys, salt, own).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

let keys = 0
const lead = (state: 'inbox' | 'held' | 'spam' | 'canary' = 'inbox', kind: 'request' | 'newsletter' = 'request') => {
  const fields = { name: 'Ada Example', email: 'ada@example.com', message: 'The roof leaks' }
  return desk.store.add(
    { ...newLead({ form: 'contact', fields }), state, kind },
    { value: `push ${keys++}`, validMs: 1000 },
  )
}

const openssl = component('openssl')
describe.skipIf(openssl.missing)(named('with a push service', openssl), () => {
  const name = 'push.example'
  let service: Awaited<ReturnType<typeof startPushService>>
  let distrust: () => void
  beforeAll(async () => {
    const certificate = await certificateFor(name, String(openssl.path))
    distrust = trust(certificate.cert)
    service = await startPushService(name, certificate)
  })
  afterAll(async () => {
    distrust()
    await service.stop()
  })

  const running: { stop: () => void }[] = []
  afterEach(() => {
    for (const notifier of running.splice(0)) notifier.stop()
    service.behave(() => ({ status: 201 }))
    service.received.length = 0
  })
  const here = () => ({ isAllowed: () => true, ...leading(['127.0.0.1']) })
  const start = async (options: NotifierOptions = here()) => {
    const { store, database, people, logger: log } = desk
    const notifier = await startNotifier(
      { store, database, people, origin, log },
      { quietMs: 50, waitMs: 50, ...options },
    )
    running.push(notifier)
    return notifier
  }
  /** A browser of somebody, known to the desk. */
  const device = async (path: string, role: 'owner' | 'editor' | 'reader' = 'reader', language = 'en') => {
    const person = await desk.people.add({ address: `${role}@push.example`, name: '', role })
    const browser = pushBrowser(`${service.origin}${path}`)
    await subscriptionsOf(desk.database).add({ ...browser.subscription, personId: person.id, language, agent: '' })
    return { ...browser, person, came: () => service.of(path) }
  }
  const came = async (browser: { came: () => Pushed[] }, amount = 1) => {
    await until(`${amount} notifications`, () => browser.came().length >= amount)
    return browser.came()
  }

  test('each device of who may see leads is told of a new one in its language, and of nothing in it', async () => {
    const notifier = await start()
    const [phone, laptop, editor] = [
      await device('/a', 'owner', 'de'),
      await device('/b'),
      await device('/c', 'editor'),
    ]
    await lead()
    notifier.onLead()
    const [pushed] = await came(phone)
    expect(phone.read(pushed?.body ?? Buffer.alloc(0))).toBe('{"type":"lead","language":"de"}')
    expect(laptop.read((await came(laptop))[0]?.body ?? Buffer.alloc(0))).toBe('{"type":"lead","language":"en"}')
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'leads' })
    await sleep(100)
    expect(editor.came()).toEqual([])
  })

  test('the push service knows by the key that browsers were given who sends, for it and for a while', async () => {
    const notifier = await start()
    const phone = await device('/sender')
    await lead()
    notifier.onLead()
    const { isSigned, key, claims } = senderIn((await came(phone))[0] as Pushed)
    expect([isSigned, key]).toEqual([true, (await senderOfDesk({ store: desk.store, origin })).publicKey])
    expect(claims).toEqual({ aud: service.origin, sub: origin, exp: expect.any(Number) })
    const hours = (claims.exp * 1000 - Date.now()) / 3_600_000
    expect(hours > 1 && hours < 24).toBe(true)
  })

  test.each([
    ['held', 'held'],
    ['spam', 'spam'],
    ['a test of the site', 'canary'],
    ['an address for a newsletter', 'inbox', 'newsletter'],
  ] as [string, ...Parameters<typeof lead>][])(
    'nobody is told of what is %s, and a lead after it is told at once',
    async (_, state, kind) => {
      const notifier = await start({ ...here(), quietMs: 60_000 })
      const phone = await device(`/${kind ?? state}`)
      await lead(state, kind)
      notifier.onLead()
      await sleep(150)
      expect(phone.came()).toEqual([])
      await lead()
      notifier.onLead()
      await came(phone)
    },
  )

  test('nobody is told of leads that were there before, or twice of one', async () => {
    await lead()
    const notifier = await start()
    const phone = await device('/before')
    notifier.onLead()
    await sleep(150)
    expect(phone.came()).toEqual([])
    await lead()
    notifier.onLead()
    await came(phone)
    await sleep(100)
    notifier.onLead()
    await sleep(150)
    expect(phone.came()).toHaveLength(1)
  })

  test('of several leads the first is told at once, and the others together when the quiet time is over', async () => {
    const notifier = await start({ ...here(), quietMs: 500 })
    const phone = await device('/several')
    for (const _ of Array(5)) {
      await lead()
      notifier.onLead()
      await sleep(20)
    }
    await came(phone, 2)
    await sleep(600)
    expect(phone.came()).toHaveLength(2)
    const [first, second] = phone.came()
    expect(Number(second?.at) - Number(first?.at)).toBeGreaterThan(400)
  })

  test.each([404, 410])('a device whose browser has given it up (%i) is forgotten, the others stay', async (status) => {
    const notifier = await start()
    service.behave((path) => ({ status: path === '/gone' ? status : 201 }))
    const [gone, phone] = [await device('/gone'), await device('/stays')]
    await lead()
    notifier.onLead()
    await came(gone)
    await came(phone)
    const left = () => subscriptionsOf(desk.database).all()
    await until('it is forgotten', async () => (await left()).length === 1)
    expect((await left())[0]?.endpoint).toBe(phone.subscription.endpoint)
    expect(gone.came()).toHaveLength(1)
  })

  test('a push service that has too much to do is left alone as long as it asks, for all its devices', async () => {
    const notifier = await start()
    service.behave(() => ({ status: 429, headers: { 'retry-after': '1' } }))
    const phone = await device('/busy')
    await lead()
    notifier.onLead()
    const [refused] = await came(phone)
    const other = await device('/other')
    service.behave(() => ({ status: 201 }))
    await sleep(100)
    await lead()
    notifier.onLead()
    const times = [(await came(phone, 2))[1]?.at, (await came(other))[0]?.at]
    for (const at of times) expect(Number(at) - Number(refused?.at)).toBeGreaterThan(900)
    await sleep(200)
    expect([phone.came().length, other.came().length]).toEqual([2, 1])
  })

  test('one that fails is asked again a few times, and one that refuses is not', async () => {
    const notifier = await start()
    service.behave((path) => ({ status: path === '/fails' ? 500 : 403 }))
    const [fails, refuses] = [await device('/fails'), await device('/refuses')]
    await lead()
    notifier.onLead()
    await came(fails, 4)
    await sleep(200)
    expect([fails.came().length, refuses.came().length]).toEqual([4, 1])
    expect(await subscriptionsOf(desk.database).all()).toHaveLength(2)
  })

  test('one that never answers keeps neither the others nor the end waiting', async () => {
    const notifier = await start({ ...here(), mostMs: 200 })
    service.behave((path) => (path === '/silent' ? undefined : { status: 201 }))
    const [silent, phone] = [await device('/silent'), await device('/quick')]
    await lead()
    notifier.onLead()
    await came(phone)
    await came(silent, 2)
    notifier.stop()
    const tried = silent.came().length
    await sleep(400)
    expect(silent.came()).toHaveLength(tried)
  })

  test('no address of this machine or a private network is called, whatever name or number stands for it', async () => {
    const rebinding = leading(['4000::1'], ['127.0.0.1'])
    const notifier = await start({ resolve: rebinding.resolve, mostMs: 200 })
    const person = await desk.people.add({ address: 'ssrf@push.example', name: '', role: 'reader' })
    const { port } = new URL(service.origin)
    const hosts = ['push.example', '127.0.0.1', '[::1]', '[::ffff:7f00:1]', '10.0.0.1', '169.254.169.254', 'localhost']
    for (const host of hosts) {
      const { subscription } = pushBrowser(`https://${host}:${port}/private-${host}`)
      await subscriptionsOf(desk.database).add({ ...subscription, personId: person.id, language: 'en', agent: '' })
    }
    const before = desk.log.length
    await lead()
    notifier.onLead()
    const reasons = () => desk.log.slice(before).map(({ reason }) => String(reason))
    for (const host of hosts)
      await until(`${host} to be refused`, () =>
        reasons().some((reason) => reason.includes(`"${host}" leads to the private address`)),
      )
    expect(service.received).toEqual([])
  })
})

test('the desk itself tells of a lead that has come in, and calls nothing in its own network', async () => {
  const person = await desk.people.add({ address: 'itself@push.example', name: '', role: 'reader' })
  const { subscription } = pushBrowser('https://192.168.0.1/send')
  await subscriptionsOf(desk.database).add({ ...subscription, personId: person.id, language: 'en', agent: '' })
  await lead()
  const before = desk.log.length
  desk.desk.onLead()
  const failed = () => desk.log.slice(before).find(({ msg }) => msg === 'a notification was not sent')
  const { reason } = await until('a try', failed)
  expect(reason).toContain('leads to the private address 192.168.0.1')
})

test('the key of the sender is made once, and is another one for another desk', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => senderOfDesk({ store: desk.store, origin })))
  expect(first?.publicKey).toBe(second?.publicKey)
  expect(first?.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(senderOf(makeSenderKey(), origin).publicKey).not.toBe(first?.publicKey)
  expect(await desk.store.secret()).not.toBe(await desk.store.secret('push'))
})

describe('a device', () => {
  const give = (sent: unknown, headers: { cookie?: string }) =>
    desk.ask('/you/devices', { method: 'POST', headers: { origin, ...headers }, body: JSON.stringify(sent) })
  const endpoint = 'https://push.example/send/abc'
  const devicesOf = async (headers: { cookie: string }) =>
    [...(await (await desk.ask('/you', { headers })).text()).matchAll(/data-device="([\w-]+)"/g)].map(([, id]) => id)

  test('is added, listed and removed by its person alone', async () => {
    const [ada, eve] = [await desk.enter('reader', 'ada@push.example'), await desk.enter('reader', 'eve@push.example')]
    const { subscription } = pushBrowser(endpoint)
    expect((await give(subscription, ada)).status).toBe(200)
    const [id, ...others] = await devicesOf(ada)
    expect([others, await devicesOf(eve)]).toEqual([[], []])
    await desk.post('/you/devices/remove', { id: String(id) }, eve)
    expect(await devicesOf(ada)).toEqual([id])
    await desk.post('/you/devices/remove', { id: String(id) }, ada)
    expect(await devicesOf(ada)).toEqual([])
    const done = (await auditOf(desk.database, desk.logger).latest(10)).map(({ action, details }) => [action, details])
    expect(done).toContainEqual(['device-added', { service: 'push.example' }])
    expect(done).toContainEqual(['device-removed', {}])
  })

  test('stands in the list once, however often it is given, and the oldest of eleven goes', async () => {
    const headers = await desk.enter('reader', 'many@push.example')
    for (const _ of [1, 2]) await give(pushBrowser(endpoint).subscription, headers)
    const [first] = await devicesOf(headers)
    for (let number = 0; number < 10; number++) {
      await sleep(2)
      await give(pushBrowser(`${endpoint}${number}`).subscription, headers)
    }
    const all = await devicesOf(headers)
    expect([all.length, all.includes(first)]).toEqual([10, false])
  })

  test('is added by nobody who may not see leads', async () => {
    const { subscription } = pushBrowser(endpoint)
    expect((await give(subscription, {})).status).toBe(401)
    const editor = await desk.enter('editor', 'editor@push.example')
    expect((await give(subscription, editor)).status).toBe(403)
    expect(await (await desk.ask('/you', { headers: editor })).text()).not.toContain('data-notifications')
  })

  const good = pushBrowser(endpoint).subscription
  test.each<[string, unknown]>([
    ['without encryption', { ...good, endpoint: 'http://push.example/x' }],
    ['of another protocol', { ...good, endpoint: 'file:///etc/passwd' }],
    ['with a name in it', { ...good, endpoint: 'https://a@push.example/x' }],
    ['with a password in it', { ...good, endpoint: 'https://:b@push.example/x' }],
    ['that is none', { ...good, endpoint: 'push.example' }],
    ['that is endless', { ...good, endpoint: `https://push.example/${'x'.repeat(1000)}` }],
    ['without keys', { endpoint }],
    [
      'with a key that is none',
      { endpoint, keys: { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
    ],
    ['with a short secret', { endpoint, keys: { ...good.keys, auth: 'AAAA' } }],
    ['that is nothing', null],
    ['that is a list', [endpoint]],
  ])('with an address %s is refused in words', async (_, sent) => {
    const headers = await desk.enter('reader', 'refused@push.example')
    const answer = await give(sent, headers)
    expect([answer.status, (await answer.json()).problem]).toEqual([422, expect.stringContaining('was not added')])
    expect(await devicesOf(headers)).toEqual([])
  })

  test('of somebody who was taken out is forgotten', async () => {
    const headers = await desk.enter('reader', 'out@push.example')
    await give(good, headers)
    await desk.people.remove(String((await desk.people.byAddress('out@push.example'))?.id))
    expect(await subscriptionsOf(desk.database).all()).toEqual([])
  })
})
