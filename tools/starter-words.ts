/**
 * Brings the words of a starter in a language up to date, starters/cafe/words/fr.json: a text that the starter has got
 * since is added without words, and what it has no longer goes. Tells how many are to be said.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isLanguage } from '../renderer/common/language-name.ts'
import { readOptions, UsageError } from '../scripts/support/arguments.ts'
import { textsToSay } from '../studio/edit/new-site/words.ts'
import { wordsFolder } from '../studio/edit/new-site/words-files.ts'
import { readStarter, starterFolder } from '../studio/edit/new-site.ts'

const [starter, language] = readOptions('STARTER LANGUAGE, such as: cafe fr', {}, 2).positionals
if (starter === undefined || !isLanguage(language ?? '')) throw new UsageError('Name a starter and a language.')
const folder = starterFolder(starter)
const file = join(wordsFolder(folder), `${language}.json`)
const said = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const texts = textsToSay(readStarter(folder)).map((text) => [text, said.texts?.[text] ?? ''])
mkdirSync(dirname(file), { recursive: true })
const words = { ...said, site: said.site ?? {}, texts: Object.fromEntries(texts) }
writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`)
const empty = texts.filter(([, words]) => words === '').length
console.log(`${file}: ${texts.length} texts${empty > 0 ? `, ${empty} of them still to be said` : ''}`)
