/** From table rows to the store's own words. */
import type { Row } from './database.ts'
import type { Counts, Lead } from './types.ts'

const jsonColumns = ['reasons', 'fields', 'extra', 'shown', 'source']

export function leadOf(row: Row): Lead {
  const { mailState, attempts, putOff, doubtful, dueAt, firstAttemptAt, sentAt, lastError, answer, ...columns } = row
  const mail = { state: mailState, attempts, putOff, doubtful, dueAt, firstAttemptAt, sentAt, lastError }
  const read = Object.fromEntries(jsonColumns.map((name) => [name, JSON.parse(String(row[name]))]))
  return { ...columns, ...read, ...(answer && { answer }), mail } as Lead
}

const noMails = { waiting: 0, pending: 0, sent: 0, dead: 0 }

export function countsOf(leads: Row[], mail: Row[], oldest: Row[], webhooks: Row[]): Counts {
  const amounts = (rows: Row[]) => Object.fromEntries(rows.map((row) => [row.state, Number(row.amount)]))
  const waited = (row: Row | undefined) => Math.max(0, Number(row?.waited ?? 0))
  return {
    leads: { inbox: 0, held: 0, spam: 0, canary: 0, ...amounts(leads) },
    mail: { ...noMails, ...amounts(mail) },
    oldestDueMs: waited(oldest[0]),
    webhooks: { ...noMails, ...amounts(webhooks) },
    oldestWebhookMs: waited(webhooks.find(({ state }) => state === 'pending')),
  }
}
