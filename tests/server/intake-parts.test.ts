/** The steps of the intake one by one, at their bounds: what is read, who sends, how it is judged and answered. */
import { describe, expect, test, vi } from 'vitest'
import { cameFromHeader, pageField } from '../../renderer/forms/wire.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { answerTo, plainName } from '../../server/intake/answer-mail.ts'
import { readSubmission, readText } from '../../server/intake/body.ts'
import { byName } from '../../server/intake/by-name.ts'
import { cleanExtras, cleanLine, cleanText } from '../../server/intake/clean.ts'
import {
  bareAddress,
  clientAddress,
  isBehindUnknownProxy,
  rateKey,
  senderOf,
  watchForProxy,
} from '../../server/intake/client.ts'
import { submissionKey } from '../../server/intake/fingerprint.ts'
import { hasBearer, isAllowed } from '../../server/intake/key.ts'
import { matchForm } from '../../server/intake/match.ts'
import { campaignIn, originOf } from '../../server/intake/source.ts'
import { isForeign, type Signals, scoreSubmission } from '../../server/intake/spam.ts'
import { createVelocityCounter } from '../../server/intake/velocity.ts'
import { siteFile } from './fixtures/forms.ts'

const post = (body: BodyInit | undefined, type: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type, ...headers } })
const json = 'application/json'
const plain = 'application/x-www-form-urlencoded'

describe('a submission', () => {
  test.each([
    [json, '{"a":1,"b":[2]}', 'json', { a: 1, b: [2] }, {}],
    ['Application/JSON; charset="UTF-8"', '{}', 'json', {}, {}],
    [plain, 'a=1&b=x+y%20z&c&a=2&d=e=f&&', 'form', { a: '1', b: 'x y z', c: '', d: 'e=f' }, { a: ['1', '2'] }],
    [`${plain};charset=utf8`, '', 'form', {}, {}],
  ])('as %s is read: %s', async (type, body, kind, values, repeated) => {
    const read = await readSubmission(post(body, type))
    expect({ ...read, values: Object.fromEntries(read.values), repeated: Object.fromEntries(read.repeated) }).toEqual({
      kind,
      values,
      repeated,
      files: [],
    })
  })

  const nested = (levels: number): string => (levels === 0 ? '1' : `[${nested(levels - 1)}]`)
  test.each<[number, BodyInit, string, Record<string, string>]>([
    [415, '{}', 'text/plain', {}],
    [415, '{}', '', {}],
    [415, '{}', `${json}; charset=latin1`, {}],
    [415, '{}', json, { 'content-encoding': 'gzip' }],
    [415, '', 'multipart/form-data; boundary=x', {}],
    [400, '[]', json, {}],
    [400, 'null', json, {}],
    [400, '"a"', json, {}],
    [400, '{', json, {}],
    [400, `{"a":${nested(51)}}`, json, {}],
    [400, 'a=%ff', plain, {}],
    [400, 'a=%', plain, {}],
    [400, new Uint8Array([0x7b, 0xff, 0x7d]), json, {}],
    [413, `{"a":"${'x'.repeat(32 * 1024)}"}`, json, {}],
  ])('is refused with %s: %.20s', async (status, body, type, headers) => {
    await expect(readSubmission(post(body, type, headers))).rejects.toMatchObject({ status })
  })

  test('may be as long and as deep as the bounds say, and no more', async () => {
    expect((await readSubmission(post(`{"a":${nested(49)}}`, json))).values.size).toBe(1)
    expect(await readText(post('x'.repeat(8), json), 8)).toBe('x'.repeat(8))
    await expect(readText(post('x'.repeat(9), json), 8)).rejects.toMatchObject({ status: 413 })
    await expect(readText(post('x', json, { 'content-length': '9' }), 8)).rejects.toMatchObject({ status: 413 })
    expect(await readText(post(undefined, json), 8)).toBe('')
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
    const request = new Request('http://localhost/', { method: 'POST', body: broken, duplex: 'half' } as RequestInit)
    await expect(readText(request, 8)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('broke off'),
    })
  })

  test('has the first of several values, and all of them', () => {
    const { values, repeated } = byName([
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
      ['a', '4'],
    ])
    expect([...values, ...repeated]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['a', ['1', '3', '4']],
    ])
  })
})

