import type { Texts } from '../../../renderer/messages/catalogues.ts'
import { keyAsTitle } from '../../../renderer/messages/key-in-words.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { names, words } from '../words/index.ts'

/** A name that an author has chosen reads as it is. */
const named = (texts: Texts) => (key: string) => (Object.hasOwn(texts, key) && texts[key]) || keyAsTitle(key)

/** A name that an author has chosen, as words. */
export const keyInWords = keyAsTitle

/** What a field is called. */
export const fieldName = named(names.fields)

/** What a section, a kind of page or a choice is called. */
export const inWords = named(names.choices)

/** What a part of the file is called. */
export const partName = named(names.parts)

/** What a schema says a field is for, without what only matters to those who type YAML. */
export const helpOf = ({ description = '' }: Schema) =>
  description.replaceAll(/\s*(?:Markdown\.?$|In quotes when [^.]*\.)/g, '').replaceAll(/, in quotes\b/g, '')

/** One of the values of a choice, in words. */
export function choiceInWords(choice: unknown): string {
  if (choice === true) return words.yes
  return choice === false ? words.no : typeof choice === 'string' ? inWords(choice) : String(choice)
}
