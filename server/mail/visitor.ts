/** Mail to somebody who filled in a form. Nothing that was typed there stands in it but the address that it goes to. */
import type { SiteFile } from '../site.ts'
import { bareAddress } from './address.ts'
import { type MailMessage, oneLine } from './message.ts'

export type VisitorMail = {
  /** The lead's: a mail that arrives twice is known for one. */
  id: string
  to: string
  subject: string
  text: string
}

/** A mail from the business to a visitor, who can answer it. Throws for what is no plain address. */
export function visitorMail({ id, to, subject, text }: VisitorMail, site: SiteFile['site'], from: string): MailMessage {
  if (!bareAddress.test(to)) throw new Error('the address of the visitor is none that mail can go to')
  const { brand, url, email = '' } = site
  return {
    from: { name: oneLine(brand), address: from },
    to: [to],
    subject: oneLine(`[${brand}] ${subject}`),
    text: `${text}\n\n-- \n${brand}\n${url}\n`,
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(bareAddress.test(email) && { replyTo: { name: oneLine(brand), address: email } }),
  }
}
