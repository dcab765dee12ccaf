/** The mail that tells the owner of a lead. Nothing a visitor typed reaches a header but a checked reply address. */
import { fill, fillCount, type Words } from '../../renderer/library/words/index.ts'
import { type Clock, clockOf } from '../clock.ts'
import { type SiteFile, wordsOfSite } from '../site.ts'
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
  const words = wordsOfSite(site).mail
  const subject = isCanary ? words.test : fill(words.subject, { form: lead.form })
  return {
    ...envelope(subject, lead.id, site, { from, to: isCanary ? (canaryTo ?? to) : to }),
    text: leadText(lead, forms[lead.form]?.fields ?? [], { clock: clockOf(site), words }),
    ...(bareAddress.test(address) && { replyTo: { name: '', address } }),
  }
}

/** The mail that tells the owner of leads that were held back: the newest of them, and how many there are. */
export function heldMail(newest: Lead[], amount: number, { site, forms }: SiteFile, sender: Sender): MailMessage {
  const words = wordsOfSite(site).mail
  const requests = fillCount(words.held, amount, site.language)
  const command = 'npm run leads -- list --state held'
  const introduction = [
    fill(words.heldText, { requests }),
    words.heldHow,
    '  npm run leads -- release LEAD',
    '  npm run leads -- spam LEAD',
    ...(amount > newest.length ? [fill(words.heldMore, { count: newest.length, command })] : []),
  ].join('\n')
  // Mail programs fold away what stands behind the first line that begins a signature.
  const speech = { clock: clockOf(site), words }
  const texts = newest.map((lead) => leadText(lead, forms[lead.form]?.fields ?? [], speech, '\n').trim())
  return {
    ...envelope(fill(words.heldSubject, { requests }), newId(), site, sender),
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
  { clock, words }: { clock: Clock; words: Words['mail'] },
  separator = '\n\n-- \n',
) {
  const labels = new Map(declared.map(({ name, label }) => [name, label]))
  const lines = [...Object.entries(fields), ...Object.entries(extra).map(([name, value]) => [`(${name})`, value])]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${labels.get(String(name)) ?? name}: ${value}`)
  const facts = [
    `${words.form}: ${form}`,
    `${words.received}: ${clock.long(receivedAt)}`,
    page && `${words.page}: ${page}`,
    reasons.length > 0 && `${words.noticed}: ${reasons.join(', ')} (${state})`,
    `${words.lead}: ${id}`,
  ]
  return `${lines.join('\n')}${separator}${facts.filter(Boolean).join('\n')}\n`
}
