import { type Catalogue, catalogueOf } from '../renderer/messages/catalogues.ts'
import { createFill } from '../renderer/messages/formats.ts'

/** One of the desk's sentences: the group `desk` of the catalogues. */
export type Word = keyof Catalogue['desk']
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

/** How the desk speaks in a language that has a catalogue. */
export function sayIn(language: string): Say {
  const { desk } = catalogueOf(language)
  const fill = createFill(language)
  return (word, values = {}) => fill(desk[word], values)
}
