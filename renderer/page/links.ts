import { dialable } from '../making/links.ts'

/** True for a link that leaves the site. */
export const isExternal = (href: string) => /^https?:\/\//.test(href)

/** True for a link that starts a call. */
export const isCall = (href: string) => href.startsWith('tel:')

/** The business's number as a link that starts a call. */
export const telHref = ({ phone, phoneCountryCode }: { phone: string; phoneCountryCode: string }) =>
  dialable(`tel:${phone}`, phoneCountryCode)
