/** What a receiver of the owner is told of leads: signed, at least once, and never at the cost of a lead or its mail. */

import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPublic } from '../../server/addresses.ts'
import { type Assembled, assemble } from '../../server/assemble.ts'
import { readToken } from '../../server/health/token.ts'
import { isFinal } from '../../server/mail/failures.ts'
import type { Settings } from '../../server/settings.ts'
import { openStore } from '../../server/store/open.ts'
import { sqliteFile } from '../../server/store/sqlite.ts'
import type { Store } from '../../server/store/store.ts'
import type { Lead } from '../../server/store/types.ts'
import { createReceiver, type ReceiverOptions, retryAfter, signed } from '../../server/webhooks/receiver.ts'
import { startWebhooks } from '../../server/webhooks/start.ts'
import { component, named } from './support/components.ts'
import { jsonPost, quote, quotePath } from './support/post.ts'
import { startProcess } from './support/process.ts'
import { secret, startReceiver, withStatus } from './support/receiver.ts'
import { temporaryFolder, testSettings } from './support/site.ts'
import { startSmtp } from './support/smtp.ts'
import { until } from './support/wait.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())
const openssl = component('openssl')
/** Changes the database beside the server, as time would. */
function change(folder: string, sql: string): void {
  const database = new DatabaseSync(sqliteFile(folder))
  database.exec(sql)
  database.close()
}
const log = pino({ level: 'silent' })

test('a webhook is signed as the example of Standard Webhooks is', () => {
  const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
  expect(signed(example, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 1_614_265_330_999)).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'content-length': '20',
  })
})

test('while the secret changes a webhook is signed by the new one and the old one', () => {
  const webhook = { id: 'lead', body: '{}' }
  const [one, other] = [secret, `whsec_${Buffer.alloc(24, 9).toString('base64')}`]
  const signature = (given: string) => signed(webhook, given, 1_000)['webhook-signature']
  expect(signature(`${one} ${other}`)).toBe(`${signature(one)} ${signature(other)}`)
})

test.each([
  ['120', 120_000],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
  ['999999999', 4 * 60 * 60_000],
  ['-5', 0],
  ['soon', 0],
  [undefined, 0],
])('a receiver that says Retry-After: %s is left alone for %i ms', (header, ms) =>
  expect(retryAfter(header, 0)).toBe(ms),
)

