/** The mail with which a form answers its visitor, from the text in pages.yaml. */
import type { SiteFile } from '../site.ts'
import type { AnswerMail } from '../store/types.ts'
import { bareAddress } from './address.ts'
import { type MailMessage, oneLine } from './message.ts'

/**
 * Says by its headers that a machine wrote it (RFC 3834), so that no other machine answers. A reply goes to the business
 * and not to the address that leads come from. The Message-ID is the lead's: a mail that arrives twice is known for one.
 */
export function answerMail(lead: string, answer: AnswerMail, { site }: SiteFile, from: string): MailMessage {
  const { address, subject, text } = answer
  const { brand, email = '' } = site
  return {
    from: { name: oneLine(brand), address: from },
    to: [address],
    subject: oneLine(subject),
    text: `${text.trim()}\n`,
    messageId: `<answer.${lead}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...(bareAddress.test(email) && { replyTo: { name: oneLine(brand), address: email } }),
  }
}
