import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'

export const catalogues = { en, de, es } satisfies Record<string, Words>

/** The first language of a reader's that the studio speaks, such as "de" of "de-AT" and "en"; else English. */
export function spokenOf(languages: readonly string[]): keyof typeof catalogues {
  const names = languages.map((language) => language.trim().slice(0, 2))
  return names.find((name): name is keyof typeof catalogues => Object.hasOwn(catalogues, name)) ?? 'en'
}
