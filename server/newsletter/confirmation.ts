/** The mail that asks the owner of an address whether a newsletter may come. */
import { fill } from '../../renderer/languages/index.ts'
import { clockOf } from '../clock.ts'
import { fileOf, type MailMessage } from '../mail/message.ts'
import { visitorMail } from '../mail/visitor.ts'
import { type SiteFile, wordsOfSite } from '../site.ts'
import type { Lead } from '../store/types.ts'
import { linkTo } from './links.ts'

/** How long an address can be confirmed after it was asked; then it is erased. */
export const confirmWithinMs = 7 * 24 * 60 * 60_000

/** In the words of the form, or the usual ones, in the visitor's language. */
export function confirmationMail(lead: Lead, file: SiteFile, from: string, secret: string): MailMessage {
  const { site, forms } = fileOf(lead, file)
  const { brand } = site
  const words = wordsOfSite(site).newsletter
  const own = forms[lead.form]?.newsletter ?? {}
  const until = clockOf(site).long((lead.mail.firstAttemptAt ?? Date.now()) + confirmWithinMs)
  const text = [
    own.text ?? fill(words.text, { brand }),
    `${words.open}\n${linkTo('confirm', lead, site, secret)}`,
    fill(words.until, { time: until }),
    words.ignore,
    `-- \n${brand}\n${site.url}`,
  ].join('\n\n')
  const subject = `[${brand}] ${own.subject ?? words.subject}`
  return visitorMail({ id: lead.id, to: lead.fields.email ?? '', subject, text, cause: 'auto-generated' }, site, from)
}