describe('a site with a receiver', () => {
  let settings: Settings
  let store: Store
  let site: Assembled
  let webhooks: ReturnType<typeof startWebhooks>
  const open = async (env: Record<string, string> = {}) => {
    settings = await testSettings({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret, CANARY_MINUTES: '0', ...env })
    store = (await openStore(settings, { isServer: true })).store
    site = await assemble(settings, store, log)
  }
  beforeEach(() => open())
  afterEach(async () => {
    await webhooks?.stop()
    await site.stop()
    await store.close()
  })
  const send = async (changes: Record<string, string> = {}, path = quotePath) => {
    const response = await site.fetch(new Request(`http://localhost${path}`, jsonPost({ ...quote, ...changes })))
    return String((await response.json()).id)
  }
  const deliveries = async () => {
    const found: Lead[] = []
    for await (const lead of store.webhooks.leads()) found.push(lead)
    return found
  }
  const deliveryOf = async (id: string) => (await deliveries()).find((lead) => lead.id === id)?.mail
  const reached = (id: string, state: string) => until(state, async () => (await deliveryOf(id))?.state === state)

  test('a receiver that says when to come again is not asked before', async () => {
    receiver.behave(withStatus(429, { 'retry-after': '3600' }))
    const id = await send()
    await until('a try', async () => (await deliveryOf(id))?.lastError)
    const { dueAt = 0, state } = (await deliveryOf(id)) ?? {}
    expect(state).toBe('pending')
    expect(dueAt - Date.now()).toBeGreaterThan(3_500_000)
  })
  /** Goes on with a server that tries again much sooner. */
  const hurry = async () => {
    await site.stop()
    webhooks = startWebhooks({ settings: { ...settings, MAIL_RETRY_SECONDS: 0.05 }, store, log, onResult: () => {} })
  }

  test('tells it of a lead once, signed, with what the owner’s mail has and nothing of the network', async () => {
    const id = await send({ utm: 'x' })
    await reached(id, 'sent')
    expect(receiver.received).toMatchObject([{ id, isSigned: true, isFresh: true }])
    const body = JSON.parse(receiver.received[0]?.body ?? '')
    expect(body).toEqual({
      type: 'lead.created',
      timestamp: expect.stringMatching(/^20.*Z$/),
      data: {
        ...{ id, form: 'quote', page: '', receivedAt: body.timestamp, reasons: [], photos: 0, extra: { utm: 'x' } },
        ...{ fields: quote, shown: { serviceType: { label: 'Service', value: 'Roofing' } } },
      },
    })
    expect(receiver.received[0]?.body).not.toContain('127.0.0.1')
    expect(await deliveryOf(id)).toMatchObject({ attempts: 1, lastError: 'answered 204' })
    expect(await store.lead(id)).toMatchObject({ mail: { state: 'pending', attempts: 0 } })
  })

  test('tells it nothing of what is held or spam, and of what is released', async () => {
    const id = await send({ zq_ref2: 'robot' })
    await reached(await send(), 'sent')
    expect([(await deliveryOf(id))?.state, receiver.received.length]).toEqual(['waiting', 1])
    await store.markSpam(id)
    await store.release(id)
    await reached(id, 'sent')
    await store.release(id)
    expect([(await deliveryOf(id))?.state, receiver.received.map((one) => one.id).at(-1)]).toEqual(['sent', id])
  })

  test('tells it nothing of its own tests, nor of addresses for a newsletter that nobody confirmed', async () => {
    const headers = { authorization: `Bearer ${await readToken(settings)}` }
    const canary = await site.fetch(new Request('http://localhost/canary', { method: 'POST', headers }))
    expect(await canary.json()).toMatchObject({ ok: true, steps: ['stored', 'mail is not configured'] })
    await send({ email: 'grace@example.com', agreed: 'yes' }, '/news')
    expect((await store.counts()).leads).toMatchObject({ inbox: 1, canary: 0 })
    const id = await send()
    await reached(id, 'sent')
    expect([receiver.received.map((one) => one.id), (await deliveries()).length]).toEqual([[id], 1])
  })

  test.each([500, 404, 301, 429])('tries again after an answer of %i, under the same id', async (status) => {
    await hurry()
    receiver.behave(withStatus(status, { location: '/elsewhere' }))
    const id = await send()
    await until('three tries', () => receiver.received.length >= 3)
    expect((await deliveryOf(id))?.lastError).toBe(`later: answered ${status}`)
    receiver.behave(withStatus(200))
    await reached(id, 'sent')
    expect(new Set(receiver.received.map((one) => `${one.id} ${one.isSigned}`))).toEqual(new Set([`${id} true`]))
  })

  test('stops where the receiver is gone for good, and goes on when the owner says so', async () => {
    receiver.behave(withStatus(410))
    const id = await send()
    await reached(id, 'dead')
    expect(receiver.received).toHaveLength(1)
    const ready = await site.fetch(new Request('http://localhost/readyz'))
    expect([ready.status, (await ready.json()).checks.webhooks]).toEqual([
      200,
      '1 could not be sent; see "npm run leads -- webhooks --mail dead"',
    ])
    receiver.behave(withStatus(200))
    expect(await store.webhooks.resend(id)).toBe(true)
    await reached(id, 'sent')
    expect(receiver.received.map((one) => one.id)).toEqual([id, id])
  })

  test('says what has waited too long, without being red', async () => {
    receiver.behave(withStatus(500))
    const id = await send()
    await until('a try', async () => (await deliveryOf(id))?.lastError)
    change(settings.DATA_DIR, 'UPDATE webhooks SET first_due_at = first_due_at - 1000000')
    const ready = await site.fetch(new Request('http://localhost/readyz'))
    expect([ready.status, (await ready.json()).checks.webhooks]).toEqual([
      200,
      'late: the oldest has waited 17 minutes',
    ])
    const headers = { authorization: `Bearer ${await readToken(settings)}` }
    const figures = await (await site.fetch(new Request('http://localhost/metrics', { headers }))).text()
    expect(figures).toMatch(/^leads_webhooks\{state="pending"\} 1$/m)
    expect(figures).toMatch(/^leads_webhooks_oldest_due_seconds 1\d\d\d/m)
    expect(figures).toMatch(/^leads_webhook_results_total\{result="later"\} 1$/m)
  })

  test('mails and thanks while the receiver is silent, and stops within two seconds', async () => {
    const smtp = await startSmtp()
    await site.stop()
    await store.close()
    await open({ SMTP_URL: smtp.url, LEADS_TO: 'owner@example.com', LEADS_FROM: 'web@example.com' })
    receiver.behave(() => {})
    const person = (number: number) => send({ email: `ada${number}@example.com`, message: '' })
    const ids = [await person(1), await person(2), await person(3)]
    await until('a silent try', () => receiver.received.length > 0)
    const started = performance.now()
    const last = await person(4)
    expect(performance.now() - started).toBeLessThan(1_000)
    for (const id of [...ids, last]) await until('its mail', async () => (await store.lead(id))?.mail.state === 'sent')
    const stopping = performance.now()
    await site.stop()
    expect(performance.now() - stopping).toBeLessThan(2_000)
    expect((await deliveryOf(ids[0] ?? ''))?.lastError).toBe('later: the server was stopped')
    await smtp.stop()
  })

  test('lets what it told go with the lead', async () => {
    const id = await send()
    await reached(id, 'sent')
    expect(await store.erase({ email: quote.email })).toEqual([id])
    expect(await deliveries()).toEqual([])
    expect((await store.counts()).webhooks).toEqual({ waiting: 0, pending: 0, sent: 0, dead: 0 })
  })
})

