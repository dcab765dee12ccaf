import { isRecord } from '../../common/is-record.ts'
import type { Path } from '../../common/problem.ts'
import type { DataSets, Item } from './sets.ts'

/** The item of each set for which a page is made: `{ area: 'germantown', service: 'roof-repair' }`. */
export type Combination = Readonly<Record<string, string>>

/** `{area.name}`: the name of a set, a dot, and a field, or further fields of the item that a field names. */
const token = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)+)\}/g

interface Found {
  words: string
  /** Where the words stand; a slug is a key and has no such place. */
  path?: Path
}

/** The words that a token stands for, or undefined where it stands for none. */
export function lookUp(name: string, combination: Combination, sets: DataSets): string | undefined {
  return find(name, combination, sets)?.words
}

/** Where the words stand that a token stands for; undefined for a slug. */
export function pathOf(name: string, combination: Combination, sets: DataSets): Path | undefined {
  return find(name, combination, sets)?.path
}

function find(name: string, combination: Combination, sets: DataSets): Found | undefined {
  const [set = '', ...steps] = name.split('.')
  const slug = combination[set]
  return slug === undefined ? undefined : follow(set, slug, steps, combination, sets)
}

function follow(set: string, slug: string, steps: string[], at: Combination, sets: DataSets): Found | undefined {
  const [step = '', ...rest] = steps
  if (step === 'slug') return rest.length === 0 ? { words: slug } : undefined
  const field = sets.get(set)?.fields[step]
  if (!field) return undefined
  const item: Item | undefined = sets.get(set)?.items[slug]
  const value = field.by === undefined ? item?.[step] : valueFor(item?.[step], at[field.by])
  const path = ['data', set, 'items', slug, step, ...(field.by === undefined ? [] : [at[field.by] ?? ''])]
  if (typeof value !== 'string') return field.optional && rest.length === 0 && !value ? { words: '', path } : undefined
  if (rest.length === 0) return { words: value, path }
  return field.of === undefined ? undefined : follow(field.of, value, rest, at, sets)
}

const valueFor = (values: unknown, slug: string | undefined) =>
  isRecord(values) && slug !== undefined ? values[slug] : undefined

/** Copies a value with the tokens of sets in its texts replaced; where `replace` gives nothing, a token stays. */
export function fill(value: unknown, replace: (name: string) => string | undefined): unknown {
  if (typeof value === 'string') return value.replace(token, (braces, name: string) => replace(name) ?? braces)
  if (Array.isArray(value)) return value.map((item) => fill(item, replace))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, replace)]))
}

/** The tokens with a dot in a text, whether they are of a set or not. */
export function dottedTokens(text: string): string[] {
  return text.includes('{') ? [...text.matchAll(token)].map((match) => String(match[1])) : []
}
