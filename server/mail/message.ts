/** The mail that tells the owner of a lead. Nothing a visitor typed reaches a header but a checked reply address. */
import { type Clock, clockOf } from '../clock.ts'
import type { SiteFile } from '../site.ts'
import type { Lead } from '../store/types.ts'

export type Sender = { from: string; to: string; canaryTo?: string }
export type MailMessage = {
  from: string
  to: string[]
  subject: string
  text: string
  messageId: string
  replyTo?: { name: ''; address: string }
  headers: Record<string, string>
}

/** A plain address without names, quotes, comments or spaces; stricter than what the form takes. */
const bareAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** The Message-ID is the lead's, so a mail that arrives twice is known for one. */
export function leadMail(lead: Lead, { site, forms }: SiteFile, { from, to, canaryTo }: Sender): MailMessage {
  const isCanary = lead.state === 'canary'
  const address = lead.fields.email ?? ''
  const subject = isCanary ? 'Test of the form mail' : `New ${lead.form} request from the website`
  return {
    from,
    to: (isCanary ? (canaryTo ?? to) : to).split(',').map((recipient) => recipient.trim()),
    subject: `[${site.brand}] ${subject}`.replace(/[\p{Cc}\u2028\u2029]/gu, ' '),
    text: leadText(lead, forms[lead.form]?.fields ?? [], clockOf(site)),
    messageId: `<${lead.id}@${from.split('@')[1]}>`,
    ...(bareAddress.test(address) && { replyTo: { name: '', address } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function leadText(
  { id, form, state, reasons, fields, extra, page, receivedAt }: Lead,
  declared: { name: string; label: string }[],
  clock: Clock,
) {
  const labels = new Map(declared.map(({ name, label }) => [name, label]))
  const lines = [...Object.entries(fields), ...Object.entries(extra).map(([name, value]) => [`(${name})`, value])]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${labels.get(String(name)) ?? name}: ${value}`)
  const facts = [
    `Form: ${form}`,
    `Received: ${clock.long(receivedAt)}`,
    page && `Page: ${page}`,
    reasons.length > 0 && `Noticed: ${reasons.join(', ')} (${state})`,
    `Lead: ${id}`,
  ]
  return `${lines.join('\n')}\n\n-- \n${facts.filter(Boolean).join('\n')}\n`
}
