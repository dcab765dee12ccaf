/**
 * Adds a page: `npm run new -- /deck-repair --kind service [--title "Deck Repair"] [--pages FILE] [--dry-run]`.
 * Leaves with 0 when it was added, 1 when it was refused, 2 when called wrongly.
 */
import { listSurroundings } from '../renderer/content/read.ts'
import { readText, runCommand, saveEdits, UsageError } from '../renderer/editing/command.ts'
import { formatDiff } from '../renderer/editing/diff.ts'
import { newPage } from '../renderer/editing/new-page.ts'
import { openSource } from '../renderer/editing/source-file.ts'
import { starterOf } from '../renderer/examples/read.ts'
import { readOptions } from './support/arguments.ts'

const usage = 'Usage: npm run new -- /address --kind KIND [--title "Title"] [--pages FILE] [--dry-run]'

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      title: { type: 'string' },
      pages: { type: 'string', default: 'pages.yaml' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [route] = positionals
  if (route === undefined || positionals.length > 1) throw new UsageError('Give the address of one new page.')
  if (values.kind === undefined) throw new UsageError('Say what kind of page it is, such as "--kind service".')
  const { kind, title, pages } = values
  return { wanted: { route, kind, ...(title && { title }) }, file: pages, isDry: values['dry-run'] }
}

const startingText = (type: string, kind: string) => starterOf(type, kind).text

await runCommand(usage, async () => {
  const { wanted, file, isDry } = readArguments()
  const source = await readText(file)
  const today = new Date().toISOString().slice(0, 10)
  const around = { ...(await listSurroundings()), today, starterOf: startingText }
  const { edits, lines, sections } = newPage(openSource(source), wanted, around)
  if (isDry) return console.log(formatDiff(file, source, edits))
  await saveEdits(file, source, edits)
  console.log(`Added ${wanted.route} to ${file}, lines ${lines.join('–')}: ${sections.join(', ')}.

Next:
  1. Replace the starter texts in those lines with your own. "npm run dev" shows the page while you write.
  2. Link to it: add a line like "- { label: …, href: ${wanted.route} }" to a menu under "navigation:".
  3. Run "npm run check". It says what is wrong and where.`)
})
