/** Who belongs to the owner's desk, and what was done there. */
import { pino } from 'pino'
import { help, runCommand } from '../desk/commands.ts'
import { copyCommand, copyHelp } from '../desk/copies/commands.ts'
import { deskOf } from '../desk/desk.ts'
import { clockOf } from '../server/clock.ts'
import { createSmtpTransport } from '../server/mail/transport.ts'
import { CommandError } from '../server/owner/command-error.ts'
import { readSettings, SettingsError } from '../server/settings.ts'
import { readSiteFile } from '../server/site.ts'
import { openStore } from '../server/store/open.ts'
import { Refusal } from '../studio/edit/refusal.ts'
import { flag, pagesOption, readOptions, text } from './support/arguments.ts'

const options = { role: text, name: text, print: flag, last: text, into: text, ...pagesOption }
const { values, positionals } = readOptions(`${help}\n${copyHelp}`, options, 2)

async function main() {
  const settings = readSettings(process.env)
  const [command = '', word] = positionals
  // Where there is no site yet, and no database, as on a new machine.
  const lines = copyCommand(command)?.(settings, word, values)
  if (lines) return print(lines)
  const site = await readSiteFile(settings.DIST_DIR)
  const { store, database } = await openStore(settings, { isServer: false })
  const { SMTP_URL: url } = settings
  const allowsPlainText = settings.SMTP_WITHOUT_TLS === 'allowed'
  const mail = url ? createSmtpTransport({ url, retryMs: 0, allowsPlainText }) : undefined
  try {
    const log = pino({ level: 'silent' })
    const desk = deskOf({ settings, database, log, siteFile: () => site, mail })
    await print(runCommand(desk, positionals, { ...values, clock: clockOf(site.site) }))
  } finally {
    mail?.close()
    await store.close()
  }
}

async function print(lines: AsyncGenerator<string>) {
  for await (const line of lines) console.log(line)
}

await main().catch((error) => {
  if (error instanceof Refusal) throw error
  const isUsage = error instanceof CommandError || error instanceof SettingsError
  console.error(isUsage ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
})
