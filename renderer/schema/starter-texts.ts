import { readdirSync, readFileSync } from 'node:fs'
import { engineFile } from '../folders.ts'
import { isBrazilian } from '../languages/variants.ts'

/** What a new page says of itself in search results, and a new post in lists, until its author does. */
export const startingTitle = '{title} from {brand}.'
export const startingDescription = 'Say here, in one or two sentences, what a visitor gets on this page.'
export const startingSummary = 'say here in one sentence what the post is about.'

/** Shorter texts are headings and labels that many pages share. */
export const leastStarter = 30

const file = engineFile('renderer/schema/starter-texts.generated.json')
const translations = engineFile('renderer/schema/starter-texts')
let byLength: Map<number, Set<string>> | undefined
let endings: string[] | undefined

/** Whether a text is word for word one with which a new section begins. */
export function isStarterText(text: string): boolean {
  if (text.length < leastStarter) return false
  endings ??= inAll([startingDescription, startingSummary])
  if (endings.some((ending) => text.endsWith(ending))) return true
  byLength ??= gather()
  return byLength.get(text.length)?.has(text) ?? false
}

function gather(): Map<number, Set<string>> {
  const texts = inAll(JSON.parse(readFileSync(file, 'utf8')))
  const lengths = Map.groupBy(texts, ({ length }) => length)
  return new Map([...lengths].map(([length, same]) => [length, new Set(same)]))
}

const inAll = (texts: readonly string[]): string[] => {
  const languages = readdirSync(translations).map((name) => name.replace('.json', ''))
  return [...texts, ...languages.flatMap((language) => texts.map((text) => starterTextIn(text, language)))]
}

const byLanguage = new Map<string, Readonly<Record<string, string>>>()

/** A text of a starter as a site in another language begins with it, line by line; English where nobody has said it. */
export function starterTextIn(text: string, language: string): string {
  const lines = byLanguage.get(language) ?? readLines(language)
  byLanguage.set(language, lines)
  return text
    .split('\n')
    .map((line) => lines[line] ?? line)
    .join('\n')
}

/** The files that hold the words of a language, where there are some: what its country says in another way comes last. */
export const languageFiles = (language: string): string[] =>
  [language.slice(0, 2), ...(language.startsWith('pt') && !isBrazilian(language) ? ['pt-PT'] : [])].map(
    (name) => `${name}.json`,
  )

function readLines(language: string): Record<string, string> {
  const files = languageFiles(language).filter((name) => readdirSync(translations).includes(name))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(`${translations}/${name}`, 'utf8'))))
}
