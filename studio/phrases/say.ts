import { capital } from '../../renderer/common/place-names.ts'
import type { Said } from '../../renderer/common/problem.ts'
import { descriptions as german } from '../../renderer/messages/de.ts'
import { wordsOf } from '../../renderer/messages/english.ts'
import { descriptions as spanish } from '../../renderer/messages/es.ts'
import { namesIn } from './names.ts'
import { type Ask, type Pattern, patternOf, read, slotOf, type Value } from './pattern.ts'
import { inner, sentences } from './tables/all.ts'
import type { Phrases } from './tables/phrases.ts'

/** Says an English sentence of the check, of a change or of a refusal in a language; one that is not known stays. */
export type Say = (text: string) => string

const books: Record<string, () => Say> = {
  de: () => createBook('de', 0, german),
  es: () => createBook('es', 1, spanish),
}
const made = new Map<string, Say>()

/** English sentences in the language of a browser: German, Spanish, or as they are. */
export function sayIn(language: string): Say {
  const make = Object.hasOwn(books, language) ? books[language] : undefined
  if (!make) return (text) => text
  const book = made.get(language) ?? make()
  made.set(language, book)
  return book
}

/** What is said, be it of the catalogues or an English sentence of the code, in the language of a browser. */
export const sayAllIn = (language: string) => {
  const say = sayIn(language)
  return (said: Said) => wordsOf(said, language, say)
}

/** More sentences than an open draft has at once. */
const mostKept = 5000

function createBook(language: 'de' | 'es', index: 0 | 1, descriptions: Readonly<Record<string, string>>): Say {
  const patternsOf = (tables: readonly Phrases[]) =>
    byStart(tables.flatMap(Object.entries<Phrases[string]>).map(([phrase, both]) => patternOf(phrase, both[index])))
  const whole = patternsOf(sentences)
  const parts = new Map(Object.entries(inner).map(([slot, phrases]) => [slot, patternsOf([phrases])]))
  const names = namesIn(language)
  const kept = new Map<string, string>()
  /** In German a whole sentence behind a colon has a capital letter. */
  const afterColon = language === 'es' ? small : String

  const say = (text: string): string => {
    const said = createReader({ whole, parts, names, descriptions, afterColon })(text) ?? text
    // A place has a small letter, unless it begins a sentence.
    return /^[A-Z]/.test(text) ? capital(said) : said
  }
  return (text) => {
    const said = kept.get(text) ?? say(text)
    if (kept.size > mostKept) kept.clear()
    kept.set(text, said)
    return said
  }
}

interface Book {
  /** Says what follows a colon. */
  afterColon: (text: string) => string
  whole: Patterns
  parts: ReadonlyMap<string, Patterns>
  names: ReturnType<typeof namesIn>
  descriptions: Readonly<Record<string, string>>
}

/** Reads one text. What has been found of its pieces is kept until then: they are asked for many times. */
function createReader({ whole, parts, names, descriptions, afterColon }: Book): (text: string) => string | undefined {
  const known = new Map<string, Value | undefined>()
  const once = (key: string, make: () => Value | undefined) => {
    if (!known.has(key)) known.set(key, make())
    return known.get(key)
  }
  const ask: Ask = (name, value) => {
    const slot = slotOf(name)
    const patterns = parts.get(slot)
    if (patterns) return once(`${slot} ${value}`, () => cheapest(patterns, small(value), ask))
    if (slot === 'said') return phrase(value, true) ?? phrase(capital(value), true)
    if (slot === 'more') {
      const more = several(value) ?? several(capital(value))
      return more && { ...more, said: afterColon(more.said) }
    }
    const said = Object.hasOwn(names, slot) ? names[slot]?.(value) : value
    return said === undefined ? undefined : { said, cost: slot === 'count' ? 0 : value.length }
  }
  const phrase = (text: string, mayBeOpen: boolean): Value | undefined =>
    once(`phrase ${mayBeOpen} ${text}`, () =>
      Object.hasOwn(descriptions, text)
        ? { said: descriptions[text] ?? '', cost: 0 }
        : cheapest(whole, text, ask, mayBeOpen ? undefined : isClosed),
    )
  /** One phrase, or one after the other. */
  const several = (text: string): Value | undefined =>
    once(`several ${text}`, () => {
      let chosen = phrase(text, true)
      for (const { index } of text.matchAll(/(?<=[.?!}]) | (?=Also on lines? |The same goes for )/g)) {
        const [head, tail] = [text.slice(0, index), text.slice(index + 1)]
        const first = phrase(head, follows.test(tail)) ?? withoutStop(head, tail)
        const rest = first && (!chosen || first.cost < chosen.cost) ? several(tail) : undefined
        if (!first || !rest || (chosen && chosen.cost <= first.cost + rest.cost)) continue
        chosen = { said: `${first.said} ${rest.said}`, cost: first.cost + rest.cost }
      }
      return chosen
    })
  /** A list gets its full stop where a remark follows. */
  const withoutStop = (head: string, tail: string): Value | undefined => {
    const value = follows.test(tail) && head.endsWith('.') ? phrase(head.slice(0, -1), true) : undefined
    return value && { ...value, said: `${value.said}.` }
  }
  return (text) => several(text)?.said
}

/** What may be put behind a hint that ends with words of the author. */
const follows = /^(?:Also on lines?|The same goes for) /

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Whether it can be told where a phrase ends: it does not end with words of the author. */
const isClosed = ({ literals, names }: Pattern) =>
  literals.at(-1) !== '' || ['said', 'more', ...Object.keys(inner)].includes(slotOf(names.at(-1) ?? ''))

type Patterns = ReadonlyMap<string, readonly Pattern[]>

/** By their first letters, so that few have to be compared; those that begin with a value have none. */
const byStart = (patterns: readonly Pattern[]): Patterns =>
  Map.groupBy(patterns, ({ literals: [first = ''] }) => first.charAt(0))

/** The reading of a text that leaves least of it as it stands. */
function cheapest(
  patterns: Patterns,
  text: string,
  ask: Ask,
  isFit?: (pattern: Pattern) => boolean,
): Value | undefined {
  let chosen: Value | undefined
  for (const start of new Set([text.charAt(0), ''])) {
    for (const pattern of patterns.get(start) ?? []) {
      const value = isFit && !isFit(pattern) ? undefined : read(pattern, text, ask)
      if (value && (!chosen || value.cost < chosen.cost)) chosen = value
    }
  }
  return chosen
}
