import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failureKind, isFinal, loginPause, retryDelay } from '../../server/mail/failures.ts'
import { heldMail, leadMail } from '../../server/mail/message.ts'
import { type Outbox, startOutbox } from '../../server/mail/outbox.ts'
import { remindOfHeld } from '../../server/mail/reminder.ts'
import { createSmtpTransport, type Transport } from '../../server/mail/transport.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { createStore, type Store } from '../../server/store/store.ts'
import type { Lead } from '../../server/store/types.ts'
import { siteFile } from './fixtures/forms.ts'
import { newLead as leadToAdd } from './fixtures/lead.ts'
import { temporaryFolder } from './support/site.ts'
import { type Smtp, startSmtp } from './support/smtp.ts'
import { until } from './support/wait.ts'

const sender = { from: 'web@example.com', to: 'owner@example.com, office@example.com', canaryTo: 'canary@example.com' }
const newLead = leadToAdd({
  form: 'contact',
  fields: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
})
const lead = (fields = newLead.fields): Lead => ({
  ...newLead,
  fields,
  id: '0190-1',
  box: 'new',
  kind: 'request',
  receivedAt: 0,
  confirmedAt: null,
  answeredAt: null,
  doneAt: null,
  source: {},
  photos: 0,
  mail: {
    state: 'pending',
    attempts: 0,
    putOff: 0,
    doubtful: 0,
    dueAt: 0,
    firstAttemptAt: null,
    sentAt: null,
    lastError: null,
  },
})

describe('the mail of a lead', () => {
  test('names the fields as the form does and can be answered', () => {
    const mail = leadMail(lead({ name: 'Ada', email: 'ada@example.com' }), siteFile, sender)
    expect(mail).toMatchObject({
      from: 'web@example.com',
      to: ['owner@example.com', 'office@example.com'],
      subject: '[Example Roofing] New contact request from the website',
      messageId: '<0190-1@example.com>',
      replyTo: { name: '', address: 'ada@example.com' },
    })
    expect(mail.text).toContain('Full Name: Ada\nEmail: ada@example.com\n')
  })

  test('shows a phone number as people of the country write it', () => {
    const text = (country: string) =>
      leadMail(lead({ phone: '+33612345678' }), { ...siteFile, site: { ...siteFile.site, country } }, sender).text
    expect(text('FR')).toContain('Phone: 06 12 34 56 78\n')
    expect(text('US')).toContain('Phone: +33 6 12 34 56 78\n')
  })

  test('says when in the time zone of the business, summer and winter, and in UTC where it names none', () => {
    const at = (time: string, site = siteFile.site) =>
      leadMail({ ...lead({}), receivedAt: Date.parse(time) }, { ...siteFile, site }, sender).text
    expect(at('2026-11-21T14:05:00Z')).toContain('\nReceived: Saturday, November 21, 2026, 9:05 AM EST\n')
    expect(at('2026-07-04T03:30:00Z')).toContain('\nReceived: Friday, July 3, 2026, 11:30 PM EDT\n')
    const { timeZone: _, ...elsewhere } = siteFile.site
    expect(at('2026-11-21T14:05:00Z', { ...elsewhere, timeZone: 'Moon/Tycho' })).toContain('2:05 PM UTC')
    expect(at('2026-11-21T14:05:00Z', elsewhere)).toContain('\nReceived: Saturday, November 21, 2026, 2:05 PM UTC\n')
  })

  test.each([
    '"a@example.com Bcc":evil@x.test',
    'a@example.com\r\nBcc: evil@x.test',
    'a@example.com,evil@x.test',
    'Ada <a@example.com>',
    'a\u2028b@example.com',
    'a@localhost',
    '@example.com',
  ])('takes no reply address from %j', (email) => {
    expect(leadMail(lead({ name: 'Ada', email }), siteFile, sender).replyTo).toBeUndefined()
  })
})

