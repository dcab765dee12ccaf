import { open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Assembled, assemble } from '../../server/assemble.ts'
import { runCanary } from '../../server/health/canary.ts'
import { readToken } from '../../server/health/token.ts'
import { applyRetention } from '../../server/retention.ts'
import { readSiteFile } from '../../server/site.ts'
import { openStore } from '../../server/store/open.ts'
import { sqliteFile } from '../../server/store/sqlite.ts'
import type { Store } from '../../server/store/store.ts'
import type { Lead } from '../../server/store/types.ts'
import { jsonPost, quote, quotePath } from './support/post.ts'
import { testSettings } from './support/site.ts'
import { type Smtp, startSmtp } from './support/smtp.ts'
import { until } from './support/wait.ts'

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
const token = { authorization: 'Bearer a-long-enough-secret' }
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

describe('a server that cannot keep a lead', () => {
  let own: Awaited<ReturnType<typeof testSettings>>
  let opened: Store
  let other: Assembled
  const begin = async (env: Record<string, string> = {}) => {
    own = await testSettings(env)
    opened = (await openStore(own, { isServer: true })).store
    other = await assemble(own, opened, pino({ level: 'silent' }))
  }
  afterEach(async () => {
    await other.stop()
    await opened.close()
  })
  const request = async (path: string, init?: RequestInit) => other.fetch(new Request(`http://localhost${path}`, init))
  const post = async (zip: string) => (await request(quotePath, jsonPost({ ...quote, zip }))).status
  const readiness = async () => {
    const response = await request('/readyz')
    return { status: response.status, checks: (await response.json()).checks }
  }
  const change = (sql: string) => {
    const database = new DatabaseSync(sqliteFile(own.DATA_DIR))
    database.exec(sql)
    database.close()
  }

  test('because a table is gone is red until it can again, however often it is asked', async () => {
    await begin()
    expect([await post('1'), (await readiness()).status]).toEqual([200, 200])
    change('ALTER TABLE outbox RENAME TO gone')
    expect(await post('2')).toBe(503)
    for (let asked = 0; asked < 3; asked += 1) expect((await readiness()).status).toBe(503)
    expect((await readiness()).checks.write).toContain('no such table: outbox')
    change('ALTER TABLE gone RENAME TO outbox')
    expect([(await readiness()).status, await post('3')]).toEqual([200, 200])
  })

  test('because a page of its file is spoilt is red', async () => {
    await begin()
    await post('1')
    change('PRAGMA wal_checkpoint(TRUNCATE)')
    const database = new DatabaseSync(sqliteFile(own.DATA_DIR))
    const page = Number(
      database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'leads_by_email'").get()?.rootpage,
    )
    database.close()
    await other.stop()
    await opened.close()
    const handle = await open(sqliteFile(own.DATA_DIR), 'r+')
    await handle.write(Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096)
    await handle.close()
    opened = (await openStore(own, { isServer: false })).store
    other = await assemble(own, opened, pino({ level: 'silent' }))
    expect([await post('2'), (await readiness()).status, await post('3')]).toEqual([503, 503, 503])
    expect((await readiness()).checks.write).toContain('malformed')
  })

  test('because its file was taken away is red, and works again', async () => {
    await begin()
    expect([await post('1'), (await readiness()).status]).toEqual([200, 200])
    await rm(sqliteFile(own.DATA_DIR))
    expect(await readiness()).toMatchObject({ status: 503, checks: { write: expect.stringContaining('deleted') } })
    await until('it works again', async () => (await readiness()).status === 200)
    expect(await post('2')).toBe(200)
  })

  test('tells why mail waits, without being red', async () => {
    const mail = {
      SMTP_URL: smtp.url.replace('127.0.0.1', '0.0.0.0'),
      LEADS_TO: 'a@example.com',
      LEADS_FROM: 'b@example.com',
    }
    await begin(mail)
    expect(await post('1')).toBe(200)
    await until('a try', async () => (await readiness()).checks.mail.includes('SMTP_WITHOUT_TLS'))
    expect((await readiness()).status).toBe(200)
    expect(smtp.received).toEqual([])
  })
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

test('a canary whose mail waits says what is wrong with the mail server', async () => {
  const transport = { verify: async () => {}, problem: () => 'the mail server refuses the login, see SMTP_URL' }
  const lead = { state: 'canary', mail: { state: 'pending' } } as Lead
  const parts = { transport, canaryToken: '', nudge() {}, mailMs: 0, settings }
  const stored = { lead: async () => lead, erase: async () => [] }
  const fetch = () => Response.json({ id: 'one' })
  const siteFile = await readSiteFile(settings.DIST_DIR)
  expect(await runCanary({ ...parts, fetch, siteFile, store: stored })).toMatchObject({
    ok: false,
    problem: 'the mail was not sent within 0 s: the mail server refuses the login, see SMTP_URL',
  })
})

describe('figures', () => {
  test('tell what came in, what waits and what went out', async () => {
    await ask(quotePath, jsonPost(quote))
    await ask(quotePath, jsonPost({}))
    const text = await (await ask('/metrics', { headers: token })).text()
    expect(text).toMatch(/^leads_submissions_total\{status="200"\} 1$/m)
    expect(text).toMatch(/^leads_submissions_total\{status="422"\} 1$/m)
    expect(text).toMatch(/^leads_stored\{state="inbox"\} 1$/m)
    for (const name of ['outbox_oldest_due_seconds', 'outbox_mails{state="dead"}', 'stored{state="held"}']) {
      expect(text).toContain(`leads_${name} `)
    }
    expect(text).not.toContain('Ada')
  })

  test('are for who knows the token, wherever they ask from: a proxy makes everybody look local', async () => {
    for (const [path, method] of [
      ['/metrics', 'GET'],
      ['/canary', 'POST'],
    ] as const) {
      expect((await ask(path, { method })).status).toBe(403)
      expect((await ask(path, { method, headers: { authorization: 'Bearer a-long-enough-secreT' } })).status).toBe(403)
      expect((await ask(path, { method, headers: token }, '203.0.113.9')).status).toBe(200)
    }
  })

  test('are for who can read the data folder, where no token is set', async () => {
    const own = await testSettings()
    const other = await assemble(own, store, pino({ level: 'silent' }))
    const file = join(own.DATA_DIR, 'metrics.token')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const authorization = `Bearer ${(await readFile(file, 'utf8')).trim()}`
    const status = async (headers: Record<string, string>) =>
      (await other.fetch(new Request('http://localhost/metrics', { headers }))).status
    expect([await status({}), await status({ authorization }), await readToken(own)]).toEqual([
      ...[403, 200, authorization.slice(7)],
    ])
    await other.stop()
  })
})

test('every answer to a machine says that it is what it says', async () => {
  for (const path of ['/livez', '/readyz', '/metrics', '/canary']) {
    const { headers } = await ask(path)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('a canary goes the whole way, mail included, and leaves nothing behind', async () => {
  const before = (await store.counts()).leads
  const response = await ask('/canary', { method: 'POST', headers: token })
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
  const response = await ask('/canary', { method: 'POST', headers: token })
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
