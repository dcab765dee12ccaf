/** What is stored of a lead in one step. */
import { createHash } from 'node:crypto'
import { all, type Row, type Statement, StoreUnavailable } from './database.ts'
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

/** The statements that store a lead, all that goes out for it and its pictures, or find the lead that has the key. */
export function addition(id: string, lead: LeadToAdd, key: Key): Record<string, Statement> {
  const { fields, form, kind = 'request', state, score, client, page } = lead
  const isForVisitor = kind === 'newsletter'
  const sameColumns = { id, form, kind, state, score, client, page }
  return {
    ...all(sql.add, {
      ...sameColumns,
      key: key.value,
      validMs: key.validMs,
      reasons: JSON.stringify(lead.reasons),
      fields: JSON.stringify(fields),
      extra: JSON.stringify(lead.extra),
      shown: JSON.stringify(lead.shown ?? {}),
      source: JSON.stringify(lead.source ?? {}),
      email: comparableEmail(fields.email ?? ''),
      phone: comparablePhone(fields.phone ?? ''),
      // A mail to whoever was named for a newsletter does not go without the owner.
      untilCalm: Number(lead.untilCalm === true && !isForVisitor),
      mail: lead.mail ?? (state === 'inbox' && !isForVisitor ? 'pending' : 'waiting'),
    }),
    ...answerAddition(id, lead),
    ...photoAddition(id, lead.photos ?? []),
    ...(lead.webhook && { webhook: { sql: sql.addWebhook, values: { id } } }),
    // Its mail goes to the address itself, unless that got enough of them.
    ...(isForVisitor && all(sql.ask, { id, mailbox: mailboxOf(fields.email ?? ''), ...mailsToOne })),
  }
}

/** In the same step as the lead, and once: a repeat is no lead of its own. */
function answerAddition(id: string, { state, answer }: LeadToAdd) {
  if (!answer) return {}
  const { address, sender, subject, text } = answer
  const mailState = state === 'inbox' ? 'pending' : 'waiting'
  const mailbox = mailboxOf(address)
  return all(sql.addAnswer, { id, address, sender, subject, body: text, state: mailState, mailbox })
}

/** In the same step as the lead: it is never acknowledged without its pictures. */
function photoAddition(id: string, photos: Photo[]): Record<string, Statement> {
  if (photos.length === 0) return {}
  const added = photos.map((photo, index) => {
    return [`photo ${index}`, { sql: sql.addPhoto, values: { id, number: index + 1, ...photo } }]
  })
  return { ...Object.fromEntries(added), repeats: { sql: sql.dropRepeatedPhotos, values: { id } } }
}

/** The lead that has the key, from the answer to an addition. */
export function ownerOf(rows: Record<string, Row[]>): Row {
  const owner = rows.owner?.[0]
  if (!owner) throw new StoreUnavailable('the lead that came with this key was erased meanwhile')
  return owner
}
