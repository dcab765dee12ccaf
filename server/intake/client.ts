/** Who sends: the network address, and the key under which its requests are counted. */
import { isIPv6 } from 'node:net'

/**
 * The visitor's address. With `hops` proxies of our own in front it is that many places from the right in
 * X-Forwarded-For, which they append; everything further left is the visitor's own claim and never believed.
 */
export function clientAddress(headers: Headers, socketAddress: string, hops: number): string {
  if (hops === 0) return socketAddress
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return forwarded.at(-hops) || socketAddress
}

/** One household is one sender: an IPv6 address counts with its /64 network. */
export function rateKey(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Whether the request comes from this machine itself, not through a proxy. */
export function isLocal(headers: Headers, socketAddress: string): boolean {
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers.has(name))
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socketAddress)
}
