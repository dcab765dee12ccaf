/** What the desk asks the studio's process about the draft. No browser reaches it: it goes over a channel of the two. */
import type { Said } from '../../renderer/common/problem.ts'
import type { Author } from '../../studio/draft/author.ts'
import type { Conflict } from '../../studio/draft/merge.ts'
import type { Saved } from '../../studio/draft/open-draft.ts'
import type { Change } from '../../studio/draft/words.ts'

/** The draft at one moment. */
export interface Drafted {
  version: number
  text: string
  /** The text on which it was begun: that of the file. */
  saved: string
  /** With who made each, in the order in which they were made. */
  changes: (Change & { by: Author })[]
  conflicts: Conflict[]
}

/** Something that the check says, in a language. */
export interface Found {
  severity: 'error' | 'warning'
  message: string
  hint: string
  /** The address of the page in which it is. */
  page?: string
}

export interface Tasks {
  draft(): Drafted
  /** What the whole check says of the draft as it is now. */
  problems(language: string): Found[]
  /** Writes the file, unless the draft has an error: a Refusal says how many. */
  save(): Saved
  /** Writes a text that came from elsewhere, such as an older version: what is not published is made again on it. */
  mergeFrom(text: string): Conflict[]
  /** Has another text take the place of the whole draft, as a step of somebody, who can take it back. */
  reset(text: string, by: Author): void
}

export type Question = { id: number; task: keyof Tasks; given: unknown[] }

/** What goes wrong in words stays in words. */
export type Reply = { id: number } & (
  | { result: unknown }
  | { refused: { message: Said | string; hint: Said | string } }
  | { failed: string }
)

/** What the process needs to begin; nobody else may know the secret. */
export interface Beginning {
  file: string
  /** A socket in a folder that is its user's alone. */
  socket: string
  secret: string
  /** The path of the studio, with a slash at both ends, that of the desk, and its page on which the draft is published. */
  base: string
  home: string
  publish: string
}
