import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that nobody ever reads half of it. write-file-atomic does not: it takes what a full disk still had
 * room for as the whole.
 */
export async function writeWhole(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  try {
    await writeFile(unfinished, text)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
