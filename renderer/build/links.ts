import { once } from 'node:events'
import { copyFileSync, linkSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Stamp, scanTree } from './tree.ts'

/**
 * Fills a folder in a thread, and gives the files in it: what else is to do need not wait. One that is empty gets links to
 * the files of another, most of which it will need.
 */
export async function fillBeside(folder: string, other: string): Promise<Map<string, Stamp>> {
  const worker = new Worker(new URL('./links-worker.ts', import.meta.url), { workerData: [folder, other] })
  const [files] = await once(worker, 'message')
  return files
}

/** What the thread of {@link fillBeside} does. */
export function fill(folder: string, other: string): Map<string, Stamp> {
  const there = scanTree(folder)
  if (there.size > 0) return there
  const files = scanTree(other)
  for (const file of files.keys()) place(join(other, file), join(folder, file), linkOrCopy)
  return files
}

/** Puts a file in its place with a call that wants the folder to be there and, as a link does, no file. */
export function place(from: string, to: string, put: (from: string, to: string) => void): void {
  try {
    put(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
    if (code === 'ENOENT') mkdirSync(dirname(to), { recursive: true })
    else rmSync(to, { recursive: true })
    put(from, to)
  }
}

/** On a disk that knows no links, files are copied: the next build takes such copies for changed ones and makes them anew. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV'].includes(`${(error as NodeJS.ErrnoException).code}`)) throw error
    copyFileSync(from, to)
  }
}

/** Takes a file out of a folder, and the folders in it that are empty then. */
export function drop(file: string, folder: string): void {
  rmSync(join(folder, file), { force: true })
  for (let path = dirname(file); path !== '.'; path = dirname(path)) {
    try {
      rmdirSync(join(folder, path))
    } catch {
      return
    }
  }
}
