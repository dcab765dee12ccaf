/** The owner's commands on stored leads. Each yields lines to print. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoFile } from '../mail/pictures.ts'
import type { Store } from '../store/store.ts'
import { CommandError } from './command-error.ts'
import { erase } from './erase.ts'
import { csvColumns, deliveryAsLine, leadAsCsv, leadAsJson, leadAsLine, leadAsText, printable } from './formats.ts'
import { newsletter } from './newsletter.ts'
import type { Lines, Options } from './options.ts'
import { sources } from './sources.ts'
import { vitals } from './vitals.ts'

export const help = `[COMMAND] [OPTIONS]

  list                  every lead (--state inbox|held|spam, --mail waiting|pending|sent|dead,
                        --kind request|newsletter, --format table|json|csv)
  show ID               one lead with all its fields
  photos ID [FOLDER]    save the pictures that came with a lead, here or in another folder
  release ID …          move held or spam leads to the inbox and send their mail
  spam ID …             move leads to spam; mail that has not gone stays here
  answered ID …         note that you have answered these requests; done ID … that you are done with them
  reopen ID …           take back the last of the two
  note ID TEXT          note something on a lead
  resend ID … | --dead  send the mail of these leads again, or of all whose mail was refused
  webhooks              what WEBHOOK_URL was told: state, tries and last answer of each (--mail, --format as for list)
  webhooks resend ID …  tell of these leads again
  newsletter            confirmed addresses as CSV, each with its link to unsubscribe (--format csv|json|table)
  sources               leads by page and campaign (--since 2026-11-01, --until DAY, --format table|json|csv)
  vitals                how fast pages are for visitors (--days 28, --format table|json|csv)
  export                every lead as CSV (the same as list --format csv)
  erase --email ADDRESS | --phone NUMBER | ID …    erase everything about a person, or single leads
  counts                how many leads and mails there are in each state
  backup FILE           copy the SQLite database while the server runs
  canary                send a test lead through the running server`

async function* list({ leads }: Pick<Store, 'leads'>, options: Options, asLine = leadAsLine): Lines {
  const { format, clock, ...filter } = options
  if (format === 'csv') yield csvColumns.join(',')
  if (format === 'json') yield '['
  let amount = 0
  for await (const lead of leads(filter)) {
    if (lead.state === 'canary' && filter.state !== 'canary') continue
    amount += 1
    if (format === 'json') yield `${amount > 1 ? ',' : ' '}${JSON.stringify(leadAsJson(lead))}`
    else yield format === 'csv' ? leadAsCsv(lead, clock) : asLine(lead, clock)
  }
  if (format === 'json') yield ']'
  if (format === 'table') yield amount === 1 ? '1 lead' : `${amount} leads`
}

async function* show(store: Store, ids: string[], { format, clock }: Options): Lines {
  for (const id of ids) {
    const lead = (await store.lead(id)) ?? notFound(id)
    yield format === 'json' ? JSON.stringify(leadAsJson(lead), null, 2) : leadAsText(lead, clock, await store.notes(id))
  }
}

async function* photos(store: Store, [id, folder = '.']: string[]): Lines {
  if (!id) throw new CommandError('Name the lead by its id. "npm run leads" lists them.')
  if (!(await store.lead(id))) notFound(id)
  const pictures = await store.photos(id)
  if (pictures.length === 0) yield `${id} came without pictures.`
  else await mkdir(folder, { recursive: true })
  for (const [index, { name, bytes }] of pictures.entries()) {
    const file = join(folder, photoFile(id, index))
    await makeFile(file, bytes)
    yield `${file} (${printable(name)})`
  }
}

function named(ids: string[]): string[] {
  if (ids.length > 0) return ids
  throw new CommandError('Name at least one lead by its id. "npm run leads" lists them.')
}

async function* each(ids: string[], change: (id: string) => Promise<boolean>, done: string, command?: string): Lines {
  for (const id of named(ids)) {
    if (!(await change(id))) notFound(id, command)
    yield `${id} ${done}`
  }
}

/** A mail that has gone once does not go again because its lead is named among those to release. */
async function* release(store: Store, ids: string[]): Lines {
  for (const id of named(ids)) {
    const lead = await store.lead(id)
    if (lead?.state === 'inbox') yield `${id} is in the inbox already; "resend" sends its mail again`
    else yield* each([id], store.release, 'released, its mail goes out now')
  }
}

async function* resendDead(store: Store): Lines {
  const dead = []
  // Mail to a visitor was refused because of the address, and will be again.
  for await (const lead of store.leads({ mail: 'dead', kind: 'request' })) dead.push(lead.id)
  if (dead.length === 0) yield 'No mail was refused or given up.'
  else yield* each(dead, store.resend, 'will be sent again')
}

async function* note(store: Store, [id = '', ...words]: string[]): Lines {
  const text = words.join(' ').trim()
  if (!text) throw new CommandError('Write the note behind the id of its lead. "npm run leads" lists them.')
  yield* each([id], (lead) => store.addNote(lead, '', text), 'has the note')
}

async function* counts(store: Store): Lines {
  yield JSON.stringify(await store.counts(), null, 2)
}

async function* backup(store: Store, [file]: string[]): Lines {
  if (!file) throw new CommandError('Name the file to write')
  if (!store.backup) throw new CommandError('Use pg_dump for a PostgreSQL database')
  await makeFile(file)
  await store.backup(file)
  yield `Copied to ${file}`
}

/** A new file that only its owner may read: a copy over another file, or over the database itself, would be no backup. */
async function makeFile(file: string, content: string | Uint8Array = ''): Promise<void> {
  await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch(({ code }: NodeJS.ErrnoException) => {
    const reason = code === 'EEXIST' ? 'there is such a file already. Name a new one.' : `${code}`
    throw new CommandError(`Cannot write ${file}: ${reason}`)
  })
}

const notFound = (id: string, command = 'npm run leads'): never => {
  throw new CommandError(`Cannot find a lead with the id "${id}". "${command}" lists them.`)
}

/** Those that can be answered. */
const open = 'npm run leads -- list --state inbox --kind request'

/** Runs one command. Throws {@link CommandError} for the owner to read. */
export function runCommand(store: Store, command: string, rest: string[], options: Options): Lines {
  if (command === 'list') return list(store, options)
  if (command === 'export') return list(store, { ...options, format: 'csv' })
  if (command === 'show') return show(store, rest, options)
  if (command === 'photos') return photos(store, rest)
  if (command === 'release') return release(store, rest)
  if (command === 'spam') return each(rest, store.markSpam, 'marked as spam')
  if (command === 'answered') return each(rest, store.markAnswered, 'is answered', open)
  if (command === 'done') return each(rest, store.markDone, 'is done', open)
  if (command === 'reopen') return each(rest, store.reopen, 'is open again', open)
  if (command === 'note') return note(store, rest)
  if (command === 'resend') return options.dead ? resendDead(store) : each(rest, store.resend, 'will be sent again')
  if (command === 'webhooks' && rest[0] === 'resend')
    return each(rest.slice(1), store.webhooks.resend, 'will be sent again', 'npm run leads -- webhooks')
  if (command === 'webhooks') return list(store.webhooks, options, deliveryAsLine)
  if (command === 'erase') return erase(store, options, rest)
  if (command === 'newsletter') return newsletter(store, options)
  if (command === 'sources') return sources(store, options)
  if (command === 'vitals') return vitals(store, options)
  if (command === 'counts') return counts(store)
  if (command === 'backup') return backup(store, rest)
  throw new CommandError(`Cannot find the command "${command}". "npm run leads -- --help" lists them.`)
}
