/** Who sends: the network address, and the key under which its requests are counted. */
import { isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { guide } from '../../renderer/folders.ts'
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
  const host = text.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(host) ?? []
  const address = (bracketed ?? dotted ?? host).replace(/%.*$/, '')
  return isIP(address) ? ipaddr.process(address).toString() : undefined
}

/** One household is one sender: an IPv6 address counts with its /64 network. Takes what `clientAddress` gives. */
export const rateKey = (address: string): string =>
  isIPv6(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip']
/** Addresses that no visitor on the internet has: this machine and private networks. */
const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'])

/**
 * Whether the sender can be a proxy that the settings do not know of. All visitors are one sender then, and none of
 * them may be refused for what the others do. The address alone tells: anybody can send the headers of a proxy.
 */
export function isBehindUnknownProxy(
  socketAddress: string,
  { TRUSTED_PROXY_HOPS }: Pick<Settings, 'TRUSTED_PROXY_HOPS'>,
): boolean {
  if (TRUSTED_PROXY_HOPS > 0) return false
  const address = bareAddress(socketAddress)
  return address !== undefined && ownRanges.has(ipaddr.parse(address).range())
}

/** Under which key the connections of an address are counted; undefined where proxies bring many visitors. */
export function senderOf(socketAddress: string, settings: Pick<Settings, 'TRUSTED_PROXY_HOPS'>): string | undefined {
  if (settings.TRUSTED_PROXY_HOPS > 0 || isBehindUnknownProxy(socketAddress, settings)) return undefined
  return rateKey(clientAddress(new Headers(), socketAddress, 0))
}

interface ProxyWatch {
  settings: Pick<Settings, 'TRUSTED_PROXY_HOPS'>
  log: { error: (text: string) => void }
  now?: () => number
}

const proxyText =
  'leads come through a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors count as one, and most leads are held'
const reminderMs = 60 * 60_000

/** Tells the owner of a proxy that the settings do not know of, each hour that it goes on. */
export function watchForProxy({ settings, log, now = () => performance.now() }: ProxyWatch) {
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    note(headers: Headers): void {
      if (settings.TRUSTED_PROXY_HOPS > 0 || !forwardingHeaders.some((name) => headers.has(name))) return
      if (now() - toldAt < reminderMs) return
      toldAt = now()
      log.error(`${proxyText}. ${guide('production.md')} explains it.`)
    },
    // One visitor's own proxy adds such a header too: it is forgotten when no other comes.
    problem: () => (now() - toldAt < 2 * reminderMs ? proxyText : undefined),
  }
}
