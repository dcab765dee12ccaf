import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bytesOfFile } from './archive.ts'
import type { Place } from './place.ts'

const unfinished = '.unfinished'
/** Nothing is written for so long: what is older was left behind by somebody who was killed. */
const leftAfterMs = 24 * 60 * 60_000

/** A folder of this machine, or one that it has mounted. Who may read the leads may read their copies, and nobody else. */
export function folderPlace(folder: string): Place {
  return {
    async list() {
      const names = await readdir(folder).catch((error) => (error.code === 'ENOENT' ? [] : Promise.reject(error)))
      return names.filter((name: string) => !name.endsWith(unfinished))
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeLeft(folder)
      const file = join(folder, name)
      const part = `${file}.${process.pid}${unfinished}`
      try {
        // "flush": on the disk before it has its name.
        await pipeline(Readable.fromWeb(bytes as never), createWriteStream(part, { mode: 0o600, flush: true }))
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      const handle = await open(folder)
      await handle.sync().finally(() => handle.close())
    },
    read: async (name) => bytesOfFile(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const at = name.endsWith(unfinished) && (await stat(path).catch(() => undefined))?.mtimeMs
    if (at && at < Date.now() - leftAfterMs) await rm(path, { force: true })
  }
}
