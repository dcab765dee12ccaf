/** Who sends: the network address, and the key under which its requests are counted. */
import { isIPv4, isIPv6 } from 'node:net'
import type { Settings } from '../settings.ts'

/**
 * The visitor's address. With `hops` proxies of our own in front it is that many places from the right in
 * X-Forwarded-For, which they append; everything further left is the visitor's own claim and never believed. A proxy
 * that writes no address there ("unknown") hides its visitors, who then count as one.
 */
export function clientAddress(headers: Headers, socketAddress: string, hops: number): string {
  const own = bareAddress(socketAddress) ?? socketAddress
  if (hops === 0) return own
  return bareAddress(headers.get('x-forwarded-for')?.split(',').at(-hops) ?? '') ?? own
}

/**
 * An address in the one way of writing it, or undefined for what is none. Some proxies add the port, which is another
 * one for each connection: `192.0.2.1:56789`, `[2001:db8::1]:443`.
 */
export function bareAddress(text: string): string | undefined {
  const written = text.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(written) ?? []
  const address = (bracketed ?? dotted ?? written).replace(/%.*$/, '')
  if (!isIPv6(address)) return isIPv4(address) ? address : undefined
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high = '', low = ''] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(plain) ?? []
  return high === '' ? plain : [high, low].flatMap(bytesOf).join('.')
}

/** The two bytes of a group of an IPv6 address. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}

/** One household is one sender: an IPv6 address counts with its /64 network. Takes what `clientAddress` gives. */
export function rateKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

interface ProxyWatch {
  settings: Pick<Settings, 'TRUSTED_PROXY_HOPS'>
  log: { warn: (text: string) => void }
}

/** Tells the owner, once, of a proxy that the settings do not know of: behind it all visitors are one sender. */
export function watchForProxy({ settings, log }: ProxyWatch): (headers: Headers) => void {
  let isTold = settings.TRUSTED_PROXY_HOPS > 0
  return (headers) => {
    if (isTold || !headers.has('x-forwarded-for')) return
    isTold = true
    log.warn('Leads come through a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors count as one, and many are held.')
  }
}

/** Whether the request comes from this machine itself, not through a proxy. */
export function isLocal(headers: Headers, socketAddress: string): boolean {
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers.has(name))
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socketAddress)
}
