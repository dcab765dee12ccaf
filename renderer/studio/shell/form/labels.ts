import type { Schema } from '../../../schema/schemas.ts'

/** A key of the file in words: "formHeading" is "Form heading". */
export function inWords(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
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

/** What a schema says a field is for; names and choices of the program need no words. */
export const helpOf = ({ description = '' }: Schema) =>
  description.replaceAll(/\s*Markdown\.?$/g, '').replace(/^(.*?"[^"]*", always.*)$/, '')
