import { readable } from '../draft/words.ts'
import { choices } from '../shell/words/choices.ts'
import { de } from '../shell/words/de.ts'
import { es } from '../shell/words/es.ts'
import { fields } from '../shell/words/fields.ts'

type Name = (value: string) => string | undefined

/** What a value is in a language, by the name of its place in a phrase; undefined where it is no such value. */
export function namesIn(language: 'de' | 'es' | string): Readonly<Record<string, Name>> {
  const index = language === 'de' ? 0 : 1
  const parts: Readonly<Record<string, string>> = (language === 'de' ? de : es).parts
  const nameIn =
    (names: Readonly<Record<string, readonly string[]>>) =>
    (value: string): string =>
      own(names, value)?.[index] ?? value
  const partOr = (name: string, other: string) => own(parts, name) ?? other
  const choice = nameIn(choices)
  const field = nameIn({ ...fields, blocks: sections, href: [de.leadsTo, es.leadsTo] })
  const inQuotes = (name: string) => (index === 0 ? `„${name}“` : `«${name}»`)
  const unquoted = (value: string) => !value.includes('"')
  const key = nameIn(readableFields)
  const section = nameIn(readableChoices)
  const quoted = (value: string) => value.replaceAll(/"([^"]*)"/g, (_, name) => inQuotes(name))
  const more = index === 0 ? ' … und $1 weitere' : ' … y $1 más'
  const block = index === 0 ? '(Abschnitt $1)' : '(sección $1)'
  const many = (value: string) => value.replace(/ … and (\d+) more$/, more)
  return {
    count: (value) => (/^\d[\d,.]*$/.test(value) ? value : undefined),
    route: (value) => (value.startsWith('/') && unquoted(value) ? value : undefined),
    part: (value) => partOr(value, value),
    /** As forms call it. */
    field: (value) => (unquoted(value) ? partOr(value, field(value)) : undefined),
    /** A kind of page or the type of a section, as the studio calls it. */
    choice: (value) => (unquoted(value) ? choice(value) : undefined),
    /** A list of them, each in quotes or none, with the numbers of blocks behind them or not. */
    types: (value) =>
      many(value)
        .replaceAll(/"([^"]*)"/g, (_, name) => inQuotes(choice(name)))
        .replaceAll(/(?<=^|, )[\w-]+(?=,|$| …)/g, (name) => choice(name))
        .replaceAll(/\(block (\d+)\)/g, block),
    many,
    /** Names in quotes. */
    quoted,
    /** Words in braces, each in quotes or none, and numbers of items. */
    tokens: (value) => quoted(value).replaceAll(/ and (?=["{„«])/g, index === 0 ? ' und ' : ' y '),
    sets: (value) =>
      quoted(value)
        .replaceAll(' of ', index === 0 ? ' von ' : ' de ')
        .replaceAll(' times ', index === 0 ? ' mal ' : ' por '),
    /** Fields and sections as the list of changes writes them in English. */
    key: (value) => key(value.toLowerCase()),
    section: (value) => section(value.toLowerCase()),
  }
}

const own = <Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

const byReadable = <Value>(names: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(names).map(([name, said]) => [readable(name), said]))

const sections = ['Abschnitte', 'Secciones']
const readableFields = { ...byReadable(fields), sections }
const readableChoices = byReadable(choices)
