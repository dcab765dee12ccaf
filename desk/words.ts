import { type Catalogue, catalogueOf, spokenOf } from '../renderer/messages/catalogues.ts'
import { createFill } from '../renderer/messages/formats.ts'

/** One of the desk's sentences: the group `desk` of the catalogues. */
export type Word = keyof Catalogue['desk']
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

/** How the desk speaks to somebody of a language, such as that of a site: `de-AT` has the words of `de`. */
export function sayIn(language: string): Say {
  const { desk } = catalogueOf(spokenOf([language]))
  const fill = createFill(language)
  return (word, values = {}) => fill(desk[word], values)
}
