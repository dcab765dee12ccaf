import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteFolder } from '../../../renderer/common/site-folder.ts'
import { languageFiles } from '../../../renderer/schema/starter-texts.ts'
import type { Plain } from '../operations/operation.ts'

/** What a starter says in another language: the file words/fr.json beside its pages.yaml. */
export interface StarterWords {
  /** What holds for a business in the country of the language, as it stands under "site:": address, telephone, holidays. */
  site: { address: { country: string } } & Record<string, Plain>
  /** Where the towns of a map lie, by their names in the language. */
  places?: Readonly<Record<string, { latitude: number; longitude: number }>>
  /** The words for each text, comment and address of a page, by what stands there in the starter's own language. */
  texts: Readonly<Record<string, string>>
}

/** The words of a starter in a language, with what its country says in another way ("pt-PT.json" beside "pt.json"). */
export function readWords(starter: SiteFolder, language: string): StarterWords | undefined {
  const files = wordsFiles(starter).filter((name) => languageFiles(language).includes(name))
  const found = files.sort((one, other) => one.length - other.length).map((name) => readFile(starter, name))
  const last = found.at(-1)
  return last && { ...last, texts: Object.assign({}, ...found.map(({ texts }) => texts)) }
}

/** The words of a starter in every language that it has. */
export const allWords = (starter: SiteFolder) => wordsFiles(starter).map((name) => readFile(starter, name))

/** The names of the files with a starter's words: "fr.json". */
export const wordsFiles = (starter: SiteFolder) =>
  existsSync(wordsFolder(starter)) ? readdirSync(wordsFolder(starter)).sort() : []

const readFile = (starter: SiteFolder, name: string): StarterWords =>
  JSON.parse(readFileSync(join(wordsFolder(starter), name), 'utf8'))

export const wordsFolder = ({ file }: SiteFolder) => join(dirname(file), 'words')
