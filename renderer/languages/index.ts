import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { variantOf } from './variants.ts'
import type { Words } from './words.ts'

export { fill, fillCount, type Plural, type Words } from './words.ts'

/** The languages that have all words. */
export const catalogues: Readonly<Record<string, Words>> = { de, en, es, fr, it, nl, pl, pt }

export const catalogueOf = (language: string): Words | undefined => catalogues[language.slice(0, 2)]

/** What a site says in other words, by the way to each: "notFound.heading", "stars.reviews.one". */
export type OwnWords = Readonly<Record<string, string>>

/**
 * The words of a language such as "es-US": those of a country where it has some, a site's own before all others, and
 * the English ones where a language has none. Nobody may change them: they can be the catalogue's own.
 */
export function wordsOf(language: string, own: OwnWords = {}, country?: string): Words {
  const usual: Words = catalogueOf(language) ?? en
  const variant = variantOf(language, country)
  if (!variant && Object.keys(own).length === 0) return usual
  const words = structuredClone(usual)
  for (const [group, changed] of Object.entries(variant ?? {})) Object.assign(words[group as keyof Words], changed)
  const categories = pluralCategories(language)
  for (const [name, text] of Object.entries(own)) put(words, name.split('.'), text, categories)
  return words
}

/** Which forms a word that depends on a number can have in a language: English one and other, Polish also few and many. */
export const pluralCategories = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** More is counted on few pages, and no form begins later. */
const COUNTED = 200

/** The whole numbers, from 0 on, for which a language has a form: in Arabic "two" is for 2 alone, "few" for 3 to 10 and 103. */
export function numbersFor(form: string, language: string): number[] {
  const rules = new Intl.PluralRules(language)
  return Array.from({ length: COUNTED }, (_, number) => number).filter((number) => rules.select(number) === form)
}

function put(words: object, path: string[], text: string, categories: readonly string[]) {
  const last = path.pop() ?? ''
  const within = path.reduce<Record<string, unknown>>((inner, name) => Object(inner[name]), { ...words })
  const isForm = typeof within.other === 'string' && path.length > 1 && categories.includes(last)
  if (isForm || typeof within[last] === 'string') within[last] = text
}

/** Every word by the way to it: "document.skip", "stars.reviews.one". */
export function namedWords(words: object, before = ''): [name: string, text: string][] {
  return Object.entries(words).flatMap(([name, word]): [string, string][] =>
    typeof word === 'string' ? [[`${before}${name}`, word]] : namedWords(word, `${before}${name}.`),
  )
}
