/**
 * Writes new names in place of old ones that a newer version still understands. Comments and layout stay. Leaves with 0
 * when done or nothing is to do, 1 when refused.
 */
import { readText, saveEdits } from '../studio/edit/command.ts'
import { migrate } from '../studio/edit/migrate.ts'
import { flag, pagesOption, readOptions } from './support/arguments.ts'

const { positionals, values } = readOptions('[--pages FILE] [--dry-run]', { ...pagesOption, 'dry-run': flag }, 1)
const [file = values.pages] = positionals

const isDry = values['dry-run']
const source = await readText(file)
const { edits, changes } = migrate(source)
if (edits.length > 0) await saveEdits(file, source, edits, isDry)
for (const { line, from, to } of changes) console.log(`${file}:${line}  ${from} → ${to}`)
if (edits.length === 0) console.log(`${file} uses the present names throughout.`)
else console.log(`${isDry ? 'Would rename' : 'Renamed'} ${changes.length} name${changes.length > 1 ? 's' : ''}.`)
