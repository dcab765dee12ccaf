/**
 * Writes new names in place of old ones that a newer version still understands: `npm run migrate -- [--pages FILE] [--dry-run]`.
 * Comments and layout stay. Leaves with 0 when done or nothing is to do, 1 when refused, 2 when called wrongly.
 */
import { readText, runCommand, saveEdits, UsageError } from '../studio/edit/command.ts'
import { formatDiff } from '../studio/edit/diff.ts'
import { migrate } from '../studio/edit/migrate.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const usage = 'Usage: npm run migrate -- [--pages FILE] [--dry-run]'

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: { ...pagesOption, 'dry-run': { type: 'boolean', default: false } },
  })
  if (positionals.length > 1) throw new UsageError('Only one file can be migrated at a time.')
  return { file: positionals[0] ?? values.pages, isDry: values['dry-run'] }
}

await runCommand(usage, async () => {
  const { file, isDry } = readArguments()
  const source = await readText(file)
  const { edits, changes } = migrate(source)
  if (edits.length === 0) return console.log(`${file} uses the present names throughout.`)
  if (isDry) console.log(formatDiff(file, source, edits))
  else await saveEdits(file, source, edits)
  for (const { line, from, to } of changes) console.log(`${file}:${line}  ${from} → ${to}`)
  console.log(`${isDry ? 'Would rename' : 'Renamed'} ${changes.length} name${changes.length > 1 ? 's' : ''}.`)
})
