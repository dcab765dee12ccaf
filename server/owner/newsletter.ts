/** The confirmed addresses of newsletters, for the program that sends them. */
import { linkTo } from '../newsletter/links.ts'
import type { Store } from '../store/store.ts'
import type { Lead } from '../store/types.ts'
import { CommandError } from './command-error.ts'
import { csvCell, printable, time } from './formats.ts'
import type { Lines, Options } from './options.ts'

const columns = ['email', 'name', 'form', 'confirmed', 'confirmedAt', 'unsubscribe']

/** Each address once for each form, with a link of its own that takes it off the list. */
export async function* newsletter(store: Store, { format, clock, site }: Options): Lines {
  if (!site) throw new CommandError('The links need the address of the site, and it is not built. Run "npm run build".')
  const secret = await store.secret()
  if (format !== 'json') yield format === 'csv' ? columns.join(',') : columns.slice(0, 4).join('\t')
  let amount = 0
  for await (const lead of confirmed(store)) {
    amount += 1
    const { email = '', name = '' } = lead.fields
    const confirmedAt = lead.confirmedAt ?? 0
    const row = { email, name, form: lead.form, confirmed: clock.short(confirmedAt), confirmedAt: time(confirmedAt) }
    const all = { ...row, unsubscribe: linkTo('leave', lead, site, secret) }
    if (format === 'json') yield `${amount > 1 ? ',' : '['}${JSON.stringify(all)}`
    else if (format === 'csv') yield columns.map((column) => csvCell(String(all[column as keyof typeof all]))).join(',')
    else yield [email, name, lead.form, row.confirmed].map(printable).join('\t')
  }
  if (format === 'json') yield amount > 0 ? ']' : '[]'
  if (format === 'table') yield amount === 1 ? '1 address' : `${amount} addresses`
}

async function* confirmed(store: Store): AsyncGenerator<Lead> {
  const seen = new Set<string>()
  for await (const lead of store.leads({ kind: 'newsletter', state: 'inbox' })) {
    const entry = `${lead.form} ${lead.fields.email?.trim().toLowerCase()}`
    if (lead.confirmedAt === null || seen.has(entry)) continue
    seen.add(entry)
    yield lead
  }
}
