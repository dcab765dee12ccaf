import type { Said } from '../messages/english.ts'
import { type MessageId, message, type Path, type Values } from '../messages/message.ts'

export type { Said } from '../messages/english.ts'
export type { Path } from '../messages/message.ts'

/** A mistake or a doubt in pages.yaml, as plain data. Lines and columns count from 1. */
export interface Problem {
  /** Stable name of the kind of problem, such as "dead-link"; tests and scripts rely on it. */
  code: string
  severity: 'error' | 'warning'
  file: string
  line: number
  column: number
  /** Column after the last underlined character; absent where nothing can be underlined. */
  endColumn?: number
  /** Where it stands in the data; absent where there is none, as for a mistake in the YAML itself. */
  path?: Path
  /** In English; what is said in other languages is made of `said`. */
  message: string
  hint: string
  said: { message: Said; hint: Said }
  /** The address of a page that would mend it by being there. */
  lacks?: string
  /** The line that it is about, where it is none of the site's file. */
  text?: string
}

/** Where a finding is, before it is turned into line and column. */
export type Place =
  | {
      path: Path /** Underline the key instead of the value. */
      key?: boolean /** Underline these words. */
      text?: string
    }
  | { start: number; end: number }

export interface Spoilt {
  start: number
  end: number
  isWhole?: boolean
}

/** A problem before its place is looked up. Errors are the default, since most findings are. */
export interface Finding {
  code: string
  severity?: Problem['severity']
  place: Place
  /** What is wrong, where the same mistake in several places is one problem. */
  about?: string
  /** More places with the same mistake; their lines are added to the hint. */
  also?: Place[]
  /** The value that is wrong, for the doctor to recognise. */
  value?: unknown
  /** The address of a page that would mend it by being there. */
  lacks?: string
  /** What was probably meant, to be said before the hint. */
  suggestion?: Said
  /** Text is meant where the value stands: the line may tell why YAML reads another thing. */
  isTextMeant?: true
  /** The keys that are known where an unknown one stands. */
  allowed?: readonly string[]
  /** What else is not worth saying: from the mistake to the end of the group that it spoils; with `isWhole`, all in it. */
  spoils?: Spoilt
  message: Said
  hint: Said
}

/** A path as one string, to compare and collect by. */
export function joinPath(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** One finding for the same mistake in several places; the lines of the others are added to its hint. */
export function together(findings: readonly Finding[]): Finding[] {
  const same = Map.groupBy(findings, ({ code, about }) => `${code} ${about}`)
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    return { ...first, also: [...(first.also ?? []), ...others.map(({ place }) => place)] }
  })
}

/** Ids of sentences beside which a hint stands in the catalogues. */
type WithHint = { [Id in MessageId]: `${Id}.hint` extends MessageId ? Id : never }[MessageId]

/** A code with what the catalogues say under its name: what is wrong, and the way out. */
export const worded = (code: WithHint, values?: Values, hintValues?: Values) => ({
  code,
  message: message(code, values),
  hint: message(`${code}.hint` as MessageId, hintValues),
})
