/** Takes back what the last command did to the file; once more, what the one before it did. Leaves with 1 when refused. */
import { rm } from 'node:fs/promises'
import { readText, saveText } from '../studio/edit/command.ts'
import { formatChanges } from '../studio/edit/diff.ts'
import { forgetEdit, lastEdit, textWithout } from '../studio/edit/last-edits.ts'
import { flag, pagesOption, readOptions } from './support/arguments.ts'

const usage = `[--pages FILE] [--dry-run]
Takes back what new, rename or migrate did to FILE (pages.yaml) last. What you changed elsewhere in it since then stays.`
const { pages: file, 'dry-run': isDry } = readOptions(usage, { ...pagesOption, 'dry-run': flag }).values

async function undo() {
  const edit = await lastEdit(file)
  const { command, before, after } = edit
  if (isDry) return console.log(formatChanges(file, after, before ?? ''))
  const now = await readText(file)
  const text = textWithout(edit, file, now)
  if (text === undefined) await rm(file)
  else await saveText(file, now, text)
  await forgetEdit(file)
  console.log(`Undone: ${command}`)
}

await undo()
