/** The studio as a process of its own, with a copy of the fixture site, so that a test may save. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diffLines } from 'diff'
import { siteFolder } from '../../../renderer/common/site-folder.ts'
import type { Overview } from '../../../studio/server/overview.ts'
import { fixtureFile } from '../../support/places.ts'

export { openStudio } from '../../../scripts/support/open-studio.ts'

export interface RunningStudio {
  /** With the token, as the command prints it. */
  url: string
  origin: string
  token: string
  file: string
  /** Puts everything back: the file as it was, or as `prepare` makes it, its pictures, and nothing done or undone. */
  beginAgain: (prepare?: (text: string) => string) => Promise<void>
  /** The lines that differ from those that the studio began with, each with its sign. */
  changedLines: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts the studio on the fixture site, or on what `prepare` makes of it. */
export async function runStudio(prepare = asItIs): Promise<RunningStudio> {
  let original = prepare(await readFile(fixtureFile, 'utf8'))
  const { folder, file } = await copyOfFixture(original)
  const { stop, ...studio } = await runStudioOn(file)
  return {
    ...studio,
    async beginAgain(prepare = asItIs) {
      original = prepare(await readFile(fixtureFile, 'utf8'))
      await removeNewPictures(file)
      await putBack(studio, original)
    },
    changedLines: async () => linesBetween(original, await readFile(file, 'utf8')),
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the studio on a site. */
export async function runStudioOn(file: string): Promise<Omit<RunningStudio, 'beginAgain' | 'changedLines'>> {
  const child = spawn(process.execPath, ['scripts/pages-from-yaml.mjs', 'studio', '--pages', file, '--port', '0'], {
    env: { ...process.env, NODE_ENV: undefined },
  })
  const url = await addressOf(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const { origin, hash } = new URL(url)
  return {
    ...{ url, origin, token: hash.slice(1), file },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const asItIs = (text: string) => text

/** The fixture site with another text, in a folder of its own. */
export async function copyOfFixture(text: string): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-test-'))
  const file = join(folder, 'pages.yaml')
  await writeFile(file, text)
  const { images, publicFiles } = siteFolder(fixtureFile)
  for (const part of [images, publicFiles]) await cp(part, join(folder, basename(part)), { recursive: true })
  return { folder, file }
}

/** What the page of the test before has sent last may arrive meanwhile, some of it late on purpose: then once more. */
async function putBack(studio: Addressed, text: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if (await isAtBeginning(studio, text)) return
    await takeOver(studio, text)
    if (tries > 1) await sleep(200)
  }
  if (await isAtBeginning(studio, text)) return
  const { unsaved, canUndo, canRedo, conflicts } = await ask(studio, 'overview')
  const found = JSON.stringify({ unsaved, canUndo, canRedo, conflicts })
  const lines = linesBetween(text, await readFile(studio.file, 'utf8'))
  throw new Error(`The studio could not be brought back to its beginning: ${found}, ${JSON.stringify(lines)}`)
}

/** Has the studio take over a text with nothing in it to undo, as it does when another program saves one. */
async function takeOver(studio: Addressed, text: string): Promise<void> {
  const { file } = studio
  // What is saved gives way to what another program writes, without a conflict.
  await ask(studio, 'save', {})
  const texts = (await readFile(file, 'utf8')) === text ? [`${text}\n`, text] : [text]
  for (const each of texts) {
    await writeFile(file, each)
    // The file is read again before it is saved.
    await ask(studio, 'save', {})
  }
  for (const { path } of (await ask(studio, 'overview')).conflicts) await ask(studio, 'settle', { path })
}

async function isAtBeginning(studio: Addressed, text: string): Promise<boolean> {
  const { unsaved, canUndo, canRedo, conflicts } = await ask(studio, 'overview')
  const isClean = unsaved === 0 && !canUndo && !canRedo && conflicts.length === 0
  return isClean && (await readFile(studio.file, 'utf8')) === text
}

async function removeNewPictures(file: string): Promise<void> {
  const { images } = siteFolder(file)
  const own = new Set(await readdir(siteFolder(fixtureFile).images))
  for (const name of await readdir(images)) if (!own.has(name)) await rm(join(images, name), { recursive: true })
}

type Addressed = Pick<RunningStudio, 'origin' | 'token' | 'file'>

/** Asks the studio as its page does, or sends it something. */
async function ask({ origin, token }: Addressed, name: string, body?: object): Promise<Overview> {
  const response = await fetch(`${origin}/_studio/api/${name}`, {
    headers: { 'x-studio-token': token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
  return (await response.json()) as Overview
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
