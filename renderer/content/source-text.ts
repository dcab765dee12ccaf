import type { Layout } from './layout.ts'
import { createLines, type Lines } from './lines.ts'
import { type Chunk, splitPages } from './split.ts'

/** The text of a pages.yaml, cut into its parts. */
export class SourceText {
  /** One after the other they make up the whole. */
  readonly chunks: readonly Chunk[]
  /** Present where the file can be read by its parts the next time: see {@link Layout}. */
  readonly layout?: Layout
  #text?: string
  #lines?: Lines

  constructor(chunks: readonly Chunk[], layout?: Layout) {
    this.chunks = chunks
    if (layout) this.layout = layout
  }

  get text(): string {
    this.#text ??= this.chunks.map(({ text }) => text).join('')
    return this.#text
  }

  get lines(): Lines {
    this.#lines ??= createLines(this.chunks)
    return this.#lines
  }
}

export const sourceText = (text: string) => new SourceText(splitPages(text))
