import { descriptions } from './descriptions.ts'
import { fields } from './fields.ts'
import { links } from './links.ts'
import type { Phrases } from './phrases.ts'
import { places, plainPlaces, types } from './places.ts'
import { valueForms } from './value-forms.ts'
import { values } from './values.ts'
import { yamlFile } from './yaml-file.ts'

/** Whole sentences, and those that stand within others as "$said" and "$more". */
export const sentences: readonly Phrases[] = [descriptions, fields, links, valueForms, values, yamlFile]

/** What may stand in a place of a phrase, by the name of the place. */
export const inner: Readonly<Record<string, Phrases>> = {
  place: places,
  plain: plainPlaces,
  kind: types,
}
