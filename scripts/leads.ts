/** What came in through the forms, and what to do with it. */
import { once } from 'node:events'
import { clockOf } from '../server/clock.ts'
import { readToken } from '../server/health/token.ts'
import { CommandError } from '../server/owner/command-error.ts'
import { help, runCommand } from '../server/owner/commands.ts'
import type { Format } from '../server/owner/options.ts'
import { readSettings, type Settings, SettingsError } from '../server/settings.ts'
import { readSiteFile } from '../server/site.ts'
import { openStore } from '../server/store/open.ts'
import type { LeadKind, LeadState, MailState } from '../server/store/types.ts'
import { flag, readOptions, text } from './support/arguments.ts'

const choice = <Value extends string>(name: string, value: string | undefined, choices: Value[]): Value | undefined => {
  if (value === undefined || choices.includes(value as Value)) return value as Value | undefined
  throw new CommandError(`Cannot use "${value}" for --${name}. Choices: ${choices.join(', ')}`)
}

const filters = { state: text, mail: text, kind: text, since: text, until: text, email: text, phone: text }
const { values, positionals } = readOptions(help, { format: text, ...filters, days: text, dead: flag }, Infinity)

async function main() {
  const [command = 'list', ...rest] = positionals
  const usual = command === 'newsletter' ? 'csv' : 'table'
  const format = choice<Format>('format', values.format, ['table', 'json', 'csv']) ?? usual
  const state = choice<LeadState>('state', values.state, ['inbox', 'held', 'spam', 'canary'])
  const mail = choice<MailState>('mail', values.mail, ['waiting', 'pending', 'sent', 'dead'])
  const kind = choice<LeadKind>('kind', values.kind, ['request', 'newsletter'])
  const settings = readSettings(process.env)
  if (command === 'canary') return sendCanary(settings)
  const { store } = await openStore(settings, { isServer: false })
  try {
    const dataFolder = settings.DATABASE_URL ? undefined : settings.DATA_DIR
    const options = { ...values, format, state, mail, kind, ...(await ownPlace(settings)), dataFolder }
    for await (const line of runCommand(store, command, rest, options)) await print(line)
  } finally {
    await store.close()
  }
}

/** No faster than it is read: what a pipe does not take yet would wait in memory. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}

/** Leads can be read where the site is not built; then times are in UTC. */
async function ownPlace({ DIST_DIR }: Settings) {
  const built = await readSiteFile(DIST_DIR).catch(() => undefined)
  return { clock: clockOf(built?.site), country: built?.site.country, site: built?.site }
}

/** Asks the running server, as only it knows whether the whole path works. */
async function sendCanary(settings: Settings) {
  const { HOST, PORT } = settings
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/canary`
  const token = await readToken(settings)
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const response = await fetch(url, { method: 'POST', headers }).catch(() => {
    throw new CommandError(
      `Cannot reach the server on ${url}. Is it running, and are HOST and PORT those of the server?`,
    )
  })
  console.log(await response.text())
  if (!response.ok) process.exitCode = 1
}

// "npm run leads | head" and a pager that is left early want no more lines.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))
await main().catch((error) => {
  const isUsage = error instanceof CommandError || error instanceof SettingsError
  console.error(isUsage ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
})
