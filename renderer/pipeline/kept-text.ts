import { createCache } from '../cache/cache.ts'
import { keepLast } from '../cache/keep-last.ts'
import { readChunk } from '../read/chunks.ts'
import { type ParsedFile, parseFrame } from '../read/parse.ts'
import { type SourceText, sourceText } from '../read/source-text.ts'

// While somebody types, the same text is asked for by several, and what stands around the pages stays as it is.

/** Cuts a text; of several readers of one text, the first does it. */
export const keptSource = keepLast(sourceText)

const around = createCache()

/** Reads what stands around the pages. Nobody may change the data: who reads the same text next gets it too. */
export function keptFrame(source: SourceText): ParsedFile {
  const file = parseFrame(source, (chunk) =>
    chunk.slipped ? readChunk(chunk) : around.get(chunk.text, () => readChunk(chunk)),
  )
  around.turn()
  return file
}
