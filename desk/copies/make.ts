/** Makes a copy of a site with its history and its leads, and reads it back. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { filesIn } from '../../renderer/common/files-in.ts'
import { message } from '../../renderer/messages/message.ts'
import { retry } from '../../server/retry.ts'
import type { Settings } from '../../server/settings.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { besides, type Manifest, pack, type Source, saveBody, siteFolderName, unpack } from './archive.ts'
import { proveHistory, saveHistory } from './history.ts'
import { proveLeads, saveLeads } from './leads.ts'
import { copiesIn, nameOf, outdated, type Record, recordOf } from './list.ts'
import { isCopied } from './paths.ts'
import type { Place } from './place.ts'
import { placeOf } from './place-of.ts'

/** A file that somebody is writing, and a network that is away, are tried again. */
const pauseMs = 2_000
const furtherTries = 2
const workName = 'copying-'
/** Longer than a copy takes at most: what is older was left behind by one that was killed. */
const leftAfterMs = 8 * 60 * 60_000

export interface Made {
  name: string
  record: Record
  /** Links in the folder of the site, which no copy holds. */
  links: string[]
  dropped: string[]
}

/** Copies the site of a file. Throws, and leaves all older copies, where it cannot be made or cannot be read back. */
export async function makeCopy(file: string, settings: Settings): Promise<Made> {
  const place = placeOf(settings)
  let made: Omit<Made, 'dropped'> | undefined
  const make = async () => {
    made = await inWorkFolder(settings.DATA_DIR, (work) => makeOnce(file, settings, place, work))
  }
  await retry(make, pauseMs, furtherTries)
  const old = outdated(await copiesIn(place), settings)
  for (const { name } of old) {
    await place.remove(recordOf(name))
    await place.remove(name)
  }
  return { ...(made as unknown as Omit<Made, 'dropped'>), dropped: old.map(({ name }) => name) }
}

async function makeOnce(file: string, settings: Settings, place: Place, work: string) {
  const key = settings.COPIES_KEY
  const { manifest, sources, links } = await collect(file, settings, work)
  const name = nameOf(manifest.madeAt, key !== undefined)
  let size = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      controller.enqueue(chunk)
    },
  })
  try {
    await place.write(name, (await pack(manifest, sources, key)).pipeThrough(counted))
    await prove(place, name, manifest, key, work)
  } catch (error) {
    await place.remove(name).catch(() => {})
    throw error
  }
  const record = { ...manifest, size }
  await place.write(recordOf(name), new Blob([JSON.stringify(record)]).stream())
  return { name, record, links }
}

async function inWorkFolder<Result>(parent: string, run: (work: string) => Promise<Result>): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (name.startsWith(workName) && (await stat(path)).mtimeMs < Date.now() - leftAfterMs)
      await rm(path, { recursive: true, force: true })
  }
  const work = await mkdtemp(join(parent, workName))
  return run(work).finally(() => rm(work, { recursive: true, force: true }))
}

/** All that goes into a copy, each file with its size. */
async function collect(file: string, settings: Settings, work: string) {
  const folder = dirname(resolve(file))
  const saved = await saveLeads(settings, work)
  const bundle = join(work, besides.history)
  const history = await saveHistory(folder, bundle)
  const { files, links } = filesIn(folder, leavesOut(folder, settings))
  const sources = [
    ...(saved ? [await sourceOf(besides[saved.database], saved.file)] : []),
    ...(history ? [await sourceOf(besides.history, bundle)] : []),
    ...(await Promise.all(files.map((path) => sourceOf(`${siteFolderName}${path}`, join(folder, path))))),
  ]
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    files: sources.length,
    bytes: sources.reduce((sum, { size }) => sum + size, 0),
    ...(saved && { database: saved.database, leads: saved.leads }),
    ...history,
  }
  return { manifest, sources, links }
}

/** The settings may have put other folders of the server into that of the site. */
function leavesOut(folder: string, { DATA_DIR, DIST_DIR, COPIES_TO = '' }: Settings) {
  const own = [DATA_DIR, DIST_DIR, `${DIST_DIR}.builds`, COPIES_TO].map((path) => relative(folder, resolve(path)))
  return (path: string) => own.includes(path) || !isCopied(path)
}

async function sourceOf(path: string, file: string): Promise<Source> {
  const { size, mode } = await stat(file)
  return { path, file, size, isProgram: (mode & 0o100) !== 0 }
}

/** Opens the copy where it lies as it would be opened on a new machine, and looks at what is in it. */
async function prove(place: Place, name: string, manifest: Manifest, key: string | undefined, work: string) {
  const proof = join(work, 'proof')
  await mkdir(proof)
  const found = await unpack(await place.read(name), key, async () => async ({ path }, body) => {
    if (path.startsWith(siteFolderName)) for await (const _ of body);
    else await saveBody(body, join(proof, path))
  })
  if (!isDeepStrictEqual(found, manifest))
    throw new Refusal(message('copy.unfit', { part: name }), message('copy.unfit-hint'))
  const { database } = manifest
  const history = join(proof, besides.history)
  if (database) await proveLeads({ database, file: join(proof, besides[database]) })
  if (existsSync(history)) await proveHistory(history, proof)
}