describe('a failed try', () => {
  const smtpError = (responseCode: number | undefined, command: string) =>
    Object.assign(new Error('no'), { responseCode, command })

  test('is refused only when the server says so about the mail itself', () => {
    expect(failureKind(smtpError(550, 'RCPT TO'), false)).toBe('refused')
    expect(failureKind(smtpError(552, 'DATA'), true)).toBe('refused')
    expect(failureKind(smtpError(451, 'RCPT TO'), false)).toBe('later')
    for (const [code, command] of [
      [535, 'AUTH PLAIN'],
      [530, 'MAIL FROM'],
    ] as const)
      expect(failureKind(smtpError(code, command), false)).toBe('login')
    expect(failureKind(Object.assign(smtpError(454, 'AUTH PLAIN'), { code: 'EAUTH' }), false)).toBe('login')
    expect(failureKind(Object.assign(smtpError(454, 'STARTTLS'), { code: 'ETLS' }), false)).toBe('insecure')
    expect(failureKind(smtpError(undefined, 'CONN'), false)).toBe('unreachable')
    expect(failureKind(smtpError(undefined, 'CONN'), true)).toBe('doubtful')
  })

  test('is followed by others for 72 hours, 20 or more, never within a minute of "later"', () => {
    const minute = 60_000
    let passed = 0
    let attempts = 0
    while (!isFinal('later', { attempts, doubtful: 0, sinceFirstMs: passed })) {
      attempts += 1
      const delay = retryDelay('later', attempts, minute)
      expect(delay).toBeGreaterThanOrEqual(minute)
      if (attempts <= 10) expect(delay).toBeLessThanOrEqual(2 * minute)
      passed += delay
    }
    expect(passed).toBeGreaterThan(72 * 60 * minute)
    expect(attempts).toBeGreaterThanOrEqual(20)
    expect(attempts).toBeLessThan(60)
  })

  test('to reach the server is repeated within the minute, however often', () => {
    expect(retryDelay('unreachable', 500, 60_000)).toBeLessThan(60_000)
  })
})

describe('a mail server that refuses the login', () => {
  test('is asked again as one asks where accounts are locked out', () => {
    const minute = 60_000
    const pauses = [1, 2, 3, 4, 5, 50].map((refusals) => loginPause(refusals, minute) / minute)
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60])
  })

  test('is left alone meanwhile, by everybody, and the owner is told', async () => {
    const smtp = await startSmtp()
    smtp.behave('lock')
    const url = smtp.url.replace('//', '//web:wrong@')
    const transport = createSmtpTransport({ url, retryMs: 60_000, allowsPlainText: false })
    for (let tries = 0; tries < 5; tries += 1) await expect(transport.verify()).rejects.toThrow('Wrong password')
    expect(smtp.logins()).toBe(1)
    expect(transport.waitMs()).toBeGreaterThan(4.5 * 60_000)
    expect(transport.problem()).toMatch(/refuses the login, see SMTP_URL \(.*535.*\); next try in 5 minutes/)
    transport.close()
    await smtp.stop()
  })
})

describe('a mail server on another machine', () => {
  // "0.0.0.0" is this machine too, but nothing that the settings could know as such.
  const elsewhere = (smtp: Smtp, query = '') => `${smtp.url.replace('//127.0.0.1', '//web:secret@0.0.0.0')}${query}`
  const message = leadMail(lead(), siteFile, sender)
  const send = (url: string, allowsPlainText = false) => {
    const transport = createSmtpTransport({ url, retryMs: 60_000, allowsPlainText })
    return transport
      .send(message, () => {})
      .then(
        () => transport.close(),
        () => {
          transport.close()
          return transport.problem()
        },
      )
  }

  test('that offers no encryption gets neither password nor lead, unless the owner says so', async () => {
    const smtp = await startSmtp()
    for (const query of ['', '?ignoreTLS=true', '?requireTLS=false&opportunisticTLS=true', '?secure=false'])
      expect(await send(elsewhere(smtp, query))).toMatch(/no encryption.*SMTP_WITHOUT_TLS/)
    expect([smtp.logins(), smtp.received]).toEqual([0, []])
    expect(await send(elsewhere(smtp), true)).toBeUndefined()
    expect([smtp.logins(), smtp.received.length]).toEqual([1, 1])
    await smtp.stop()
  })

  test('has to have a certificate that somebody vouches for, and gets mail encrypted then', async () => {
    const smtp = await startSmtp({ tls: true })
    expect(await send(elsewhere(smtp))).toMatch(/certificate/)
    expect([smtp.logins(), smtp.received]).toEqual([0, []])
    expect(await send(elsewhere(smtp, '?tls.rejectUnauthorized=false'))).toBeUndefined()
    expect(smtp.received.map(({ isSecure }) => isSecure)).toEqual([true])
    await smtp.stop()
  })
})