test('texts are made fit to store', () => {
  expect(cleanText(' a\r\nb\rc\u0000\td\u0007\ud800 ')).toBe('a\nb\nc\td\ufffd')
  expect(cleanLine('a\n\tb\u2028c')).toBe('a b c')
  const many = Array.from({ length: 21 }, (_, at): [string, unknown] => [`n${at}`, at])
  expect(cleanExtras(many)).toMatchObject({ isCut: true })
  expect(Object.keys(cleanExtras(many).extra)).toHaveLength(20)
  expect(cleanExtras(many.slice(1)).isCut).toBe(false)
  expect(
    cleanExtras([
      ['x'.repeat(70), { a: [1] }],
      ['b', 'y'.repeat(999)],
    ]),
  ).toEqual({
    extra: { ['x'.repeat(60)]: '{"a":[1]}', b: 'y'.repeat(999) },
    isCut: false,
  })
  expect(cleanExtras([['b', 'y'.repeat(2000)]])).toEqual({ extra: { b: 'y'.repeat(1000) }, isCut: true })
})

describe('who sends', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1:443 ', '192.0.2.1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['[2001:DB8:0::1]', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['192.0.2.256', undefined],
    ['unknown', undefined],
    ['', undefined],
  ])('%s is %s', (text, address) => expect(bareAddress(text)).toBe(address))

  test('is told by as many proxies as are our own', () => {
    const headers = new Headers({ 'x-forwarded-for': '192.0.2.9, 192.0.2.1, unknown' })
    expect([0, 1, 2, 3, 4].map((hops) => clientAddress(headers, '::ffff:10.0.0.1', hops))).toEqual([
      '10.0.0.1',
      '10.0.0.1',
      '192.0.2.1',
      '192.0.2.9',
      '10.0.0.1',
    ])
    expect(clientAddress(new Headers(), 'socket', 1)).toBe('socket')
  })

  test('counts as a household, unless many may stand behind the address', () => {
    expect(rateKey('2001:db8:1:2:3::4')).toBe('2001:db8:1:2::')
    expect(rateKey('192.0.2.1')).toBe('192.0.2.1')
    const own = ['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.0.1', '100.64.0.1', '::1', 'fd00::1', 'fe80::1']
    for (const address of own) expect(isBehindUnknownProxy(address, { TRUSTED_PROXY_HOPS: 0 }), address).toBe(true)
    expect(isBehindUnknownProxy('10.1.2.3', { TRUSTED_PROXY_HOPS: 1 })).toBe(false)
    for (const address of ['8.8.8.8', '2600::1', 'none'])
      expect(isBehindUnknownProxy(address, { TRUSTED_PROXY_HOPS: 0 })).toBe(false)
    expect(senderOf('2600:0:0:1::1', { TRUSTED_PROXY_HOPS: 0 })).toBe('2600:0:0:1::')
    expect(senderOf('8.8.8.8', { TRUSTED_PROXY_HOPS: 1 })).toBeUndefined()
    expect(senderOf('10.0.0.1', { TRUSTED_PROXY_HOPS: 0 })).toBeUndefined()
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip'])(
    'by a proxy that the settings do not know of is told each hour: %s',
    (name) => {
      let time = 0
      const error = vi.fn()
      const watch = watchForProxy({ settings: { TRUSTED_PROXY_HOPS: 0 }, log: { error }, now: () => time })
      const hour = 60 * 60_000
      watch.note(new Headers())
      expect([watch.problem(), error.mock.calls.length]).toEqual([undefined, 0])
      watch.note(new Headers({ [name]: 'x' }))
      expect(watch.problem()).toContain('TRUSTED_PROXY_HOPS is 0')
      time = hour - 1
      watch.note(new Headers({ [name]: 'x' }))
      expect(error).toHaveBeenCalledTimes(1)
      time = hour
      watch.note(new Headers({ [name]: 'x' }))
      expect(error).toHaveBeenCalledTimes(2)
      time = 3 * hour - 1
      expect(watch.problem()).toBeDefined()
      time = 3 * hour
      expect(watch.problem()).toBeUndefined()
      const known = watchForProxy({ settings: { TRUSTED_PROXY_HOPS: 1 }, log: { error } })
      known.note(new Headers({ [name]: 'x' }))
      expect(known.problem()).toBeUndefined()
    },
  )
})

