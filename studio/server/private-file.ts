import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes what only its user may read. A file that somebody else made, or a link, is not written into. */
export async function writePrivate(place: string, text: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await rm(place, { force: true })
  await writeFile(place, text, { mode: 0o600, flag: 'wx' })
}
