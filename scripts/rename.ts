/**
 * Gives a page another address: `npm run rename -- /old /new [--dry-run] [--pages FILE]`. Every link to it is rewritten
 * and the old address redirects. Leaves with 0 when done, 1 when refused, 2 when called wrongly.
 */
import { readText, runCommand, saveEdits, UsageError } from '../renderer/authoring/command.ts'
import { formatDiff } from '../renderer/authoring/diff.ts'
import { renameRoute } from '../renderer/authoring/rename.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const usage = 'Usage: npm run rename -- /old /new [--dry-run] [--pages FILE]'

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: { ...pagesOption, 'dry-run': { type: 'boolean', default: false } },
  })
  const [from, to] = positionals
  if (from === undefined || to === undefined || positionals.length > 2) {
    throw new UsageError('Give the old address and the new one.')
  }
  return { from, to, file: values.pages, isDry: values['dry-run'] }
}

await runCommand(usage, async () => {
  const { from, to, file, isDry } = readArguments()
  const source = await readText(file)
  const { edits, links, left } = renameRoute(source, from, to)
  if (isDry) console.log(formatDiff(file, source, edits))
  else await saveEdits(file, source, edits)
  const verb = isDry ? 'Would rename' : 'Renamed'
  console.log(`${verb} ${from} to ${to}: ${links} ${links === 1 ? 'link' : 'links'} rewritten, redirect added.`)
  for (const line of left) console.log(`${file}:${line}  still leads to ${from}; rewrite it by hand`)
})
