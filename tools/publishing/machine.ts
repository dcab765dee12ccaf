/** What plays a fresh machine of an owner: a repository with a site, and an environment without anything of this clone. */
import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packInto, STAGE } from '../pack/prepare.ts'
import { insideScript } from './script.ts'

/** Why a fresh machine cannot be played here; the Debian packages are installed. */
export function reasonAgainst(packages: string[]): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux'
  const install = ['-qq', 'install', '--yes', ...packages]
  if (spawnSync('apt-get', install, { stdio: 'ignore' }).status !== 0) {
    spawnSync('apt-get', ['-qq', 'update'])
    if (spawnSync('apt-get', install).status !== 0) return `apt-get could not install ${packages.join(', ')}`
  }
  return spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0 ? undefined : 'cannot use unshare'
}

/** A repository with the folder of a site: this project's own, and the program from a packed file. */
export async function makeRepository(folder: string): Promise<string> {
  const site = join(folder, 'work')
  const packed = await packInto(folder)
  const owner = ['--name', 'A', '--town', 'B', '--phone', '502-555-0142', '--email', 'a@example.com']
  execFileSync(process.execPath, [join(STAGE, 'node/pages-from-yaml.js'), 'new', 'site', site, ...owner])
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

/** The owner has no packages of this clone in the path. */
const withoutModules = (path: string) =>
  path
    .split(':')
    .filter((part) => !part.includes('node_modules') && !part.includes('node-gyp-bin'))
    .join(':')

/** `folder` has what stands in for programs of the machine. */
export function ownerEnv(folder: string): Record<string, string | undefined> {
  const kept = ['HOME', 'PATH', 'LANG', 'npm_config_registry', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY']
  return {
    ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    PATH: `${folder}:${withoutModules(process.env.PATH ?? '')}`,
    npm_config_loglevel: 'error',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  }
}

/** Runs commands in a namespace of their own, which sees copies of the system's folders. Returns with what they left. */
export async function runInside(folder: string, commands: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  const script = join(folder, 'commands.sh')
  await writeFile(script, insideScript(folder, commands))
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const options = { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] } satisfies SpawnOptions
  const [code] = await once(spawn('unshare', [...namespaces, 'bash', script], options), 'exit')
  return code
}
