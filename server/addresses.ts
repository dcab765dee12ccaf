/** Which network addresses are this machine's, and which anybody's on the internet. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What is sent to this machine crosses no network. */
export const isThisMachine = (url: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(url).hostname)

/** The address that stands in the place of a name, without the brackets of IPv6. */
export function literalAddress(hostname: string): string | undefined {
  const address = hostname.replaceAll(/[[\]]/g, '')
  return isIP(address) ? address : undefined
}

const rangeOf = (address: string) => (isIP(address) ? ipaddr.process(address).range() : 'unknown')

/** Not of this machine, a private network or a cloud's own services, however it is written or wrapped. */
export const isPublic = (address: string) => rangeOf(address) === 'unicast'
export const isLoopback = (address: string) => rangeOf(address) === 'loopback'
