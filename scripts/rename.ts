/** Gives a page another address, or sections another id. Leaves with 0 when done, with 1 when refused. */
import { readText, saveEdits } from '../studio/edit/command.ts'
import { renameRoute } from '../studio/edit/rename.ts'
import { renameId } from '../studio/edit/section-ids.ts'
import { flag, pagesOption, readOptions, UsageError } from './support/arguments.ts'

const usage = `/old /new [--dry-run] [--pages FILE]
       npx pages-from-yaml rename "#old" "#new" …
Gives a page another address, or sections another id, with all links to them. The addresses may be those that browsers
show; the old one redirects to the new one. "npx pages-from-yaml undo" takes it back.`
const { positionals, values } = readOptions(usage, { ...pagesOption, 'dry-run': flag }, 2)
const { pages: file, 'dry-run': isDry } = values
const verb = isDry ? 'Would rename' : 'Renamed'
const counted = (links: number) => `${links} ${links === 1 ? 'link' : 'links'} rewritten`

async function renameSections(source: string, old: string, name: string) {
  const { edits, links } = renameId(source, old, name)
  await saveEdits(file, source, edits, isDry)
  console.log(`${verb} #${old} to #${name}: ${counted(links)}.`)
}

async function renamePage(source: string, old: string, address: string) {
  const { edits, from, to, isBack, links, left } = renameRoute(source, old, address)
  await saveEdits(file, source, edits, isDry)
  console.log(`${verb} ${from} to ${to}: ${counted(links)}, redirect ${isBack ? 'turned round' : 'added'}.`)
  if (isBack)
    console.log(
      `Visitors of ${from} are led to ${to}. If ${from} was never published, remove that line under "redirects:".`,
    )
  for (const line of left) console.log(`${file}:${line}  still leads to ${from}; rewrite it by hand`)
}

const [from, to] = positionals
if (from === undefined || to === undefined)
  throw new UsageError('Give the old address and the new one, or ids in quotes.')
const source = await readText(file)
if (from.startsWith('#')) await renameSections(source, from.slice(1), to.replace(/^#/, ''))
else await renamePage(source, from, to)
