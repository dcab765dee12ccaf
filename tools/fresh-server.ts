/**
 * Plays deploy/fresh-server.sh on a machine that vanishes at the end: from a repository, once more to see that nothing
 * changes, and on a second machine from a copy of the first. It needs root on Linux. What it sees of /etc, /srv, /var and
 * /run are copies; systemd is stood in for by a script that starts what the units say, Caddy serves without TLS.
 */
import { chmod, cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../scripts/support/arguments.ts'
import { freePort } from '../tests/server/support/postgres.ts'
import { startSmtp } from '../tests/server/support/smtp.ts'
import { makeRepository, ownerEnv, reasonAgainst, runInside } from './publishing/machine.ts'
import { deskSystemctl } from './publishing/script.ts'

readOptions('', {})

const name = 'desk.example.com'
const fresh = (script: string, more = '') => `${more} bash ${script} ${name} owner@example.com </dev/null`
const page = `curl --silent --show-error --fail --header "Host: ${name}" http://127.0.0.1:$CADDY_PORT`
const state =
  'md5sum /etc/site.env /etc/caddy/Caddyfile /etc/systemd/system/site.service /etc/systemd/system/site.service.d/desk.conf'

/** What an owner does, and what has to be so afterwards. */
const commands = (folder: string) => [
  `git config --system --add safe.directory '*'\n${fresh(`${folder}/deploy/fresh-server.sh`, 'REPOSITORY=$REPOSITORY_HERE')}\n`,
  `${page}/ | grep '<title>' >/dev/null\n${page}/_desk/sign-in | grep '<title>' >/dev/null\n`,
  `${page}/submit-form.php --output /dev/null --data "form=contact&name=Test&email=test@example.com&message=Is+this+on"\nsite leads | grep '^1 lead' >/dev/null\n`,
  `stat --format '%a %U:%G' /etc/site.env | grep -x '640 root:site' >/dev/null\n! grep -r "$SMTP_URL" /etc/systemd /etc/caddy /usr/local/bin/site\n`,
  `${state} >before\nsite desk people >>before\n${fresh(`${folder}/deploy/fresh-server.sh`)}\n${state} >after\nsite desk people >>after\ndiff before after\n`,
  `site desk copy\nsite desk copies | grep 'good, the latest' >/dev/null\n`,
  // The second machine has a builder, and nothing else.
  `systemctl stop site\nmv /srv/site /srv/builder\ncp "$(ls /var/backups/site/copy-*.age | tail -1)" copy.age.part\nmv copy.age.part ${folder}/copy.tar.gz.age\nexport COPIES_KEY=$(sed -n 's/^COPIES_KEY=//p' /etc/site.env)\nrm -r /var/lib/site /var/backups/site /etc/site.env /etc/systemd/system/site.service* /etc/caddy/Caddyfile\n`,
  `${fresh('/srv/builder/node_modules/pages-from-yaml/deploy/fresh-server.sh', `COPY=${folder}/copy.tar.gz.age`)}\n`,
  `${page}/ | grep '<title>' >/dev/null\nsite leads | grep '^1 lead' >/dev/null\ngit -C /srv/site -c safe.directory=/srv/site log --oneline | grep -q Begin\n`,
]

async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-server-'))
  await chmod(folder, 0o755)
  const smtp = await startSmtp()
  const repository = await makeRepository(folder)
  await cp('deploy', join(folder, 'deploy'), { recursive: true })
  // Packages are there: they would go into the real /usr.
  await writeFile(join(folder, 'apt-get'), '#!/bin/sh\n', { mode: 0o755 })
  await writeFile(join(folder, 'systemctl'), deskSystemctl, { mode: 0o755 })
  const env = {
    ...ownerEnv(folder),
    REPOSITORY_HERE: repository,
    SMTP_URL: smtp.url,
    LEADS_FROM: 'site@example.com',
    PORT: `${await freePort()}`,
    CADDY_PORT: `${await freePort()}`,
  }
  const code = await runInside(folder, commands(folder), env)
  await smtp.stop()
  const invitations = smtp.received.filter(({ to }) => to.includes('owner@example.com')).length
  console.log(`\ncommands left with ${code}, mails to the owner: ${invitations}`)
  return code === 0 && invitations >= 1
}

const reason = reasonAgainst(['git', 'caddy', 'curl'])
if (reason) console.log(`deploy/fresh-server.sh was not tried: ${reason}`)
else if (!(await run())) process.exitCode = 1
