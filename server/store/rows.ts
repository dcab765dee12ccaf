/** From table rows to the store's own words. */
import type { Row } from './database.ts'
import type { Counts, Lead, LeadKind, LeadState, MailState } from './types.ts'

const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value))

export function leadOf(row: Row): Lead {
  return {
    id: String(row.id),
    form: String(row.form),
    kind: row.kind as LeadKind,
    state: row.state as LeadState,
    score: Number(row.score),
    reasons: JSON.parse(String(row.reasons)),
    fields: JSON.parse(String(row.fields)),
    extra: JSON.parse(String(row.extra)),
    shown: JSON.parse(String(row.shown)),
    client: String(row.client),
    page: String(row.page),
    source: JSON.parse(String(row.source)),
    receivedAt: Number(row.received_at),
    confirmedAt: numberOrNull(row.confirmed_at),
    photos: Number(row.photos),
    ...(row.answer_state && { answer: row.answer_state as MailState }),
    mail: {
      state: row.mail_state as MailState,
      attempts: Number(row.attempts),
      putOff: Number(row.put_off),
      doubtful: Number(row.doubtful),
      dueAt: Number(row.due_at),
      firstAttemptAt: numberOrNull(row.first_attempt_at),
      sentAt: numberOrNull(row.sent_at),
      lastError: row.last_error === null ? null : String(row.last_error),
    },
  }
}

export function countsOf(leads: Row[], mail: Row[], oldest: Row[]): Counts {
  const amounts = (rows: Row[]) => Object.fromEntries(rows.map((row) => [row.state, Number(row.amount)]))
  return {
    leads: { inbox: 0, held: 0, spam: 0, canary: 0, ...amounts(leads) },
    mail: { waiting: 0, pending: 0, sent: 0, dead: 0, ...amounts(mail) },
    oldestDueMs: Math.max(0, Number(oldest[0]?.waited ?? 0)),
  }
}