describe('the outbox', () => {
  let smtp: Smtp
  let store: Store
  let outbox: Outbox
  let transports: Transport[] = []
  let keys = 0
  const connect = (retryMs: number, url = smtp.url) => {
    const transport = createSmtpTransport({ url, retryMs, allowsPlainText: false })
    transports.push(transport)
    return transport
  }
  const add = async () => (await store.add(newLead, { value: `${keys++}`, validMs: 60_000 })).id
  const mailOf = async (id: string) => (await store.lead(id))?.mail
  const reached = (id: string, state: string) => until(`${state}`, async () => (await mailOf(id))?.state === state)

  beforeEach(async () => {
    smtp = await startSmtp()
    store = createStore(await openSqlite(await temporaryFolder('outbox')))
    outbox = startOutbox({
      ...{
        store,
        transport: connect(200),
        log: pino({ level: 'silent' }),
        retryMs: 200,
      },
      message: (lead) => leadMail(lead, siteFile, sender),
      onResult: () => {},
    })
  })
  afterEach(async () => {
    await outbox.stop()
    for (const transport of transports) transport.close()
    transports = []
    await smtp.stop()
    await store.close()
  })

  test('sends a lead once, to every recipient, under the lead’s own id', async () => {
    const id = await add()
    await reached(id, 'sent')
    expect(smtp.received).toMatchObject([
      { id: `<${id}@example.com>`, to: ['owner@example.com', 'office@example.com'] },
    ])
    expect(smtp.received[0]?.raw).toMatch(/^Reply-To: ada@example.com\r$/m)
  })

  test('tries again when asked to come later', async () => {
    smtp.behave('later')
    const id = await add()
    await until('two tries', async () => ((await mailOf(id))?.attempts ?? 0) >= 2)
    expect((await mailOf(id))?.lastError).toContain('451')
    smtp.behave('accept')
    await reached(id, 'sent')
  })

  test('takes one "later" after a long outage for the first', async () => {
    await outbox.stop()
    const id = await add()
    for (let tries = 0; tries < 15; tries += 1) await store.claimMail(1, -1)
    smtp.behave('later')
    outbox = startOutbox({
      store,
      log: pino({ level: 'silent' }),
      retryMs: 60_000,
      onResult: () => {},
      transport: connect(60_000),
      message: (lead) => leadMail(lead, siteFile, sender),
    })
    await until('its try', async () => (await mailOf(id))?.lastError?.includes('451'))
    const { attempts, putOff, dueAt = 0 } = (await mailOf(id)) ?? {}
    expect([attempts, putOff, dueAt - Date.now() < 90_000]).toEqual([16, 1, true])
  })

  test('leaves the server alone while it refuses the login, and sends when it does not', async () => {
    await outbox.stop()
    smtp.behave('lock')
    const transport = connect(100, smtp.url.replace('//', '//web:wrong@'))
    outbox = startOutbox({
      store,
      transport,
      log: pino({ level: 'silent' }),
      retryMs: 100,
      onResult: () => {},
      message: (lead) => leadMail(lead, siteFile, sender),
    })
    const ids = await Promise.all(Array.from({ length: 20 }, add))
    await until('the second pause', () => transport.waitMs() > 600)
    expect(smtp.logins()).toBeLessThan(8)
    smtp.behave('accept')
    for (const id of ids) await reached(id, 'sent')
    expect(transport.problem()).toBeUndefined()
  })

  test('leaves a refused mail where the owner sees it, and sends it when told to', async () => {
    smtp.behave('refuse')
    const id = await add()
    await reached(id, 'dead')
    expect(await mailOf(id)).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550 No such mailbox') })
    smtp.behave('accept')
    await store.resend(id)
    await reached(id, 'sent')
  })

  test('delivers everything once the mail server is back', async () => {
    await smtp.stop()
    const ids = await Promise.all(Array.from({ length: 30 }, add))
    await until('a try', async () => (await store.counts()).mail.pending === 30)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await smtp.start()
    for (const id of ids) await reached(id, 'sent')
    expect(new Set(smtp.received.map((mail) => mail.id)).size).toBe(30)
    expect(smtp.received).toHaveLength(30)
  })

  test('asks with one mail whether an unreachable server is back, and sends many as soon as one has gone', async () => {
    await outbox.stop()
    /** What becomes of the mails of one turn after another. */
    const turns = [['lost'], ['lost'], ['sent'], ['lost', 'sent'], ['sent']]
    const asked: number[] = []
    const mail = { attempts: 1, putOff: 0, doubtful: 0, dueAt: 0, firstAttemptAt: 0 }
    outbox = startOutbox({
      store: {
        claimMail: async (most: number) => (turns[asked.push(most) - 1] ?? []).map((id) => ({ lead: { id, mail } })),
        mailSent: async () => {},
        mailFailed: async () => {},
      } as never,
      transport: {
        send: async ({ text }: { text: string }) => {
          if (text === 'sent') return { note: null }
          throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })
        },
        waitMs: () => 0,
      } as never,
      ...{
        log: pino({ level: 'silent' }),
        retryMs: 1,
        onResult: () => {},
        message: ({ id }) => ({ text: id }) as never,
      },
    })
    await until('all turns', () => asked.length > turns.length)
    const [most = 0] = asked
    expect(most).toBeGreaterThan(1)
    expect(asked.slice(0, 6)).toEqual([most, 1, 1, most, most, most])
  })

  test('sends the others when one mail cannot be written, and says why that one waits', async () => {
    const ids = [await add(), await add(), await add()]
    const [bad = '', ...others] = ids
    await outbox.stop()
    outbox = startOutbox({
      ...{
        store,
        transport: connect(200),
        log: pino({ level: 'silent' }),
        retryMs: 60_000,
      },
      message: (lead) => {
        if (lead.id === bad) throw new Error('no words for it')
        return leadMail(lead, siteFile, sender)
      },
      onResult: () => {},
    })
    await store.resend(bad)
    for (const id of others) await store.resend(id)
    for (const id of others) await reached(id, 'sent')
    await until('its try', async () => (await mailOf(bad))?.lastError === 'later: no words for it')
    expect(await mailOf(bad)).toMatchObject({ state: 'pending', attempts: 1 })
  })

  test('sends at most twice when the connection breaks after the mail was handed over', async () => {
    smtp.behave('cut')
    const id = await add()
    await reached(id, 'dead')
    expect(smtp.received.map((mail) => mail.id)).toEqual([`<${id}@example.com>`, `<${id}@example.com>`])
    expect((await mailOf(id))?.lastError).toContain('doubtful')
  })
})

