import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isDiskFull } from '../../renderer/common/disk-full.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { message } from '../../renderer/messages/message.ts'
import { notUtf8, tooLarge } from '../../renderer/pipeline/read.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { isOwnFile } from '../edit/command.ts'
import { writeEditorSchema } from '../edit/editor/editor-file.ts'
import { Refusal } from '../edit/refusal.ts'

/** The text of a file as it is on the disk. Refuses one that could not be written back byte for byte. */
export async function readPages(file: string): Promise<string> {
  let bytes = Buffer.alloc(0)
  try {
    const large = await tooLarge(file)
    if (large) throw new Refusal(large.message, large.hint)
    bytes = await readFile(file)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      const said = notUtf8(file, bytes)
      throw new Refusal(said.message, said.hint)
    }
    const said = message('unreadable-file', { file, code: code ?? String(error) })
    throw new Refusal(said, message('missing-file.pages-hint'))
  }
}

/**
 * Refuses a text that somebody else broke: changes cannot be made again on what cannot be read. Where one's own text has
 * a mistake too, each of its parts is merged as far as it goes.
 */
export function assertReadable(file: string, theirs: string, ours: string): void {
  const line = brokenLine(theirs)
  if (line === undefined || brokenLine(ours) !== undefined) return
  throw new Refusal(message('save.broken-outside', { file: basename(file), line }), message('save.broken-outside-hint'))
}

function brokenLine(text: string): number | undefined {
  const { mistakes, source } = parse(sourceText(text))
  const mistake = mistakes.find(({ doubt }) => !doubt)
  return mistake && source.lines.positionOf(mistake.start, mistake.start).line
}

/** Writes the file, and brings what editors offer up to date with it. */
export async function writePages(file: string, text: string): Promise<void> {
  await writeWhole(file, text, { isLasting: true }).catch((error) => {
    throw diskRefusal(error)
  })
  if (isOwnFile(file)) await writeEditorSchema(text)
}

/** What a disk has against a file, in words, where it is no fault of the program. What is not saved stays in the draft. */
export function diskRefusal(error: unknown): unknown {
  if (isDiskFull(error)) return new Refusal(message('save.disk-full'), message('save.disk-full-hint'))
  const { code } = Object(error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new Refusal(message('save.not-allowed'), message('save.not-allowed-hint'))
  return error
}
