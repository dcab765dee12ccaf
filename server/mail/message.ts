/** The mail that tells the owner of a lead. Nothing a visitor typed reaches a header but a checked reply address. */

import { languageName } from '../../renderer/common/language-name.ts'
import { shownPhone } from '../../renderer/common/phone.ts'
import type { FormField } from '../../renderer/forms/rules.ts'
import { languageField } from '../../renderer/forms/wire.ts'
import { fill, fillCount, type Words } from '../../renderer/languages/index.ts'
import { type Clock, clockOf } from '../clock.ts'
import { inLanguage, type SiteFile, wordsOfSite } from '../site.ts'
import { newId } from '../store/ids.ts'
import type { Lead, Photo } from '../store/types.ts'
import { bareAddress } from './address.ts'
import { type Attachment, attach } from './pictures.ts'

export type Sender = { from: string; to: string; canaryTo?: string }
type Address = { name: string; address: string }
export type MailMessage = {
  from: string | Address
  to: string[]
  subject: string
  text: string
  messageId: string
  replyTo?: Address
  headers: Record<string, string>
  attachments?: Attachment[]
}

/** The Message-ID is the lead's, so a mail that arrives twice is known for one. */
export function leadMail(lead: Lead, file: SiteFile, sender: Sender, photos: Photo[] = []): MailMessage {
  const { from, to, canaryTo } = sender
  const { site, forms } = fileOf(lead, file)
  const isCanary = lead.state === 'canary'
  const address = lead.fields.email ?? ''
  const words = wordsOfSite(site).mail
  const subject = isCanary ? words.test : fill(words.subject, { form: lead.form })
  const { attachments, note } = attach(lead.id, photos, words)
  const text = leadText(lead, forms[lead.form]?.fields ?? [], { clock: clockOf(site), words, country: site.country })
  return {
    ...envelope(subject, lead.id, site, { from, to: isCanary ? (canaryTo ?? to) : to }),
    text: note ? `${note}\n\n${text}` : text,
    ...(attachments.length > 0 && { attachments }),
    ...(bareAddress.test(address) && { replyTo: { name: '', address } }),
  }
}

/** The site in the language of the page that a lead came from: mails have the words that the visitor read. */
export const fileOf = ({ extra }: Pick<Lead, 'extra'>, file: SiteFile) => inLanguage(file, extra[languageField])

/** The mail that tells the owner of leads that were held back: the newest of them, and how many there are. */
export function heldMail(newest: Lead[], amount: number, file: SiteFile, sender: Sender): MailMessage {
  const { site } = file
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
  const speech = { clock: clockOf(site), words, country: site.country }
  const texts = newest.map((lead) =>
    leadText(lead, fileOf(lead, file).forms[lead.form]?.fields ?? [], speech, '\n').trim(),
  )
  return {
    ...envelope(fill(words.heldSubject, { requests }), newId(), site, sender),
    text: [introduction, ...texts].join(`\n\n${'='.repeat(40)}\n\n`),
  }
}

/** Text that no header breaks off at. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

function envelope(subject: string, id: string, site: SiteFile['site'], { from, to }: Sender) {
  return {
    from,
    to: to.split(',').map((recipient) => recipient.trim()),
    subject: oneLine(`[${site.brand}] ${subject}`),
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

type Declared = Pick<FormField, 'name' | 'label' | 'type'>

/** What a visitor entered, in the words of the form: choices as they were read, and when somebody consented to what. */
export function entriesOf(
  { fields, extra, shown = {} }: Pick<Lead, 'fields' | 'extra' | 'shown'>,
  declared: Declared[],
  country?: string,
): [label: string, entry: string][] {
  const { [languageField]: _, ...others } = extra
  const fieldsByName = new Map(declared.map((field) => [field.name, field]))
  return [...Object.entries(fields), ...Object.entries(others).map(([name, value]) => [`(${name})`, value])]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const asShown = shown[String(name)]
      if (asShown) return [asShown.label, `${asShown.value}${asShown.agreedAt ? ` (${asShown.agreedAt})` : ''}`]
      const { label = String(name), type } = fieldsByName.get(String(name)) ?? {}
      return [label, type === 'tel' ? shownPhone(String(value), country) : String(value)]
    })
}

function leadText(
  { id, form, state, reasons, fields, extra, shown, page, receivedAt }: Lead,
  declared: Declared[],
  { clock, words, country }: { clock: Clock; words: Words['mail']; country?: string | undefined },
  separator = '\n\n-- \n',
) {
  const lines = entriesOf({ fields, extra, shown }, declared, country).map(([label, entry]) => `${label}: ${entry}`)
  const language = extra[languageField]
  const facts = [
    `${words.form}: ${form}`,
    `${words.received}: ${clock.long(receivedAt)}`,
    language && `${words.language}: ${languageName(String(language))}`,
    page && `${words.page}: ${page}`,
    reasons.length > 0 && `${words.noticed}: ${reasons.join(', ')} (${state})`,
    `${words.lead}: ${id}`,
  ]
  return `${lines.join('\n')}${separator}${facts.filter(Boolean).join('\n')}\n`
}
