import { dialable } from '../expand/links.ts'
import type { SiteSettings } from '../schema/types.generated.ts'

/** True for a link that leaves the site. */
export const isExternal = (href: string) => /^https?:\/\//.test(href)

/** True for a link that starts a call. */
export const isCall = (href: string) => href.startsWith('tel:')

/** The business's number as a link that starts a call, where it has one. */
export const telHref = ({ phone, phoneCountryCode }: Pick<SiteSettings, 'phone' | 'phoneCountryCode'>) =>
  phone && dialable(`tel:${phone}`, phoneCountryCode)
