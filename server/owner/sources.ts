/** Which pages and campaigns bring leads: goals counted without anybody else's script. */
import { campaignIn } from '../intake/source.ts'
import type { Store } from '../store/store.ts'
import type { Arrival, Source } from '../store/types.ts'
import { CommandError } from './command-error.ts'
import { csvCell, inColumns, printable } from './formats.ts'
import type { Lines, Options } from './options.ts'

const columns = ['page', 'source', 'medium', 'campaign', 'referrer', 'leads'] as const
type Row = Required<Source> & { page: string; leads: number }

/** Leads by page and campaign, most first. */
export async function* sources(store: Store, options: Options): Lines {
  const { format, since, until } = options
  for (const day of [since, until]) if (day !== undefined) requireDay(day)
  const { rows, held } = await count(store, options)
  if (format === 'json') return yield JSON.stringify(rows, null, 2)
  if (format === 'csv') return yield* [columns, ...rows.map(cellsOf)].map((cells) => cells.map(csvCell).join(','))
  yield* inColumns([columns, ...rows.map((row) => cellsOf(row).map((cell) => printable(cell) || '–'))])
  const total = rows.reduce((sum, { leads }) => sum + leads, 0)
  yield `${total === 1 ? '1 lead' : `${total} leads`}${period(options)}`
  if (held > 0) yield `Held and not counted: ${held}. "npm run leads -- list --state held" shows them.`
}

async function count(store: Store, { clock, since = '', until = '9999' }: Options) {
  const rows = new Map<string, Row>()
  let held = 0
  for await (const lead of store.arrivals()) {
    const day = clock.day(lead.receivedAt)
    if (day < since || day > until) continue
    if (lead.state === 'held') held += 1
    if (!isGoal(lead)) continue
    const counted = { ...originOf(lead), leads: 0 }
    const key = JSON.stringify(counted)
    const row = rows.get(key) ?? counted
    row.leads += 1
    rows.set(key, row)
  }
  return {
    rows: [...rows.values()].sort((one, other) => other.leads - one.leads || (one.page < other.page ? -1 : 1)),
    held,
  }
}

/** What is held or spam, and addresses that nobody confirmed, are no goals. */
export const isGoal = ({ state, kind, confirmedAt }: Pick<Arrival, 'state' | 'kind' | 'confirmedAt'>) =>
  state === 'inbox' && (kind === 'request' || confirmedAt !== null)

/** Leads of before have no source of their own: what their page's address says of one counts. */
export function originOf({ page, source: noted }: Pick<Arrival, 'page' | 'source'>) {
  const { source = '', medium = '', campaign = '', referrer = '' } = { ...campaignIn(page), ...noted }
  return { page: URL.canParse(page) ? new URL(page).pathname : '', source, medium, campaign, referrer }
}

const cellsOf = (row: Row) => columns.map((column) => String(row[column]))

function requireDay(day: string): void {
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return
  throw new CommandError(`Cannot read "${day}" as a day. Write year, month and day: 2026-11-01`)
}

const period = ({ since, until }: Options) => `${since ? ` from ${since}` : ''}${until ? ` to ${until}` : ''}`
