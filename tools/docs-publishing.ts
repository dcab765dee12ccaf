/**
 * Runs every command of docs/publishing.md as it stands. It needs root on Linux, because the commands set up a server;
 * they see /etc, /srv, /var and /run through copies that vanish at the end. systemd is stood in for by a script that
 * starts what the unit says, as a user without rights.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../scripts/support/arguments.ts'
import { startSmtp } from '../tests/server/support/smtp.ts'
import { STAGE } from './pack/prepare.ts'
import { commandsOf, insideScript, systemctl } from './publishing/script.ts'

readOptions('', {})
const packages = ['git', 'nginx-light', 'rsync', 'curl']

function reasonAgainst(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux'
  const install = ['-qq', 'install', '--yes', ...packages]
  if (spawnSync('apt-get', install, { stdio: 'ignore' }).status !== 0) {
    spawnSync('apt-get', ['-qq', 'update'])
    if (spawnSync('apt-get', install).status !== 0) return `apt-get could not install ${packages.join(', ')}`
  }
  return spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0 ? undefined : 'cannot use unshare'
}

/** A repository with the folder of a site: this project's own, and the program from a packed file. */
async function makeRepository(folder: string): Promise<string> {
  const site = join(folder, 'work')
  const told = execFileSync(process.execPath, ['tools/main.ts', 'pack', '--out', folder], { encoding: 'utf8' })
  const packed = told.trim().split('\n').at(-1)
  const program = join(STAGE, 'node/pages-from-yaml.js')
  const owner = ['--name', 'A', '--town', 'B', '--phone', '502-555-0142', '--email', 'a@example.com']
  execFileSync(process.execPath, [program, 'new', 'site', site, ...owner])
  for (const part of ['pages.yaml', 'images', 'public'])
    await cp(part, join(site, part), { recursive: true, force: true })
  const manifest = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'))
  // The machine's own Node may be older.
  const dependencies = { 'pages-from-yaml': `file:${packed}`, node: '24' }
  await writeFile(join(site, 'package.json'), JSON.stringify({ ...manifest, dependencies }, null, 2))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: site })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  const repository = join(folder, 'site.git')
  git('clone', '--quiet', '--bare', site, repository)
  return repository
}

async function prepare(folder: string, smtp: string) {
  const repository = await makeRepository(folder)
  const commands = commandsOf(await readFile('docs/publishing.md', 'utf8'))
  await writeFile(join(folder, 'systemctl'), systemctl, { mode: 0o755 })
  await writeFile(join(folder, 'commands.sh'), insideScript(folder, commands))
  const kept = ['HOME', 'PATH', 'LANG', 'npm_config_registry', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY']
  const own = Object.fromEntries(kept.map((name) => [name, process.env[name]]))
  return {
    ...own,
    PATH: `${folder}:${withoutModules(process.env.PATH ?? '')}`,
    REPOSITORY: repository,
    FORMS_HOST: 'forms.example.com',
    STATIC_HOST: join(folder, 'static'),
    SMTP_URL: smtp,
    LEADS_TO: 'owner@example.com',
    LEADS_FROM: 'site@example.com',
    npm_config_loglevel: 'error',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  }
}

/** The owner has no packages of this clone in the path. */
const withoutModules = (path: string) =>
  path
    .split(':')
    .filter((part) => !part.includes('node_modules') && !part.includes('node-gyp-bin'))
    .join(':')

async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'publishing-'))
  const smtp = await startSmtp()
  const env = await prepare(folder, smtp.url)
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const child = spawn('unshare', [...namespaces, 'bash', join(folder, 'commands.sh')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  await smtp.stop()
  const pages = spawnSync('test', ['-f', join(folder, 'static/index.html')]).status === 0
  const mails = smtp.received.filter(({ raw }) => raw.includes('Is this on')).length
  console.log(`\ncommands left with ${code}, pages on the static host: ${pages}, mails of the test lead: ${mails}`)
  return code === 0 && pages && mails === 1
}

const reason = reasonAgainst()
if (reason) console.log(`docs/publishing.md was not tried: ${reason}`)
else if (!(await run())) process.exitCode = 1
