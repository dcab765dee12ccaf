/**
 * Makes a site: `npm run new -- site sites/cafe --starter cafe [--name "…" --town "…" --phone "…" --email "…"]`.
 * Adds a page: `npm run new -- /deck-repair --kind service [--title "Deck Repair"] [--language es-US] [--pages FILE] [--dry-run]`.
 * Writes the words of a language that the builder does not know into the file, to be translated: `npm run new -- words`.
 * `npm run new -- /` makes the home page, and around it the rest of a site where the file is empty or new.
 * Leaves with 0 when it was added, 1 when it was refused, 2 when called wrongly.
 */

import { siteFolder } from '../renderer/common/site-folder.ts'
import { today } from '../renderer/common/today.ts'
import { starterOf } from '../renderer/gallery/examples/read.ts'
import { formatProblem, type Problem } from '../renderer/pipeline/index.ts'
import { listSurroundings } from '../renderer/pipeline/read.ts'
import { sourceText } from '../renderer/read/source-text.ts'
import { problemsOf, readText, runCommand, saveEdits, UsageError } from '../studio/edit/command.ts'
import { formatDiff } from '../studio/edit/diff.ts'
import { applyEdits } from '../studio/edit/edits.ts'
import { mistakesBeside, withSite } from '../studio/edit/first-page.ts'
import { newPage } from '../studio/edit/new-page.ts'
import { describeStarters } from '../studio/edit/new-site.ts'
import { Refusal } from '../studio/edit/refusal.ts'
import { openSource } from '../studio/edit/source-file.ts'
import { newSite } from './new/site.ts'
import { newWords } from './new/words.ts'
import { commandFor, pagesOption, readOptions } from './support/arguments.ts'

const usage = `Usage: npm run new -- /address --kind KIND [--title "Title"] [--language TAG] [--pages FILE] [--dry-run]
       npm run new -- site DIR [--starter NAME] [--language TAG] [--name NAME] [--town TOWN] [--phone NUMBER] [--email ADDRESS]
       npm run new -- words [--pages FILE] [--dry-run]
Starters: ${describeStarters()}`
const ownerOptions = {
  starter: { type: 'string' },
  language: { type: 'string' },
  name: { type: 'string' },
  town: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
} as const

const given = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      title: { type: 'string' },
      ...ownerOptions,
      ...pagesOption,
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { starter, language, name, town, phone, email } = values
  const [route, folder] = positionals
  if (route === 'words' && folder === undefined) return { wordsOf: values.pages, isDry: values['dry-run'] }
  if (route === 'site') {
    if (folder === undefined || positionals.length > 2) throw new UsageError('Name one folder for the site.')
    return { folder, site: { starter, language, ...given({ name, town, phone, email }) } }
  }
  if (route === undefined || positionals.length > 1) throw new UsageError('Give the address of one new page.')
  const { kind = route === '/' ? 'home' : undefined, title = route === '/' ? 'Home' : undefined, pages } = values
  if (kind === undefined) throw new UsageError('Say what kind of page it is, such as "--kind service".')
  return { wanted: { route, kind, language, ...(title && { title }) }, file: pages, isDry: values['dry-run'] }
}

/** What the check says of a file with mistakes, into which nothing is written. */
function nothingAdded(file: string, source: string, mistakes: Problem[]): [message: string, hint: string] {
  const shown = mistakes.map((problem) => formatProblem(problem, sourceText(source))).join('\n\n')
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`
  return [`${shown}\n\n${file} has ${count}: nothing was added`, 'Mend it first, then run this again.']
}

const startingText = (type: string, kind: string) => starterOf(type, kind).text

await runCommand(usage, async () => {
  const asked = readArguments()
  if (asked.folder !== undefined) return newSite(asked.folder, asked.site)
  if (asked.wordsOf !== undefined) return newWords(asked.wordsOf, asked.isDry)
  const { wanted, file, isDry } = asked
  const source = await readText(file, wanted.route === '/')
  const site = withSite(source, wanted.route)
  const mistakes = mistakesBeside(await problemsOf(file, source), wanted.route)
  if (mistakes.length > 0) throw new Refusal(...nothingAdded(file, source, mistakes))
  const around = { ...(await listSurroundings(siteFolder(file))), today: today(), starterOf: startingText }
  const { edits, lines, sections } = newPage(openSource(site), wanted, around)
  const all = site === source ? edits : [{ start: 0, end: source.length, text: applyEdits(site, edits) }]
  if (isDry) return console.log(formatDiff(file, source, all))
  await saveEdits(file, source, all)
  console.log(`Added ${wanted.route} to ${file}, lines ${lines.join('–')}: ${sections.join(', ')}.

Next:
  1. Replace the starter texts in those lines with your own. "${commandFor('dev', file)}" shows the page while you write.
  2. ${site === source ? `Link to it: add a line like "- { label: …, href: ${wanted.route} }" to a menu under "navigation:".` : 'Write above them, under "site:", who you are and how you are reached.'}
  3. Run "${commandFor('check', file)}". It says what is wrong and where.`)
})
