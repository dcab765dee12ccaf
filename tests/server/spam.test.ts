import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trapField } from '../../renderer/forms/wire.ts'
import { bareAddress, clientAddress, rateKey, watchForProxy } from '../../server/intake/client.ts'
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
    const trapped = await submit({ [trapField]: 'http://x', message: 'trap' }, {}, true)
    expect(trapped).toMatchObject({ status: 303, state: 'held', reasons: ['trap-filled'] })
  })
  test('a filled trap and links are spam', async () => {
    const message = 'http://a http://b https://c'
    expect(await submit({ [trapField]: 'x', message })).toMatchObject({
      state: 'spam',
      reasons: ['trap-filled', 'many-links'],
    })
  })
  test('another site’s page that posts here shows', async () => {
    expect(await submit({ message: '' }, { origin: 'https://elsewhere.test' })).toMatchObject({
      reasons: ['other-origin'],
    })
    expect(await submit({ message: '' }, { origin: 'https://www.example.com' })).toMatchObject({ reasons: [] })
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

test('a proxy that the settings do not know of is told of once', () => {
  const told: string[] = []
  const watch = (hops: number) =>
    watchForProxy({ settings: { TRUSTED_PROXY_HOPS: hops }, log: { warn: (text) => void told.push(text) } })
  const [unknown, known] = [watch(0), watch(1)]
  for (const name of ['origin', 'x-forwarded-for', 'x-forwarded-for']) {
    unknown(new Headers({ [name]: '203.0.113.7' }))
    known(new Headers({ [name]: '203.0.113.7' }))
  }
  expect(told).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS')])
})

test('an IPv6 household counts as one', () => {
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
