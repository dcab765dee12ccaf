import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineFile } from '../folders.ts'
import { isOwn, ownFile, ownFiles } from '../own.ts'
import type english from './catalogues/en.json'
import { keyInWords } from './key-in-words.ts'

/** Texts of a language, by what they name. */
export type Texts = Readonly<Record<string, string>>

/** Everything that is said to authors in a language: one file of the folder, with all that the English one has. */
export type Catalogue = {
  readonly [Group in keyof typeof english]: Readonly<Record<keyof (typeof english)[Group], string>>
}

const folder = engineFile('renderer/messages/catalogues')

/** The languages that have a catalogue: whoever adds a file adds one (docs/developing.md). */
export const languages = (): string[] => readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])

/** The first of a reader's languages that has a catalogue, such as "de" of "de-AT;q=0.9" and "en"; else English. */
export function spokenOf(tags: readonly string[]): string {
  if (tags[0] === 'en') return 'en'
  const names = tags.flatMap((tag) => [tag.split(';')[0]?.trim(), tag.trim().split(/[-;]/)[0]])
  const known = languages()
  return names.find((name) => name !== undefined && known.includes(name)) ?? 'en'
}

const read = new Map<string, Catalogue>()

/**
 * The catalogue of one of the {@link languages}, which is read when it is asked for: most commands say English alone. What
 * is not translated yet is English.
 */
export function catalogueOf(language: string): Catalogue {
  const known = read.get(language)
  if (known) return known
  const groups = [join(folder, `${language}.json`), ...ownFiles(`sections/*/words/${language}.json`).map(ownFile)]
    .map(readGroups)
    .reduce(over)
  const catalogue = language === 'en' ? (groups as Catalogue) : over(catalogueOf('en'), groups)
  read.set(language, catalogue)
  return catalogue
}

/** A file of a project's own that is no JSON says nothing: the check tells where. */
function readGroups(file: string): Partial<Catalogue> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isOwn(file)) return {}
    throw error
  }
}

/** A catalogue with what another says in its place. */
function over<Groups extends Partial<Catalogue>>(base: Groups, groups: Partial<Catalogue>): Groups {
  const names = Object.keys({ ...base, ...groups }) as (keyof Catalogue)[]
  return Object.fromEntries(names.map((name) => [name, { ...base[name], ...groups[name] }])) as Groups
}

export const own = (texts: Texts, name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined)

/** What a language calls keys, choices and parts of the file; names that authors have chosen stay. */
export interface Names {
  field: (key: string, inWords?: boolean) => string
  choice: (name: string, inWords?: boolean) => string
  part: (key: string) => string
  /** What a schema says, by its English text. */
  description: (text: string) => string
}

const plain = (key: string, inWords = false) => (inWords ? keyInWords(key) : key)

/** In English, keys and choices are called as they are written in the file, but for who does not see that. */
export function namesIn(language: string, isStudio = false): Names {
  const { parts, descriptions, ...names } = catalogueOf(language)
  const isEnglish = language === 'en' && !isStudio
  const fields: Texts = isEnglish ? {} : { ...names.fields, ...parts }
  const choices: Texts = isEnglish ? {} : names.choices
  return {
    // "site/design" is what the studio has in its panel "Design".
    field(key, inWords) {
      const [name = key, panel] = key.split('/')
      const inPanel = isStudio && panel ? own(names.shell, `panels.${panel}`) : undefined
      return inPanel ?? own(fields, name) ?? plain(name, inWords)
    },
    choice: (name, inWords) => own(choices, name) ?? plain(name, inWords),
    part: (key) => own(parts, key) ?? key,
    description: (text) => own(descriptions, text) ?? text,
  }
}