describe('a score', () => {
  const still = { byClient: 1, byEmail: 1, sameText: 1, inAll: 1 }
  const usual: Signals = {
    honeypot: '',
    ownHosts: ['oak.example'],
    headers: new Headers({ origin: 'https://oak.example', 'sec-fetch-site': 'same-origin' }),
    text: 'Hello',
    velocity: still,
    softLimit: 5,
    totalLimit: 9,
    flags: [],
  }
  const from = (headers: Record<string, string>) => ({ headers: new Headers(headers) })

  test.each<[string, Partial<Signals>, object]>([
    ['nothing odd', {}, { state: 'inbox', score: 0, reasons: [] }],
    ['no headers', from({}), { score: 20, reasons: ['no-browser-headers'] }],
    ['a mode alone', from({ 'sec-fetch-mode': 'cors' }), { score: 0 }],
    ['a site alone', from({ 'sec-fetch-site': 'none' }), { score: 0 }],
    ['another site', from({ 'sec-fetch-site': 'cross-site' }), { state: 'held', score: 40, reasons: ['other-site'] }],
    ['another origin', from({ origin: 'https://elm.example' }), { state: 'held', reasons: ['other-site'] }],
    [
      'another origin of the same site',
      from({ origin: 'https://elm.example', 'sec-fetch-site': 'same-site' }),
      { state: 'inbox', score: 30, reasons: ['other-origin'] },
    ],
    ['no origin to tell', from({ origin: 'null' }), { score: 0 }],
    ['three of an e-mail', { velocity: { ...still, byEmail: 3, sameText: 3 } }, { score: 0 }],
    ['four of an e-mail', { velocity: { ...still, byEmail: 4 } }, { score: 20, reasons: ['many-from-one-email'] }],
    ['four of a text', { velocity: { ...still, sameText: 4 } }, { score: 30, reasons: ['repeated-text'] }],
    ['as many as may be', { velocity: { ...still, byClient: 5, inAll: 9 } }, { state: 'inbox', score: 0, reasons: [] }],
    [
      'too many of one',
      { velocity: { ...still, byClient: 6 } },
      { state: 'held', score: 40, reasons: ['many-from-one-address'], untilCalm: true },
    ],
    [
      'too many in all',
      { velocity: { ...still, byClient: 6, inAll: 10 } },
      { score: 40, reasons: ['many-from-one-address', 'many-at-once'], untilCalm: true },
    ],
    ['no limits', { velocity: { ...still, byClient: 6, inAll: 10 }, softLimit: 0, totalLimit: 0 }, { score: 0 }],
    ['a trap', { honeypot: 'x' }, { state: 'held', score: 60, reasons: ['trap-filled'] }],
    ['a trap amid many', { honeypot: 'x', velocity: { ...still, byClient: 6 } }, { state: 'spam', score: 100 }],
    ['two links', { text: 'http://a www.b' }, { score: 15, reasons: ['links'] }],
    ['three links', { text: 'https://a [URL=b <a href' }, { state: 'held', score: 45, reasons: ['many-links'] }],
    [
      'an unknown form',
      { flags: ['unknown-form', 'x'] },
      { state: 'held', score: 40, reasons: ['not-a-known-form', 'unknown-form', 'x'] },
    ],
  ])('of %s', (_, signals, verdict) => {
    const found = scoreSubmission({ ...usual, ...signals })
    expect(found).toMatchObject(verdict)
    expect('untilCalm' in found).toBe('untilCalm' in verdict)
  })

  test('believes browsers before origins', () => {
    const other = { origin: 'https://elm.example' }
    expect(isForeign(new Headers({ ...other, 'sec-fetch-site': 'same-origin' }), [])).toBe(false)
    expect(isForeign(new Headers({ origin: 'none' }), ['oak.example'])).toBe(true)
  })

  test('counts senders, addresses and texts, but not a repeat', () => {
    const { countSubmission, countRequest } = createVelocityCounter(2)
    const count = (key: string, client: string, email = 'a@b', text = 'x'.repeat(20)) =>
      countSubmission(key, 'request', client, email, text)
    expect(count('1', 'c')).toEqual({ byClient: 1, byEmail: 1, sameText: 1, inAll: 1 })
    expect(count('1', 'c')).toEqual({ byClient: 1, byEmail: 1, sameText: 1, inAll: 1 })
    expect(count('2', 'd')).toEqual({ byClient: 1, byEmail: 2, sameText: 2, inAll: 2 })
    expect(count('3', 'd', '', 'x'.repeat(19))).toEqual({ byClient: 2, byEmail: 0, sameText: 0, inAll: 3 })
    expect(countSubmission('4', 'newsletter', 'd', '', '').byClient).toBe(1)
    expect([countRequest('a'), countRequest('a')].map(({ requests }) => requests)).toEqual([1, 2])
    expect(countRequest('a').retryAfterSeconds).toBe(600)
  })
})

