import { hash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import { inTurn } from '../../renderer/common/in-turn.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { cacheFolder } from '../../renderer/folders.ts'
import type { DraftText, Unsaved } from './draft.ts'

const folder = cacheFolder('drafts')
const placeOf = (file: string) => join(folder, `${hash('sha1', resolve(file))}.json`)

/** Each site whose changes were never saved leaves one. */
const mostKept = 50
/** Whoever types is not waited for; a studio that ends without a word loses no more than this. */
const QUIET_MS = 300

/** What was not saved when the studio of a file ended. */
export async function unsavedOf(file: string): Promise<Unsaved | undefined> {
  try {
    return JSON.parse(await readFile(placeOf(file), 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps what is not saved for the next time, until the function that comes back is called, which does so once more. */
export function keepUnsaved(file: string, draft: Pick<DraftText, 'unsaved' | 'onChange'>): () => Promise<void> {
  const place = placeOf(file)
  let timer: NodeJS.Timeout | undefined
  const keep = inTurn(async () => {
    const unsaved = draft.unsaved()
    if (!unsaved) return rm(place, { force: true })
    await writeWhole(place, JSON.stringify(unsaved), { isLasting: true })
    dropOldest(folder, mostKept)
  })
  const stop = draft.onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, QUIET_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
    return keep()
  }
}
