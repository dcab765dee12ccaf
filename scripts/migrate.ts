/**
 * Brings a file up to the version that runs: writes new names in place of old ones, and under "engine:" the version.
 * Comments and layout stay. Shows what would change, and asks. Leaves with 0 when done or nothing is to do, 1 when refused.
 */
import { createInterface } from 'node:readline/promises'
import { readText, saveEdits } from '../studio/edit/command.ts'
import { formatDiff } from '../studio/edit/diff.ts'
import { engineEdits, nameEdits } from '../studio/edit/migrate.ts'
import { flag, pagesOption, readOptions, UsageError } from './support/arguments.ts'

const usage = `[--pages FILE] [--yes | --dry-run]
Shows what a newer version wants to be written otherwise, and asks; --yes does not ask, --dry-run only shows.`
const { positionals, values } = readOptions(usage, { ...pagesOption, yes: flag, 'dry-run': flag }, 1)
const [file = values.pages] = positionals

async function isWanted(): Promise<boolean> {
  if (values['dry-run']) return false
  if (values.yes) return true
  if (!process.stdin.isTTY)
    throw new UsageError('Give --yes to have this written, or run this in a terminal, which asks.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Write this into ${file}? (y/n) `)
  terminal.close()
  return /^y/i.test(answer.trim())
}

const source = await readText(file)
const edits = [...engineEdits(source), ...nameEdits(source)]
if (edits.length === 0) console.log(`${file} is up to date.`)
else {
  console.log(formatDiff(file, source, edits))
  if (await isWanted()) {
    await saveEdits(file, source, edits, false)
    console.log(`${file} is up to date now. "npx pages-from-yaml undo" takes it back.`)
  } else console.log('Nothing was written.')
}