describe('the answer to a visitor', () => {
  const form = {
    answer: { subject: 'Thanks', text: 'Hello {name}, {name}!' },
    fields: [
      { name: 'name', type: 'text' },
      { name: 'mail', type: 'email' },
    ],
  } as unknown as Form
  const own = { LEADS_TO: 'owner@a.b, other@a.b', LEADS_FROM: 'web@a.b', CANARY_TO: 'canary@a.b' }
  const to = (mail: string, more: { name?: string; verdict?: object; form?: object } = {}) =>
    answerTo(
      { ...form, ...more.form },
      { mail, name: more.name ?? 'Ada' },
      { state: 'inbox', score: 0, reasons: [], ...more.verdict },
      own,
    )

  test('goes to the address of the form, with a name that is one', () => {
    expect(to('Ada@C.d')).toEqual({ address: 'ada@c.d', subject: 'Thanks', text: 'Hello Ada, Ada!' })
    expect(to('ada@c.d', { name: 'www.spam.example' })?.text).toBe('Hello,!')
    expect(to('ada@c.d', { verdict: { score: 19 } })).toBeDefined()
    expect(to('ada@c.d', { verdict: { score: 60, state: 'held' } })).toBeDefined()
  })

  test.each([
    '',
    'none',
    'postmaster@c.d',
    'mailer-daemon@c.d',
    'hostmaster@c.d',
    'abuse@c.d',
    'bounce@c.d',
    'bounces+1@c.d',
    'noreply@c.d',
    'no-reply@c.d',
    'donotreply@c.d',
    'do-not-reply.x@c.d',
    'owner@a.b',
    'OTHER@a.b',
    'web@a.b',
    'canary@a.b',
  ])('goes to nobody at "%s"', (mail) => expect(to(mail)).toBeUndefined())

  test('goes to nobody where it is not promised, or where too much is odd', () => {
    expect(to('ada@c.d', { form: { answer: undefined } })).toBeUndefined()
    expect(to('ada@c.d', { form: { newsletter: {} } })).toBeUndefined()
    expect(to('ada@c.d', { verdict: { score: 20 } })).toBeUndefined()
    expect(to('abuses@c.d')).toBeDefined()
  })

  test.each([
    [' Ada  Lovelace ', 'Ada Lovelace'],
    ["Dr. Mary-Ann O'Neil", "Dr. Mary-Ann O'Neil"],
    ['Zoë', 'Zoë'],
    ['a b c d', 'a b c d'],
    ['a b c d e', ''],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), ''],
    ['A1', ''],
    ['a.b', ''],
    ["'a", ''],
    ['a-', ''],
    ['', ''],
  ])('takes %j for the name %j', (written, name) => expect(plainName(written)).toBe(name))
})

