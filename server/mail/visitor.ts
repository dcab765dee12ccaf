/** Mail to somebody who filled in a form, or whose address somebody entered there. */
import type { SiteFile } from '../site.ts'
import { bareAddress } from './address.ts'
import { type MailMessage, oneLine } from './message.ts'

export type VisitorMail = {
  /** Made of the lead's: a mail that arrives twice is known for one. */
  id: string
  to: string
  subject: string
  text: string
  /** Whether it answers what was sent, or was set off otherwise (RFC 3834, section 5). */
  cause: 'auto-replied' | 'auto-generated'
}

/**
 * A mail from the business, to which a visitor can reply, and which no other machine answers. Throws for what is no plain
 * address.
 */
export function visitorMail(
  { id, to, subject, text, cause }: VisitorMail,
  { brand, email = '' }: SiteFile['site'],
  from: string,
): MailMessage {
  if (!bareAddress.test(to)) throw new Error('the address of the visitor is none that mail can go to')
  return {
    from: { name: oneLine(brand), address: from },
    to: [to],
    subject: oneLine(subject),
    text: `${text.trim()}\n`,
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': cause, 'X-Auto-Response-Suppress': 'All' },
    ...(bareAddress.test(email) && { replyTo: { name: oneLine(brand), address: email } }),
  }
}
