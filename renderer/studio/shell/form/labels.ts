import type { Schema } from '../../../schema/schemas.ts'
import { words } from '../words/index.ts'

/** A key of the file in words: "formHeading" is "Form heading". */
export function inWords(key: string): string {
  if (key === 'href') return words.leadsTo
  const said = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replaceAll(/\b(?:cta|faq|zip|id|url)\b/g, (short) => short.toUpperCase())
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const titles = ['title', 'name', 'heading', 'label', 'question', 'service', 'value', 'text', 'caption', 'days']

/** What an entry of a list is called: its first text that says it, else nothing. */
export function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return titleOf(value[0])
  const group = Object(value) as Record<string, unknown>
  const named = titles.map((key) => group[key]).find((each) => typeof each === 'string' && each !== '')
  const first = named ?? Object.values(group).find((each) => typeof each === 'string')
  return first === undefined ? undefined : String(first)
}

/** What a schema says a field is for, without what only matters to those who type YAML. */
export const helpOf = ({ description = '' }: Schema) =>
  description.replaceAll(/\s*(?:Markdown\.?$|In quotes when [^.]*\.)/g, '').replaceAll(/, in quotes\b/g, '')

/** One of the values of a choice, in words. */
export function choiceInWords(choice: unknown): string {
  if (choice === true) return words.yes
  return choice === false ? words.no : typeof choice === 'string' ? inWords(choice) : String(choice)
}

/** A name for addresses and keys: "Deck Repair" is "deck-repair". */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
