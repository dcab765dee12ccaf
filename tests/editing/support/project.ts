import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copied = [
  'desk',
  'docs',
  'renderer',
  'schemas',
  'scripts',
  'sections',
  'server',
  'studio',
  'styles',
  'tests',
  'tools',
]
const files = ['package.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts']
const bin = resolve('node_modules/.bin')

/** Copies the project's code, so that a test may change it as a guide says, and returns its folder. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  await Promise.all([...copied, ...files].map((name) => cp(name, join(folder, name), { recursive: true })))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs a command in a copy of the project. */
export function runIn(folder: string, command: string, ...options: string[]) {
  const env = { ...process.env, NODE_ENV: '', PATH: `${bin}:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: folder, env, encoding: 'utf8' })
  return { code: status, out: `${stdout}${stderr}` }
}
