import { analytics } from './analytics.ts'
import { business } from './business.ts'
import { descriptions } from './descriptions.ts'
import { fields } from './fields.ts'
import { lacking } from './lacking.ts'
import { links } from './links.ts'
import { pages } from './pages.ts'
import type { Phrases } from './phrases.ts'
import { columns, places, plainPlaces, spaces, types } from './places.ts'
import { requests } from './requests.ts'
import { sections } from './sections.ts'
import { site, uses } from './site.ts'
import { texts } from './texts.ts'
import { valueForms } from './value-forms.ts'
import { values } from './values.ts'
import { yamlFile } from './yaml-file.ts'
import { meanings, yamlLines } from './yaml-lines.ts'
import { yamlPlaces } from './yaml-places.ts'
import { yamlQuotes } from './yaml-quotes.ts'

/** Whole sentences, and those that stand within others as "$said" and "$more". */
export const sentences: readonly Phrases[] = [
  analytics,
  business,
  descriptions,
  fields,
  lacking,
  links,
  pages,
  requests,
  sections,
  site,
  texts,
  valueForms,
  values,
  yamlFile,
  yamlLines,
  yamlPlaces,
  yamlQuotes,
]

/** What may stand in a place of a phrase, by the name of the place. */
export const inner: Readonly<Record<string, Phrases>> = {
  place: places,
  plain: plainPlaces,
  column: columns,
  space: spaces,
  kind: types,
  use: uses,
  meaning: meanings,
}
