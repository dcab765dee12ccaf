import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

interface Writing {
  /** It is there after a power cut too. What can be made again need not wait for the disk. */
  isLasting?: boolean
}

/**
 * Writes a file so that nobody ever reads half of it, however many write it at once: each first writes a file of its own
 * beside it. A link goes on leading to the file, which keeps its owner and its mode. write-file-atomic does not do for
 * this: it takes what a full disk still had room for as the whole.
 */
export async function writeWhole(file: string, text: string | Uint8Array, { isLasting = false }: Writing = {}) {
  const target = await realpath(file).catch(() => file)
  const folder = dirname(target)
  await mkdir(folder, { recursive: true })
  const unfinished = `${target}.${process.pid}-${randomUUID()}`
  try {
    const handle = await open(unfinished, 'wx')
    try {
      // Before there is anything to read in it.
      await becomeLike(handle, target)
      await handle.writeFile(text)
      if (isLasting) await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  if (isLasting) await syncFolder(folder)
}

async function becomeLike(handle: FileHandle, target: string): Promise<void> {
  const before = await stat(target).catch(() => undefined)
  if (!before) return
  const { uid, gid } = await handle.stat()
  // Only an administrator may give files to others; for whoever else saves it, it becomes their own.
  if (uid !== before.uid || gid !== before.gid) await handle.chown(before.uid, before.gid).catch(() => {})
  await handle.chmod(before.mode & 0o777)
}

/** The name is on the disk when the folder is. Some systems cannot open one, and keep names themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
