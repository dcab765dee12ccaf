/** A copy of the project in a folder of its own, so that a test may edit its files, and the preview running in it. */
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Project {
  path: (name: string) => string
  /** Replaces words in a file, which must have them. */
  edit: (name: string, from: string, to: string) => Promise<void>
  remove: () => Promise<void>
}

const parts = [
  'renderer',
  'studio',
  'sections',
  'styles',
  'schemas',
  'public',
  'images',
  'package.json',
  'tsconfig.json',
]

export async function copyProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-test-'))
  const path = (name: string) => join(folder, name)
  for (const part of parts) await cp(part, path(part), { recursive: true })
  for (const part of ['scripts/pages-from-yaml.mjs', 'scripts/commands.ts', 'scripts/dev.ts', 'scripts/support'])
    await cp(part, path(part), { recursive: true })
  await cp('renderer/gallery/examples/host.yaml', path('pages.yaml'))
  await symlink(resolve('node_modules'), path('node_modules'))
  return {
    path,
    remove: () => rm(folder, { recursive: true, force: true }),
    async edit(name, from, to) {
      const text = await readFile(path(name), 'utf8')
      if (!text.includes(from)) throw new Error(`${name} does not contain "${from}"`)
      await writeFile(
        path(name),
        text.replace(from, () => to),
      )
    },
  }
}

export interface RunningPreview {
  url: string
  /** What the terminal shows. */
  output: () => string
  stop: () => Promise<void>
}

/** Runs `npm run dev` in a project. */
export async function runPreview(project: Project, more: Record<string, string> = {}): Promise<RunningPreview> {
  const env = { ...process.env, PORT: '0', NODE_ENV: undefined, ...more }
  const child = spawn(process.execPath, ['scripts/pages-from-yaml.mjs', 'dev'], { cwd: project.path('.'), env })
  let text = ''
  const url = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      text += chunk
      const [, address] = /The preview is on (\S+)/.exec(text) ?? []
      if (address) found(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => failed(new Error(`The preview ended with ${code}:\n${text}`)))
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    url,
    output: () => text,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
