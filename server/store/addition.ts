/** What is stored of a lead in one step. */
import { createHash } from 'node:crypto'
import { one, type Row, type Statement, StoreUnavailable } from './database.ts'
import { comparableEmail, comparableMailbox, comparablePhone } from './person.ts'
import { statements as sql } from './statements.ts'
import type { LeadToAdd, Photo } from './types.ts'

const hour = 60 * 60 * 1000
/** What visitors can make us send to one mailbox: so many mails within the time, and none sooner after another. */
export const mailsToOne = { most: 3, withinMs: 7 * 24 * hour, apartMs: hour }

/** Tells mailboxes apart without naming them. */
const mailboxOf = (email: string) => createHash('sha256').update(comparableMailbox(email)).digest('base64url')

/** Tells a submission from its repeats for a time. */
export type Key = { value: string; validMs: number }

/** The statements that store a lead, its mail, its answer and its pictures, or find the lead that came with the key. */
export function addition(id: string, lead: LeadToAdd, key: Key): Statement[] {
  const { fields } = lead
  const isForVisitor = lead.kind === 'newsletter'
  return [
    one(sql.takeKey, key.value, id, key.validMs),
    one(
      sql.addLead,
      ...[key.value, id, lead.form, lead.state, lead.score],
      ...[lead.reasons, fields, lead.extra].map((value) => JSON.stringify(value)),
      ...[comparableEmail(fields.email ?? ''), comparablePhone(fields.phone ?? ''), lead.client, lead.page],
      ...[JSON.stringify(lead.shown ?? {}), lead.kind ?? 'request', JSON.stringify(lead.source ?? {})],
      // A mail to whoever was named for a newsletter does not go without the owner.
      Number(lead.untilCalm === true && !isForVisitor),
    ),
    one(sql.addMail, id, lead.mail ?? (lead.state === 'inbox' && !isForVisitor ? 'pending' : 'waiting')),
    one(sql.keyOwner, key.value),
    ...answerAddition(id, lead),
    ...photoAddition(id, lead.photos ?? []),
    ...(isForVisitor ? askToConfirm(id, fields.email ?? '') : []),
  ]
}

/** In the same step as the lead: its mail goes to the address itself, unless that got enough of them. */
function askToConfirm(id: string, email: string): Statement[] {
  const { most, withinMs, apartMs } = mailsToOne
  return [one(sql.takeRecipient, id, apartMs, withinMs, most, mailboxOf(email)), one(sql.askToConfirm, id)]
}

/** In the same step as the lead, and once: a repeat is no lead of its own. */
function answerAddition(id: string, lead: LeadToAdd): Statement[] {
  const { answer } = lead
  if (!answer) return []
  const { address, sender, subject, text } = answer
  const state = lead.state === 'inbox' ? 'pending' : 'waiting'
  const mailbox = mailboxOf(address)
  return [one(sql.holdMailbox, id, mailbox), one(sql.addAnswer, id, address, sender, subject, text, state, mailbox)]
}

/** In the same step as the lead: it is never acknowledged without its pictures. */
function photoAddition(id: string, photos: Photo[]): Statement[] {
  if (photos.length === 0) return []
  const added = photos.map(({ field, name, bytes }, index) => one(sql.addPhoto, id, index + 1, field, name, bytes))
  return [...added, one(sql.dropRepeatedPhotos, id)]
}

/** The lead that has the key, from the answers to an addition. */
export function ownerOf(rows: Row[][]): Row {
  const owner = rows[3]?.[0]
  if (!owner) throw new StoreUnavailable('the lead that came with this key was erased meanwhile')
  return owner
}
