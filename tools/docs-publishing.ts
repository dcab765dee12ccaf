/**
 * Runs every command of docs/publishing.md as it stands. It needs root on Linux, because the commands set up a server;
 * they see /etc, /srv, /var and /run through copies that vanish at the end. systemd is stood in for by a script that
 * starts what the unit says, as a user without rights.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../scripts/support/arguments.ts'
import { startSmtp } from '../tests/server/support/smtp.ts'
import { makeRepository, ownerEnv, reasonAgainst, runInside } from './publishing/machine.ts'
import { commandsOf, systemctl } from './publishing/script.ts'

readOptions('', {})

async function prepare(folder: string, smtp: string) {
  const repository = await makeRepository(folder)
  await writeFile(join(folder, 'systemctl'), systemctl, { mode: 0o755 })
  return {
    ...ownerEnv(folder),
    REPOSITORY: repository,
    FORMS_HOST: 'forms.example.com',
    STATIC_HOST: join(folder, 'static'),
    SMTP_URL: smtp,
    LEADS_TO: 'owner@example.com',
    LEADS_FROM: 'site@example.com',
  }
}

async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'publishing-'))
  const smtp = await startSmtp()
  const env = await prepare(folder, smtp.url)
  const code = await runInside(folder, commandsOf(await readFile('docs/publishing.md', 'utf8')), env)
  await smtp.stop()
  const pages = spawnSync('test', ['-f', join(folder, 'static/index.html')]).status === 0
  const mails = smtp.received.filter(({ raw }) => raw.includes('Is this on')).length
  console.log(`\ncommands left with ${code}, pages on the static host: ${pages}, mails of the test lead: ${mails}`)
  return code === 0 && pages && mails === 1
}

const reason = reasonAgainst(['git', 'nginx-light', 'rsync', 'curl'])
if (reason) console.log(`docs/publishing.md was not tried: ${reason}`)
else if (!(await run())) process.exitCode = 1
