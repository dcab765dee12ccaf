/** Mail to somebody who filled in a form. Nothing that was typed there stands in it but the address that it goes to. */
import type { SiteFile } from '../site.ts'
import { isBareAddress } from './address.ts'
import { envelope, type MailMessage } from './message.ts'

export type VisitorMail = {
  /** The lead's: a mail that arrives twice is known for one. */
  id: string
  to: string
  subject: string
  text: string
}

/** A mail from the business to a visitor, who can answer it. Throws for what is no plain address. */
export function visitorMail({ id, to, subject, text }: VisitorMail, site: SiteFile['site'], from: string): MailMessage {
  if (!isBareAddress(to)) throw new Error('the address of the visitor is none that mail can go to')
  return {
    ...envelope(subject, id, site, { from, to }),
    text: `${text}\n\n-- \n${site.brand}\n${site.url}\n`,
    ...(site.email && isBareAddress(site.email) && { replyTo: { name: '', address: site.email } }),
  }
}
