import * as de from './de.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import { keyInWords } from './key-in-words.ts'
import type { MessageId } from './message.ts'
import type { Texts } from './texts.ts'

/** Everything that is said to authors in a language: one file (docs/developing.md). */
export interface Catalogue {
  /** ICU messages. */
  messages: Readonly<Record<MessageId, string>>
  parts: Texts
  /** Absent in English, where keys and choices are called as they are written. */
  fields?: Texts
  choices?: Texts
  /** By the English text, which the schemas hold. */
  descriptions?: Texts
}

export const catalogues: Readonly<Record<string, Catalogue>> = { de, en, es }

const own = (texts: Texts | undefined, name: string) => (texts && Object.hasOwn(texts, name) ? texts[name] : undefined)

/** What a language calls keys, choices and parts of the file; names that authors have chosen stay. */
export interface Names {
  field: (key: string, inWords?: boolean) => string
  choice: (name: string, inWords?: boolean) => string
  part: (key: string) => string
  /** What a schema says, by its English text. */
  description: (text: string) => string
}

const plain = (key: string, inWords = false) => (inWords ? keyInWords(key) : key)

export function namesOf({ parts, fields, choices, descriptions }: Catalogue): Names {
  return {
    field: (key, inWords) => (fields && (own(parts, key) ?? own(fields, key))) ?? plain(key, inWords),
    choice: (name, inWords) => own(choices, name) ?? plain(name, inWords),
    part: (key) => own(parts, key) ?? key,
    description: (text) => own(descriptions, text) ?? text,
  }
}
