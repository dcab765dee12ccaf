import { hash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { applyPatch, structuredPatch } from 'diff'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { cacheFolder } from '../../renderer/folders.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from './refusal.ts'

/** What a command did to a file. */
export interface LastEdit {
  /** The command as it was typed. */
  command: string
  /** The text before it; absent where there was no file. */
  before?: string
  after: string
}

const folder = cacheFolder('edits')
const placeOf = (file: string) => join(folder, `${hash('sha1', resolve(file))}.json`)

/** Of one file, and of how many files. */
const mostEdits = 10
const mostFiles = 50

async function editsOf(file: string): Promise<LastEdit[]> {
  try {
    return JSON.parse(await readFile(placeOf(file), 'utf8'))
  } catch {
    return []
  }
}

async function keep(file: string, edits: readonly LastEdit[]): Promise<void> {
  await writeWhole(placeOf(file), JSON.stringify(edits.slice(-mostEdits)))
  dropOldest(folder, mostFiles)
}

/** Remembers what a command did, so that it can be undone. */
export async function keepEdit(file: string, edit: LastEdit): Promise<void> {
  await keep(file, [...(await editsOf(file)), edit])
}

export async function lastEdit(file: string): Promise<LastEdit> {
  const last = (await editsOf(file)).at(-1)
  if (last) return last
  throw new Refusal(message('undo.nothing', { file }), message('undo.nothing-hint'))
}

/**
 * The text without what a command did. What was changed elsewhere in the file since then stays; where it was changed in
 * the very lines of the edit, that is refused. Undefined for no file.
 */
export function textWithout({ command, before, after }: LastEdit, file: string, now: string): string | undefined {
  if (now === after) return before
  const patch = structuredPatch(file, file, after, before ?? '', undefined, undefined, { context: 3 })
  const text = applyPatch(now, patch, { fuzzFactor: 0, autoConvertLineEndings: false })
  if (text === false || before === undefined)
    throw new Refusal(
      message('undo.changed-since', { file: basename(file), command }),
      message('undo.changed-since-hint'),
    )
  return text
}

/** Forgets the last edit, once it is undone. */
export async function forgetEdit(file: string): Promise<void> {
  const edits = (await editsOf(file)).slice(0, -1)
  if (edits.length > 0) await keep(file, edits)
  else await rm(placeOf(file), { force: true })
}
