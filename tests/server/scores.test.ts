/** How a submission is judged, weight by weight. */
import { describe, expect, test } from 'vitest'
import { isForeign, type Signals, scoreSubmission } from '../../server/intake/spam.ts'
import { createVelocityCounter } from '../../server/intake/velocity.ts'

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
