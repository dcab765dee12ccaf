/** Brings a copy back on a machine where nothing of the site is there yet. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { message } from '../../renderer/messages/message.ts'
import type { Settings } from '../../server/settings.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { besides, bytesOfFile, type Manifest, saveBody, siteFolderName, unpack } from './archive.ts'
import { bringHistory } from './history.ts'
import { assertEmpty, bringLeads, proveLeads } from './leads.ts'
import { copiesIn, isEncrypted, lastGood } from './list.ts'
import { placeOf } from './place-of.ts'

export interface Wanted {
  /** A name as they are listed, "latest", or a file. */
  copy: string
  into: string
  settings: Settings
}

/** Room that a disk keeps beside what is brought back. */
const spareBytes = 64 * 2 ** 20

/** Everything is brought back or nothing. Nothing that is there is written over. */
export async function restoreCopy({ copy, into, settings }: Wanted): Promise<Manifest> {
  const folder = resolve(into)
  await assertFree(folder)
  const { bytes, name } = await bytesOf(copy, settings)
  const key = isEncrypted(name) ? settings.COPIES_KEY : undefined
  if (isEncrypted(name) && !key) throw new Refusal(message('copy.no-key'), message('copy.no-key-hint'))
  await mkdir(dirname(folder), { recursive: true })
  const coming = await mkdtemp(`${folder}.coming-`)
  const where = { ...settings, DATA_DIR: resolve(folder, settings.DATA_DIR) }
  const site = join(coming, siteFolderName)
  await mkdir(site)
  try {
    const manifest = await unpack(bytes, key, async ({ bytes: needed, database }) => {
      await assertRoom(coming, needed)
      if (database) await assertEmpty(database, where)
      return ({ path, isProgram }, body) =>
        saveBody(body, join(coming, path), path.startsWith(siteFolderName) ? isProgram : undefined)
    })
    const leads = manifest.database && { database: manifest.database, file: join(coming, besides[manifest.database]) }
    const history = join(coming, besides.history)
    if (leads) await proveLeads(leads)
    if (existsSync(history)) await bringHistory(history, site, manifest)
    await rmdir(folder).catch(() => {})
    await rename(site, folder)
    if (leads) await bringLeads(leads, where).catch((error) => takeAway(folder, error))
    return manifest
  } finally {
    await rm(coming, { recursive: true, force: true })
  }
}

/** It was made a moment ago, by this very command. */
async function takeAway(folder: string, error: unknown): Promise<never> {
  await rm(folder, { recursive: true, force: true })
  throw error
}

async function assertFree(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error) => (error.code === 'ENOENT' ? [] : ['?']))
  if (names.length > 0) throw new Refusal(message('copy.folder-there', { folder }), message('copy.folder-there-hint'))
}

/** What a copy says that it needs is more than it can ever get: see unpack(). */
async function assertRoom(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (needed + spareBytes > bavail * bsize)
    throw new Refusal(message('copy.no-room', { size: Math.ceil(needed / 1e6) }), message('copy.no-room-hint'))
}

async function bytesOf(copy: string, settings: Settings) {
  if (existsSync(copy)) return { name: copy, bytes: bytesOfFile(copy) }
  const place = placeOf(settings)
  const copies = await copiesIn(place)
  const found = copy === 'latest' ? lastGood(copies) : copies.find(({ name }) => name === copy)
  if (!found) throw new Refusal(message('copy.unknown', { name: copy }), message('copy.unknown-hint'))
  return { name: found.name, bytes: await place.read(found.name) }
}
