import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { honeypotField } from '../../renderer/forms/wire.ts'
import { bareAddress, clientAddress, rateKey, watchForProxy } from '../../server/intake/client.ts'
import { createVelocityCounter } from '../../server/intake/velocity.ts'
import { testApp } from './support/app.ts'
import { formPost, jsonPost, quote, quotePath } from './support/post.ts'

let site: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  site = await testApp({ RATE_SOFT: '30', RATE_HARD: '40', TRUSTED_PROXY_HOPS: '1' })
})
afterAll(() => site.close())
let sequence = 0
/** A submission from an address of its own, unless one is given. */
async function submit(changes: Record<string, string> = {}, headers: Record<string, string> = {}, plain = false) {
  sequence += 1
  const body = { ...quote, email: `ada${sequence}@example.com`, ...changes }
  const all = { 'x-forwarded-for': `198.51.100.${sequence % 250}`, ...headers }
  const response = await site.app.request(
    quotePath,
    plain ? formPost({ form: 'quote', ...body }, all) : jsonPost(body, all),
  )
  const lead = response.status < 400 ? (await site.leads()).at(-1) : undefined
  return {
    status: response.status,
    state: lead?.state,
    reasons: lead?.reasons,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  }
}

describe('spam is sorted, never refused', () => {
  test('a browser’s ordinary message is in the inbox', async () => {
    expect(await submit({ message: '' }, { origin: 'http://localhost' })).toMatchObject({ state: 'inbox', reasons: [] })
  })
  test('a script without a browser’s headers raises the score but is let through', async () => {
    const body = { ...quote, message: 'from curl' }
    const response = await site.app.request(quotePath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    expect((await site.leads()).at(-1)).toMatchObject({ state: 'inbox', reasons: ['no-browser-headers'] })
  })
  test('a filled trap is held, and thanked like any other', async () => {
    const trapped = await submit({ [honeypotField]: 'http://x', message: 'trap' }, {}, true)
    expect(trapped).toMatchObject({ status: 303, state: 'held', reasons: ['trap-filled'] })
  })
  test('who is held for the trap and sends again without it is in the inbox', async () => {
    const body = { message: 'My password manager filled it.', email: 'clean@example.com' }
    expect(await submit({ ...body, [honeypotField]: 'Ada' }, {}, true)).toMatchObject({ state: 'held' })
    expect(await submit({ ...body, [honeypotField]: '' }, {}, true)).toMatchObject({ state: 'inbox', reasons: [] })
  })
  test('what another site’s page sent does not stand for the visitor’s own submission', async () => {
    const body = { message: '', email: 'both@example.com' }
    expect(await submit(body, { 'sec-fetch-site': 'cross-site' }, true)).toMatchObject({ state: 'held' })
    expect(await submit(body, { 'sec-fetch-site': 'same-origin' }, true)).toMatchObject({ state: 'inbox' })
  })
  test('a filled trap and links are spam', async () => {
    const message = 'http://a http://b https://c'
    expect(await submit({ [honeypotField]: 'x', message })).toMatchObject({
      state: 'spam',
      reasons: ['trap-filled', 'many-links'],
    })
  })
  test('another site’s page that posts here shows', async () => {
    const sent = async (headers: Record<string, string>, plain = false) => {
      const { status, state, reasons } = await submit({ message: '' }, headers, plain)
      return [status < 400, state, reasons]
    }
    const held = [true, 'held', ['other-site']]
    expect(await sent({ origin: 'https://elsewhere.test' })).toEqual(held)
    expect(await sent({ origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }, true)).toEqual(held)
    expect(await sent({ origin: 'null', 'sec-fetch-site': 'cross-site' }, true)).toEqual(held)
    expect(await sent({ 'sec-fetch-site': 'cross-site' }, true)).toEqual(held)
    const inbox = [true, 'inbox', []]
    expect(await sent({ origin: 'https://www.example.com' })).toEqual(inbox)
    expect(await sent({ origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' })).toEqual(inbox)
    expect(await sent({ origin: 'null', 'sec-fetch-site': 'none' })).toEqual(inbox)
  })
  test('a proxy that changes the host, or a page beside the site, does not hold a lead by itself', async () => {
    for (const site of ['same-origin', 'same-site']) {
      const headers = { origin: 'https://shop.test', 'sec-fetch-site': site }
      expect(await submit({ message: '' }, headers)).toMatchObject({ state: 'inbox', reasons: ['other-origin'] })
    }
  })
  test('the same text from many people shows, and so do many messages of one', async () => {
    const message = 'We can bring your site to page one of every search engine.'
    for (let count = 0; count < 3; count += 1) await submit({ message })
    expect((await submit({ message })).reasons).toContain('repeated-text')
    for (const zip of ['1', '2', '3']) await submit({ message: '', email: 'same@example.com', zip })
    expect((await submit({ message: '', email: 'same@example.com', zip: '4' })).reasons).toContain(
      'many-from-one-email',
    )
  })
})

test('repeats and corrected mistakes do not make a sender look like a spammer', async () => {
  const message = 'A long enough message about my roof.'
  const email = 'clumsy@example.com'
  for (let count = 0; count < 6; count += 1) await submit({ message, email, zip: '' })
  for (let count = 0; count < 6; count += 1)
    expect(await submit({ message, email })).toMatchObject({ status: 200, reasons: [] })
})

test('many from one address, from whatever ports, are held, too many are told when to come back, with what was typed kept', async () => {
  let port = 50_000
  const address = () => ({ 'x-forwarded-for': `203.0.113.7:${port++}` })
  for (let count = 0; count < 30; count += 1) expect((await submit({ message: '' }, address())).state).toBe('inbox')
  for (let count = 0; count < 10; count += 1) expect((await submit({ message: '' }, address())).state).toBe('held')
  const refused = await submit({ message: 'kept' }, address())
  expect([refused.status, Number(refused.retryAfter) > 500]).toEqual([429, true])
  const page = await submit({ message: 'kept' }, address(), true)
  expect(page.status).toBe(429)
  expect(page.text).toContain('>\nkept</textarea>')
  expect((await submit({ message: '' })).status).toBe(200)
})

test('the sender is who the own proxy saw, never who the visitor claims to be', () => {
  const headers = new Headers({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.0.0.2' })
  expect(clientAddress(headers, '10.0.0.1', 0)).toBe('10.0.0.1')
  expect(clientAddress(headers, '10.0.0.1', 1)).toBe('10.0.0.2')
  expect(clientAddress(headers, '10.0.0.1', 2)).toBe('203.0.113.7')
  expect(clientAddress(new Headers(), '10.0.0.1', 2)).toBe('10.0.0.1')
})

describe('a proxy that the settings do not know of', () => {
  test('is told of each hour', () => {
    const told: string[] = []
    let now = 0
    const watch = (hops: number) =>
      watchForProxy({
        settings: { TRUSTED_PROXY_HOPS: hops },
        log: { error: (text) => void told.push(text) },
        now: () => now,
      })
    const [unknown, known] = [watch(0), watch(1)]
    for (const name of ['origin', 'x-forwarded-for', 'via', 'x-forwarded-for']) {
      for (const { note } of [unknown, known]) note(new Headers({ [name]: '203.0.113.7' }))
      now += 20 * 60_000
    }
    expect(told).toEqual(Array(1).fill(expect.stringContaining('TRUSTED_PROXY_HOPS')))
    now += 60 * 60_000
    unknown.note(new Headers({ forwarded: 'for=203.0.113.7' }))
    expect(told).toHaveLength(2)
    expect([unknown.problem(), known.problem()]).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS'), undefined])
  })

  test('on this machine or network makes nobody be refused for what others sent; they are held', async () => {
    const other = await testApp({ RATE_SOFT: '3', RATE_HARD: '5' })
    const send = (address: string, headers: Record<string, string>, zip: string) => {
      const env = { incoming: { socket: { remoteAddress: address } } }
      const body = { ...quote, zip, message: '', email: `${zip.replace(/\W/g, '-')}@example.com` }
      return other.app.request(quotePath, jsonPost(body, headers), env)
    }
    const statuses = async (address: string, headers: Record<string, string> = {}) => {
      const answers = []
      for (let zip = 0; zip < 7; zip += 1) answers.push((await send(address, headers, `${address} ${zip}`)).status)
      return answers.slice(4)
    }
    expect(await statuses('127.0.0.1')).toEqual([200, 200, 200])
    expect(await statuses('::ffff:10.1.2.3')).toEqual([200, 200, 200])
    expect(await statuses('203.0.113.2')).toEqual([200, 429, 429])
    const claims = ['via', 'x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']
    for (const [index, name] of claims.entries()) {
      expect(await statuses(`203.0.113.1${index}`, { [name]: '198.51.100.1' })).toEqual([200, 429, 429])
    }
    expect((await other.leads()).at(6)).toMatchObject({ state: 'held', reasons: ['many-from-one-address'] })
    await other.close()
  })
})

test('pictures of a sender who sends too much are refused before they are read', async () => {
  const other = await testApp({ RATE_HARD: '1', TRUSTED_PROXY_HOPS: '1' })
  let chunks = 0
  const send = async () => {
    chunks = 0
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1
        if (chunks > 50) controller.close()
        else controller.enqueue(new Uint8Array(1024))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': '203.0.113.9' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const { status, headers: answered } = await other.app.request('/damage', init as RequestInit)
    return { status, retryAfter: Number(answered.get('retry-after')), isRead: chunks > 10 }
  }
  expect(await send()).toMatchObject({ status: 400, isRead: true })
  const flood = await send()
  expect(flood).toMatchObject({ status: 429, isRead: false })
  expect(flood.retryAfter).toBeGreaterThan(500)
  await other.close()
})

test('a flood from ever other addresses is held, all of it stored', async () => {
  const other = await testApp({ RATE_TOTAL: '10', TRUSTED_PROXY_HOPS: '1' })
  for (let network = 1; network <= 15; network += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:1:${network}::1` }
    const body = { ...quote, message: '', email: `${network}@example.com` }
    expect((await other.app.request(quotePath, jsonPost(body, headers))).status).toBe(200)
  }
  const leads = await other.leads()
  expect(leads.map(({ state }) => state)).toEqual([...Array(10).fill('inbox'), ...Array(5).fill('held')])
  expect(leads.at(-1)?.reasons).toEqual(['many-at-once'])
  await other.close()
})

test('who is held for numbers alone is let go when they have passed, whatever else is told of it; the others are not', async () => {
  const other = await testApp({ RATE_TOTAL: '1', RATE_SOFT: '1', TRUSTED_PROXY_HOPS: '1' })
  const send = async (name: string, message: string, changes: Record<string, string> = {}, sender = name) => {
    const headers = { 'x-forwarded-for': `2001:db8:2:${sender}::1` }
    await other.app.request(
      quotePath,
      formPost({ form: 'quote', ...quote, email: `${name}@example.com`, name, message, ...changes }, headers),
    )
  }
  await send('1', '')
  await send('2', '')
  await send('3', 'x'.repeat(6_000))
  await send('4', '', {}, '1')
  await send('5', 'see https://example.com')
  await send('6', '', { [honeypotField]: 'x' })
  const leads = await other.leads()
  const calmed = await other.store.calmed(-1, 10)
  expect(leads.map(({ id, state, fields, reasons }) => [fields.name, state, reasons, calmed.includes(id)])).toEqual([
    ['1', 'inbox', [], false],
    ['2', 'held', ['many-at-once'], true],
    ['3', 'held', ['many-at-once', 'long-message'], true],
    ['4', 'held', ['many-from-one-address', 'many-at-once'], true],
    ['5', 'held', ['links', 'many-at-once'], false],
    ['6', 'spam', ['trap-filled', 'many-at-once'], false],
  ])
  await other.close()
})

test('no number of senders takes more than so much memory', () => {
  const velocity = createVelocityCounter(100)
  for (let sender = 0; sender < 1_000; sender += 1) velocity.countRequest(`${sender}`)
  expect(velocity.countRequest('999').requests).toBe(2)
  expect(velocity.countRequest('0').requests).toBe(1)
})

test('a double click counts once, another submission of the same words twice', () => {
  const velocity = createVelocityCounter()
  const count = (key: string) =>
    velocity.countSubmission(key, 'request', 'one sender', 'ada@example.com', 'A message of more than twenty letters')
  const once = { byClient: 1, byEmail: 1, sameText: 1, inAll: 1 }
  expect([count('a'), count('a'), count('a')]).toEqual([once, once, once])
  expect(count('b')).toEqual({ byClient: 2, byEmail: 2, sameText: 2, inAll: 2 })
  expect(count('a'), 'the first one again').toEqual({ byClient: 2, byEmail: 2, sameText: 2, inAll: 2 })
})

test('an IPv6 household counts as one', () => {
  expect(rateKey('2001:db8:1:2::1'), 'its neighbours').not.toBe(rateKey('2001:db8:1:3::1'))
  expect(rateKey('203.0.113.7')).toBe('203.0.113.7')
  expect(rateKey('2001:db8:1:2:aaaa::1')).toBe(rateKey('2001:db8:1:2:bbbb:0:0:2'))
  expect(rateKey('2001:db8::1')).not.toBe(rateKey('2001:db8:1::1'))
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:56789', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:DB8:0:0::1]"', '2001:db8::1'],
  ['2001:0db8:0:0:0:0:0:1', '2001:db8::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', undefined],
  ['_hidden:443', undefined],
  ['192.0.2:80', undefined],
  ['[]:80', undefined],
  ['', undefined],
])('%j from a proxy is the address %j', (written, address) => {
  expect(bareAddress(written)).toBe(address)
  const headers = new Headers({ 'x-forwarded-for': `203.0.113.7, ${written}` })
  expect(clientAddress(headers, '::ffff:10.0.0.1', 1)).toBe(address ?? '10.0.0.1')
})
