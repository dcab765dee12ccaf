/** How a lead is answered: the addresses that open the phone, and a mail that is begun. */
import { callAddress } from '../../renderer/common/phone.ts'
import { fill } from '../../renderer/languages/index.ts'
import { plainName } from '../../server/intake/answer-mail.ts'
import { bareAddress } from '../../server/mail/address.ts'
import { fileOf } from '../../server/mail/message.ts'
import { type SiteFile, wordsOfSite } from '../../server/site.ts'
import type { Lead } from '../../server/store/types.ts'

/** Programs for mail take addresses of some thousand characters; the visitor knows the rest. */
const mostQuoted = 500

type Way = { href: string; shown: string }

/** By phone and by mail, as far as the lead has what that needs. */
export function waysToAnswer(lead: Lead, file: SiteFile): { call?: Way; mail?: Way } {
  const { site, forms } = fileOf(lead, file)
  const ofType = (type: string) =>
    forms[lead.form]?.fields.filter((field) => field.type === type).map(({ name }) => lead.fields[name])
  const [phone = ''] = [lead.fields.phone, ...(ofType('tel') ?? [])].filter(Boolean)
  const [email = ''] = [lead.fields.email, ...(ofType('email') ?? [])].filter(Boolean)
  const href = callAddress(phone, site.country)
  return {
    ...(href && { call: { href, shown: phone } }),
    ...(bareAddress.test(email) && { mail: { href: mailAddress(lead, email, site), shown: email } }),
  }
}

function mailAddress({ fields }: Lead, email: string, site: SiteFile['site']): string {
  const { reply } = wordsOfSite(site)
  const name = plainName(fields.name ?? '')
  const quoted = (fields.message ?? '').slice(0, mostQuoted)
  const lines = [
    name ? fill(reply.greeting, { name }) : reply.plainGreeting,
    '',
    reply.thanks,
    '',
    '',
    site.brand,
    ...(site.phone ? [site.phone] : []),
    ...(quoted ? ['', reply.wrote, ...quoted.split('\n').map((line) => `> ${line}`)] : []),
  ]
  const query = { subject: fill(reply.subject, { brand: site.brand }), body: lines.join('\r\n') }
  const parts = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
  // Some programs look for the @ itself (RFC 6068, section 2).
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${parts.join('&')}`
}
