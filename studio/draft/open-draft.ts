import { basename } from 'node:path'
import { inTurn } from '../../renderer/common/in-turn.ts'
import { oneByOne } from '../../renderer/common/one-by-one.ts'
import { type SiteFolder, siteFolder } from '../../renderer/common/site-folder.ts'
import { today } from '../../renderer/common/today.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { followFile } from '../../renderer/preview/follow.ts'
import { Refusal } from '../edit/refusal.ts'
import { type DraftText, draftOf } from './draft.ts'
import { keepUnsaved, unsavedOf } from './kept.ts'
import type { Conflict } from './merge.ts'
import { assertReadable, readPages, writePages } from './pages-file.ts'

/** What came of saving. */
export interface Saved {
  /** false where the file had the text already. */
  written: boolean
  /** One's own words that did not get into the file, since somebody else had changed the same place. */
  conflicts: Conflict[]
}

/** A file with changes that are in memory until they are saved. Whatever others do to the file is merged as they do it. */
export interface Draft extends DraftText {
  file: string
  folder: SiteFolder
  /** What `check` throws of the text that would be written keeps it from being written. */
  save(check?: (text: string) => Promise<void>): Promise<Saved>
  /** Writes a text that somebody else made: what is not saved is made again on it, as if they had written it. */
  takeOver(theirs: string): Promise<Conflict[]>
  /** Without saving. What is not saved is there again the next time where the draft is kept. */
  close(): Promise<void>
}

/** `isKept` has what is not saved survive the process. */
export async function openDraft(file: string, { isKept = false } = {}): Promise<Draft> {
  const folder = siteFolder(file)
  const [text, surroundings] = await Promise.all([readPages(file), listSurroundings(folder)])
  const starter = (type: string, kind: string) => starterOf(type, kind).text
  const draft = draftOf(basename(file), text, () => ({ ...surroundings, today: today(), starterOf: starter }))

  /** Returns what is on the disk. Operations cannot be made again on a text that others broke: it has to be mended. */
  const mergeFromDisk = async () => {
    const theirs = await readPages(file)
    if (draft.unsaved() && theirs !== draft.saved()) assertReadable(file, theirs, draft.source())
    // A file that is empty for a moment is being written.
    if (theirs !== writing && (theirs !== '' || draft.saved() === '')) draft.merge(theirs)
    return theirs
  }
  const follow = inTurn(async () => {
    try {
      await mergeFromDisk()
    } catch (error) {
      // It is gone or being written; the next change, or saving, says more.
      if (!(error instanceof Refusal)) throw error
    }
  })
  let writing: string | undefined
  const write = async (text: string, done: () => void) => {
    writing = text
    try {
      await writePages(file, text)
      done()
    } finally {
      writing = undefined
    }
  }
  const save = async (check?: (text: string) => Promise<void>) => {
    const onDisk = await mergeFromDisk()
    const { text, done } = draft.beginSave()
    await check?.(text)
    const written = onDisk !== text
    if (written) await write(text, done)
    return { written, conflicts: draft.conflicts() }
  }
  const takeOver = async (theirs: string) => {
    assertReadable(file, theirs, '')
    await mergeFromDisk()
    await write(theirs, () => draft.merge(theirs))
    return draft.conflicts()
  }
  const inOrder = oneByOne()
  const unsaved = isKept ? await unsavedOf(file) : undefined
  if (unsaved) draft.restore(unsaved)
  const stopKeeping = isKept ? keepUnsaved(file, draft) : undefined
  const watcher = followFile(file, follow)
  return {
    ...draft,
    file,
    folder,
    save: (check) => inOrder(() => save(check)),
    takeOver: (theirs) => inOrder(() => takeOver(theirs)),
    async close() {
      watcher.close()
      await stopKeeping?.()
    },
  }
}
