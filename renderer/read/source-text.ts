import { createLines, type Lines } from './lines.ts'
import { type Chunk, splitPages } from './split.ts'

/** The text of a pages.yaml, cut into its parts. */
export interface SourceText {
  text: string
  /** One after the other they make up the whole. */
  chunks: readonly Chunk[]
  lines: Lines
}

export function sourceText(text: string): SourceText {
  return { text, chunks: splitPages(text), lines: createLines(text) }
}
