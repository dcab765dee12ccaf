/** The mail that tells the owner of a lead. Nothing a visitor typed reaches a header but a checked reply address. */
import { type Clock, clockOf } from '../clock.ts'
import type { SiteFile } from '../site.ts'
import { newId } from '../store/ids.ts'
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
    ...envelope(subject, lead.id, site, { from, to: isCanary ? (canaryTo ?? to) : to }),
    text: leadText(lead, forms[lead.form]?.fields ?? [], clockOf(site)),
    ...(bareAddress.test(address) && { replyTo: { name: '', address } }),
  }
}

/** The mail that tells the owner of leads that were held back: the newest of them, and how many there are. */
export function heldMail(newest: Lead[], amount: number, { site, forms }: SiteFile, sender: Sender): MailMessage {
  const what = amount === 1 ? '1 request' : `${amount} requests`
  const introduction = [
    `${what} of the last week did not reach you by mail, because something looked odd. A real customer can be among them.`,
    'To get one as usual, or to put it away, with what stands behind "Lead:" below:',
    '  npm run leads -- release LEAD',
    '  npm run leads -- spam LEAD',
    ...(amount > newest.length ? [`The newest ${newest.length} follow; all: npm run leads -- list --state held`] : []),
  ].join('\n')
  // Mail programs fold away what stands behind the first line that begins a signature.
  const texts = newest.map((lead) => leadText(lead, forms[lead.form]?.fields ?? [], clockOf(site), '\n').trim())
  return {
    ...envelope(`Waiting for your decision: ${what}`, newId(), site, sender),
    text: [introduction, ...texts].join(`\n\n${'='.repeat(40)}\n\n`),
  }
}

function envelope(subject: string, id: string, site: SiteFile['site'], { from, to }: Sender) {
  return {
    from,
    to: to.split(',').map((recipient) => recipient.trim()),
    subject: `[${site.brand}] ${subject}`.replace(/[\p{Cc}\u2028\u2029]/gu, ' '),
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function leadText(
  { id, form, state, reasons, fields, extra, page, receivedAt }: Lead,
  declared: { name: string; label: string }[],
  clock: Clock,
  separator = '\n\n-- \n',
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
  return `${lines.join('\n')}${separator}${facts.filter(Boolean).join('\n')}\n`
}
