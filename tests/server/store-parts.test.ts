/** The parts of the store that need no database: how people are known again, ids, figures, and what is asked of one when. */
import { describe, expect, test, vi } from 'vitest'
import type { Row } from '../../server/store/database.ts'
import { newId } from '../../server/store/ids.ts'
import { comparableEmail, comparableMailbox, comparablePhone } from '../../server/store/person.ts'
import { countsOf, leadOf } from '../../server/store/rows.ts'
import { createStore } from '../../server/store/store.ts'

describe('a person is known again', () => {
  test('by an address, whatever its case and the spaces around it', () => {
    expect(comparableEmail(' Ada@Example.COM\n')).toBe('ada@example.com')
  })

  test.each([
    ['Ada+news+more@Example.com', 'ada@example.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['A.d.a+x@gmail.com', 'ada@gmail.com'],
    ['a.da@GoogleMail.com', 'ada@gmail.com'],
    ['ada@mail.gmail.com', 'ada@mail.gmail.com'],
    ['"a@b"+x@example.com', '"a@b"@example.com'],
    ['+x@example.com', '@example.com'],
  ])('by the mailbox of %s', (address, mailbox) => expect(comparableMailbox(address)).toBe(mailbox))

  test.each([
    ['+1 (502) 555-0101', '5025550101'],
    ['502.555.0101 ext. 12', '5025550101'],
    ['502 555 0101 X12', '5025550101'],
    ['502 555 0101 #9', '5025550101'],
    ['Ext. line: 502 555 0101', '5025550101'],
    ['0044 20 7946 0000', '2079460000'],
    ['555 0101', '5550101'],
    ['none', ''],
    ['', ''],
  ])('by the number of %s', (phone, number) => expect(comparablePhone(phone)).toBe(number))
})

test('ids sort by their time and are no two alike', () => {
  const at = Date.parse('2026-11-21T14:05:00Z')
  expect(newId(at)).toMatch(
    new RegExp(
      `^${at
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}-7[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$`,
    ),
  )
  expect(newId(at) < newId(at + 1)).toBe(true)
  expect(new Set(Array.from({ length: 200 }, () => newId(at))).size).toBe(200)
  const [before, id, after] = [newId(Date.now() - 1), newId(), newId(Date.now() + 1000)]
  expect([before, id, after].toSorted()).toEqual([before, id, after])
})

test('figures are of every state, and nothing waits where nothing does or a clock is wrong', () => {
  const nothing = countsOf([], [], [], [])
  expect(nothing).toEqual({
    leads: { inbox: 0, held: 0, spam: 0, canary: 0 },
    mail: { waiting: 0, pending: 0, sent: 0, dead: 0 },
    oldestDueMs: 0,
    webhooks: { waiting: 0, pending: 0, sent: 0, dead: 0 },
    oldestWebhookMs: 0,
  })
  const some = countsOf(
    [{ state: 'spam', amount: '3' }],
    [{ state: 'dead', amount: 2 }],
    [{ waited: 5000 }],
    [
      { state: 'sent', amount: 1, waited: 90_000 },
      { state: 'pending', amount: 4, waited: -7 },
    ],
  )
  expect(some).toEqual({
    leads: { ...nothing.leads, spam: 3 },
    mail: { ...nothing.mail, dead: 2 },
    oldestDueMs: 5000,
    webhooks: { ...nothing.webhooks, sent: 1, pending: 4 },
    oldestWebhookMs: 0,
  })
  expect(countsOf([], [], [{ waited: null }], [{ state: 'pending', amount: 1, waited: 8 }])).toMatchObject({
    oldestDueMs: 0,
    oldestWebhookMs: 8,
  })
})

test('a lead has an answer only where there is one', () => {
  const row: Row = { id: 'a', reasons: '[]', fields: '{}', extra: '{}', shown: '{}', source: '{"medium":"m"}' }
  const mail = {
    mailState: 'sent',
    attempts: 2,
    putOff: 1,
    doubtful: 0,
    dueAt: 1,
    firstAttemptAt: 2,
    sentAt: 3,
    lastError: 'x',
  }
  const { mailState: state, ...rest } = mail
  const lead = {
    id: 'a',
    reasons: [],
    fields: {},
    extra: {},
    shown: {},
    source: { medium: 'm' },
    mail: { state, ...rest },
  }
  expect(leadOf({ ...row, ...mail, answer: null })).toEqual(lead)
  expect(leadOf({ ...row, ...mail, answer: 'sent' })).toEqual({ ...lead, answer: 'sent' })
})

describe('of its databases', () => {
  const databaseOf = (rows: Row[] = []) => ({
    read: vi.fn(async (): Promise<Row[]> => rows),
    commit: vi.fn(async (statements: unknown[]): Promise<Row[][]> => statements.map(() => rows)),
    scrub: vi.fn(async () => {}),
    close: vi.fn(async () => {}),
  })

  test('the secret is asked for once, and again where that failed', async () => {
    const database = databaseOf([{ value: 'signed' }])
    database.commit.mockRejectedValueOnce(new Error('away'))
    const store = createStore(database)
    await expect(store.secret()).rejects.toThrow('away')
    expect(await Promise.all([store.secret(), store.secret()])).toEqual(['signed', 'signed'])
    expect(await store.secret()).toBe('signed')
    expect([database.commit.mock.calls.length, database.read.mock.calls.length]).toEqual([2, 1])
  })

  test('the files are cleared behind who left a list, without a wait, and only where somebody was on it', async () => {
    const [intake, background] = [databaseOf([{ id: 'a' }]), databaseOf()]
    background.scrub.mockReturnValue(Promise.reject(new Error('in use')))
    expect(await createStore(intake, background).leave('a')).toEqual(['a'])
    expect(background.scrub).toHaveBeenCalledExactlyOnceWith(false)
    await createStore(databaseOf(), background).leave('a')
    expect(background.scrub).toHaveBeenCalledOnce()
  })

  test('each is closed once', async () => {
    const [intake, background] = [databaseOf(), databaseOf()]
    await createStore(intake, background).close()
    await createStore(intake).close()
    expect([intake.close.mock.calls.length, background.close.mock.calls.length]).toEqual([2, 1])
  })

  test('a mailbox is asked at most three times in a week, an hour apart, and a key is kept for a month', async () => {
    const database = databaseOf([{ id: 'a', state: 'inbox' }])
    const store = createStore(database)
    const lead = { form: 'news', state: 'inbox' as const, score: 0, reasons: [], extra: {}, client: '', page: '' }
    await store.add({ ...lead, kind: 'newsletter', fields: { email: 'ada@example.com' } }, { value: 'k', validMs: 5 })
    await store.lapse(1)
    await store.expire('spam', 1)
    const values = database.commit.mock.calls.map(([statements]) =>
      Object.assign({}, ...statements.map((one) => Object(one).values)),
    )
    const [hour, day] = [3_600_000, 86_400_000]
    expect(values[0]).toMatchObject({ most: 3, withinMs: 7 * day, apartMs: hour, validMs: 5, mail: 'waiting' })
    expect(values[1]).toEqual({ withinMs: 1, longestMs: 7 * day })
    expect(values[2]).toEqual({ state: 'spam', before: 1, longestMs: 31 * day })
  })
})
