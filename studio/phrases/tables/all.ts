import type { Phrases } from './phrases.ts'
import { columns, places, plainPlaces, spaces } from './places.ts'
import { yamlFile } from './yaml-file.ts'
import { meanings, yamlLines } from './yaml-lines.ts'
import { yamlPlaces } from './yaml-places.ts'
import { yamlQuotes } from './yaml-quotes.ts'

/** Whole sentences, and those that stand within others as "$said" and "$more". */
export const sentences: readonly Phrases[] = [yamlFile, yamlLines, yamlPlaces, yamlQuotes]

/** What may stand in a place of a phrase, by the name of the place. */
export const inner: Readonly<Record<string, Phrases>> = {
  place: places,
  plain: plainPlaces,
  column: columns,
  space: spaces,
  meaning: meanings,
}
