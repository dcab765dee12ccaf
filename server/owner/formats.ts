/** Leads as the owner reads them: a table, JSON for programs, CSV for a spreadsheet. */
import type { Clock } from '../clock.ts'
import type { Lead, Note } from '../store/types.ts'

/** A time for programs: ISO 8601 in UTC. */
export const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A lead for programs; times as ISO 8601 in UTC. */
export function leadAsJson({ mail, receivedAt, confirmedAt, answeredAt, doneAt, ...lead }: Lead) {
  const { dueAt, firstAttemptAt, sentAt, ...rest } = mail
  const times = {
    dueAt: mail.state === 'pending' ? time(dueAt) : null,
    firstAttemptAt: time(firstAttemptAt),
    sentAt: time(sentAt),
  }
  const own = { receivedAt, confirmedAt, answeredAt, doneAt }
  const read = Object.fromEntries(Object.entries(own).map(([name, at]) => [name, time(at)]))
  return { ...lead, ...read, mail: { ...rest, ...times } }
}

/** What was entered, with the words of choices in the place of what they send, and what somebody consented to when. */
function shownFields({ fields, shown = {} }: Lead): Record<string, string> {
  const asShown = Object.entries(shown).map(([name, { label, value, agreedAt }]) => [
    name,
    agreedAt ? `${value}: ${label} (${agreedAt})` : value,
  ])
  return { ...fields, ...Object.fromEntries(asShown) }
}

/** One line for a terminal. */
export function leadAsLine(lead: Lead, clock: Clock): string {
  const { id, form, state, fields, receivedAt, mail } = lead
  const person = [fields.name, fields.phone, fields.email].filter(Boolean).join(', ')
  const cells = [id, clock.short(receivedAt), state.padEnd(6), mail.state.padEnd(7), form.padEnd(10), printable(person)]
  return [...cells, ...(lead.kind === 'newsletter' ? [kindOf(lead, clock)] : [])].join('  ')
}

/** What became of telling a receiver of the lead, as one line for a terminal. */
export function deliveryAsLine({ id, receivedAt, mail }: Lead, clock: Clock): string {
  const tries = `${mail.attempts} ${mail.attempts === 1 ? 'try' : 'tries'}`
  return [id, clock.short(receivedAt), mail.state.padEnd(7), tries.padEnd(8), printable(mail.lastError ?? '')].join(
    '  ',
  )
}

/** What somebody wants, and since when the address counts. */
function kindOf({ kind, confirmedAt }: Lead, clock: Clock): string {
  if (kind === 'request') return kind
  return `${kind}, ${confirmedAt === null ? 'not confirmed' : `confirmed ${clock.short(confirmedAt)}`}`
}

/** Everything about one lead, for a terminal. */
export function leadAsText(lead: Lead, clock: Clock, notes: Note[] = []): string {
  const { id, form, state, score, reasons, extra, client, page, source, receivedAt, mail, photos, answer } = lead
  const { answeredAt, doneAt } = lead
  const sent = mail.state === 'sent' && mail.sentAt !== null ? clock.short(mail.sentAt) : ''
  const mailTime = mail.state === 'pending' ? `due ${clock.short(mail.dueAt)}` : sent
  const rows: [string, string][] = [
    ['id', id],
    ['received', clock.long(receivedAt)],
    ['form', form],
    ['kind', kindOf(lead, clock)],
    ['state', `${state} (score ${score}${reasons.length > 0 ? `: ${reasons.join(', ')}` : ''})`],
    ['mail', [mail.state, mailTime, `${mail.attempts} tries`, mail.lastError ?? ''].filter(Boolean).join(', ')],
    ...(answer ? [['answer', answer] as [string, string]] : []),
    ...(answeredAt ? [['answered', clock.short(answeredAt)] as [string, string]] : []),
    ...(doneAt ? [['done', clock.short(doneAt)] as [string, string]] : []),
    ['page', page],
    ...Object.entries(source).map(([name, value]): [string, string] => [`came by ${name}`, value]),
    ['sender', client],
    ...Object.entries(shownFields(lead)),
    ...(photos > 0 ? [['pictures', `${photos} (npm run leads -- photos ${id})`] as [string, string]] : []),
    ...Object.entries(extra).map(([name, value]): [string, string] => [`extra ${name}`, String(value)]),
    ...notes.map(({ text, createdAt }): [string, string] => ['note', `${clock.short(createdAt)}: ${text}`]),
  ]
  return rows.map(([name, value]) => `${printable(name).padEnd(14)} ${printable(value)}`).join('\n')
}

/** What a visitor typed must not steer the terminal. */
export const printable = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�')

/** `received` is for people, in the business's time zone; `receivedAt` for programs, in UTC. */
export const csvColumns = [
  'id',
  'received',
  'receivedAt',
  'form',
  'kind',
  'confirmedAt',
  'state',
  'mail',
  'name',
  'email',
  'phone',
  'zip',
  'serviceType',
  'message',
  'other',
]

/** One line of CSV (RFC 4180) with {@link csvColumns}. */
export function leadAsCsv(lead: Lead, clock: Clock): string {
  const { id, receivedAt, confirmedAt, form, kind, state, mail, extra } = lead
  const { name = '', email = '', phone = '', zip = '', serviceType = '', message = '', ...others } = shownFields(lead)
  const other = Object.entries({ ...others, ...extra })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')
  const cells = [
    id,
    clock.short(receivedAt),
    time(receivedAt) ?? '',
    form,
    kind,
    time(confirmedAt) ?? '',
    state,
    mail.state,
    name,
    email,
    phone,
    zip,
    serviceType,
    message,
    other,
  ]
  return cells.map(csvCell).join(',')
}

/** What spreadsheets skip or strip before they look at a cell: spaces, controls, and characters that show nothing. */
const unseenSign = String.raw`[\s\p{C}\p{Default_Ignorable_Code_Point}]`
/** Full-width and small forms count as the sign itself in some languages; so does the minus of mathematics. */
const formulaSign = '[=+\\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]'
const formulaStart = new RegExp(`^(?:[\\t\\r\\n]|${unseenSign}*${formulaSign})`, 'u')
/** Where another separator than the comma is set, what stands behind it begins a cell of its own. A list of "- " does not. */
const formulaWithin = new RegExp(`([;\\t\\r\\n](?:(?![\\t\\r\\n])${unseenSign})*)(?=${formulaSign}\\S)`, 'gu')

/** Spreadsheets run a cell that begins like a formula; an apostrophe in front makes it text. */
export function csvCell(text: string): string {
  const marked = text.replace(formulaWithin, "$1'")
  const safe = formulaStart.test(text) ? `'${marked}` : marked
  return /[",;\t\n\r\u2028\u2029']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of cells for a terminal, each column as wide as its widest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