describe('keys', () => {
  const bearer = (token: string) => new Headers({ authorization: token })
  test('are those of the build or of the settings, where a form of the address sends one', () => {
    const parts = { settings: { PUBLIC_FORMS_KEY: 'own' }, siteFile }
    const path = '/functions/v1/send-contact-email'
    expect(
      ['Bearer public-key', 'bearer  own', 'Bearer other', 'Bearer public-ke'].map((token) =>
        isAllowed(bearer(token), path, parts),
      ),
    ).toEqual([true, true, false, false])
    expect(isAllowed(new Headers(), path, parts)).toBe(false)
    expect(isAllowed(new Headers(), path, { ...parts, settings: { PUBLIC_FORMS_KEY: undefined } })).toBe(false)
    expect(isAllowed(new Headers(), '/submit-form.php', parts)).toBe(true)
    const { formsKey: _, ...site } = siteFile.site
    expect(isAllowed(new Headers(), path, { ...parts, siteFile: { ...siteFile, site } })).toBe(true)
    expect(hasBearer(bearer('x'), 'x')).toBe(true)
  })

  test('of a submission are one for the same content, whatever the order', () => {
    const key = (values: [string, unknown][], browser = '', form = 'a', foreign = false) =>
      submissionKey(browser, form, values, foreign)
    const one = key([
      ['a', 1],
      ['b', 2],
    ])
    expect(one).toMatchObject({ value: expect.stringMatching(/^content /), validMs: 600_000 })
    expect(
      key([
        ['b', 2],
        ['a', 1],
      ]),
    ).toEqual(one)
    for (const other of [
      key([['a', 1]]),
      key(
        [
          ['a', 1],
          ['b', 2],
        ],
        '',
        'b',
      ),
      key(
        [
          ['a', 1],
          ['b', 2],
        ],
        '',
        'a',
        true,
      ),
    ])
      expect(other.value).not.toBe(one.value)
    const sent = key([['a', 1]], 'k')
    expect(sent).toMatchObject({ value: expect.stringMatching(/^key /), validMs: 30 * 86_400_000 })
    expect(key([['a', 1]], 'k'.repeat(201)).value).toBe(key([['a', 1]], 'k'.repeat(200)).value)
    expect(key([['a', 2]], 'k').value).not.toBe(sent.value)
  })
})

test('a form is told by its name, or by its address and what it sends', () => {
  const { forms } = siteFile
  const named = (path: string, kind: 'json' | 'form', values: object) =>
    matchForm(forms, path, { kind, values: new Map(Object.entries(values)), repeated: new Map(), files: [] }).name
  expect(named('/', 'form', { form: 'quote' })).toBe('quote')
  expect(named('/', 'json', { form: 'quote' })).toBe('unknown')
  expect(named('/submit-form.php', 'form', { form: 'toString' })).toBe('quote')
  expect(named('/functions/v1/send-contact-email', 'json', { formType: 'page-hero' })).toBe('page-hero')
  expect(named('/functions/v1/send-contact-email', 'json', { formType: 'none' })).toBe('unknown')
  expect(named('/none', 'json', {})).toBe('unknown')
})

describe('how a visitor came', () => {
  const of = (referer: string, before = '', said = '') =>
    originOf({
      headers: new Headers({ referer, ...(before && { [cameFromHeader]: before }) }),
      values: new Map(said ? [[pageField, said]] : []),
      ownHosts: ['oak.example'],
      formPaths: new Set(['/send']),
    })

  test('is said by the campaign of the page', () => {
    expect(of('https://oak.example/a?utm_source=x&utm_medium=y&utm_campaign=z%0A1&other=1')).toEqual({
      page: 'https://oak.example/a?utm_source=x&utm_medium=y&utm_campaign=z%0A1&other=1',
      source: { source: 'x', medium: 'y', campaign: 'z 1' },
    })
    expect(of('none')).toEqual({ page: 'none', source: {} })
    expect(of(`https://oak.example/${'x'.repeat(600)}`).page).toHaveLength(500)
    expect(campaignIn('ftp://a/?utm_source=x')).toEqual({})
    expect(campaignIn(`https://a/?utm_source=${'x'.repeat(200)}&utm_medium=`)).toEqual({ source: 'x'.repeat(100) })
  })
  test('or by the page before, of another site or of this one', () => {
    const page = 'https://oak.example/a'
    expect(of(page, 'https://search.example/?utm_source=x').source).toEqual({ referrer: 'search.example' })
    expect(of(page, 'https://oak.example/?utm_source=x').source).toEqual({ source: 'x' })
    expect(of(`${page}?utm_source=y`, 'https://oak.example/?utm_source=x').source).toEqual({ source: 'y' })
    expect(of(page, 'android-app://a').source).toEqual({})
    expect(of(page, 'none').source).toEqual({})
  })

  test('and the form with mistakes says where it stood first, to this site alone', () => {
    const first = 'https://oak.example/a'
    expect(of('https://oak.example/send', '', first).page).toBe(first)
    expect(of('https://oak.example/b', '', first).page).toBe('https://oak.example/b')
    expect(of('https://oak.example/send', '', 'https://elm.example/a').page).toBe('https://oak.example/send')
    expect(of('https://oak.example/send', '', 'none').page).toBe('https://oak.example/send')
  })
})
