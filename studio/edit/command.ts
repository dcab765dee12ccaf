import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ownSite, siteFolder } from '../../renderer/common/site-folder.ts'
import { today } from '../../renderer/common/today.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { message } from '../../renderer/messages/message.ts'
import { checkPages, formatProblem, type Problem } from '../../renderer/pipeline/index.ts'
import { listSurroundings, tooLarge } from '../../renderer/pipeline/read.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { formatDiff } from './diff.ts'
import { writeEditorSchema } from './editor/editor-file.ts'
import { applyEdits, type Edit } from './edits.ts'
import { keepEdit } from './last-edits.ts'
import { Refusal } from './refusal.ts'

/** The text of a file; with `mayBeNew`, of one that there is not yet an empty one. */
export async function readText(file: string, mayBeNew = false): Promise<string> {
  try {
    const large = await tooLarge(file)
    if (large) throw new Refusal(large.message, large.hint)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (mayBeNew && Object(error).code === 'ENOENT') return ''
    const said = message('unreadable-file', { file, code: String(Object(error).code) })
    throw new Refusal(said, message('missing-file.pages-hint'))
  }
}

/** Whether it is the file of the project's own site, whose names editors offer. */
export const isOwnFile = (file: string) => resolve(file) === ownSite.file

/** What the check says of a text. */
export async function problemsOf(file: string, source: string): Promise<Problem[]> {
  return checkPages(source, { file, today: today(), ...(await listSurroundings(siteFolder(file))) }).problems
}

/**
 * Writes an edited file as `saveText` does, and remembers what was done, so that it can be undone; with `isDry` it only
 * prints what would change.
 */
export async function saveEdits(file: string, source: string, edits: readonly Edit[], isDry: boolean): Promise<void> {
  if (isDry) return console.log(formatDiff(file, source, edits))
  const text = applyEdits(source, edits)
  const isNew = !existsSync(file)
  await saveText(file, source, text)
  await keepEdit(file, { command: typedCommand(), ...(!isNew && { before: source }), after: text })
}

/**
 * Writes another text into a file, and brings what editors offer up to date with it. Throws, with nothing written, where
 * that would bring a mistake into the file that it did not have, and refuses where somebody wrote into it meanwhile.
 */
export async function saveText(file: string, source: string, text: string): Promise<void> {
  const errors = async (checked: string) =>
    (await problemsOf(file, checked)).filter(({ severity }) => severity === 'error')
  const [first, ...more] = await errors(text)
  if (first && more.length + 1 > (await errors(source)).length) {
    throw new Error(`The edit would break the file; nothing was written.\n${formatProblem(first, sourceText(text))}`)
  }
  if ((await readText(file, true)) !== source)
    throw new Refusal(message('command.changed-meanwhile', { file }), message('command.run-again'))
  await writeWhole(file, text, { isLasting: true })
  if (isOwnFile(file)) await writeEditorSchema(text)
}

/** Such as "npx pages-from-yaml rename /old /new". */
const typedCommand = () => ['npx pages-from-yaml', ...process.argv.slice(2)].join(' ')
