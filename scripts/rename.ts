/**
 * Gives a page another address: `npm run rename -- /old /new [--dry-run] [--pages FILE]`. Every link to it is rewritten
 * and the old address redirects. `npm run rename -- "#old" "#new"` does so with the id of sections. Leaves with 0 when done, 1 when refused, 2 when called wrongly.
 */
import { readText, runCommand, saveEdits, UsageError } from '../studio/edit/command.ts'
import { formatDiff } from '../studio/edit/diff.ts'
import type { Edit } from '../studio/edit/edits.ts'
import { renameRoute } from '../studio/edit/rename.ts'
import { renameId } from '../studio/edit/section-ids.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const usage = `Usage: npm run rename -- /old /new [--dry-run] [--pages FILE]
       npm run rename -- "#old" "#new" [--dry-run] [--pages FILE]
Gives a page another address, or sections another id, with all links to them. The addresses may be those that browsers
show. "npm run undo" takes it back.`

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: { ...pagesOption, 'dry-run': { type: 'boolean', default: false } },
  })
  const [from, to] = positionals
  if (from === undefined || to === undefined || positionals.length > 2) {
    throw new UsageError('Give the old address and the new one, or ids in quotes.')
  }
  return { from, to, file: values.pages, isDry: values['dry-run'] }
}

const counted = (links: number) => `${links} ${links === 1 ? 'link' : 'links'} rewritten`

await runCommand(usage, async () => {
  const { isDry, file, ...given } = readArguments()
  const source = await readText(file)
  const verb = isDry ? 'Would rename' : 'Renamed'
  const write = async (edits: Edit[]) =>
    isDry ? console.log(formatDiff(file, source, edits)) : saveEdits(file, source, edits)
  if (given.from.startsWith('#')) {
    const { edits, links } = renameId(source, given.from.slice(1), given.to.replace(/^#/, ''))
    await write(edits)
    return console.log(`${verb} ${given.from} to #${given.to.replace(/^#/, '')}: ${counted(links)}.`)
  }
  const { edits, from, to, isBack, links, left } = renameRoute(source, given.from, given.to)
  await write(edits)
  console.log(`${verb} ${from} to ${to}: ${counted(links)}, redirect ${isBack ? 'turned round' : 'added'}.`)
  if (isBack)
    console.log(
      `Visitors of ${from} are led to ${to}. If ${from} was never published, remove that line under "redirects:".`,
    )
  for (const line of left) console.log(`${file}:${line}  still leads to ${from}; rewrite it by hand`)
})
