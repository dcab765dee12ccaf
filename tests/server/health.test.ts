import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Assembled, assemble } from '../../server/assemble.ts'
import { runCanary } from '../../server/health/canary.ts'
import { applyRetention } from '../../server/retention.ts'
import { readSiteFile } from '../../server/site.ts'
import { openStore } from '../../server/store/open.ts'
import type { Store } from '../../server/store/store.ts'
import { jsonPost, quote, quotePath } from './support/post.ts'
import { testSettings } from './support/site.ts'
import { type Smtp, startSmtp } from './support/smtp.ts'

let smtp: Smtp
let store: Store
let site: Assembled
let settings: Awaited<ReturnType<typeof testSettings>>
beforeAll(async () => {
  smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, LEADS_TO: 'owner@example.com', LEADS_FROM: 'web@example.com' }
  settings = await testSettings({ ...mail, CANARY_TO: 'canary@example.com', METRICS_TOKEN: 'a-long-enough-secret' })
  store = (await openStore(settings, { isServer: true })).store
  site = await assemble(settings, store, pino({ level: 'silent' }))
})
afterAll(async () => {
  await site.stop()
  await store.close()
  await smtp.stop()
})
const ask = async (path: string, init: RequestInit = {}, socket = '127.0.0.1') =>
  site.fetch(new Request(`http://localhost${path}`, init), { incoming: { socket: { remoteAddress: socket } } })

test('a server that can write is alive and ready', async () => {
  expect((await ask('/livez')).status).toBe(200)
  const response = await ask('/readyz')
  expect([response.status, await response.json()]).toEqual([
    200,
    { ready: true, checks: { write: 'ok', disk: 'ok', mail: 'ok' } },
  ])
})

test('asking many times at once whether it is ready asks the database once', async () => {
  let asked = 0
  const counted = { ...store, counts: () => store.counts().finally(() => (asked += 1)) }
  const other = await assemble(settings, counted, pino({ level: 'silent' }))
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => other.fetch(new Request('http://localhost/readyz'))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toBe(1)
  await other.stop()
})

test('a site without forms has nothing that a canary could fail at', async () => {
  const siteFile = { ...(await readSiteFile(settings.DIST_DIR)), forms: {} }
  const fetch = () => Promise.reject(new Error('no form was to be sent'))
  const parts = { fetch, siteFile, settings, store, transport: undefined, canaryToken: '', nudge() {} }
  expect(await runCanary(parts)).toMatchObject({ ok: true, steps: ['the site has no form'] })
})

describe('figures', () => {
  test('tell what came in, what waits and what went out', async () => {
    await ask(quotePath, jsonPost(quote))
    await ask(quotePath, jsonPost({}))
    const text = await (await ask('/metrics')).text()
    expect(text).toMatch(/^leads_submissions_total\{status="200"\} 1$/m)
    expect(text).toMatch(/^leads_submissions_total\{status="422"\} 1$/m)
    expect(text).toMatch(/^leads_stored\{state="inbox"\} 1$/m)
    for (const name of ['outbox_oldest_due_seconds', 'outbox_mails{state="dead"}', 'stored{state="held"}']) {
      expect(text).toContain(`leads_${name} `)
    }
    expect(text).not.toContain('Ada')
  })

  test('are for this machine and for who knows the token', async () => {
    expect((await ask('/metrics', {}, '203.0.113.9')).status).toBe(403)
    expect((await ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(403)
    const headers = { authorization: 'Bearer a-long-enough-secret' }
    expect((await ask('/metrics', { headers }, '203.0.113.9')).status).toBe(200)
    expect((await ask('/canary', { method: 'POST' }, '203.0.113.9')).status).toBe(403)
  })
})

test('a canary goes the whole way, mail included, and leaves nothing behind', async () => {
  const before = (await store.counts()).leads
  const response = await ask('/canary', { method: 'POST' })
  expect(await response.json()).toMatchObject({ ok: true, steps: ['stored', 'mailed'] })
  expect(smtp.received.at(-1)).toMatchObject({
    to: ['canary@example.com'],
    raw: expect.stringContaining('Test of the form mail'),
  })
  expect((await store.counts()).leads).toEqual(before)
})

test('a canary whose mail is refused tells so, and leaves nothing behind either', async () => {
  const before = (await store.counts()).mail
  smtp.behave('refuse')
  const response = await ask('/canary', { method: 'POST' })
  smtp.behave('accept')
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { ok: false, steps: ['stored'], problem: expect.stringContaining('550 No such mailbox') },
  ])
  expect((await store.counts()).mail).toEqual(before)
})

test('a visitor cannot make a canary', async () => {
  const response = await ask(quotePath, jsonPost({ ...quote, name: 'Not a canary' }, { 'x-canary': 'guess' }))
  expect((await store.lead((await response.json()).id))?.state).toBe('inbox')
})

test.each([
  ['held', 'RETAIN_HELD_DAYS'],
  ['spam', 'RETAIN_SPAM_DAYS'],
] as const)('old leads in the state %s go when %s are over', async (state, setting) => {
  const limited = { ...settings, [setting]: 10 }
  const lead = {
    form: 'quote',
    state,
    score: 40,
    reasons: [],
    extra: {},
    client: '',
    page: '',
    fields: {},
  }
  const { id } = await store.add(lead, { value: `retention ${state}`, validMs: 1000 })
  const day = 24 * 60 * 60 * 1000
  await applyRetention(store, limited, Date.now() + 9 * day)
  expect(await store.lead(id)).toBeDefined()
  await applyRetention(store, limited, Date.now() + 11 * day)
  expect(await store.lead(id)).toBeUndefined()
})

test('a stopping server is no longer ready and lets its connections go', async () => {
  site.beUnready()
  site.endConnections()
  const response = await ask('/readyz')
  expect([response.status, response.headers.get('connection')]).toEqual([503, 'close'])
  expect((await ask(quotePath, jsonPost({ ...quote, name: 'Last one' }))).status).toBe(200)
})
