import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { catalogueOf, languages, type Texts } from '../../../renderer/messages/catalogues.ts'

/** The groups of each file, by its language. */
export const catalogues = languages().map((language) => [language, groupsOf(language)] as const)

/** The languages besides English. */
export const others = languages().filter((language) => language !== 'en')

export const english = catalogueOf('en')

function groupsOf(language: string): Readonly<Record<string, Texts>> {
  return JSON.parse(readFileSync(`renderer/messages/catalogues/${language}.json`, 'utf8'))
}

type Element = { type: number; value?: unknown; options?: Record<string, { value: Element[] }> }
const LITERAL = 0
const POUND = 7

/** The names of the places in a message, those within its plurals too. */
const placesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ type, value, options = {} }) => [
    ...(type === LITERAL || type === POUND ? [] : [String(value)]),
    ...Object.values(options).flatMap((option) => placesIn(option.value)),
  ])

/** The same, each once and in the order of the alphabet. */
export function placesOf(text: string, language = 'en'): string[] {
  const { getAst } = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  return [...new Set(placesIn(getAst() as Element[]).toSorted())]
}