test('a site without a receiver keeps nothing for one', async () => {
  const settings = await testSettings({ CANARY_MINUTES: '0' })
  const { store } = await openStore(settings, { isServer: true })
  const site = await assemble(settings, store, log)
  await site.fetch(new Request(`http://localhost${quotePath}`, jsonPost(quote)))
  expect((await store.counts()).webhooks).toEqual({ waiting: 0, pending: 0, sent: 0, dead: 0 })
  await site.stop()
  await store.close()
})

describe('a try', () => {
  const webhook = { id: 'one', body: '{}' }
  const one = (changes: Partial<ReceiverOptions> = {}) =>
    createReceiver({ url: receiver.url, secret, allowsPrivate: false, ...changes })
  /** What comes of it: the note, or the reason with what it means. */
  const outcome = async (of = one()) => {
    let isHandedOver = false
    try {
      return (
        await of.send(webhook, () => {
          isHandedOver = true
        })
      ).note
    } catch (error) {
      return `${of.kindOf?.(error as Error, isHandedOver)}: ${(error as Error).message}`
    }
  }

  test('ends when its time is over, and is followed by others in no hurry, since it may have been taken', async () => {
    receiver.behave(() => {})
    expect(await outcome(one({ mostMs: 200 }))).toBe('later: no answer within 0.2 s')
    receiver.behave((response) => void response.socket?.destroy())
    expect(await outcome()).toMatch(/^later: /)
  })

  test('reads little of a huge answer, and does not wait for a slow one', async () => {
    let written = 0
    receiver.behave((response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(64 * 1024)
      const write = () => {
        while (!response.destroyed && written < 2 ** 28) {
          written += chunk.length
          if (!response.write(chunk)) return void response.once('drain', write)
        }
      }
      write()
    })
    expect(await outcome()).toBe('answered 200')
    await sleep(100)
    expect(written).toBeLessThan(2 ** 24)
    receiver.behave((response) => void response.writeHead(200).write('.'))
    const started = performance.now()
    expect(await outcome(one({ mostMs: 300 }))).toBe('answered 200')
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test('follows no redirect', async () => {
    receiver.behave(withStatus(307, { location: receiver.url }))
    expect(await outcome()).toBe('later: answered 307')
    expect(receiver.received).toHaveLength(1)
  })

  test('that reaches nobody is repeated within the minute, for three days', async () => {
    await receiver.stop()
    expect(await outcome()).toMatch(/^unreachable: .*ECONNREFUSED/)
    const day = 24 * 60 * 60 * 1000
    expect(isFinal('unreachable', { attempts: 500, doubtful: 0, sinceFirstMs: 2.9 * day })).toBe(false)
    expect(isFinal('unreachable', { attempts: 500, doubtful: 0, sinceFirstMs: 3.1 * day })).toBe(true)
    receiver = await startReceiver()
  })

  describe('to a name', () => {
    type Resolve = NonNullable<ReceiverOptions['resolve']>
    const url = () => `http://leads.example:${receiver.port}/hook`
    /** Leads a name to one list of addresses after another. */
    const leading = (...answers: string[][]) => {
      let asked = 0
      const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
        const found = answers[Math.min(asked, answers.length - 1)] ?? []
        asked += 1
        done(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      }) as unknown as Resolve
      return { resolve, asked: () => asked }
    }
    const refused = /^unreachable: "leads.example" leads to the private address .*WEBHOOK_PRIVATE=allowed/

    test.each([
      '127.0.0.1',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '192.0.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      'fe80::1',
      'fd00::1',
      'fec0::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'ff02::1',
      'nonsense',
    ])('that leads to %s is not called, unless the owner allows it', async (address) => {
      expect(isPublic(address)).toBe(false)
      const { resolve } = leading([address])
      expect(await outcome(one({ url: url(), resolve }))).toMatch(refused)
      expect(receiver.received).toEqual([])
    })

    test('of this machine is called where the owner allows it, or names this machine', async () => {
      const { resolve } = leading(['127.0.0.1'])
      expect(await outcome(one({ url: url(), resolve, allowsPrivate: true }))).toBe('answered 204')
      expect(await outcome(one({ url: url().replace('leads.example', 'localhost'), resolve }))).toBe('answered 204')
      const elsewhere = leading(['10.0.0.1'])
      expect(await outcome(one({ url: url().replace('leads.example', 'localhost'), ...elsewhere }))).toMatch(
        /^unreachable: "localhost" leads to/,
      )
    })

    test('that leads to this machine among others is not called', async () => {
      expect(await outcome(one({ url: url(), ...leading(['4000::1', '127.0.0.1']) }))).toMatch(refused)
    })

    test.skipIf(openssl.missing)(
      named('goes by https to who has a certificate for it, and to nobody else', openssl),
      async () => {
        const folder = await temporaryFolder('certificate')
        const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
        const self = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=leads.example'
        const names = ['-addext', 'subjectAltName=DNS:leads.example', '-keyout', keyFile, '-out', certFile]
        execFileSync(String(openssl.path), [...self.split(' '), ...names], { stdio: 'pipe' })
        const cert = await readFile(certFile, 'utf8')
        const secure = await startReceiver({ key: await readFile(keyFile, 'utf8'), cert })
        const call = (name: string) =>
          outcome(one({ url: `https://${name}:${secure.port}/hook`, allowsPrivate: true, ...leading(['127.0.0.1']) }))
        expect(await call('leads.example')).toMatch(/^unreachable: self-signed certificate/)
        const known = getCACertificates('default')
        setDefaultCACertificates([...known, cert])
        expect(await call('other.example')).toMatch(/^unreachable: Hostname.*does not match/)
        expect(await call('leads.example')).toBe('answered 204')
        setDefaultCACertificates(known)
        expect(secure.received).toMatchObject([{ id: 'one', isSigned: true }])
        await secure.stop()
      },
    )

    test('that leads elsewhere a moment later is called at the address that was checked, or not at all', async () => {
      // An address that is nobody's: the first of them is tried, and only then the name leads to this machine.
      const rebinding = leading(['4000::1'], ['127.0.0.1'])
      const name = one({ url: url(), mostMs: 300, resolve: rebinding.resolve })
      expect(await outcome(name)).toMatch(/^unreachable: /)
      expect(rebinding.asked()).toBe(1)
      expect(await outcome(name)).toMatch(refused)
      expect([rebinding.asked(), receiver.received]).toEqual([2, []])
    })
  })
})

test('a server killed between the claim and the answer tells of the lead again, under the same id', async () => {
  const env = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret, DATA_DIR: await temporaryFolder('killed') }
  receiver.behave(() => {})
  const first = await startProcess(env)
  const { id } = await (await fetch(`${first.url}${quotePath}`, jsonPost(quote))).json()
  await until('the first try', () => receiver.received.length === 1)
  await first.stop('SIGKILL')
  receiver.behave(withStatus(200))
  const settings = await testSettings(env)
  const { store } = await openStore(settings, { isServer: false })
  const delivery = async () => {
    for await (const { mail } of store.webhooks.leads()) return mail
    return undefined
  }
  expect(await delivery()).toMatchObject({ state: 'pending', attempts: 1 })
  // The lease of the killed server runs out.
  change(env.DATA_DIR, 'UPDATE webhooks SET due_at = 1')
  const second = await startProcess(env)
  await until('the second try', async () => (await delivery())?.state === 'sent')
  await second.stop()
  expect(receiver.received.map((one) => [one.id, one.isSigned])).toEqual([
    [id, true],
    [id, true],
  ])
  await store.close()
}, 60_000)
