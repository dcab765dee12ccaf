/** Who sends, from where, and through which proxies. */
import { describe, expect, test, vi } from 'vitest'
import { cameFromHeader, pageField } from '../../renderer/forms/wire.ts'
import {
  bareAddress,
  clientAddress,
  isBehindUnknownProxy,
  rateKey,
  senderOf,
  watchForProxy,
} from '../../server/intake/client.ts'
import { campaignIn, originOf } from '../../server/intake/source.ts'

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
