/** Who belongs to the owner's desk, and what was done there. */
import { pino } from 'pino'
import { help, runCommand } from '../desk/commands.ts'
import { deskOf } from '../desk/desk.ts'
import { clockOf } from '../server/clock.ts'
import { createSmtpTransport } from '../server/mail/transport.ts'
import { CommandError } from '../server/owner/command-error.ts'
import { readSettings, SettingsError } from '../server/settings.ts'
import { readSiteFile } from '../server/site.ts'
import { openStore } from '../server/store/open.ts'
import { flag, readOptions, text } from './support/arguments.ts'

const { values, positionals } = readOptions(help, { role: text, name: text, print: flag, last: text }, 2)

async function main() {
  const settings = readSettings(process.env)
  const site = await readSiteFile(settings.DIST_DIR)
  const { store, database } = await openStore(settings, { isServer: false })
  const { SMTP_URL: url } = settings
  const allowsPlainText = settings.SMTP_WITHOUT_TLS === 'allowed'
  const mail = url ? createSmtpTransport({ url, retryMs: 0, allowsPlainText }) : undefined
  try {
    const log = pino({ level: 'silent' })
    const desk = deskOf({ settings, store, database, log, siteFile: () => site, mail })
    for await (const line of runCommand(desk, positionals, { ...values, clock: clockOf(site.site) })) console.log(line)
  } finally {
    mail?.close()
    await store.close()
  }
}

await main().catch((error) => {
  const isUsage = error instanceof CommandError || error instanceof SettingsError
  console.error(isUsage ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
})
