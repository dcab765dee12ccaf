/** The studio as a process of its own, with a copy of the fixture site, so that a test may save. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { diffLines } from 'diff'
import { siteFolder } from '../../../renderer/library/site-folder.ts'
import { fixtureFile } from '../../support/places.ts'

export { openStudio } from '../../../scripts/support/open-studio.ts'

export interface RunningStudio {
  /** With the token, as the command prints it. */
  url: string
  origin: string
  token: string
  file: string
  /** The lines that differ from those that the studio began with, each with its sign. */
  changedLines: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts the studio on the fixture site, or on what `prepare` makes of it. */
export async function runStudio(prepare = (text: string) => text): Promise<RunningStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-test-'))
  const original = prepare(await readFile(fixtureFile, 'utf8'))
  const file = join(folder, 'pages.yaml')
  await writeFile(file, original)
  const { images, publicFiles } = siteFolder(fixtureFile)
  for (const part of [images, publicFiles]) await cp(part, join(folder, basename(part)), { recursive: true })
  const child = spawn(process.execPath, ['scripts/studio.ts', '--pages', file, '--port', '0'], {
    env: { ...process.env, NODE_ENV: undefined },
  })
  const url = await addressOf(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    url,
    origin: new URL(url).origin,
    token: new URL(url).hash.slice(1),
    file,
    changedLines: async () => linesBetween(original, await readFile(file, 'utf8')),
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A picture of the site in which the studio works. */
export const pictureOf = ({ file }: RunningStudio, name: string) => join(siteFolder(file).images, name)

/** The lines that one text has and the other has not, each with its sign. */
export function linesBetween(before: string, after: string): string[] {
  const changed = diffLines(before, after).filter(({ added, removed }) => added || removed)
  return changed.flatMap(({ value, added }) =>
    value
      .trimEnd()
      .split('\n')
      .map((line) => (added ? '+' : '-') + line),
  )
}

/** The address that a command prints once it serves something. */
export function addressOf(child: ChildProcess, form = /http:\/\/\S+#\S+/): Promise<string> {
  let text = ''
  return new Promise((found, failed) => {
    const read = (chunk: Buffer) => {
      text += chunk
      const [address] = form.exec(text) ?? []
      if (address) found(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => failed(new Error(`The studio ended with ${code}:\n${text}`)))
  })
}
