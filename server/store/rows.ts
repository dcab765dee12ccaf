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

export function countsOf(leads: Row[], mail: Row[], oldest: Row[]): Counts {
  const amounts = (rows: Row[]) => Object.fromEntries(rows.map((row) => [row.state, Number(row.amount)]))
  return {
    leads: { inbox: 0, held: 0, spam: 0, canary: 0, ...amounts(leads) },
    mail: { waiting: 0, pending: 0, sent: 0, dead: 0, ...amounts(mail) },
    oldestDueMs: Math.max(0, Number(oldest[0]?.waited ?? 0)),
  }
}
