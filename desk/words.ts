import { type Catalogue, catalogueOf, spokenOf } from '../renderer/messages/catalogues.ts'
import { createFill } from '../renderer/messages/formats.ts'

/** One of the desk's sentences: the group `desk` of the catalogues. */
export type Word = keyof Catalogue['desk']
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

/** How the desk speaks in a language, such as a site's; English where that has no catalogue. */
export function sayIn(language: string): Say {
  const spoken = spokenOf([language])
  const { desk } = catalogueOf(spoken)
  const fill = createFill(spoken)
  return (word, values = {}) => fill(desk[word], values)
}
