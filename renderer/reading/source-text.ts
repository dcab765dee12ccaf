import { keepLast } from '../library/keep-last.ts'
import { createLines, type Lines } from './lines.ts'
import { type Chunk, splitPages } from './split.ts'

/** The text of a pages.yaml, cut into its parts. */
export interface SourceText {
  text: string
  /** One after the other they make up the whole. */
  chunks: readonly Chunk[]
  lines: Lines
}

/** What stands before and after the pages. */
export const aroundPages = ({ chunks }: SourceText): string =>
  chunks.flatMap(({ route, text }) => (route === undefined ? [text] : [])).join('')

/** Cuts a text; of several readers of one text, the first does it. */
export const sourceText = keepLast((text): SourceText => ({ text, chunks: splitPages(text), lines: createLines(text) }))
