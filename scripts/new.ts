/**
 * Makes a site, adds a page, makes a section of the site's own, or writes the words of a language that the builder does
 * not know into the file, to be translated. "/" makes the home page, and around it the rest of a site where the file is
 * empty or new. Leaves with 0 when it was added, with 1 when it was refused.
 */
import { siteFolder } from '../renderer/common/site-folder.ts'
import { today } from '../renderer/common/today.ts'
import { starterOf } from '../renderer/gallery/examples/read.ts'
import { formatProblem, type Problem } from '../renderer/pipeline/index.ts'
import { listSurroundings } from '../renderer/pipeline/read.ts'
import { sourceText } from '../renderer/read/source-text.ts'
import { problemsOf, readText, saveEdits } from '../studio/edit/command.ts'
import { applyEdits } from '../studio/edit/edits.ts'
import { mistakesBeside, withSite } from '../studio/edit/first-page.ts'
import { newPage } from '../studio/edit/new-page.ts'
import { describeStarters } from '../studio/edit/new-site.ts'
import type { WantedPage } from '../studio/edit/page-head.ts'
import { Refusal } from '../studio/edit/refusal.ts'
import { openSource } from '../studio/edit/source-file.ts'
import { newSection } from './new/section.ts'
import { newSite } from './new/site.ts'
import { newWords } from './new/words.ts'
import { commandFor, flag, pagesOption, readOptions, text, UsageError } from './support/arguments.ts'

const usage = `/address --kind KIND [--title "Title"] [--language TAG] [--pages FILE] [--dry-run]
       npx pages-from-yaml new site DIR [--starter NAME] [--language TAG] [--name NAME] [--town TOWN] [--phone NUMBER] [--email ADDRESS]
       npx pages-from-yaml new words [--pages FILE] [--dry-run]
       npx pages-from-yaml new section NAME
Starters: ${describeStarters()}`
const owner = { name: text, town: text, phone: text, email: text }
const page = { kind: text, title: text, language: text }

const given = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function readArguments() {
  const options = { ...page, starter: text, ...owner, ...pagesOption, 'dry-run': flag }
  const { positionals, values } = readOptions(usage, options, 2)
  const { starter, language, name, town, phone, email } = values
  const [route, folder] = positionals
  if (route === 'words' && folder === undefined) return { wordsOf: values.pages, isDry: values['dry-run'] }
  if (route === 'site') {
    if (folder === undefined) throw new UsageError('Name one folder for the site.')
    return { folder, site: { starter, language, ...given({ name, town, phone, email }) } }
  }
  if (route === 'section') {
    if (folder === undefined) throw new UsageError('Give the section a name.')
    return { section: folder }
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

async function addPage({ wanted, file, isDry }: { wanted: WantedPage; file: string; isDry: boolean }) {
  const source = await readText(file, wanted.route === '/')
  const site = withSite(source, wanted.route)
  const mistakes = mistakesBeside(await problemsOf(file, source), wanted.route)
  if (mistakes.length > 0) throw new Refusal(...nothingAdded(file, source, mistakes))
  const around = { ...(await listSurroundings(siteFolder(file))), today: today(), starterOf: startingText }
  const { edits, lines, sections } = newPage(openSource(site), wanted, around)
  const all = site === source ? edits : [{ start: 0, end: source.length, text: applyEdits(site, edits) }]
  await saveEdits(file, source, all, isDry)
  if (isDry) return
  console.log(`Added ${wanted.route} to ${file}, lines ${lines.join('–')}: ${sections.join(', ')}.

Next:
  1. Replace the starter texts in those lines with your own. "${commandFor('dev', file)}" shows the page while you write.
  2. ${site === source ? `Link to it: add a line like "- { label: …, href: ${wanted.route} }" to a menu under "navigation:".` : 'Write above them, under "site:", who you are and how you are reached.'}
  3. Run "${commandFor('check', file)}". It says what is wrong and where.`)
}

const asked = readArguments()
if (asked.folder !== undefined) await newSite(asked.folder, asked.site)
else if (asked.section !== undefined) await newSection(asked.section)
else if (asked.wordsOf !== undefined) await newWords(asked.wordsOf, asked.isDry)
else await addPage(asked)