describe('the reminder of held leads', () => {
  let store: Store
  let smtp: Smtp
  beforeEach(async () => {
    smtp = await startSmtp()
    store = createStore(await openSqlite(await temporaryFolder('reminder')))
  })
  afterEach(async () => {
    await store.close()
    await smtp.stop()
  })
  const hold = async (name: string) =>
    (await store.add({ ...newLead, state: 'held', fields: { name } }, { value: name, validMs: 60_000 })).id
  const remind = async (everyMs = 60_000) => {
    const transport = createSmtpTransport({ url: smtp.url, retryMs: 200, allowsPlainText: false })
    const message: Parameters<typeof remindOfHeld>[0]['message'] = (newest, amount) =>
      heldMail(newest, amount, siteFile, sender)
    await remindOfHeld({ store, transport, message, everyMs }).finally(transport.close)
  }

  test('shows them in one mail, whatever the number of servers, and again when its time has come', async () => {
    const ids = [await hold('Ada'), await hold('Grace')]
    await Promise.all([remind(300), remind(300), remind(300)])
    const [mail, ...more] = smtp.received
    expect(more).toEqual([])
    expect(mail?.to).toEqual(['owner@example.com', 'office@example.com'])
    expect(mail?.raw).toContain('Waiting for your decision: 2 requests')
    for (const text of ['Full Name: Ada', 'Full Name: Grace', ...ids]) expect(mail?.raw).toContain(text)
    await until('the next', async () => {
      await remind(300)
      return smtp.received.length === 2
    })
  })

  test('is not sent while nothing is held, and leaves out what was released', async () => {
    await remind()
    expect(smtp.received).toEqual([])
    const released = await hold('Ada')
    await hold('Grace')
    await store.release(released)
    await remind()
    expect(smtp.received[0]?.raw).toContain('Waiting for your decision: 1 request')
    expect(smtp.received[0]?.raw).not.toContain('Ada')
  })

  test('comes later when the mail server asks for that', async () => {
    await hold('Ada')
    smtp.behave('later')
    await expect(remind()).rejects.toThrow('451')
    smtp.behave('accept')
    await remind()
    expect(smtp.received).toHaveLength(1)
  })
})
