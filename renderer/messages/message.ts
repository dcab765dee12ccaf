import type english from './catalogues/en.json'

/** Keys and list positions from the top of pages.yaml: `['pages', '/about', 'blocks', 0]`. */
export type Path = readonly (string | number)[]

export type MessageId = keyof (typeof english)['messages']

/** A sentence for a person as plain data: which one it is, and what stands in its places. A catalogue makes the words. */
export interface Message {
  readonly id: MessageId
  readonly values?: Values
}

/** By the names that the sentence of the catalogue has for its places, such as `{ route: '/about' }` for `{route}`. */
export type Values = Readonly<Record<string, Value>>

/** Text and numbers stand as they are; the rest differs from language to language. */
export type Value = string | number | Message | readonly Message[] | Named

/** What languages call in their own way. */
export type Named =
  /** Where something stands in the file; labels are the names that entries of lists bear, by their index in the path. */
  | { readonly place: Path; readonly labels?: Readonly<Record<number, string>> }
  /** A key of the schemas, such as `opens`. English too says it in words with `inWords`: "form heading". */
  | { readonly field: string; readonly inWords?: true }
  /** A section, a kind of page or another choice of the schemas. */
  | { readonly choice: string; readonly inWords?: true }
  /** A page, by its address. */
  | { readonly page: string }
  /** A part of the file, such as `navigation`. */
  | { readonly part: string }
  /** A country, by its code of two letters. */
  | { readonly country: string }
  /** A language, by its tag. */
  | { readonly language: string }
  /** What the schemas say of a field or a section, by its English text. */
  | { readonly description: string }
  | List

/** Several names in a row, cut where they would get too long to read. */
export interface List {
  readonly list: readonly Value[]
  /** Each in quotes. */
  readonly quoted?: true
  /** The word before the last one; commas alone where there is none. */
  readonly word?: 'and' | 'or'
  /** How many are named; of the rest only the number is said. 30 unless told. */
  readonly most?: number
  /** There are more names than these, and nobody needs to know how many. */
  readonly cut?: true
}

/** Says which sentence of the catalogues is meant, with what stands in its places. */
export const message = (id: MessageId, values?: Values): Message => (values ? { id, values } : { id })

/** The value of a place in a sentence that says where something stands. */
export const at = (path: Path) => ({ place: path })
