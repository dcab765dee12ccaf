/** `new site DIR [--starter NAME]`: a site of one's own, in a folder of its own. */
import { accessSync, constants, cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { DEFAULT_FILE, type SiteFolder, siteFolder } from '../../renderer/common/site-folder.ts'
import { today } from '../../renderer/common/today.ts'
import { EDITOR_SCHEMA, guide, isPacked } from '../../renderer/folders.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { catalogueOf } from '../../renderer/languages/index.ts'
import { formatProblem } from '../../renderer/pipeline/index.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { starterTextIn } from '../../renderer/schema/starter-texts.ts'
import { problemsOf } from '../../studio/edit/command.ts'
import { applyEdits } from '../../studio/edit/edits.ts'
import { engineEdits } from '../../studio/edit/migrate.ts'
import { newPage } from '../../studio/edit/new-page.ts'
import { inLanguage } from '../../studio/edit/new-site/language.ts'
import { readWords } from '../../studio/edit/new-site/words-files.ts'
import {
  type OwnedText,
  type Owner,
  ownerSettings,
  readStarter,
  starterFolder,
  withOwner,
  withSchema,
} from '../../studio/edit/new-site.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { openSource } from '../../studio/edit/source-file.ts'
import { commandFor, UsageError } from '../support/arguments.ts'
import { pagesArgument } from '../support/other-build.ts'
import { SCHEMA_OF_FOLDER, writeFolder } from './folder.ts'

interface Wanted extends Partial<Owner> {
  starter?: string | undefined
  /** A language tag: what the starter says of a country is then that of this one. */
  language?: string | undefined
}

const questions: Owner = {
  name: 'What is your business called?',
  town: 'In which town is it?',
  phone: 'What is its phone number, as you write it?',
  email: 'To which e-mail address do visitors write?',
}
const settings = Object.keys(ownerSettings) as (keyof Owner)[]

/**
 * Writes a new site into a folder that is not there or empty, and says what to do next. `hasPackages` is for one that has
 * packages of its own, and lies anywhere; others lie where somebody works on the program.
 */
export async function newSite(
  folder: string,
  { starter, language, ...given }: Wanted,
  hasPackages = isPacked,
): Promise<void> {
  const from = starterFolder(starter)
  if (!isFree(folder)) {
    throw new Refusal(`"${folder}" holds files already`, 'Name a folder that is not there yet, such as my-site.')
  }
  const starterText = applyEdits(readStarter(from), engineEdits(readStarter(from)))
  const wordsIn = (tag: string) => (starter === undefined ? 'of sections' : readWords(from, tag))
  const begun = language === undefined ? starterText : inLanguage(starterText, language, wordsIn(language))
  const owner = await askFor(given)
  const owned = withOwner(begun, owner)
  const text = starter === undefined ? await withHomePage(owned.text, from, language) : owned.text
  await assertSound(from, text, language)
  const to = siteFolder(join(folder, 'pages.yaml'))
  makeFolder(folder)
  for (const part of ['images', 'publicFiles', 'fonts'] as const) {
    if (existsSync(from[part])) cpSync(from[part], to[part], { recursive: true })
  }
  if (hasPackages) writeFolder(folder, text)
  const schema = hasPackages ? SCHEMA_OF_FOLDER : relative(folder, EDITOR_SCHEMA).split(sep).join('/')
  writeFileSync(to.file, withSchema(text, schema), { flag: 'wx' })
  console.log(nextSteps({ folder, hasPackages, text, left: owned.left, language }))
}

function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true
  return statSync(folder).isDirectory() && readdirSync(folder).every((name) => name === '.git')
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = Object(error)
    throw new Refusal(`"${folder}" cannot be written (${code})`, 'Name a folder in a place that is yours.')
  }
}

/** Whoever is at a terminal is asked for what was not given. */
async function askFor(given: Partial<Owner>): Promise<Owner> {
  const missing = settings.filter((name) => !given[name]?.trim())
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new UsageError(
      `Give ${missing.map((name) => `--${name}`).join(', ')}, or run this in a terminal, which asks.`,
    )
  }
  const terminal = missing.length > 0 ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const answers: Partial<Owner> = { ...given }
  for (const name of missing) {
    while (!answers[name]?.trim()) answers[name] = await terminal?.question(`${questions[name]} `)
  }
  terminal?.close()
  return Object.fromEntries(settings.map((name) => [name, answers[name]?.trim() ?? ''])) as Owner
}

/** The one of no trade has none yet: it is made of the starter texts of sections. */
async function withHomePage(text: string, from: SiteFolder, language = 'en'): Promise<string> {
  const around = {
    ...(await listSurroundings(from)),
    today: today(),
    starterOf: (type: string, kind: string) => starterOf(type, kind).text,
  }
  const page = { route: '/', kind: 'home', title: starterTextIn('Welcome', language) }
  return applyEdits(text, newPage(openSource(text), page, around).edits)
}

/** A name that is too long or a phone number without digits is said before anything is written. */
async function assertSound({ file }: SiteFolder, text: string, language?: string): Promise<void> {
  const errors = (await problemsOf(file, text)).filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const shown = errors.map((problem) => formatProblem({ ...problem, file: 'pages.yaml' }, sourceText(text)))
  const hint = language === undefined ? ', or name the language and country of your site: --language de-DE' : ''
  throw new Refusal(`${shown.join('\n\n')}\n\nNothing was written`, `Give other words, and run this again${hint}.`)
}

interface Written extends Pick<OwnedText, 'text' | 'left'> {
  folder: string
  hasPackages: boolean
  language?: string | undefined
}

/** Within the folder of a site, commands take its file; elsewhere they are told which. */
function nextSteps({ folder, hasPackages, text, left, language = 'en' }: Written): string {
  const inside = relative('.', folder)
  const shown = inside.startsWith('..') ? folder : inside
  const file = join(shown, 'pages.yaml')
  const others = left.map(({ line, words }) => `\n     ${file}:${line}  still says "${words}"`)
  const own = hasPackages ? DEFAULT_FILE : file
  const enter = shown === '' ? '' : `cd "${shown}" && `
  const install = `${enter}npm install
     brings the builder into the folder; then "npm start" shows the site with working forms.`
  const steps = [
    ...(hasPackages ? [install] : []),
    `${commandFor('dev', own)}
     shows it while you write. "${commandFor('studio', own)}" lets you change it on its own pages.`,
    `Write under "site:" your address, your opening hours and the address of the site ("url"), and under "theme:" its
     colors and fonts.${others.join('')}`,
    ...(catalogueOf(language)
      ? []
      : [
          `npm run new -- words${pagesArgument(own)}
     writes buttons and messages into the file, which are English until you say them in your language.`,
        ]),
    `${commandFor('check', own)}
     says what is wrong, and which texts are still those that you began with.`,
    ...(text.includes('\n  ogImage:')
      ? [
          `npx pages-from-yaml og-image${pagesArgument(own)}
     draws the picture that is shown when your site is shared: it still has the name of the starter.`,
        ]
      : []),
    `${commandFor('build', own)}${hasPackages ? '' : ` --out ${join(shown, 'dist')}`}
     makes the files for a host (${guide('publishing.md')}).`,
  ]
  return `Your site is in ${file}, with its pictures in images/ beside it.

Next:
${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`
}
