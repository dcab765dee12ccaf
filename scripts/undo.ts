/**
 * Takes back what the last command did to the file: `npm run undo -- [--pages FILE] [--dry-run]`; once more, what the
 * one before it did. Leaves with 0 when done, 1 when refused, 2 when called wrongly.
 */
import { rm } from 'node:fs/promises'
import { readText, runCommand, saveText, UsageError } from '../studio/edit/command.ts'
import { formatChanges } from '../studio/edit/diff.ts'
import { forgetEdit, lastEdit, textWithout } from '../studio/edit/last-edits.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const usage = `Usage: npm run undo -- [--pages FILE] [--dry-run]
Takes back what new, rename or migrate did to FILE (pages.yaml) last. What you changed elsewhere in it since then stays.`

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: { ...pagesOption, 'dry-run': { type: 'boolean', default: false } },
  })
  if (positionals.length > 0) throw new UsageError('It is always the last command that is undone.')
  return { file: values.pages, isDry: values['dry-run'] }
}

await runCommand(usage, async () => {
  const { file, isDry } = readArguments()
  const edit = await lastEdit(file)
  const { command, before, after } = edit
  if (isDry) return console.log(formatChanges(file, after, before ?? ''))
  const now = await readText(file)
  const text = textWithout(edit, file, now)
  if (text === undefined) await rm(file)
  else await saveText(file, now, text)
  await forgetEdit(file)
  console.log(`Undone: ${command}`)
})
