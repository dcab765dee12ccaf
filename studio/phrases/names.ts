import { catalogues } from '../../renderer/messages/catalogues.ts'
import { de } from '../shell/words/de.ts'
import { es } from '../shell/words/es.ts'
import { countryIn } from './countries.ts'

const pairs = (name: 'fields' | 'choices'): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(catalogues.de?.[name] ?? {}).map(([key, said]) => [key, [said, catalogues.es?.[name]?.[key] ?? '']]),
  )
const [fields, choices] = [pairs('fields'), pairs('choices')]

type Name = (value: string) => string | undefined
type Names = Readonly<Record<string, Name>>

/** What differs from one language to the other in lists of names. */
const languages = {
  de: { words: de, at: 0, inQuotes: (name: string) => `„${name}“`, and: ' und ', of: ' von ', times: ' mal ' },
  es: { words: es, at: 1, inQuotes: (name: string) => `«${name}»`, and: ' y ', of: ' de ', times: ' por ' },
} as const
const more = { de: ' … und $1 weitere', es: ' … y $1 más' }
const block = { de: '(Abschnitt $1)', es: '(sección $1)' }

/** What a value is in a language, by the name of its place in a phrase; undefined where it is no such value. */
export function namesIn(language: 'de' | 'es'): Names {
  const { words, at, inQuotes, and, of, times } = languages[language]
  const parts: Readonly<Record<string, string>> = words.parts
  const nameIn = (names: Readonly<Record<string, readonly string[]>>) => (value: string) =>
    own(names, value)?.[at] ?? value
  const field = nameIn(fields)
  const choice = nameIn(choices)
  const part = (value: string) => own(parts, value) ?? value
  const unquoted = (value: string) => !value.includes('"')
  const many = (value: string) => value.replace(/ … and (\d+) more$/, more[language])
  const quoted = (value: string) => value.replaceAll(/"([^"]*)"/g, (_, name) => inQuotes(name))
  return {
    count: (value) => (/^\d[\d,.]*$/.test(value) ? value : undefined),
    route: (value) => (value.startsWith('/') && unquoted(value) ? value : undefined),
    /** A part of the file, as the studio lists it. */
    part,
    /** As forms call it. */
    field: (value) => (unquoted(value) ? (own(parts, value) ?? field(value)) : undefined),
    /** A kind of page or the type of a section, as the studio calls it. */
    choice: (value) => (unquoted(value) ? choice(value) : undefined),
    /** A list of them, each in quotes or none, with the numbers of blocks behind them or not. */
    types: (value) =>
      many(value)
        .replaceAll(/"([^"]*)"/g, (_, name) => inQuotes(choice(name)))
        .replaceAll(/(?<=^|, )[\w-]+(?=,|$| …)/g, (name) => choice(name))
        .replaceAll(/\(block (\d+)\)/g, block[language]),
    /** By its English name. */
    country: (value) => countryIn(language, value),
    /** A list that may be cut. */
    many,
    /** A list of names in quotes. */
    quoted,
    /** Words in braces. */
    tokens: (value) => quoted(value).replaceAll(/ and (?=["{„«])/g, and),
    /** How many items of which sets. */
    sets: (value) => quoted(value).replaceAll(' of ', of).replaceAll(' times ', times),
  }
}

const own = <Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined
